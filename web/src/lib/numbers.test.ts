import { describe, expect, it } from "vitest";
import { cardsView, raceMoment } from "../board/fixtures/fixtures";
import { luckOf, pointsOf, tallies } from "./numbers";
import type { Frame, MoveView, RaceView } from "./protocol";

const seats = [
  { plays: ["yellow"], name: "Ada", bot: false },
  { plays: ["green"], name: "Ben", bot: false },
];

const capture = { text: "12x18", kind: "step", piece: 0, captured: 4 } as MoveView;
const step = { text: "0-3", kind: "step", piece: 0, captured: null } as MoveView;

function view(seat: number, moves: MoveView[] = []): RaceView {
  const pieces = [
    { id: 0, colour: "yellow" },
    { id: 4, colour: "green" },
  ];
  return { family: "race", seat, moves, pieces } as unknown as RaceView;
}

let line = 0;
const frame = (event: string, after: RaceView, faces: number[] = []): Frame => ({
  line: line++,
  event,
  faces,
  told: [],
  view: after,
});

describe("the numbers of a game", () => {
  it("count throws for whoever rolled, and captures for both sides", () => {
    const [ada, ben] = tallies(
      [
        frame("begin", view(0)),
        frame("roll", view(0, [capture, step]), [6]),
        frame("12x18", view(0)),
        frame("roll", view(1), [2]),
        frame("roll", view(0), [5]),
      ],
      seats,
    );
    expect(ada).toMatchObject({ throws: 2, faces: [0, 1, 0, 0, 0, 1], captures: 1, losses: 0 });
    expect(ben).toMatchObject({ throws: 1, faces: [0, 0, 0, 0, 1, 0], captures: 0, losses: 1 });
  });

  it("leave out what was taken back", () => {
    const [ada, ben] = tallies(
      [
        frame("begin", view(0)),
        frame("roll", view(0, [capture, step]), [6]),
        frame("12x18", view(0)),
        frame("undo", view(0, [capture, step])),
        frame("0-3", view(0)),
      ],
      seats,
    );
    expect(ada).toMatchObject({ throws: 1, captures: 0 });
    expect(ben).toMatchObject({ losses: 0 });
  });

  it("count all dice of one throw", () => {
    const [ada] = tallies([frame("begin", view(0)), frame("roll", view(0), [6, 6, 1, 2])], seats);
    expect(ada).toMatchObject({ throws: 1, faces: [1, 1, 0, 0, 0, 2] });
  });
});

describe("luck", () => {
  const fair = [100, 100, 100, 100, 100, 100];

  it("of nobody who has not rolled", () => expect(luckOf([0, 0, 0, 0, 0, 0])).toBeNull());

  it("is as usual near 3.5", () => {
    expect(luckOf(fair)).toMatchObject({ mean: 3.5, verdict: "usual", deviation: 0 });
  });

  it("is rare two standard errors away, and not a little nearer", () => {
    // A six for a one changes the sum by 5; the standard error of 600 dice is 41.8 in their sum.
    const moved = (dice: number) => [100 - dice, 100, 100, 100, 100, 100 + dice];
    expect(luckOf(moved(16))?.verdict).toBe("usual");
    expect(luckOf(moved(17))?.verdict).toBe("high");
    expect(luckOf(moved(-17))?.verdict).toBe("low");
    expect(luckOf(moved(17))?.deviation).toBeCloseTo(85 / Math.sqrt(1750));
  });

  it("is not spoken of with fewer than 30 dice", () => {
    expect(luckOf([0, 0, 0, 0, 0, 29])).toBeNull();
    expect(luckOf([0, 0, 0, 0, 0, 30])?.verdict).toBe("high");
  });
});

it("points are counted in the card game alone", () => {
  const cards = cardsView("roll");
  expect(pointsOf(cards)).toBe(cards.points);
  expect(pointsOf({ ...raceMoment("madn", "roll").view, points: [1] } as never)).toEqual([]);
  expect(pointsOf(null)).toEqual([]);
});
