// Hints at a table: whether one may be asked for now, and the move that it names as an arrow.

import { arrowOf, type Arrow } from "../board/arrows";
import type { Table } from "../lib/table.svelte";

/** How a hint is asked for: null where there is nothing to choose now, undefined where there are none. */
export function hinting(table: Table): (() => void) | null | undefined {
  if (!table.coaching.on.hints || table.seats.length === 0) return undefined;
  return table.mine && table.ready && table.coaching.helps ? () => table.coaching.hint() : null;
}

/** The move that the coach talks about. */
export function hinted({ view, coaching }: Table): Arrow[] {
  if (!view) return [];
  const made = coaching.doubt?.move ?? null;
  const best = coaching.advice?.moves[0]?.move ?? coaching.doubt?.better ?? null;
  return [...arrowOf(view, made, "made"), ...arrowOf(view, best, "best")];
}
