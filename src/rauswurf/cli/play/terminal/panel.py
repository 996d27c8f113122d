"""What stands beside the table: who plays, the dice, what is awaited, what happened."""

from rich.style import Style
from rich.text import Text

from rauswurf.boards.text import letter
from rauswurf.bots import known_as
from rauswurf.cli.play.local_game import LocalGame
from rauswurf.cli.play.terminal.dice import large_die, pips, side_by_side, small_die
from rauswurf.cli.play.terminal.palette import GOLD, PALE, SHAPES, TEXT, Palette
from rauswurf.table.race.view import RaceView
from rauswurf.table.view import View

FEW_SEATS = 4  # more are listed in two columns


def seats_text(match: LocalGame, view: View, palette: Palette, width: int) -> Text:
    """Everybody who plays, with how many pieces are home."""
    numbers = range(len(match.header.seats))
    brief = len(numbers) > FEW_SEATS
    seats = [_seat(match, view, seat, palette, brief=brief) for seat in numbers]
    if not brief:
        return Text("\n").join(seats)
    half, column = (len(seats) + 1) // 2, width // 2
    lines = []
    for left, right in zip(seats[:half], [*seats[half:], Text()], strict=False):
        left.truncate(column)
        left.pad_right(column - left.cell_len)
        lines.append(left.append_text(right))
    return Text("\n").join(lines)


def _seat(match: LocalGame, view: View, seat: int, palette: Palette, *, brief: bool) -> Text:
    """A seat in a line: whose turn it is, colours, names, the bot, and pieces that are home."""
    setup = match.table.setup
    line = Text()
    line.append("▸" if view.seat == seat else " ", Style(color=GOLD, bold=True))
    for colour in setup.seats[seat]:
        name = setup.names[colour]
        sign = letter(setup.board, colour) if setup.given_board else ""
        shape = "" if sign and palette.colours else SHAPES.get(name, "")
        line.append(f" {shape}{sign} ", palette.piece(name))
        is_bot = seat in match.bots
        style = Style(bold=view.seat == seat, italic=is_bot, color=PALE if is_bot else TEXT)
        line.append(f" {setup.name_of(colour)}", style)
    if seat in match.bots and not brief:
        line.append(f" {known_as(match.header.seats[seat].name)}", Style(color=PALE, italic=True))
    if isinstance(view, RaceView):
        home = _home(match, view, seat)
        line.append(f" {home}" if brief and home else f" {'▪' * home}", Style(color=GOLD))
    return line


def _home(match: LocalGame, view: RaceView, seat: int) -> int:
    """How many pieces of a seat are in the goal."""
    board, colours = match.table.setup.board, match.table.setup.seats[seat]
    mine = {board.colours[colour] for colour in colours}
    return sum(
        piece.colour in mine and board.fields[piece.place].kind == "goal" for piece in view.pieces
    )


def dice_text(match: LocalGame, view: View, palette: Palette) -> Text:
    """The die that waits to be moved; else what fell last, worn."""
    if not isinstance(view, RaceView):
        return Text()
    if view.die:
        return side_by_side([large_die(view.die, palette.paper, colours=palette.colours)])
    rolls = [step.event.faces for step in match.steps[-3:] if step.event.faces]
    faces = rolls[-1] if rolls else (0,)
    if len(faces) == 1:
        return side_by_side([large_die(faces[0], palette.worn, colours=palette.colours)])
    return side_by_side([small_die(pips(face), palette.worn) for face in faces], gap=" ")


def awaited_text(view: View) -> Text:
    """What the player on turn is to do, and what is demanded."""
    text = Text(str(view.awaited), Style(color=TEXT, bold=True))
    demand = view.demand if isinstance(view, RaceView) else None
    if demand:
        text.append(f"\n{demand}", Style(color=GOLD, bold=False))
    return text
