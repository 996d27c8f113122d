import { describe, expect, it } from "vitest";
import { keyframes } from "./animate";
import { heard, journeys, playedMove } from "./changes";
import { fixtures, raceMoment } from "./fixtures/fixtures";
import { middle, standing } from "./standing";

/** Before and after a move, and the move itself. */
function change(game: string, name: string) {
  const { board, view, played, after } = raceMoment(game, name);
  const move = view.moves.find(({ text }) => text === played)!;
  return { board, before: view, after: after!, move };
}

describe("the move that was made", () => {
  const made = fixtures.flatMap(({ game, moments }) =>
    Object.entries(moments).flatMap(([name, { after, view }]) =>
      after && view.family === "race" && name !== "play-push" ? [[game, name] as const] : [],
    ),
  );

  it.each(made)("is found in %s, %s", (game, name) => {
    const { before, after, move } = change(game, name);
    expect(playedMove(before, after)?.text).toBe(move.text);
  });

  it("is found where two ways lead to the same field", () => {
    const { before, after, move } = change("madn", "play-capture");
    const detour = { ...move, path: [0, ...move.path] };
    expect(playedMove({ ...before, moves: [move, detour] }, after)).toBe(move);
  });

  it("is none after a roll or a move that was taken back", () => {
    const { before, after } = change("madn", "play-capture");
    expect(playedMove(before, before)).toBeNull();
    expect(playedMove(after, before)).toBeNull();
  });
});

describe("journeys", () => {
  it("a piece walks along its path and whom it throws flies off at the end", () => {
    const { board, before, after, move } = change("madn", "play-capture");
    const [walk, flight, ...more] = journeys(board, before, after);
    expect(more).toEqual([]);
    expect(walk).toMatchObject({ who: move.piece, how: "walk", delay: 0 });
    expect(walk!.points).toHaveLength(move.path.length + 1);
    expect(walk!.points[1]).toEqual(middle(board.fields[move.path[0]!]));
    expect(flight).toMatchObject({ who: move.captured, how: "thrown" });
    expect(flight!.delay).toBeGreaterThan(0);
    const { x, y } = standing(board, after.pieces).get(move.captured!)!;
    expect(flight!.points.at(-1)).toEqual({ x, y });
    expect(board.fields[move.thrown_to!]!.spots).toContainEqual({ x, y });
  });

  it("a piece that enters hops from where it waited", () => {
    const { board, before, after, move } = change("madn", "play-enter");
    expect(journeys(board, before, after)[0]).toMatchObject({ who: move.piece, how: "enter" });
  });

  it.each(["play-push", "play-stone"])("a stone slides: %s", (name) => {
    const { board, before, after } = change("einser-blocker", name);
    const slides = journeys(board, before, after).filter(({ how }) => how === "slide");
    expect(slides).toMatchObject([{ who: before.turn }]);
  });

  it("what is taken back goes straight to where it was", () => {
    const { board, before, after } = change("madn", "play-capture");
    const back = journeys(board, after, before);
    expect(back.map(({ points }) => points.length)).toEqual([2, 2]);
  });

  it("nothing moves when only dice fall", () => {
    const { board, before } = change("madn", "play-capture");
    expect(journeys(board, before, { ...before, die: null })).toEqual([]);
  });

  it("none takes longer than people like to wait, in any game", () => {
    for (const { game, moments } of fixtures)
      for (const [name, { after, view }] of Object.entries(moments))
        if (after && view.family === "race") {
          const { board, before, after } = change(game, name);
          for (const { delay, duration } of journeys(board, before, after))
            expect(delay + duration).toBeLessThanOrEqual(1000);
        }
  });
});

describe("keyframes", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 2, y: 0 },
  ];
  const at = { who: 1, points, delay: 0, duration: 300 };

  it("hop over each field of a walk", () => {
    const transforms = keyframes({ ...at, how: "walk" }).map(({ transform }) => transform);
    expect(transforms).toEqual([
      "translate(0px, 0px)",
      "translate(0.5px, -0.16px)",
      "translate(1px, 0px)",
      "translate(1.5px, -0.16px)",
      "translate(2px, 0px)",
    ]);
  });

  it("slide without a hop", () => {
    expect(keyframes({ ...at, how: "slide" })).toHaveLength(3);
  });
});

describe("what is heard", () => {
  it.each([
    ["madn", "play-capture", "capture"],
    ["madn", "play-enter", "step"],
    ["madn", "over", "home"],
    ["einser-blocker", "play-hit", "capture"],
    ["einser-blocker", "play-push", "step"],
  ])("in %s, %s: %s", (game, name, sound) => {
    const { board, before, after } = change(game, name);
    expect(heard(board, before, after)).toBe(sound);
  });

  it("is nothing when nothing moved", () => {
    const { board, before } = change("madn", "play-enter");
    expect(heard(board, before, before)).toBeNull();
  });
});
