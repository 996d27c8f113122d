### Lists inside sentences.

list-one = { $item }
list-or = { $most } nebo { $last }
list-and = { $most } a { $last }
list-also = { $first }; { $rest }
list-quoted = „{ $text }“
