import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Tumble } from "./tumble.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("dice that fall show another face each time, and stop", () => {
  const tumble = new Tumble();
  tumble.start(3);
  for (let turn = 0; turn < 60; turn++) {
    const before = [...tumble.shown];
    expect(before).toHaveLength(3);
    for (const face of before) expect([1, 2, 3, 4, 5, 6]).toContain(face);
    vi.advanceTimersByTime(90);
    tumble.shown.forEach((face, k) => expect(face).not.toBe(before[k]));
  }
  tumble.stop();
  const last = [...tumble.shown];
  vi.advanceTimersByTime(1000);
  expect(tumble.shown).toEqual(last);
});

it.each([
  [0, 1, 2],
  [0.5, 4, 1],
  [0.99, 1, 6],
])("any face may come: by chance %d after %d comes %d", (chance, before, next) => {
  vi.spyOn(Math, "random").mockReturnValue(chance);
  const tumble = new Tumble();
  tumble.shown = [before];
  tumble.start(1);
  expect(tumble.shown).toEqual([next]);
  tumble.stop();
});

it.each([
  [0, 2],
  [0.5, 1],
  [0.99, 5],
])("the first face is any, too: by chance %d comes %d", (chance, first) => {
  vi.spyOn(Math, "random").mockReturnValue(chance);
  const tumble = new Tumble();
  tumble.start(1);
  expect(tumble.shown).toEqual([first]);
  tumble.stop();
});

it("dice that begin anew turn only once at a time", () => {
  const timer = vi.spyOn(globalThis, "clearInterval");
  const tumble = new Tumble();
  tumble.start(1);
  const before = timer.mock.calls.length;
  tumble.start(2);
  expect(timer.mock.calls.length).toBeGreaterThan(before);
  expect(vi.getTimerCount()).toBe(1);
  tumble.stop();
});
