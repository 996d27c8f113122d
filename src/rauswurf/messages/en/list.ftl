# Lists inside sentences.

list-one = { $item }
list-or = { $most } or { $last }
list-and = { $most } and { $last }
