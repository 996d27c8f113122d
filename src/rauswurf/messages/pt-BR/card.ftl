### Only what Brazil says in other words than pt, which tells the rest.

card-poodle = Poodle
