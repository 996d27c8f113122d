import { describe, expect, it } from "vitest";
import type { EffectInfo, Studies } from "../lib/protocol";
import { headline, isReal, limits, reachOf, sentence, studied } from "./effects";

const effect = (
  measure: string,
  before: number,
  by: number,
  margin: number | null,
): EffectInfo => ({
  measure,
  before,
  by,
  margin,
  games: 4800,
});

const studies: Studies = {
  game: "madn",
  rules: "1",
  version: "2",
  made: "2026-11-16",
  seed: 24,
  measures: ["turns", "luck"],
  tables: ["casual", "strong"].map((level) => ({
    players: 4,
    level: level as "casual",
    made: level === "casual" ? "2026-11-16" : "2026-11-18",
    version: "2",
    seed: 24,
    games: 960,
    book: [400, 0.9],
    changes: [
      {
        set: { barriers: "on" },
        by: [
          [20, 4, 960],
          [-0.02, 0.05, 960],
        ],
      },
      {
        set: { "play-on": "off" },
        by: [
          [-150, 5, 960],
          [0.01, 0.04, 960],
        ],
      },
      {
        set: { barriers: "on", "play-on": "off" },
        by: [
          [-400, 5, 480],
          [0, 0.3, 480],
        ],
      },
    ],
  })),
};

describe("the studies", () => {
  it("are looked up by the rules, in whatever order they were chosen", () => {
    const [casual, strong] = studied(studies, 4, { "play-on": "off", barriers: "on" });
    expect(casual!.effects[0]).toEqual({ ...effect("turns", 400, -400, 5), games: 480 });
    expect(strong!.level).toBe("strong");
    expect([casual!.made, strong!.made]).toEqual(["2026-11-16", "2026-11-18"]);
    expect(studied(studies, 4, { barriers: "off" })).toEqual([]);
    expect(studied(studies, 3, { barriers: "on" })).toEqual([]);
  });
});

describe("limits", () => {
  it.each([
    [effect("turns", 400, 20, 4.5), [15, 25]],
    [effect("turns", 400, -20, 4.5), [-25, -15]],
    [effect("turns", 400, 0.9, 0.3), [0.6, 1.2]],
    [effect("turns", 400, 0.5, 2), [-2, 3]],
    [effect("luck", 0.9, 0.021, 0.004), [1, 3]],
    [effect("luck", 0.9, 0, 0), [0, 0]],
    [effect("turns", 400, 10.25, 0.5), [9, 11]], // just wide enough for whole numbers
    [effect("turns", 400, 10.25, 0.49), [9.7, 10.8]],
    [effect("turns", 400, 10.025, 0.05), [9.9, 10.1]], // and for tenths
    [effect("turns", 400, 10.025, 0.049), [9.97, 10.08]],
  ])("of %o are rounded away from each other, and never to nothing", (one, right) => {
    const found = limits(one).map((limit) => Math.round(limit * 100) / 100);
    if (one.by === 0.021) expect(found).toEqual([1.7, 2.5]);
    else expect(found).toEqual(right);
  });
});

describe("sentences", () => {
  it("tell a difference with its limits, and both means", () => {
    expect(sentence(effect("turns", 400, -20, 4.5))).toEqual({
      id: "effect-turns-less",
      values: { least: 15, most: 25, before: 400, after: 380 },
    });
    expect(sentence(effect("luck", 0.9, 0.05, 0.02)).values).toMatchObject({
      least: 3,
      most: 7,
      before: 90,
      after: 95,
    });
  });

  it("never tell of less than nothing where nothing is meant", () => {
    const { before } = sentence(effect("seat-advantage", -0.001, 0.05, 0.02)).values;
    expect(before).toBe(0);
  });

  it("are honest about what was not found and what nobody knows yet", () => {
    const none = effect("turns", 400, 1, 3);
    expect(isReal(none)).toBe(false);
    expect(sentence(none)).toMatchObject({ id: "effect-same-number", values: { most: 4 } });
    expect(sentence(effect("turns", 400, 1, null)).id).toBe("effect-unknown");
    expect(headline([none])).toEqual({ id: "effect-none", values: { games: 4800, most: 4 } });
    expect(headline([effect("turns", 400, 1, null)]).id).toBe("effect-unknown");
    expect(headline([]).id).toBe("effect-unknown");
  });

  it("call a difference one only if it is larger than chance", () => {
    expect(isReal(effect("turns", 400, 3, 3))).toBe(false);
    expect(isReal(effect("turns", 400, -3, 2.9))).toBe(true);
  });

  it("count in tenths below twenty, also below nothing", () => {
    const told = (before: number) => sentence(effect("captures", before, 0.26, 0.01)).values.before;
    expect([19.96, 20.04, 20.4, -19.96, -20.4].map(told)).toEqual([20, 20, 20, -20, -20]);
    expect([19.94, 3.26, -19.94].map(told)).toEqual([19.9, 3.3, -19.9]);
  });

  it("say that nothing changes where every game went the same way", () => {
    const [turns, luck] = [effect("turns", 90, 0, 0), effect("luck", 0.9, 0, 0)];
    expect(headline([turns, luck])).toEqual({ id: "effect-identical", values: { games: 4800 } });
    expect(headline([turns, effect("luck", 0.9, 0, 0.01)]).id).toBe("effect-none");
  });

  it("begin with what is largest, and leave minutes to turns", () => {
    const all = [
      effect("turns", 400, 20, 4),
      effect("minutes", 60, 6, 1),
      effect("captures", 40, 8, 1),
      effect("luck", 0.9, 0.3, 0.5),
    ];
    expect(headline(all).id).toBe("effect-captures-more");
    expect(headline(all.slice(0, 2)).id).toBe("effect-turns-more");
    expect(headline([effect("turns", 400, 1, 3), all[1]!]).id).toBe("effect-minutes-more");
  });
});

it("a line reaches as far as it must, and shows small changes as small", () => {
  expect(reachOf(effect("turns", 400, 2, 1))).toBe(40);
  expect(reachOf(effect("turns", 400, -90, 10))).toBe(100);
  expect(reachOf(effect("luck", 0.9, 0.01, null))).toBe(0.1);
  expect(reachOf(effect("captures", 0, 0, 0))).toBe(1); // something has to be divided by
});
