// The chances of each seat over a game, as points of a line.

import type { AccountInfo } from "../lib/protocol";

export interface Point {
  frame: number;
  chance: number;
  /** The place that it is a chance of. */
  place: number;
  /** Does another race begin here, for the next place? */
  begins: boolean;
}

/** Dashes by which lines are told apart without colours, by seat. */
export const DASHES = ["none", "9 5", "2.5 4.5", "13 4 3 4", "18 5", "7 3 2.5 3 2.5 3"];

/** The place that a seat has when the race for another one is on; null while it is still in it. */
export function placeOf({ stages }: AccountInfo, seat: number, race: number): number | null {
  const won = stages.find(({ place, result }) => place < race && result[seat] === 1);
  return won?.place ?? null;
}

/** The place for which everybody races at a moment. */
export const raceAt = ({ steps }: AccountInfo, at: number): number =>
  steps.findLast(({ frame }) => frame <= at)?.place ?? 1;

/** Where the races for the places after the first begin. */
export const racesOf = ({ steps }: AccountInfo): { place: number; frame: number }[] =>
  steps
    .filter(({ place }, k) => k > 0 && steps[k - 1]!.place !== place)
    .map(({ place, frame }) => ({ place, frame: frame - 1 }));

/** A line for each seat, as long as it has no place yet. */
export function curvesOf(account: AccountInfo): Point[][] {
  const { steps, stages } = account;
  const seats = stages[0]?.start.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    steps.flatMap(({ frame, place, before, after }, k) => {
      if (placeOf(account, seat, place) !== null) return [];
      const begins = k === 0 || steps[k - 1]!.place !== place;
      const first = { frame: frame - 1, chance: before[seat]!, place, begins: true };
      return [...(begins ? [first] : []), { frame, chance: after[seat]!, place, begins: false }];
    }),
  );
}
