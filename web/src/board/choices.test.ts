import { describe, expect, it } from "vitest";
import { saidMoves, tappedPlace, wishedPlace } from "./choices";
import { boardOf, raceMoment } from "./fixtures/fixtures";
import { middle } from "./standing";

const board = boardOf("madn")!;
const place = (name: string) => board.fields.findIndex((field) => field.name === name);

describe("a tap", () => {
  const near = (name: string, dx: number) => {
    const { x, y } = middle(board.fields[place(name)]);
    return { x: x + dx, y };
  };

  it("means the field that it hits", () => {
    expect(tappedPlace(board, near("12", 0.2), new Set(), 1)).toBe(place("12"));
  });

  it("beside a field means nothing, unless something can be done there", () => {
    expect(tappedPlace(board, near("12", 0.9), new Set(), 1.5)).toBeNull();
    expect(tappedPlace(board, near("12", 0.9), new Set([place("12")]), 1.5)).toBe(place("12"));
  });

  it("on a field in which nothing can be done still means that field", () => {
    const active = new Set([place("12")]);
    expect(tappedPlace(board, near("13", 0), active, 1.5)).toBe(place("13"));
  });
});

describe("the place that somebody wishes for", () => {
  const { view } = raceMoment("madn", "choice");
  const piece = (at: string) => {
    return { id: 0, colour: "yellow", field: at, place: place(at), focus: false };
  };

  it("is as many fields ahead as the die says, into the own goal", () => {
    expect(wishedPlace(board, { ...view, die: 3 }, piece("12"))).toBe(place("15"));
    expect(wishedPlace(board, { ...view, die: 2 }, piece("38"))).toBe(place("a"));
  });

  it("is the start for a piece that waits", () => {
    const green = board.colours[1]!;
    const waiting = { ...piece("12"), colour: "green", place: green.base! };
    expect(wishedPlace(board, view, waiting)).toBe(green.start);
  });
});

it("hunts and passing have no place on the board, the roll is the business of the dice", () => {
  expect(saidMoves(raceMoment("jaeger", "hunt").view.moves).map(({ kind }) => kind)).toEqual(
    Array(6).fill("hunt"),
  );
  expect(saidMoves(raceMoment("jaeger", "pass").view.moves).map(({ kind }) => kind)).toEqual([
    "pass",
  ]);
});
