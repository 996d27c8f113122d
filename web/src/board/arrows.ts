// Moves as arrows on a race board.

import type { BoardInfo, MoveView, RaceView, View } from "../lib/protocol";
import { writtenTrail } from "./trails";

/** The way of a move, in places. */
export interface Arrow {
  kind: "best" | "made";
  places: number[];
}

/** The arrow of a move that may be made in a view; none where nothing walks. */
export function arrowOf(view: View | undefined, text: string | null, kind: Arrow["kind"]): Arrow[] {
  if (view?.family !== "race" || text === null) return [];
  const move = view.moves.find((one) => one.text === text);
  return move ? along(kind, move) : [];
}

/** The arrow of a move as it is written, from its first field to its last. */
export function writtenArrow(board: BoardInfo | null, view: RaceView, text: string): Arrow[] {
  if (!board) return [];
  const plays = view.turn ? [view.turn] : [];
  const trail = writtenTrail(board, plays, view.seat ?? 0, text);
  return trail ? [{ kind: "best", places: trail.places }] : [];
}

function along(kind: Arrow["kind"], { origin, target, path }: MoveView): Arrow[] {
  const ends = path.length > 0 || target === null ? path : [target];
  const places = [...(origin === null ? [] : [origin]), ...ends];
  return places.length > 0 ? [{ kind, places }] : [];
}
