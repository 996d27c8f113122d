// It is somebody's turn here: said so that they notice, wherever they look.

import { untrack } from "svelte";
import { notices } from "../lib/notices";
import { settings } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";
import { words } from "../lib/words.svelte";
import { sound } from "../sounds/sounds";

const BUZZ = 120; // milliseconds

/** Call whoever plays here whenever a turn begins that did not begin here. */
export function callToTurn(table: Table, title: () => string): void {
  let before: number | null = null; // the seat whose turn it was

  $effect(() => {
    const seat = table.show.behind ? before : (table.view?.seat ?? null);
    const begins = seat !== before && before !== null;
    const fromElsewhere = before !== null && !table.seats.includes(before);
    before = seat;
    if (begins && fromElsewhere && table.mine) untrack(() => call(title()));
  });
}

function call(title: string): void {
  if (settings.sounds) sound("turn");
  if (settings.sounds || settings.notices) navigator.vibrate?.(BUZZ);
  if (settings.notices && document.hidden) notices.show(words("page-your-turn"), title);
}
