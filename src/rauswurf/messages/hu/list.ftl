### Lists inside sentences.

list-one = { $item }
list-or = { $most } vagy { $last }
list-and = { $most } és { $last }
list-also = { $first }; { $rest }
list-quoted = „{ $text }”
