// Waiting for others: whether what they do may be skipped by whoever plays here.

import type { Table } from "../lib/table.svelte";

/** Others are being shown, or a bot is to play: who does not want to wait for that need not. */
export function maySkip({ info, view, show, mine, seats }: Table): boolean {
  if (mine || seats.length === 0 || show.skipping || info?.dice.by === "hand") return false;
  return show.running || info?.seats[view?.seat ?? -1]?.kind === "bot";
}
