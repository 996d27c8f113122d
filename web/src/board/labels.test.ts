import { beforeEach, describe, expect, it } from "vitest";
import type { MoveView, RaceView } from "../lib/protocol";
import { speak } from "../lib/words.svelte";
import { boardOf } from "./fixtures/fixtures";
import { fieldName, moveLabel, originLabel, targetLabel } from "./labels";

const board = boardOf("madn")!;
const field = (name: string) => board.fields.findIndex((one) => one.name === name);
const view = {
  pieces: [
    { id: 0, colour: "yellow", place: field("5") },
    { id: 1, colour: "red", place: field("9") },
  ],
} as unknown as RaceView;
const step = { kind: "move", piece: 0, origin: field("5"), target: field("9") };
const nothing = { text: "x", piece: null, captured: null, hits_stone: null, number: null };
const made = (more: object) => ({ origin: null, target: null, ...nothing, ...more }) as MoveView;

beforeEach(() => speak("en"));

it.each([
  [step, false, "Yellow on 5"],
  [step, true, "Yellow on 5, picked up"],
  [{ ...step, piece: 1 }, false, "Red on 5"],
  [{ ...step, piece: null }, false, "Stone on 5"],
  [{ ...step, piece: null }, true, "Stone on 5, picked up"],
])("what is picked up by %o, already: %s", (more, picked, told) => {
  expect(originLabel(board, view, [made(more)], picked)).toBe(told);
});

describe("what happens where somebody taps", () => {
  it.each([
    [step, "Move to 9"],
    [{ ...step, captured: 1 }, "Move to 9 and capture Red"],
    [{ ...step, hits_stone: "red" }, "Move to 9 and hit Red's stone"],
    [{ kind: "turn", piece: 0, origin: field("5") }, "Turn over the piece on 5"],
    [{ kind: "stone", target: field("9") }, "Place the stone on 9"],
  ])("%o", (more, told) => {
    expect(targetLabel(board, view, [made(more)])).toBe(told);
  });
});

describe("what a button says", () => {
  it.each([
    [step, "5 to 9"],
    [{ ...step, kind: "back" }, "5 back to 9"],
    [{ kind: "pass" }, "Pass"],
    [{ kind: "push" }, "Push the stone"],
    [{ kind: "hunt", number: 4 }, "Hunt for 4s"],
  ])("%o", (more, told) => expect(moveLabel(board, made(more))).toBe(told));
});

it("a field that is none has no name", () => {
  expect([null, undefined, -1].map((place) => fieldName(board, place))).toEqual(["", "", ""]);
});
