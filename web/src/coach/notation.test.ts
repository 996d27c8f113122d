import { expect, test } from "vitest";
import { giveTurn, movePiece } from "./notation";

const BEGUN = "yellow B B B 0 / green B B 3 B ; turn yellow ; die 6 ; sixes 1";

test("a piece that is moved stands elsewhere, and nothing has been rolled", () => {
  expect(movePiece(BEGUN, "green", "B", "a")).toBe("yellow B B B 0 / green a B 3 B ; turn yellow");
});

test("a piece that is not there is not moved", () => {
  expect(movePiece(BEGUN, "green", "17", "a")).toBe("yellow B B B 0 / green B B 3 B ; turn yellow");
});

test("a focus goes along with its piece, and stones stay", () => {
  const focused =
    "yellow W0 12 s2.4 a / red W2 W2 W2 W2 ; turn red ; focus yellow 12 s2.4 ; stone red 33";
  expect(movePiece(focused, "yellow", "12", "20")).toBe(
    "yellow W0 20 s2.4 a / red W2 W2 W2 W2 ; turn red ; focus yellow 20 s2.4 ; stone red 33",
  );
});

test("whoever gets the turn is to roll", () => {
  expect(giveTurn(BEGUN, "green")).toBe("yellow B B B 0 / green B B 3 B ; turn green");
  const contest = "yellow W0 W0 W0 W0 / red W2 W2 W2 W2 ; turn yellow ; contest yellow - red -";
  expect(giveTurn(contest, "red")).toBe("yellow W0 W0 W0 W0 / red W2 W2 W2 W2 ; turn red");
});
