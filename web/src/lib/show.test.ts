import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Happened, TableEvent } from "./protocol";
import { Show } from "./show.svelte";

const FALL = 600;
const FOLLOW = 400;

function happened(sequence: number, type: "rolled" | "moved"): Happened {
  const who = { seat: 1, by: "bot", thought: 0 } as const;
  const event: TableEvent =
    type === "rolled" ? { type, faces: [4], ...who } : { type, move: "0-4", ...who };
  const nothing = { told: [], view: null, table: null, clock: null };
  return { type: "happened", sequence, time: 0, event, moment: sequence, ...nothing };
}

let seen: number[] = [];
let show: Show;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  const apply = ({ sequence }: Happened) => {
    seen.push(sequence);
    return FOLLOW;
  };
  show = new Show(apply, () => FALL);
});
afterEach(() => vi.useRealTimers());

describe("a show", () => {
  it("tells nothing of a roll before the dice lie still", () => {
    show.add(happened(1, "rolled"), true);
    expect([show.falling?.type, show.behind, seen]).toEqual(["rolled", true, []]);
    vi.advanceTimersByTime(FALL - 1);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([show.falling, show.behind, seen]).toEqual([null, false, [1]]);
  });

  it("ends the fall by a tap", () => {
    show.add(happened(1, "rolled"), true);
    show.hurry();
    expect(seen).toEqual([1]);
  });

  it("hurries only what moves now: the next dice fall as long as any", () => {
    for (const k of [1, 2]) show.add(happened(k, "rolled"), false);
    vi.advanceTimersByTime(100);
    show.hurry();
    vi.advanceTimersByTime(FOLLOW + FALL - 1);
    expect(seen).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([1, 2]);
  });

  it("shows nothing more when it is closed", () => {
    show.add(happened(1, "rolled"), false);
    show.close();
    vi.advanceTimersByTime(10 * FALL);
    expect(seen).toEqual([]);
  });

  it("lets each be followed before the next, in order", () => {
    show.add(happened(1, "moved"), false);
    show.add(happened(2, "moved"), false);
    expect(seen).toEqual([1]);
    vi.advanceTimersByTime(FOLLOW);
    expect(seen).toEqual([1, 2]);
    expect(show.running).toBe(true);
    vi.advanceTimersByTime(FOLLOW);
    expect(show.running).toBe(false);
  });

  it("does not let somebody wait for what they did themselves", () => {
    show.add(happened(1, "moved"), false);
    show.add(happened(2, "moved"), true);
    expect(seen).toEqual([1, 2]);
  });

  it("skips all that waits, and what comes meanwhile", () => {
    for (const k of [1, 2, 3]) show.add(happened(k, "rolled"), false);
    show.skip();
    show.add(happened(4, "moved"), false);
    expect(seen).toEqual([1, 2, 3, 4]);
    expect(show.running).toBe(false);
  });

  it("goes faster the more there is to show: six bots are not ten seconds", () => {
    for (let k = 0; k < 14; k += 1) show.add(happened(k, k % 2 ? "moved" : "rolled"), false);
    vi.advanceTimersByTime(10_000);
    expect(seen).toHaveLength(14);
    expect(show.running).toBe(false);
  });
});
