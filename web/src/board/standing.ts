// Where pieces are drawn: each on a spot of its field, several on one spot around it.

import type { BoardInfo, FieldInfo, PieceView } from "../lib/protocol";
import type { Point } from "./shapes";

/** A piece in its place; `size` is 1 for one that has its spot for itself. */
export interface Stand extends Point {
  size: number;
}

const AROUND = 0.5; // how far from the middle of a crowd its pieces stand, in radii of a field
const CROWDED = 0.62;

/** The place of every piece, by its id. */
export function standing(board: BoardInfo, pieces: readonly PieceView[]): Map<number, Stand> {
  const stands = new Map<number, Stand>();
  for (const place of new Set(pieces.map((piece) => piece.place))) {
    const spots = board.fields[place]?.spots ?? [];
    const here = pieces.filter((piece) => piece.place === place);
    for (const [k, crowd] of shared(here, spots.length).entries())
      crowd.forEach((piece, n) => stands.set(piece.id, inCrowd(n, crowd.length, spots[k]!, board)));
  }
  return stands;
}

/** The middle of a field. */
export function middle(field: FieldInfo | undefined): Point {
  const spots = field?.spots ?? [];
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(spots.map(({ x }) => x)), y: mean(spots.map(({ y }) => y)) };
}

/** Who stands on which spot: all on their own one while it is free, so that nobody shifts. */
function shared(pieces: readonly PieceView[], spots: number): PieceView[][] {
  const crowds: PieceView[][] = Array.from({ length: spots }, () => []);
  const late = pieces.filter((piece) => {
    const own = crowds[piece.id % spots]!;
    return own.length > 0 || !own.push(piece);
  });
  for (const piece of late) crowds.reduce((a, b) => (b.length < a.length ? b : a)).push(piece);
  return crowds;
}

/** The place of the n-th of so many pieces on one spot. */
function inCrowd(n: number, count: number, { x, y }: Point, { reach }: BoardInfo): Stand {
  if (count === 1) return { x, y, size: 1 };
  const angle = Math.PI + (2 * Math.PI * n) / count;
  const away = reach * AROUND;
  return { x: x + away * Math.cos(angle), y: y + away * Math.sin(angle), size: CROWDED };
}
