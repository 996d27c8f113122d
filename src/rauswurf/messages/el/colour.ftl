## Neuter, so that nominative and accusative are the same.

colour-yellow = Κίτρινο
colour-green = Πράσινο
colour-red = Κόκκινο
colour-black = Μαύρο
colour-blue = Μπλε
colour-white = Άσπρο
colour-orange = Πορτοκαλί
