### Lists inside sentences.

list-one = { $item }
list-or = { $most } of { $last }
list-and = { $most } en { $last }
list-also = { $first }; { $rest }
list-quoted = ‘{ $text }’
