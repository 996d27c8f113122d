import { describe, expect, it } from "vitest";
import cross from "../board/fixtures/boards/cross.json";
import jaeger from "../board/fixtures/boards/jaeger.json";
import type { BoardInfo } from "../lib/protocol";
import { turnedTo } from "./turning";

const boards = { cross, jaeger } as unknown as Record<string, BoardInfo>;

describe.each(Object.entries(boards))("whoever sits at %s", (_, board) => {
  it("reads towards the middle, from where their goal begins", () => {
    const [left, top, width, height] = board.box;
    for (const { name, goal } of board.colours) {
      const { x, y } = board.fields[goal[0]!]!.spots[0]!;
      const angle = ((turnedTo(board, name) + 90) * Math.PI) / 180;
      const far = Math.hypot(x - left - width / 2, y - top - height / 2);
      expect(Math.cos(angle) * far).toBeCloseTo(x - left - width / 2, 0);
      expect(Math.sin(angle) * far).toBeCloseTo(y - top - height / 2, 0);
      expect(turnedTo(board, name)).toBeGreaterThan(-180);
      expect(turnedTo(board, name)).toBeLessThanOrEqual(180);
    }
  });

  it("is not turned for a colour that nobody has", () => {
    expect(turnedTo(board, "pink")).toBe(0);
  });
});

it("somebody opposite is turned by 180 degrees, not by -180", () => {
  const board = {
    box: [0, 0, 10, 10],
    colours: [{ name: "red", goal: [0] }],
    fields: [{ spots: [{ x: 5, y: 1 }] }],
  } as unknown as BoardInfo;
  expect(turnedTo(board, "red")).toBe(180);
});
