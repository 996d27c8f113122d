### Lists inside sentences.

list-one = { $item }
list-or = { $most } o { $last }
list-and = { $most } e { $last }
list-also = { $first }; { $rest }
list-quoted = «{ $text }»
