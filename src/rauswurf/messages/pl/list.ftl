### Lists inside sentences.

list-one = { $item }
list-or = { $most } lub { $last }
list-and = { $most } i { $last }
list-also = { $first }; { $rest }
list-quoted = „{ $text }”
