// Positions and moves in words, for those who play without seeing the board.

import { colourName, together } from "./naming";
import type {
  BoardInfo,
  CardMoveView,
  CardsView,
  CardView,
  DieView,
  MoveView,
  RaceView,
  View,
} from "./protocol";
import { words } from "./words.svelte";

/** A choice in words: what is said on its button. */
export function moveSentence(view: View, board: BoardInfo | null, text: string): string {
  if (view.family === "race") {
    const move = view.moves.find((one) => one.text === text);
    return move && board ? raceSentence(view, board, move) : text;
  }
  const move = view.moves.find((one) => one.text === text);
  return move ? cardSentence(view, move) : text;
}

/** A move as it is typed, in words; one from field to field stays as those are written on the board. */
export function typedInWords(text: string): string {
  const [what = "", rest = ""] = text.split(/ (.*)/);
  if (what === "roll") return words("page-move-roll");
  if (what === "stone") return words("page-move-stone", { field: rest });
  if (what !== "take") return text;
  if (rest === "nothing") return words("page-move-take-nothing");
  return words("page-move-take", { cards: together(rest.split(", ").map(cardName)) });
}

const MANY = 9; // more than these are not listed one by one

/** What is offered as a list; rolls are left out where real dice are typed in. */
export function listedMoves(view: View, byHand: boolean): (MoveView | CardMoveView)[] {
  const picked = new Set(pickedMoves(view));
  return view.moves.filter(
    (move) => !(byHand && move.kind === "roll") && !picked.has(move as CardMoveView),
  );
}

/** Dice to keep, or cards to take, are ticked off when there are too many ways to list them. */
export function pickedMoves(view: View): CardMoveView[] {
  if (view.family === "race") return [];
  const sets = view.moves.filter(({ kind }) => kind === "keep" || kind === "take");
  return sets.length > MANY ? sets : [];
}

// Races.

function raceSentence(view: RaceView, board: BoardInfo, move: MoveView): string {
  if (move.kind === "roll" || move.kind === "pass" || move.kind === "push")
    return words(`page-move-${move.kind}`);
  if (move.kind === "hunt") return words("page-move-hunt", { number: move.number ?? 0 });
  const origin = fieldName(board, move.origin);
  const to = fieldName(board, move.target);
  if (move.kind === "turn") return words("page-move-turn", { field: origin });
  if (move.kind === "stone") return words("page-move-stone", { field: to });
  const victim = colourOf(view, move.captured) ?? move.hits_stone;
  const step = words(stepId(view, board, move), {
    origin,
    to,
    victim: victim ? colourName(victim) : "",
  });
  const colour = colourOf(view, move.piece);
  // A piece of another colour than that whose turn it is: everybody may move the neutral ones.
  return colour && colour !== view.turn
    ? words("page-move-of", { colour: colourName(colour), move: step })
    : step;
}

function stepId(view: RaceView, board: BoardInfo, move: MoveView): string {
  const enters = board.fields[move.origin ?? -1]?.kind === "waiting";
  const way = enters ? "enter" : move.kind === "back" ? "back" : "step";
  if (colourOf(view, move.captured)) return `page-move-${way}-capture`;
  if (move.hits_stone) return "page-move-hit-stone";
  const goal = board.fields[move.target ?? -1]?.kind === "goal";
  const fromGoal = board.fields[move.origin ?? -1]?.kind === "goal";
  return goal && !fromGoal ? "page-move-goal" : `page-move-${way}`;
}

function colourOf(view: RaceView, piece: number | null): string | null {
  return view.pieces.find(({ id }) => id === piece)?.colour ?? null;
}

function fieldName(board: BoardInfo, place: number | null): string {
  return board.fields[place ?? -1]?.name ?? "";
}

/** Where the pieces of a colour are: waiting, on their way, and at home. */
export interface Whereabouts {
  colour: string;
  waiting: number;
  under: string[]; // names of the fields on the way
  home: string[];
  stone: string | null;
}

/** Where everything stands in a race, colour by colour. */
export function whereabouts(view: RaceView, board: BoardInfo): Whereabouts[] {
  const colours = board.colours.map(({ name }) => name);
  const playing = colours.filter((name) => view.pieces.some(({ colour }) => colour === name));
  return playing.map((colour) => {
    const own = view.pieces.filter((piece) => piece.colour === colour);
    const kindOf = (place: number) => board.fields[place]?.kind;
    const named = (piece: (typeof own)[number]) =>
      piece.focus ? words("page-field-focus", { field: piece.field }) : piece.field;
    return {
      colour,
      waiting: own.filter(({ place }) => kindOf(place) === "waiting").length,
      under: own
        .filter(({ place }) => !["waiting", "goal"].includes(kindOf(place) ?? ""))
        .map(named),
      home: own.filter(({ place }) => kindOf(place) === "goal").map(named),
      stone: view.stones.find((stone) => stone.colour === colour)?.field ?? null,
    };
  });
}

// NICHTLUSTIG.

function cardSentence(view: CardsView, move: CardMoveView): string {
  const cards = together(move.cards.map(cardName));
  if (move.kind === "keep") {
    const dice = view.dice.filter(({ id }) => move.dice.includes(id)).map(dieName);
    return dice.length
      ? words("page-move-keep", { dice: together(dice) })
      : words("page-move-keep-nothing");
  }
  if (move.kind === "take" && move.with_machine) return words("page-move-take-machine", { cards });
  if (move.kind === "take" && !move.cards.length) return words("page-move-take-nothing");
  return words(`page-move-${move.kind}`, { cards });
}

/** What a card is called. */
export function cardName(name: string): string {
  const [kind = "", number] = name.split(" ");
  return words(`card-${kind}`, number ? { number: Number(number) } : {});
}

/** A die and what it shows. */
export function dieName({ colour, face, symbol }: DieView): string {
  return face === 6 ? cardName(symbol) : words(`dice-${colour}`, { face: face ?? 0 });
}

/** The cards of a seat, or those on the table, in words. */
export function cardsOf(view: CardsView, seat: number | null): string[] {
  const covered = new Map(
    view.cards.flatMap(({ covers, name }) => (covers ? [[covers, name]] : [])),
  );
  return view.cards.filter((card) => card.seat === seat).map((card) => lying(card, covered));
}

function lying({ name, lies, covers }: CardView, covered: Map<string, string>): string {
  const card = cardName(name);
  const by = covered.get(name);
  if (by) return words("page-card-covered", { card, death: cardName(by) });
  if (covers) return words("page-card-covers", { card, covered: cardName(covers) });
  return lies === "scored" ? words("page-card-scored", { card }) : card;
}
