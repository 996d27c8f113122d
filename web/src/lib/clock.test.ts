import { afterEach, expect, it, vi } from "vitest";
import { heard, timeLeft } from "./clock";

afterEach(() => vi.restoreAllMocks());

it("a clock that runs goes on after we heard of it, and others stand", () => {
  vi.spyOn(performance, "now").mockReturnValue(1000);
  const clock = heard({ running: 1, left: [5000, 3000] })!;
  expect([timeLeft(clock, 0, 1800), timeLeft(clock, 1, 1800)]).toEqual([5000, 2200]);
});

it("nobody has less than nothing left, and who has no clock has nothing", () => {
  const clock = { running: 0, left: [500], at: 1000 };
  expect([timeLeft(clock, 0, 9000), timeLeft(clock, 3, 9000)]).toEqual([0, 0]);
  expect(heard(null)).toBeNull();
});
