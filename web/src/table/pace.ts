// How long things take to be seen at a table.

import { prefersStillness } from "../board/animate";
import { journeys, lasting } from "../board/changes";
import type { Outcome } from "../lib/protocol";
import { settings, SPEEDS } from "../lib/settings.svelte";
import type { Change, Pace } from "../lib/table.svelte";

const FALL = 600; // of dice: with everything around it a roll takes less than a second
const READ = 300; // what dice show, before somebody else moves
const PAUSE = 150; // after a move
const LAST = 1400; // the board stays after the winning move

/** Does anything move on its way? */
export function moves(): boolean {
  return !settings.still && !prefersStillness() && !document.hidden;
}

/** By what times are multiplied; nobody looks at a page that is out of sight. */
export function speed(): number {
  return document.hidden ? 0 : SPEEDS[settings.speed];
}

/** The pace that a reader has chosen. */
export const chosenPace: Pace = {
  fall: () => (moves() ? FALL * speed() : 0),
  follow: (change) => (document.hidden ? 0 : followed(change)),
};

function followed(change: Change): number {
  if (outcomeOf(change)) return LAST + walked(change) * speed();
  if (change.event.type === "rolled") return READ * speed();
  return change.event.type === "moved" ? (PAUSE + walked(change)) * speed() : 0;
}

function outcomeOf({ before, after }: Change): Outcome | null {
  return before?.outcome ? null : (after?.outcome ?? null);
}

function walked({ before, after, board }: Change): number {
  if (!moves() || !board || before?.family !== "race" || after?.family !== "race") return 0;
  return lasting(journeys(board, before, after));
}
