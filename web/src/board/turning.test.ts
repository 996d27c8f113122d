import { describe, expect, it } from "vitest";
import type { BoardInfo } from "../lib/protocol";
import { boundsTurned, middleOf, turnBoard } from "./turning";

/** A board of 10 by 6 with its corner at (2, 1), so with its middle at (7, 4), and a field at each of some spots. */
const boardWith = (...spots: [number, number][]): BoardInfo =>
  ({
    box: [2, 1, 10, 6],
    reach: 1.3,
    fields: spots.map(([x, y]) => ({ name: "", spots: [{ x, y }] })),
  }) as unknown as BoardInfo;

const spotsOf = (board: BoardInfo) =>
  board.fields.flatMap(({ spots }) => spots.map(({ x, y }) => [+x.toFixed(6), +y.toFixed(6)]));

describe("a board", () => {
  it("has its middle between its edges", () => {
    expect(middleOf(boardWith())).toEqual({ x: 7, y: 4 });
  });

  it.each([
    [90, [7, 6]],
    [180, [5, 4]],
    [-90, [7, 2]],
  ])("is turned around its middle, by %d degrees", (degrees, right) => {
    expect(spotsOf(turnBoard(boardWith([9, 4]), degrees))).toEqual([right]);
  });

  it.each([
    [90, [6, 6]],
    [180, [5, 3]],
    [45, [7.707107, 6.12132]],
  ])("takes a field that lies aslant along, by %d degrees", (degrees, right) => {
    expect(spotsOf(turnBoard(boardWith([9, 5]), degrees))).toEqual([right]);
  });

  it("that is not turned is the same board", () => {
    const board = boardWith([9, 4]);
    expect(turnBoard(board, 0)).toBe(board);
  });

  // Fields reach 1.3, of which 0.3 may be beyond the edge: their middles lie from (3, 2) to (11, 6).
  it.each<[[number, number], boolean]>([
    [[3.1, 4], true],
    [[2.9, 4], false],
    [[10.9, 4], true],
    [[11.1, 4], false],
    [[7, 2.1], true],
    [[7, 1.9], false],
    [[7, 5.9], true],
    [[7, 6.1], false],
    [[3, 4], false],
    [[11, 4], false],
    [[7, 2], false],
    [[7, 6], false],
  ])("bears a field at %s: %s", (spot, does) => {
    expect(boundsTurned(boardWith(spot), 0)).toBe(does);
    expect(boundsTurned(boardWith([7, 4], spot), 0)).toBe(does);
  });

  it("may be too narrow to be turned", () => {
    const board = boardWith([9.5, 4]);
    expect([0, 180, 90, -90].map((degrees) => boundsTurned(board, degrees))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
