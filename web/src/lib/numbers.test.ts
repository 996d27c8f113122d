import { describe, expect, it } from "vitest";
import { luckOf, tallies } from "./numbers";
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
    expect(ada).toMatchObject({ throws: 2, dice: 2, sum: 8, sixes: 1, captures: 1, losses: 0 });
    expect(ben).toMatchObject({ throws: 1, dice: 1, sum: 5, sixes: 0, captures: 0, losses: 1 });
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
    expect(ada).toMatchObject({ throws: 1, dice: 4, sum: 15, sixes: 2 });
  });
});

describe("luck", () => {
  it("of nobody who has not rolled", () => expect(luckOf({ dice: 0, sum: 0 })).toBeNull());

  it("is as usual near 3.5", () => {
    expect(luckOf({ dice: 100, sum: 360 })).toMatchObject({ mean: 3.6, verdict: "usual" });
  });

  it("is rare two standard errors away, and not a little nearer", () => {
    const error = Math.sqrt(35 / 12 / 100);
    const sum = (errors: number) => 100 * (3.5 + errors * error);
    expect(luckOf({ dice: 100, sum: sum(1.9) })?.verdict).toBe("usual");
    expect(luckOf({ dice: 100, sum: sum(2) })?.verdict).toBe("high");
    expect(luckOf({ dice: 100, sum: sum(-2) })?.verdict).toBe("low");
    expect(luckOf({ dice: 100, sum: sum(2) })?.deviation).toBeCloseTo(2);
  });

  it("is not spoken of with fewer than 30 dice", () => {
    expect(luckOf({ dice: 29, sum: 29 * 6 })).toBeNull();
    expect(luckOf({ dice: 30, sum: 30 * 6 })?.verdict).toBe("high");
  });
});
