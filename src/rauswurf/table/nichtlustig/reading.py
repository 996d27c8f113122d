"""Positions of NICHTLUSTIG read from text: everything that is wrong with one is listed."""

from rauswurf.games import Setup
from rauswurf.messages import Message, all_of, message
from rauswurf.rules.nichtlustig.cards import (
    ALL_DICE,
    ASKING_DUCK,
    COVERING,
    DEATH,
    DUCK,
    DYING,
    FOURTH,
    NONE,
    PROFESSOR,
    SCORING,
    SPECIAL,
    TABLE,
    TAKING,
    TARGETS,
    VIRUS,
    State,
)
from rauswurf.rules.race import MOVE
from rauswurf.table.nichtlustig.names import card_name, dice_of, find_card
from rauswurf.table.nichtlustig.positions import NOW
from rauswurf.table.nichtlustig.sketch import (
    Sketch,
    read_dice,
    read_kept,
    read_rolls_by_seat,
    sketch,
)
from rauswurf.table.positions import read_number

IN_TURN = ("turn", "dice", "kept", "rolls", "now")  # facts of a turn that goes on


def read_position(setup: Setup, text: str) -> State:
    """The position that a text describes; raises PositionError with all its faults."""
    return _Reader(setup, sketch(setup, text)).state()


