import { describe, expect, it } from "vitest";
import { boardOf, fixtures } from "./fixtures/fixtures";
import { outline } from "./shapes";
import { standing } from "./standing";

const races = fixtures.flatMap(({ game, moments }) =>
  Object.values(moments).flatMap(({ view }) => (view.family === "race" ? [{ game, view }] : [])),
);

describe("pieces", () => {
  it("never stand on each other, in any game", () => {
    for (const { game, view } of races) {
      const board = boardOf(game)!;
      const stands = [...standing(board, view.pieces).values()];
      expect(stands).toHaveLength(view.pieces.length);
      expect(new Set(stands.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(
        stands.length,
      );
    }
  });

  it("stay on their spot in the base when another leaves", () => {
    const board = boardOf("madn")!;
    const base = board.colours[0]!.base!;
    const waiting = [0, 1, 2, 3].map((id) => {
      return { id, colour: "yellow", field: "B", place: base, focus: false };
    });
    const all = standing(board, waiting);
    const fewer = standing(board, waiting.slice(1));
    expect(fewer.get(2)).toEqual(all.get(2));
  });

  it("stand smaller and around the spot when there are several", () => {
    const board = boardOf("madn")!;
    const pieces = [0, 1].map((id) => {
      return { id, colour: "yellow", field: "12", place: 12, focus: false };
    });
    const [one, other] = [...standing(board, pieces).values()];
    const { x, y } = board.fields[12]!.spots[0]!;
    expect(one!.size).toBeLessThan(1);
    expect([(one!.x + other!.x) / 2, (one!.y + other!.y) / 2]).toEqual([
      expect.closeTo(x),
      expect.closeTo(y),
    ]);
  });

  it("stand around the spot one after the other, clockwise from the left", () => {
    const board = boardOf("madn")!;
    const pieces = [0, 1, 2, 3].map((id) => {
      return { id, colour: "yellow", field: "12", place: 12, focus: false };
    });
    const { x, y } = board.fields[12]!.spots[0]!;
    const sides = [...standing(board, pieces).values()].map((one) => {
      return [Math.sign(Math.round(100 * (one.x - x))), Math.sign(Math.round(100 * (one.y - y)))];
    });
    expect(sides.map(([across, down]) => [across! + 0, down! + 0])).toEqual([
      [-1, 0],
      [0, -1],
      [1, 0],
      [0, 1],
    ]);
  });
});

it("every colour has a shape of its own", () => {
  const colours = ["yellow", "green", "red", "black", "blue", "white", "orange"];
  expect(new Set(colours.map((colour) => outline(colour, 1))).size).toBe(colours.length);
});
