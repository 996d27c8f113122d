import { beforeAll, describe, expect, it } from "vitest";
import { answers } from "../lib/fixtures/answers";
import { aGame, rule, seating } from "../lib/fixtures/games";
import type { AskExperiment } from "../lib/protocol";
import { learnLab, speak } from "../lib/words.svelte";
import { Asking, makesSense } from "./asking.svelte";

const madn = answers.games.games.find(({ id }) => id === "madn")!;
const cards = answers.games.games.find(({ id }) => id === "nichtlustig")!;
const asked = (more: Partial<AskExperiment>): AskExperiment => {
  return { game: "madn", players: 3, level: "casual", a: {}, b: {}, seed: 1, games: 480, ...more };
};
const small = aGame({
  variants: [rule("barriers", ["off", "on"]), rule("colours", ["own", "two-each"])],
  seatings: [
    seating(2, {
      defaults: { barriers: "off", colours: "two-each" },
      values: { barriers: ["off", "on"], colours: ["own", "two-each"] },
    }),
    seating(3, {
      defaults: { barriers: "off", colours: "own" },
      values: { barriers: ["off", "on"], colours: ["own"] },
    }),
  ],
});

beforeAll(async () => speak("en").then(learnLab));

describe("a question to the lab", () => {
  it("begins with the usual: four casual players, by the book on both sides", () => {
    const { question } = new Asking(madn, null);
    expect(question).toEqual(asked({ players: 4, games: 4800 }));
    expect(new Asking(cards, null).question.games).toBe(600);
  });

  it("asks again what a link asked", () => {
    const link = asked({
      players: 2,
      level: "strong",
      b: { barriers: "on" },
      seed: 7,
      games: 19_200,
    });
    expect(new Asking(madn, link).question).toEqual(link);
  });

  it.each([
    [1, 480],
    [480, 480],
    [481, 4800],
    [1_000_000, 19_200],
  ])("%i games are rounded up to what can be asked for: %i", (games, offered) => {
    expect(new Asking(madn, asked({ games })).games).toBe(offered);
  });

  it.each([
    {},
    { level: "strong", seed: 0, games: null, a: { "three-rolls": "on" } },
    { players: 2, b: { colours: "two-each" } },
  ] as const)("makes sense: %o", (more) => {
    expect(makesSense(madn, asked(more))).toBe(true);
  });

  it.each([
    { game: "ludo" },
    { players: 9 },
    { players: NaN },
    { level: "godlike" },
    { a: { nonsense: "on" } },
    { b: { barriers: "perhaps" } },
    { players: 4, b: { colours: "two-each" } },
    { seed: -5 },
    { seed: NaN },
    { games: 0.5 },
  ])("makes no sense: %o", (more) => {
    expect(makesSense(madn, asked(more as Partial<AskExperiment>))).toBe(false);
  });

  it("is about as many as can play", () => {
    expect(new Asking(madn, asked({ players: 9 })).players).toBe(4);
    expect(new Asking(small, null).players).toBe(3);
    const six = answers.games.games.find(({ id }) => id === "jaeger")!;
    expect(new Asking(six, null).players).toBe(4);
  });

  it("offers rules with something to choose, and leaves out those that so many cannot have", () => {
    const asking = new Asking(
      small,
      asked({ players: 2, a: { colours: "own" }, b: { barriers: "on" } }),
    );
    expect(asking.offered.map(({ id }) => id)).toEqual(["barriers", "colours"]);
    asking.seat(3);
    expect(asking.offered.map(({ id }) => id)).toEqual(["barriers"]);
    expect([asking.question.a, asking.question.b]).toEqual([{}, { barriers: "on" }]);
  });

  it("keeps only what is not by the book", () => {
    const asking = new Asking(small, asked({ players: 2, b: { barriers: "off", colours: "own" } }));
    expect(asking.question.b).toEqual({ colours: "own" });
    const [barriers, colours] = small.variants;
    asking.set(barriers!, "a", "on");
    asking.set(colours!, "b", "two-each");
    expect([asking.question.a, asking.question.b]).toEqual([{ barriers: "on" }, {}]);
    asking.set(barriers!, "a", "off");
    expect(asking.question.a).toEqual({});
  });

  it("takes a value that nobody knows for the usual one", () => {
    const asking = new Asking(small, asked({ players: 2, a: { barriers: "sometimes" } }));
    expect(asking.valueOf(small.variants[0]!, "a")).toBe("off");
  });

  it("compares nothing while both sides are the same", () => {
    const asking = new Asking(
      small,
      asked({ players: 2, a: { colours: "own" }, b: { colours: "own" } }),
    );
    expect([asking.isSame, asking.told]).toEqual([true, []]);
    asking.set(small.variants[0]!, "b", "on");
    expect(asking.isSame).toBe(false);
    expect(asking.told).toEqual([{ title: "Barriers", a: "off", b: "on" }]);
  });
});
