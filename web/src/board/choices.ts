// What may be done with what lies on a race board. The view says it; here it is only sorted.
//
// Everything is known by its place: one taps a field, and what stands on it is meant.

import type { BoardInfo, ColourInfo, MoveView, PieceView, RaceView } from "../lib/protocol";
import type { Point } from "./shapes";
import { middle } from "./standing";

export type MovesByPlace = Map<number, MoveView[]>;

/** The moves by where something is picked up for them. */
export function movesByOrigin(moves: readonly MoveView[]): MovesByPlace {
  return grouped(moves, (move) => move.origin);
}

/** The moves that can be tapped where they lead, given what is picked up.

The stone may go to so many places that it must be picked up first. */
export function movesByTarget(moves: readonly MoveView[], picked: number | null): MovesByPlace {
  const shown = moves.filter((move) =>
    picked === null ? move.kind !== "stone" : move.origin === picked,
  );
  return grouped(shown, (move) => (move.kind === "turn" ? move.origin : move.target));
}

/** The one move on the board, if there is just one. */
export function onlyMove(moves: readonly MoveView[]): MoveView | null {
  const onBoard = moves.filter((move) => move.origin !== null);
  return onBoard.length === 1 ? onBoard[0]! : null;
}

/** Moves that have no place on the board: they are said beside it. */
export function saidMoves(moves: readonly MoveView[]): MoveView[] {
  return moves.filter((move) => move.kind !== "roll" && move.origin === null);
}

/** The places that these moves come over, without where they end. */
export function trail(board: BoardInfo, moves: readonly MoveView[]): Point[] {
  const places = new Set(moves.flatMap((move) => move.path.slice(0, -1)));
  return [...places].map((place) => middle(board.fields[place]));
}

/** Where a piece would come to if nothing were in its way: what to ask about when it is tapped. */
export function wishedPlace(board: BoardInfo, view: RaceView, piece: PieceView): number {
  const colour = board.colours.find(({ name }) => name === piece.colour);
  const entry = colour?.enter.find(([from]) => from === piece.place);
  if (entry) return entry[1];
  let place = piece.place;
  for (let step = 0; step < (view.die ?? 1); step += 1) place = next(colour, place) ?? place;
  return place;
}

function next(colour: ColourInfo | undefined, place: number): number | undefined {
  return colour?.next.findLast(([from]) => from === place)?.[1];
}

function grouped(
  moves: readonly MoveView[],
  placeOf: (move: MoveView) => number | null,
): MovesByPlace {
  const found: MovesByPlace = new Map();
  for (const move of moves) {
    const place = placeOf(move);
    if (place !== null) found.set(place, [...(found.get(place) ?? []), move]);
  }
  return found;
}

/** The place that a tap means: the nearest, where places that can do something reach further.

`finger` is how far a finger strays, in units of the board. */
export function tappedPlace(
  board: BoardInfo,
  point: Point,
  active: ReadonlySet<number>,
  finger: number,
): number | null {
  let best: number | null = null;
  let least = 1;
  for (const [place, field] of board.fields.entries()) {
    const radius = active.has(place) ? Math.max(board.reach, finger) : board.reach;
    for (const spot of field.spots) {
      const distance = Math.hypot(spot.x - point.x, spot.y - point.y) / radius;
      if (distance < least) [best, least] = [place, distance];
    }
  }
  return best;
}
