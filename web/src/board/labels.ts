// What things on the board are called, for those who hear the page and for buttons beside it.

import type { BoardInfo, MoveView, RaceView } from "../lib/protocol";
import { words } from "../lib/words.svelte";

export function colourWord(colour: string): string {
  return words(`colour-${colour}`);
}

/** What is picked up at a place. */
export function originLabel(
  board: BoardInfo,
  view: RaceView,
  moves: readonly MoveView[],
  picked: boolean,
): string {
  const [move] = moves;
  const field = fieldName(board, move?.origin);
  const piece = view.pieces.find(({ id }) => id === move?.piece);
  if (!piece) return words(picked ? "table-stone-picked" : "table-stone", { field });
  const id = picked ? "table-piece-picked" : "table-piece";
  return words(id, { colour: colourWord(piece.colour), field });
}

/** What happens when a place is tapped to which these moves lead. */
export function targetLabel(board: BoardInfo, view: RaceView, moves: readonly MoveView[]): string {
  const [move] = moves;
  if (move?.kind === "turn")
    return words("table-target-turn", { field: fieldName(board, move.origin) });
  const field = fieldName(board, move?.target);
  if (move?.kind === "stone") return words("table-target-set", { field });
  const thrown = view.pieces.find(({ id }) => id === move?.captured);
  if (thrown) return words("table-target-throw", { field, colour: colourWord(thrown.colour) });
  if (move?.hits_stone)
    return words("table-target-stone", { field, colour: colourWord(move.hits_stone) });
  return words("table-target", { field });
}

/** A move on a button. */
export function moveLabel(board: BoardInfo, move: MoveView): string {
  if (move.kind === "pass" || move.kind === "push") return words(`table-${move.kind}`);
  if (move.kind === "hunt") return words("table-hunt", { number: move.number ?? 0 });
  const ends = { from: fieldName(board, move.origin), to: fieldName(board, move.target) };
  return words(move.kind === "back" ? "table-way-back" : "table-way", ends);
}

export function fieldName(board: BoardInfo, place: number | null | undefined): string {
  return board.fields[place ?? -1]?.name ?? "";
}
