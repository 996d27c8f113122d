import { describe, expect, it } from "vitest";
import type { MoveView, RaceView } from "../lib/protocol";
import { arrowOf } from "./arrows";

const viewWith = (move: Partial<MoveView>) =>
  ({
    family: "race",
    moves: [{ text: "one", origin: null, target: null, path: [], ...move }],
  }) as unknown as RaceView;

describe("the arrow of a move", () => {
  it.each<[string, Partial<MoveView>, number[]]>([
    ["goes along its path", { origin: 3, path: [4, 5], target: 5 }, [3, 4, 5]],
    ["begins on the first field of whoever enters", { path: [0], target: 0 }, [0]],
    ["goes straight where there is no path", { origin: 3, target: 7 }, [3, 7]],
    ["stays where something only turns", { origin: 3 }, [3]],
  ])("%s", (_, move, places) => {
    expect(arrowOf(viewWith(move), "one", "best")).toEqual([{ kind: "best", places }]);
  });

  it("is none where nothing walks", () => {
    expect(arrowOf(viewWith({}), "one", "made")).toEqual([]);
    expect(arrowOf(viewWith({ origin: 3 }), "another", "made")).toEqual([]);
    expect(arrowOf(viewWith({ origin: 3 }), null, "made")).toEqual([]);
    expect(arrowOf(undefined, "one", "made")).toEqual([]);
  });
});
