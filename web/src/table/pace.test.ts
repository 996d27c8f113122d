import { afterEach, describe, expect, it, vi } from "vitest";
import { raceMoment } from "../board/fixtures/fixtures";
import type { Outcome, TableEvent } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { chosenPace, moves } from "./pace";

const { view, board } = raceMoment("madn", "roll");
const who = { seat: 0, by: "player", thought: 0 } as const;
const rolled: TableEvent = { type: "rolled", faces: [4], ...who };
const moved: TableEvent = { type: "moved", move: "0-4", ...who };
const outcome: Outcome = { places: [1, 2], winners: ["yellow"], rule: "finish", points: [] };
const follow = (event: TableEvent, more: object = {}) =>
  chosenPace.follow({ event, before: view, after: { ...view, ...more }, board });

afterEach(() => {
  Object.assign(settings, { speed: "normal", still: false });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("what is shown", () => {
  it("leaves time to read a roll, a moment after a move, and none for what is not on the board", () => {
    expect([follow(rolled), follow(moved)]).toEqual([300, 150]);
    expect(follow({ type: "chatted", seat: 0, text: "Oh" })).toBe(0);
  });

  it("leaves the board in sight after the winning move, and only then", () => {
    expect(follow(moved, { outcome })).toBe(1400);
    const again = {
      event: moved,
      before: { ...view, outcome },
      after: { ...view, outcome },
      board,
    };
    expect(chosenPace.follow(again)).toBe(150);
  });

  it("takes as long as the reader likes, but nobody is hurried past the end", () => {
    settings.speed = "at-once";
    expect([chosenPace.fall(rolled as never), follow(rolled), follow(moved)]).toEqual([0, 0, 0]);
    expect(follow(moved, { outcome })).toBe(1400);
  });
});

describe("on its way nothing moves", () => {
  const calm = () => vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const away = () => vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const still = () => (settings.still = true);

  it.each([
    ["for whoever wants it so here", [still]],
    ["for whoever wants it so everywhere", [calm]],
    ["where nobody looks", [away]],
    ["for all of these reasons", [still, calm, away]],
    ["for two of them", [still, calm]],
  ])("%s", (_, reasons) => {
    expect(moves()).toBe(true);
    for (const reason of reasons) reason();
    expect(moves()).toBe(false);
    expect(chosenPace.fall(rolled as never)).toBe(0);
  });

  it("and then a move takes no time on its way", () => {
    const { view: before, after, board } = raceMoment("madn", "play-capture");
    const change = { event: moved, before, after: after!, board };
    expect(chosenPace.follow(change)).toBeGreaterThan(150);
    expect(chosenPace.follow({ ...change, board: null })).toBe(150);
    still();
    expect(chosenPace.follow(change)).toBe(150);
  });
});
