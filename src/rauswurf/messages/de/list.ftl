# Aufzählungen in Sätzen.

list-one = { $item }
list-or = { $most } oder { $last }
list-and = { $most } und { $last }
list-also = { $first }; { $rest }
list-quoted = „{ $text }“
