"""The sentences in which refusals are told, by rule and case.

``{...}`` are filled with names of fields and colours, and with numbers.
"""

REFUSALS = {
    "backward-capture.nobody-there": "A piece goes backwards only to capture, and there is no "
    "stranger on {field}.",
    "backward-capture.over-own-start": "A piece never goes back onto or over its own start "
    "({start}).",
    "barriers.in-the-way": "There is a barrier on {field}; nobody lands on it or passes it.",
    "barriers.on-start": "A barrier stands on the start ({field}); nobody can enter.",
    "clear-start.start-first": "Pieces wait in base, so the piece on the start ({start}) must move "
    "first.",
    "finish.over": "The game is over.",
    "forced-capture.capture-first": "A capture is possible, so a capture must be made.",
    "forced-capture.no-passing": "A capture is possible; it may be missed, but not passed.",
    "goal-count.does-not-fit": "No goal field is {die} steps away.",
    "goal-count.foreign-goal": "That is another colour's goal.",
    "goal-count.past-own-goal": "{die} steps would lead past the own goal.",
    "goal-no-jump.in-the-way": "In the goal no piece is jumped over, and {field} is taken.",
    "must-move.can-move": "A move is possible, so it must be made.",
    "no-such-piece.nothing-there": "There is no {colour} piece on {field}.",
    "one-per-field.own-piece": "An own piece stands on {field}.",
    "roll-move.forward-only": "Pieces move forward, and by {die}.",
    "roll-move.move-first": "The {die} must be used before the next roll.",
    "roll-move.roll-first": "Roll first; the number rolled decides.",
    "roll-move.wrong-number": "That is not {die} steps away.",
    "six-enters.must-enter": "With a six a piece in base must enter, onto {start}.",
    "six-enters.needs-six": "A piece leaves the base only with a six, not with a {die}.",
    "six-enters.only-to-start": "A piece from the base enters on its own start, {start}.",
    "six-start-occupied.own-on-start": "An own piece stands on the start ({start}), so nothing "
    "enters.",
    "six-start-occupied.start-first": "An own piece stands on the start ({start}); the six must "
    "move that piece.",
    "turns.not-yours": "It is {turn}'s turn; {colour} pieces are not theirs to move.",
}
