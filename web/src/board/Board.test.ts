import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "../lib/protocol";
import { speak } from "../lib/words.svelte";
import Board from "./Board.svelte";
import { boardOf, fixtures, raceMoment } from "./fixtures/fixtures";

const onplay = vi.fn();
const onwhy = vi.fn();
const names = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Fritz"];

function show(game: string, view: View, more: { mine?: boolean; busy?: boolean } = {}) {
  const board = boardOf(game);
  const props = { view, board, mine: true, busy: false, names, onplay, onwhy, ...more };
  return render(Board, props);
}

function shown(game: string, moment: string) {
  const { view } = raceMoment(game, moment);
  return { view, ...show(game, view) };
}

const buttons = () => within(screen.getByRole("group", { name: "Board" })).queryAllByRole("button");
const labels = () => buttons().map((button) => button.getAttribute("aria-label"));
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

beforeEach(async () => {
  vi.clearAllMocks();
  await speak("en");
});
afterEach(cleanup);

describe("a board to be clicked", () => {
  it("offers nothing to whoever only looks, unless somebody says that it is theirs", () => {
    const { view, board } = raceMoment("madn", "choice");
    render(Board, { view, board, names });
    expect(labels()).toEqual([]);
  });

  it("names what may be picked up, then where it may go", () => {
    shown("madn", "choice");
    expect(labels()).toEqual([
      ...["Yellow on 0", "Yellow on 6", "Yellow on 17", "Yellow on 19"],
      ...["Move to 3", "Move to 9", "Move to 20", "Move to 22"],
    ]);
  });

  it("shows only the targets of the piece that is clicked, and plays when one is clicked", async () => {
    shown("madn", "choice");
    await fireEvent.click(screen.getByRole("button", { name: "Yellow on 17" }));
    expect(labels()).toContain("Yellow on 17, picked up");
    expect(labels().filter((label) => label?.startsWith("Move"))).toEqual(["Move to 20"]);
    await fireEvent.click(screen.getByRole("button", { name: "Move to 20" }));
    expect(onplay).toHaveBeenCalledExactlyOnceWith("17-20");
  });

  it("plays the only move by one click", async () => {
    const { view } = shown("dont-worry", "one");
    await fireEvent.click(buttons()[0]!);
    expect(onplay).toHaveBeenCalledExactlyOnceWith(view.moves[0]!.text);
  });

  it("plays by a click on the piece that is thrown out", async () => {
    const { view, container } = shown("madn", "play-capture");
    const move = view.moves.find(({ captured }) => captured !== null)!;
    await fireEvent.click(container.querySelector(`[data-who="${move.captured}"]`)!);
    expect(onplay).toHaveBeenCalledExactlyOnceWith(move.text);
  });

  it("asks why when a piece is clicked that may not move", async () => {
    const { view, container } = shown("madn", "choice");
    const idle = view.pieces.find((piece) => piece.colour !== view.turn)!;
    await fireEvent.click(container.querySelector(`[data-who="${idle.id}"]`)!);
    expect(onwhy).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ piece: idle.id }));
    expect(onplay).not.toHaveBeenCalled();
  });

  it("has no buttons for those who watch", () => {
    show("madn", raceMoment("madn", "choice").view, { mine: false });
    expect(buttons()).toEqual([]);
  });

  it("does nothing while the server has not answered", async () => {
    show("madn", raceMoment("madn", "choice").view, { busy: true });
    await fireEvent.click(buttons()[0]!);
    expect(labels().join()).not.toContain("picked up");
  });

  it("forgets what was picked up when the game goes on", async () => {
    const { view, rerender } = shown("madn", "choice");
    await fireEvent.click(buttons()[0]!);
    await rerender({ view: { ...view } });
    expect(labels().join()).not.toContain("picked up");
  });
});

describe("a board to be played by keys", () => {
  it("arrows go around, Enter picks up and leads to the target, Enter plays", async () => {
    shown("madn", "choice");
    buttons()[0]!.focus();
    await press("ArrowRight");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Yellow on 6" }));
    await press("ArrowLeft");
    await press("ArrowUp");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Yellow on 19" }));
    await press("Enter");
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move to 22" })),
    );
    await press(" ");
    expect(onplay).toHaveBeenCalledExactlyOnceWith("19-22");
  });

  it("Escape lays the piece down and goes back to it", async () => {
    shown("madn", "choice");
    buttons()[2]!.focus();
    await press("Enter");
    await vi.waitFor(() => expect(labels()).toContain("Yellow on 17, picked up"));
    await press("Escape");
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Yellow on 17" })),
    );
    expect(onplay).not.toHaveBeenCalled();
  });
});

describe("the focus", () => {
  it("comes back to the board when who plays by keys has lost it", async () => {
    const { view, rerender } = shown("madn", "choice");
    buttons()[0]!.focus();
    await press("Enter");
    await rerender({ view: { ...view, moves: [] } });
    expect(document.activeElement).toBe(document.body);
    await rerender({ view });
    expect(document.activeElement).toBe(buttons()[0]);
  });

  it("stays where it is for those who click", async () => {
    const { view, rerender } = shown("madn", "choice");
    await fireEvent.pointerDown(buttons()[0]!);
    await rerender({ view: { ...view, moves: [] } });
    await rerender({ view });
    expect(document.activeElement).toBe(document.body);
  });
});

describe("what is said beside the board", () => {
  it("hunts", async () => {
    shown("jaeger", "hunt");
    await fireEvent.click(screen.getByRole("button", { name: "Hunt for 5s" }));
    expect(onplay).toHaveBeenCalledExactlyOnceWith("hunt 5");
  });

  it("passes, pushes", async () => {
    shown("einser-blocker", "pass");
    await fireEvent.click(screen.getByRole("button", { name: "Pass" }));
    cleanup();
    shown("einser-blocker", "push");
    await fireEvent.click(screen.getByRole("button", { name: "Push the stone" }));
    expect(onplay.mock.calls).toEqual([["pass"], ["push"]]);
  });

  it("sets the stone: first it is picked up, then its place is clicked", async () => {
    shown("einser-blocker", "stone");
    await fireEvent.click(screen.getByRole("button", { name: "Place the stone" }));
    await fireEvent.click(screen.getByRole("button", { name: "Place the stone on 7" }));
    expect(onplay).toHaveBeenCalledExactlyOnceWith("stone 7");
  });
});

describe("in German", () => {
  it("speaks German", async () => {
    await speak("de");
    shown("madn", "choice");
    expect(screen.getByRole("button", { name: "Nach 20 ziehen" })).toBeTruthy();
  });
});

const LOOKED_AT = new Set(["choice", "hunt", "stone", "turn", "keep", "cover"]);
const moments = fixtures.flatMap(({ game, moments }) =>
  Object.entries(moments)
    .filter(([name]) => LOOKED_AT.has(name))
    .map(([name, { view }]) => ({ game, name, view })),
);

it.each(moments)(
  "axe finds nothing: $game, $name",
  async ({ game, view }) => {
    const { container } = show(game, view);
    const { violations } = await axe.run(container, {
      rules: { "color-contrast": { enabled: false }, region: { enabled: false } }, // need a browser
    });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  },
  60_000,
);
