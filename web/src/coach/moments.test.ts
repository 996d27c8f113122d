import { beforeAll, describe, expect, it } from "vitest";
import { answers } from "../lib/fixtures/answers";
import cross from "../board/fixtures/boards/cross.json";
import type { AccountInfo, BoardInfo, StepInfo } from "../lib/protocol";
import { learnCoach, speak } from "../lib/words.svelte";
import { arrowsOf, bestOf, kindOf, momentsOf, sentenceOf } from "./moments";

const { account, race } = answers;
const board = cross as unknown as BoardInfo;
const names = ["Ada", "Ben"];
const at = (frame: number) => account.steps.find((step) => step.frame === frame)!;
const step = (more: Partial<StepInfo>): StepInfo => ({ ...at(6), ...more });

beforeAll(async () => speak("en").then(learnCoach));

describe("what a step is told about", () => {
  it.each([
    ["a roll that brought something", { faces: [6], luck: [0.07, -0.07], seat: 0 }, "lucky"],
    ["a roll that cost something", { faces: [1], luck: [-0.05, 0.05], seat: 0 }, "unlucky"],
    ["the same for the other", { faces: [1], luck: [-0.05, 0.05], seat: 1 }, "lucky"],
    ["half a game in a hundred", { faces: [2], luck: [0.005, -0.005], seat: 0 }, "lucky"],
    ["less than that", { faces: [2], luck: [0.0049, -0.0049], seat: 0 }, "usual"],
    ["the best move", { faces: [], best: null, is_choice: true }, "good"],
    ["the only move", { faces: [], best: null, is_choice: false }, "forced"],
    [
      "what is done to others",
      { faces: [], luck: [0, 0, 0], error: [0, -0.3, 0.3], best: "9-12" },
      "others",
    ],
    [
      "a roll that changes others",
      { faces: [4], luck: [0, 0.3, -0.3], error: [0, 0, 0] },
      "others",
    ],
    [
      "what hardly touches others",
      { faces: [4], luck: [0, 0.01, -0.01], error: [0, 0, 0] },
      "usual",
    ],
    ["a move nearly as good as the best", { faces: [], best: "9-12", is_choice: true }, "usual"],
    ["a roll after which nothing is better", { faces: [2], luck: [0, 0], best: null }, "usual"],
    ["a mistake", { faces: [], best: "9-12", is_mistake: true }, "mistake"],
  ])("%s", (_, more, kind) => {
    expect(kindOf(step(more))).toBe(kind);
  });

  it("is said in words, about the position before it", () => {
    const said = [1, 2, 5, 6].map((frame) => sentenceOf(at(frame), race, board, names));
    expect(said).toEqual([
      "Ada rolls 1. Bad luck: that cost 5 games in 100.",
      "Ada: From 36 to 37. This cost 2 games in 100.",
      "Ada rolls 6. Good luck: that was worth 7 games in 100.",
      "Ada: From 33 to 39. There was no choice.",
    ]);
  });
});

it("tells who is helped and who is hurt by somebody else", () => {
  const king = step({ faces: [4], luck: [0, 0.31, -0.31], error: [0, 0, 0], seat: 0 });
  expect(sentenceOf(king, race, board, ["Ada", "Ben", "Cleo"])).toBe(
    "Ada: this helped Ben and hurt Cleo, by 31 games in 100.",
  );
});

describe("the moments that mattered", () => {
  const of = (turning: number[], losses: Record<number, number>): AccountInfo => {
    const steps = Array.from({ length: 12 }, (_, k) =>
      step({ frame: k + 1, is_mistake: k in losses, loss: losses[k] ?? 0 }),
    );
    return { ...account, steps, turning };
  };
  const frames = (found: AccountInfo) => momentsOf(found).map(({ frame }) => frame);

  it("are turning points and mistakes, in order of time and each once", () => {
    expect(frames(account)).toEqual([1, 2, 4, 5, 11]);
    expect(frames(of([7, 2], { 2: 0.1, 4: 0.2 }))).toEqual([3, 5, 8]);
  });

  it("are six at most: of the mistakes those that cost most", () => {
    const losses = { 1: 0.01, 3: 0.05, 5: 0.04, 6: 0.02, 8: 0.03 };
    expect(frames(of([10, 11, 0], losses))).toEqual([1, 4, 6, 9, 11, 12]);
  });
});

describe("a mistake", () => {
  it("is drawn beside what would have been better, as it was possible before it", () => {
    const places = (name: string) => board.fields.findIndex((field) => field.name === name);
    expect(arrowsOf(at(2), race)).toEqual([
      { kind: "made", places: [places("36"), places("37")] },
      { kind: "best", places: [places("33"), places("34")] },
    ]);
    expect(bestOf(at(2), race, board)).toBe("From 33 to 34");
  });

  it("is drawn only if it is one", () => {
    expect(arrowsOf(undefined, race)).toEqual([]);
    expect(arrowsOf({ ...at(2), is_mistake: false }, race)).toEqual([]);
    expect(arrowsOf({ ...at(2), best: null }, race)).toEqual([]);
  });

  it("is told as it is written where the position before it is not known", () => {
    const alone = { ...race, frames: [] };
    expect(bestOf(at(2), alone, board)).toBe("33-34");
    expect(bestOf({ ...at(2), best: null }, alone, board)).toBe("");
    expect(sentenceOf(at(2), alone, board, [])).toContain("36-37");
  });
});
