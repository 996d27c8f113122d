// What seats, colours, levels and house rules are called.

import type { GameInfo, SeatInfo, VariantInfo } from "./protocol";
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

/** Who sits there: a name, a bot and its level, or the colours as long as nobody has a name. */
export function seatName({ name, kind, level, plays }: SeatInfo): string {
  if (name) return name;
  return kind === "bot" && level
    ? words("page-seat-bot", { level: levelName(level) })
    : colourNames(plays);
}

export const levelName = (level: string): string => words(`page-level-${level}`);
export const gameAbout = (game: GameInfo): string => words(`game-${game.id}-about`);
export const variantTitle = (variant: VariantInfo): string => words(`${variant.text.id}-title`);

/** What a value of a house rule is called. */
export function valueName(variant: VariantInfo, value: string): string {
  return words(
    value === "on" || value === "off" ? `value-${value}` : `value-${variant.id}-${value}`,
  );
}
