import { describe, expect, it } from "vitest";
import { aGame, seating } from "../lib/fixtures/games";
import { likeness } from "./likeness";
import type { Played } from "./played";

const LEVELS = ["beginner", "casual", "skilled", "strong", "expert"];
const game = aGame({
  levels: LEVELS,
  seatings: [seating(2, { step: 1.8 }), seating(4, { step: 1.8 })],
});

const played = (won: boolean, level: string, more: Partial<Played> = {}): Played => ({
  table: "t",
  game: "madn",
  ended: 1,
  players: 4,
  seat: 0,
  place: won ? 1 : 2,
  throws: 10,
  faces: [0, 0, 0, 0, 0, 0],
  captures: 0,
  losses: 0,
  against: [level, level, level],
  ...more,
});
const times = (count: number, won: boolean, level: string, more: Partial<Played> = {}) =>
  Array.from({ length: count }, () => played(won, level, more));

describe("bots like you", () => {
  it("are not offered before five games against bots alone", () => {
    const people = times(9, true, "casual").map(({ against: _, ...game }) => game);
    const others = times(9, true, "casual", { game: "never-mind" });
    const unknown = times(9, true, "perfect");
    const few = [...people, ...others, ...unknown, ...times(4, true, "casual")];
    expect(likeness(few, game)).toBeNull();
    expect(likeness([...few, played(true, "casual")], game)).toMatchObject({ games: 5, won: 5 });
  });

  it("play at the level of those against whom one wins a fair share", () => {
    for (const level of LEVELS.slice(1, -1)) {
      const games = [...times(10, true, level), ...times(30, false, level)];
      expect(likeness(games, game)?.level).toBe(level);
    }
  });

  it("are the best for whoever wins nearly always, and beginners for whoever never does", () => {
    expect(likeness(times(40, true, "strong"), game)?.level).toBe("expert");
    expect(likeness(times(40, false, "beginner"), game)?.level).toBe("beginner");
  });

  it("are taken from in between while little is known", () => {
    expect(likeness(times(5, false, "expert"), game)?.level).toBe("skilled");
  });

  it("follow what was played lately", () => {
    const games = [...times(100, false, "beginner"), ...times(40, true, "strong")];
    expect(likeness(games, game)).toEqual({ level: "expert", games: 40, won: 40 });
  });
});
