import { describe, expect, it } from "vitest";
import type { Outcome } from "./protocol";
import { gamesOf, standings } from "./series";

const outcome = (...places: number[]) => ({ places }) as unknown as Outcome;
const order = (places: number[][], end: Outcome | null = null) =>
  standings({ places }, end).map(({ seat, rank }) => [seat, rank]);

describe("the standings of an evening", () => {
  it("has most first places in front, then most second places", () => {
    expect(
      order([
        [2, 2],
        [1, 3],
        [3, 1],
      ]),
    ).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
    ]);
    expect(
      order([
        [1, 3],
        [1, 2],
        [3, 1],
      ])[0],
    ).toEqual([1, 1]);
  });

  it("counts the game that has just ended", () => {
    expect(order([[2], [1]], outcome(1, 2))).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(gamesOf({ places: [[2], [1]] }, outcome(1, 2))).toBe(2);
    expect(standings({ places: [[2], [1]] }, outcome(2, 1))[0]!.counts).toEqual([[1, 2]]);
  });

  it("takes whoever came later as they are", () => {
    expect(order([[], [2, 1]], outcome(1, 2))).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(gamesOf({ places: [[], [2, 1]] }, null)).toBe(2);
  });
});
