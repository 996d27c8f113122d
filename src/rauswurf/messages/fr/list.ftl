### Lists inside sentences.

list-one = { $item }
list-or = { $most } ou { $last }
list-and = { $most } et { $last }
list-also = { $first } ; { $rest }
list-quoted = « { $text } »
