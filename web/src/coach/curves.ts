// The chances of each seat over a game, as points of a line.

import type { AccountInfo } from "../lib/protocol";

export interface Point {
  frame: number;
  chance: number;
  /** Does another race begin here, for the next place? */
  begins: boolean;
}

/** Dashes by which lines are told apart without colours, by seat. */
export const DASHES = ["none", "9 5", "2.5 4.5", "13 4 3 4", "18 5", "7 3 2.5 3 2.5 3"];

/** A line for each seat. */
export function curvesOf({ steps, stages }: AccountInfo): Point[][] {
  const seats = stages[0]?.start.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    steps.flatMap(({ frame, place, before, after }, k) => {
      const begins = k === 0 || steps[k - 1]!.place !== place;
      const first = { frame: frame - 1, chance: before[seat]!, begins: true };
      return [...(begins ? [first] : []), { frame, chance: after[seat]!, begins: false }];
    }),
  );
}
