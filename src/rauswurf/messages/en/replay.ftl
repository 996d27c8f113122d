### What `rauswurf replay` says, which shows a recorded game. A record is a file with one game.

## Bad input, also for `rauswurf verify`. One line, which begins with "rauswurf: ".
## $file, $folder, $path: a file or folder, as it was typed

replay-no-file = { $file }: there is no such file
replay-folder = { $file }: this is a folder
# $reason: a message of reason.ftl
replay-unreadable = { $file }: cannot be read: { $reason }
# The file cannot be read as a record. $reason: why
replay-no-record = { $file }: { $reason }
replay-not-empty = { $folder } is not empty: choose a new folder
replay-not-gif = --gif needs a file that ends in .gif, not { $file }
# $reason: a message of reason.ftl
replay-unwritable = { $path } cannot be written: { $reason }

## Walking through a game, step by step. Enter is a key; b, a, q and ? are typed.

replay-keys = Enter shows the next step; b back, a number to jump, a all, q quit, ? help.
# Keys to the left, what they do to the right, in columns. Ctrl-C: two keys pressed together.
replay-help =
    Enter    the next step
    b        one step back
    17       go to step 17; 0 is the beginning
    a        show the rest by itself; Ctrl-C stops it
    q        stop
replay-first-step = This is the beginning.
# $step: its number, as it can be typed
replay-last-step = The last step is { $step }.

## Pictures. $pictures (number): how many were drawn. $path: the file or folder

# Beside a progress bar.
replay-drawing = Drawing
replay-pictures = { $pictures ->
    [one] { $pictures } picture is in { $path }.
   *[other] { $pictures } pictures are in { $path }.
}
