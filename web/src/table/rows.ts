// How the players stand on a phone: in rows of the same height, so that what is below them stays.

import type { Table } from "../lib/table.svelte";

const FEW = 4; // players of whom two stand in a row

/** How many stand beside each other. Two colours have long names, and clocks take room. */
export function columnsOf({ info, clock }: Table): number {
  const seats = info?.seats ?? [];
  if (seats.some(({ name, plays }) => !name && plays.length > 1)) return 1;
  return seats.length > FEW && !clock ? 3 : 2;
}

export function rowsOf(table: Table): number {
  return Math.ceil((table.info?.seats.length ?? 0) / columnsOf(table));
}
