import { expect, it } from "vitest";
import { printedBoard } from "./printed";

it("asks for nothing that is usual", () => {
  expect(printedBoard("cross", { turn: 0, dark: false })).toBe("/api/boards/cross.svg");
});

it("asks for the board as it lies there", () => {
  expect(printedBoard("cross", { turn: -90, dark: true })).toBe(
    "/api/boards/cross.svg?dark=true&turn=-90",
  );
});
