// The buttons on a race board, in the order in which Tab goes through them.

import type { BoardInfo, MoveView, RaceView } from "../lib/protocol";
import type { Hand } from "./hand.svelte";
import { originLabel, targetLabel } from "./labels";
import type { Point } from "./shapes";
import { middle, type Stand } from "./standing";

/** Somewhere to tap: where something is picked up, or where it can go. */
export interface Spot extends Point {
  role: "origin" | "target";
  place: number;
  label: string;
  picked: boolean;
  throws: boolean;
}

/** What may be tapped now. */
export function spotsOf(
  board: BoardInfo,
  view: RaceView,
  hand: Hand,
  stands: ReadonlyMap<number, Stand>,
): Spot[] {
  const origins = [...hand.origins].filter(([place]) => !hand.targets.has(place));
  // Around the board, as the fields are numbered.
  const around = <Entry extends [number, MoveView[]]>(entries: Entry[]) =>
    entries.sort(([one], [other]) => one - other);
  return [
    ...around(origins).map(([place, moves]) =>
      origin(board, view, place, moves, hand.picked, stands),
    ),
    ...around([...hand.targets]).map(([place, moves]) => target(board, view, place, moves)),
  ];
}

function origin(
  board: BoardInfo,
  view: RaceView,
  place: number,
  moves: readonly MoveView[],
  held: number | null,
  stands: ReadonlyMap<number, Stand>,
): Spot {
  const { x, y } = stands.get(moves[0]?.piece ?? -1) ?? middle(board.fields[place]);
  const picked = held === place;
  const label = originLabel(board, view, moves, picked);
  return { role: "origin", place, label, picked, throws: false, x, y };
}

function target(board: BoardInfo, view: RaceView, place: number, moves: readonly MoveView[]): Spot {
  const { x, y } = middle(board.fields[place]);
  const throws = moves.some((move) => move.captured !== null || move.hits_stone !== null);
  const label = targetLabel(board, view, moves);
  return { role: "target", place, label, picked: false, throws, x, y };
}
