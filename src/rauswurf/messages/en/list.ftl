### Lists inside sentences.

# Only one thing is in the list.
list-one = { $item }
# $most: all but the last, with commas between them. $last: the last
list-or = { $most } or { $last }
list-and = { $most } and { $last }
# Two parts of a line that have commas of their own: a list of everything that is wrong with something.
list-also = { $first }; { $rest }
# What somebody typed, or what stands in a file.
list-quoted = '{ $text }'
