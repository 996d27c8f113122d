import { describe, expect, it } from "vitest";
import { SHAPES } from "./colours";
import { outline } from "./shapes";

/** How far each corner is from the middle. */
const corners = (path: string) =>
  [...path.matchAll(/[ML](\S+) ([-\d.]+)/g)].map(([, x, y]) => Math.hypot(Number(x), Number(y)));

describe("a star", () => {
  it("has points that reach out, and a waist between them", () => {
    const { corners: count, size, waist } = SHAPES.white!;
    const found = corners(outline("white", 10));
    expect(found).toHaveLength(2 * count);
    found.forEach((far, k) => expect(far).toBeCloseTo(10 * size * (k % 2 ? waist : 1), 1));
  });
});

it("a square is as large all around", () => {
  const found = corners(outline("black", 10));
  expect(found).toHaveLength(SHAPES.black!.corners);
  for (const far of found) expect(far).toBeCloseTo(10 * SHAPES.black!.size, 1);
});
