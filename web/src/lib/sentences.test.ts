import { beforeEach, describe, expect, it } from "vitest";
import { boardOf, cardsView, fixtures, raceMoment } from "../board/fixtures/fixtures";
import type { CardMoveView, View } from "./protocol";
import {
  cardsOf,
  listedMoves,
  moveSentence,
  pickedMoves,
  typedInWords,
  whereabouts,
} from "./sentences";
import { speak } from "./words.svelte";

const views: [string, View][] = fixtures.flatMap(({ game, moments }) =>
  Object.entries(moments).flatMap(([name, { view, after }]): [string, View][] => [
    [`${game}: ${name}`, view],
    ...(after ? [[`${game}: after ${name}`, after] as [string, View]] : []),
  ]),
);
const boardFor = (name: string) => boardOf(name.split(":")[0]!);

describe.each(["en", "de"])("in %s", (language) => {
  beforeEach(() => speak(language));

  it.each(views)("every move is a sentence of its own, %s", (name, view) => {
    const sentences = view.moves.map(({ text }) => moveSentence(view, boardFor(name), text));
    for (const sentence of sentences) expect(sentence).not.toMatch(/page-|card-|dice-|colour-|\{/);
    const listed = listedMoves(view, false).map(({ text }) =>
      moveSentence(view, boardFor(name), text),
    );
    expect(new Set(listed).size).toBe(listed.length);
  });
});

describe("the position in words", () => {
  beforeEach(() => speak("en"));

  it.each(views)("leaves no piece and no card out, %s", (name, view) => {
    const board = boardFor(name);
    if (view.family === "race") {
      const told = whereabouts(view, board!);
      const count = told.reduce((sum, { waiting, under, home }) => {
        return sum + waiting + under.length + home.length;
      }, 0);
      expect(count).toBe(view.pieces.length);
    } else {
      const seats = [null, ...new Set(view.cards.flatMap(({ seat }) => seat ?? []))];
      const count = seats.reduce<number>((sum, seat) => sum + cardsOf(view, seat).length, 0);
      expect(count).toBe(view.cards.length);
    }
  });
});

describe("what is listed and what is ticked off", () => {
  it.each(views)("is together all that may be done, %s", (_, view) => {
    const all = [...listedMoves(view, false), ...pickedMoves(view)];
    expect(all.map(({ text }) => text).sort()).toEqual(view.moves.map(({ text }) => text).sort());
  });

  it("has no roll where real dice are typed in", () => {
    const [, view] = views.find(([, { moves }]) => moves.some(({ kind }) => kind === "roll"))!;
    expect(listedMoves(view, true).some(({ kind }) => kind === "roll")).toBe(false);
  });
});

describe("dice to keep", () => {
  const view = cardsView("roll");
  const keep = { ...view.moves[0]!, kind: "keep" } as CardMoveView;
  const ways = (count: number) => ({ ...view, moves: Array<CardMoveView>(count).fill(keep) });

  it("are listed as long as there are nine ways, and ticked off from ten on", () => {
    expect([listedMoves(ways(9), false).length, pickedMoves(ways(9)).length]).toEqual([9, 0]);
    expect([listedMoves(ways(10), false).length, pickedMoves(ways(10)).length]).toEqual([0, 10]);
  });
});

it("a roll is called a roll", async () => {
  await speak("en");
  const { view, board } = raceMoment("madn", "roll");
  expect(moveSentence(view, board, "roll")).toBe("Roll");
});

it("a capture names whom it throws out", async () => {
  await speak("en");
  const [game, name] = fixtures
    .flatMap(({ game, moments }) => Object.keys(moments).map((moment) => [game, moment] as const))
    .find(([game, moment]) => {
      if (game === "nichtlustig") return false;
      return raceMoment(game, moment).view.moves.some(({ captured }) => captured !== null);
    })!;
  const { view, board } = raceMoment(game, name);
  const capture = view.moves.find(({ captured }) => captured !== null)!;
  expect(moveSentence(view, board, capture.text)).toMatch(/capture \w+$/);
});

it.each([
  ["take nothing", "Nichts nehmen"],
  ["take riebmann 3, professor 5", "Riebmann 3 und Professoren 5 nehmen"],
  ["stone 8", "Den Stein auf 8 setzen"],
  ["roll", "Würfeln"],
  ["12-s1.4", "12-s1.4"],
])("what somebody would type is told in words: %s", async (typed, told) => {
  await speak("de");
  expect(typedInWords(typed)).toBe(told);
});

describe("a move with cards is told word for word", () => {
  beforeEach(() => speak("en"));
  const view = cardsView("keep");
  const [first, second] = view.dice.map(({ id }) => id) as [number, number];

  it.each<[Partial<CardMoveView>, string | RegExp]>([
    [{ kind: "roll" }, "Roll"],
    [{ kind: "stop" }, "Stop rolling"],
    [{ kind: "keep" }, "Keep nothing and roll again"],
    [{ kind: "keep", dice: [first] }, /^Keep [a-z]+ \S+ and roll the rest$/],
    [{ kind: "keep", dice: [first, second] }, /^Keep [a-z]+ \S+ and [a-z]+ \S+ and roll the rest$/],
    [{ kind: "use", cards: ["time-machine"] }, "Use Time Machine"],
    [{ kind: "take" }, "Take nothing"],
    [{ kind: "take", cards: ["yeti 2"] }, "Take Yeti 2"],
    [{ kind: "take", cards: ["yeti 2", "lemming 3"] }, "Take Yeti 2 and Lemming 3"],
    [{ kind: "take", cards: ["yeti 2"], with_machine: true }, "Take Yeti 2 with the Time Machine"],
    [{ kind: "death", cards: ["yeti 2"] }, "Take Yeti 2"],
    [{ kind: "cover", cards: ["yeti 2"] }, "Cover Yeti 2"],
  ])("%o", (more, told) => {
    const move = { text: "x", dice: [], cards: [], with_machine: false, ...more } as CardMoveView;
    const sentence = moveSentence({ ...view, moves: [move] }, null, "x");
    if (typeof told === "string") expect(sentence).toBe(told);
    else expect(sentence).toMatch(told);
  });
});

describe("a move on a board is told word for word", () => {
  beforeEach(() => speak("en"));
  const board = boardOf("madn")!;
  const field = (name: string) => board.fields.findIndex((one) => one.name === name);
  const waiting = board.fields.findIndex(({ kind }) => kind === "waiting");
  const goal = board.fields.findIndex(({ kind }) => kind === "goal");
  const piece = (id: number, colour: string, place: number) => ({
    id,
    colour,
    place,
    flipped: false,
  });
  const view = {
    family: "race",
    turn: "yellow",
    pieces: [piece(0, "yellow", field("5")), piece(1, "red", field("9"))],
    stones: [],
  };
  const step = { kind: "move", piece: 0, origin: field("5"), target: field("9") };

  it.each([
    [{ kind: "roll" }, "Roll"],
    [{ kind: "pass" }, "Pass"],
    [{ kind: "push" }, "Push the stone"],
    [{ kind: "hunt", number: 4 }, "Hunt for 4s"],
    [{ kind: "turn", piece: 0, origin: field("5") }, "Turn over the piece on 5"],
    [{ kind: "stone", target: field("9") }, "Place the stone on 9"],
    [step, "From 5 to 9"],
    [{ ...step, captured: 1 }, "From 5 to 9 and capture Red"],
    [{ ...step, hits_stone: "red" }, "From 5 to 9 and hit Red’s stone"],
    [{ ...step, piece: 1 }, "Red: From 5 to 9"],
    [{ ...step, kind: "back" }, "Backwards from 5 to 9"],
    [{ ...step, kind: "back", captured: 1 }, "Backwards from 5 to 9 and capture Red"],
    [{ ...step, origin: waiting }, "Enter on 9"],
    [{ ...step, origin: waiting, captured: 1 }, "Enter on 9 and capture Red"],
    [{ ...step, target: goal }, `From 5 home to ${board.fields[goal]!.name}`],
    [
      { ...step, origin: goal, target: goal + 1 },
      `From ${board.fields[goal]!.name} to ${board.fields[goal + 1]!.name}`,
    ],
  ])("%o", (more, told) => {
    const nothing = { piece: null, origin: null, target: null, captured: null, number: null };
    const move = { text: "x", hits_stone: null, ...nothing, ...more };
    const shown = { ...view, moves: [move] } as unknown as View;
    expect(moveSentence(shown, board, "x")).toBe(told);
  });
});
