// What seats, colours, levels and house rules are called.

import type { RecordSeat, SeatInfo } from "./protocol";
import { told, words, type Message, type Value } from "./words.svelte";

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

/** What is awaited, said to whoever is to do it: "Roll the die", where others read "Yellow rolls". */
export function saidToYou({ id, values }: Message): string {
  const you = id === "view-over" ? id : id.replace(/^view-/, "view-you-");
  return told({ id: you, values });
}

/** A sentence for a place where colours are seen: a name without the colour, and a bot by its colour alone. */
export function briefly({ id, values }: Message): Message {
  const short = Object.entries(values).map(([key, value]) => [key, brief(value)] as const);
  return { id, values: Object.fromEntries(short) };
}

function brief(value: Value): Value {
  if (Array.isArray(value)) return value.map(brief);
  if (typeof value !== "object") return value;
  if (value.id === "seat-named") return value.values.name ?? "";
  return value.id === "seat-bot" ? (value.values.who ?? "") : briefly(value);
}