class _Reader:
    def __init__(self, setup: Setup, given: Sketch) -> None:
        self.setup = setup
        self.rules = setup.rules
        self.names = setup.names
        self.given = given
        self.facts = given.facts
        self.faults = given.faults

    def state(self) -> State:
        """First all that is wrong with the form, then all that makes no sense."""
        faces, kept, rolls = self.dice()
        contest = self.by_seat("contest")
        professors = self.by_seat("professors")
        now = self.now()
        s = self.with_cards()
        self.read_turn(s)
        self.faults.stop()
        if "contest" in self.facts:
            self.read_contest(s, contest)
        elif s.on_table <= self.rules.LAST_CARDS and now[:1] not in (["death"], ["cover"]):
            self.read_end(s, professors)
        else:
            self.check_turn(s)
            self.read_step(s, faces, kept, rolls, now)
        self.faults.stop()
        return s

    def name(self, s: State) -> str:
        return self.names[s.turn]

    # The form.

    def dice(self) -> tuple[list[int] | None, int, int | None]:
        faces = read_dice(self.facts["dice"], self.faults) if "dice" in self.facts else None
        kept = 0
        if "kept" in self.facts and "dice" not in self.facts:
            self.faults.note("position-kept-alone")
        elif "kept" in self.facts and faces:
            kept = read_kept(self.facts["kept"], faces, self.faults)
        return faces, kept, read_number("rolls", self.facts.get("rolls"), 0, 3, self.faults)

    def by_seat(self, name: str) -> dict[int, list[int]]:
        return read_rolls_by_seat(name, self.facts.get(name, []), self.setup, self.faults)

    def now(self) -> list[str]:
        words = self.facts.get("now", [])
        if not words and "now" not in self.facts:
            return []
        rest = " ".join(words[1:])
        if words[:1] == ["cover"] and DEATH <= find_card(rest) < SPECIAL:
            return ["cover", rest]
        if len(words) == 1 and words[0] in NOW.values() and words != ["cover"]:
            return words
        self.faults.note("position-now", said=" ".join(words))
        return []

    def with_cards(self) -> State:
        s: State = self.rules.start()
        for seat in range(len(self.names)):
            s.contest[seat] = NONE
        for card, seat in self.given.where.items():
            s.where[card] = seat
            s.on_table -= card < TARGETS
        for card, mark in self.given.mark.items():
            s.mark[card] = mark
        for death, card in self.given.covers.items():
            s.covers[death - DEATH] = card
        return s

    def read_turn(self, s: State) -> None:
        words = self.facts.get("turn", [self.names[0]])
        if len(words) == 1 and words[0] in self.names:
            s.turn = self.names.index(words[0])
        else:
            self.faults.note("position-turn", said=" ".join(words), known=self.names)

    # Before the first turn and after the last.

    def refuse_facts(self, why: str, *names: str, **values: int) -> None:
        said = [name for name in names if name in self.facts]
        if said:
            self.faults.note(why, fact=all_of(said), **values)

    def read_contest(self, s: State, rolled: dict[int, list[int]]) -> None:
        self.refuse_facts("position-contest", *IN_TURN, "professors")
        if self.given.where:
            self.faults.note("position-contest-cards")
        if any(len(faces) != 1 for faces in rolled.values()):
            self.faults.note("position-contest-one-die")
        elif [0] not in rolled.values():
            self.faults.note("position-contest-done")
        elif len(rolled) < 2:
            self.faults.note("position-contest-two")
        else:
            for seat, faces in rolled.items():
                s.contest[seat] = faces[0]
            self.rules.await_contest_roll(s)

    def read_end(self, s: State, rolled: dict[int, list[int]]) -> None:
        self.refuse_facts("position-ended", *IN_TURN, count=s.on_table)
        wanted = {
            seat: number
            for seat in range(len(self.names))
            if (number := self.rules.scored(s, seat, PROFESSOR))
        }
        faces = [face for seat in wanted for face in rolled.get(seat, [0] * wanted[seat])]
        if rolled and {seat: len(dice) for seat, dice in rolled.items()} != wanted:
            numbers = [f"{self.names[seat]} {number}" for seat, number in wanted.items()]
            if numbers:
                self.faults.note("position-professors", known=numbers)
            else:
                self.faults.note("position-no-professors")
        elif sorted(faces, key=lambda face: face == 0) != faces:
            self.faults.note("position-professors-order")
        else:
            s.face[: len(faces)] = faces
            s.rolls = 0
            self.rules.await_professors(s)

    # During a turn.

    def check_turn(self, s: State) -> None:
        if "professors" in self.facts:
            self.faults.note("position-not-ended", count=s.on_table)
        skip = self.rules.SKIP_CARD
        if s.where[skip] == s.turn:
            card = card_name(skip)
            self.faults.note("position-misses-turn", colour=self.name(s), card=card)

    def read_step(
        self,
        s: State,
        faces: list[int] | None,
        kept: int,
        rolls: int | None,
        now: list[str],
    ) -> None:
        self.rules.begin_turn(s)
        if faces is None:
            if now or rolls not in (None, s.rolls):
                self.faults.note("position-say-dice")
            return
        s.face[:] = faces
        s.kept = kept
        s.wanted = faces.count(0)
        if any(faces[die] == 0 for die in dice_of(kept)) or kept == ALL_DICE:
            self.faults.note("position-kept-shown")
        elif now:
            self.read_now(s, rolls, now)
        elif s.wanted:
            self.read_unrolled(s, rolls)
        else:
            self.read_rolled(s, rolls)

    def read_unrolled(self, s: State, rolls: int | None) -> None:
        """Some dice are still to be rolled."""
        most = s.rolls - 1 if s.kept else s.rolls
        s.rolls = most if rolls is None else rolls
        if not 1 <= s.rolls <= most:
            self.faults.note("position-rolls-before", rolls=s.rolls, most=most)

    def read_rolled(self, s: State, rolls: int | None) -> None:
        """All dice lie there: what may be done next follows from how many rolls are left."""
        most = s.rolls - (2 if s.kept else 1)
        left = most if rolls is None else rolls
        if left > most:
            self.faults.note("position-rolls-after", rolls=left, most=most)
            return
        s.rolls = left + 1
        self.rules.end_roll(s)
        self.rules.proceed(s)
        if s.phase != MOVE:
            self.faults.note("position-turn-over")

    def read_now(self, s: State, rolls: int | None, now: list[str]) -> None:
        """The rolls are over; something is to be decided."""
        s.rolls = 1 if now == ["fourth"] else 0
        if rolls not in (None, s.rolls):
            self.faults.note("position-now-rolls", now=f"now {now[0]}", wanted=s.rolls, rolls=rolls)
        if s.wanted:
            self.faults.note("position-now-dice", now=f"now {now[0]}")
        if self.faults:
            return
        whole_turn = s.where[self.rules.TWO_ROLLS_CARD] != s.turn
        if now == ["duck"]:
            fault = message("position-now-duck", colour=self.name(s))
            self.expect(s, ASKING_DUCK, fault, whole_turn and s.where[DUCK] == s.turn)
        elif now == ["fourth"]:
            fault = message("position-now-fourth")
            self.expect(s, FOURTH, fault, whole_turn and s.where[DUCK] == TABLE)
        elif now == ["take"]:
            self.expect(s, SCORING, message("position-now-take"))
        else:
            self.read_death(s, now)

    def expect(self, s: State, step: int, fault: Message, possible: bool = True) -> None:
        """Go to a step; a fault if that is not possible, or the rules would pass it over."""
        turn = s.turn
        if possible:
            s.step = step
            self.rules.proceed(s)
        awaited = TAKING if step == SCORING else step
        if not possible or s.phase != MOVE or s.step != awaited or s.turn != turn:
            self.faults.append(fault)

    def read_death(self, s: State, now: list[str]) -> None:
        """A death card is to be taken, or one that was taken is to cover something."""
        name = self.name(s)
        if now == ["death"]:
            self.check_death(s, "now death")
            if not self.faults:
                self.expect(s, DYING, message("position-now-death", colour=name))
            return
        card = find_card(now[1])
        if s.where[card] != s.turn or s.covers[card - DEATH] != NONE:
            self.faults.note("position-now-cover", death=now[1], colour=name)
        self.check_death(s, "now cover")
        if not self.faults:
            s.death = card
            self.expect(s, COVERING, message("position-nothing-to-cover", colour=name))

    def check_death(self, s: State, now: str) -> None:
        """Can it have come to a death card? The scoring of this turn has been done, too."""
        infected = s.where[VIRUS] == s.turn
        trial: State = s.copy()  # type: ignore[attr-defined]
        self.rules.score(trial)
        for card in range(TARGETS):
            just_won = infected and s.where[card] == s.turn
            if trial.mark[card] != s.mark[card] and not just_won:
                self.faults.note(
                    "position-scored",
                    now=now,
                    card=card_name(card),
                    colour=self.names[s.where[card]],
                )
        trial.options = 0
        self.rules.list_sets(trial, self.rules.pairs_won(trial))
        self.rules.list_sets(trial, self.rules.professors_won(trial))
        self.rules.list_dinosaurs(trial, self.rules.coloured_sum(trial), 0, 0)
        if trial.options and not infected:
            self.faults.note("position-no-death-due", now=now)
