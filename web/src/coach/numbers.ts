// Numbers of the coach as people read them: games in a hundred.

import { language } from "../lib/words.svelte";

/** A chance or a change in games of a hundred, rounded; what counts at all is at least one. */
export function games(part: number): number {
  const found = Math.round(Math.abs(part) * 100);
  return found === 0 && part !== 0 ? 1 : found;
}

/** A chance as a percentage of whole numbers. */
export function percent(part: number): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(
    part,
  );
}

const tenths = (signDisplay: "exceptZero" | "auto") =>
  new Intl.NumberFormat(language(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay,
  });

/** Games in a hundred to the tenth, as they stand in a table; changes have their sign. */
export const inTable = (part: number, isChange: boolean): string =>
  tenths(isChange ? "exceptZero" : "auto").format(100 * part);

/** Everybody's chances as percentages of whole numbers, which add up to 100 if the chances add up to one. */
export const percents = (chances: readonly number[]): string[] =>
  inHundred(chances).map((count) => percent(count / 100));

/** The same as numbers of games in a hundred. */
export function inHundred(chances: readonly number[]): number[] {
  const whole = chances.reduce((all, chance) => all + chance, 0);
  return addingUp(chances, whole, 100).map((part) => Math.round(100 * part));
}

/** Numbers to the tenth whose sum is right as it is printed: what rounding loses goes where it is seen least. */
export function addingUp(parts: readonly number[], sum: number, unit = 1000): number[] {
  const rounded = parts.map((part) => Math.round(part * unit));
  let missing = Math.round(sum * unit) - rounded.reduce((all, part) => all + part, 0);
  const order = parts
    .map((part, k) => ({ k, off: part * unit - rounded[k]! }))
    .sort((a, b) => (missing > 0 ? b.off - a.off : a.off - b.off));
  for (const { k } of order) {
    if (missing === 0) break;
    rounded[k]! += Math.sign(missing);
    missing -= Math.sign(missing);
  }
  return rounded.map((part) => part / unit);
}
