// What seats, colours, levels and house rules are called.

import type { RecordSeat, SeatInfo } from "./protocol";
import { words } from "./words.svelte";

/** The name of a colour. */
export const colourName = (colour: string): string => words(`colour-${colour}`);

/** The names of several colours. */
export function colourNames(colours: readonly string[]): string {
  return together(colours.map(colourName));
}

/** Several words as a list in a sentence. */
export function together(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return words("list-and", { most: items.slice(0, -1), last: items.at(-1)! });
}

/** Who sits there: a name, or the colours where nobody has one. */
export function seatName({ name, plays }: Pick<SeatInfo, "name" | "plays">): string {
  return name || colourNames(plays);
}

/** Who sat there when a game was recorded: the name of a bot is only how well it plays. */
export function recordName({ name, plays, bot }: RecordSeat): string {
  return bot ? colourNames(plays) : seatName({ name, plays });
}

/** A bot and how well it plays. */
export const botName = (level: string): string =>
  words("page-seat-bot", { level: levelName(level) });

export const levelName = (level: string): string => words(`bots-level-${level}`);
