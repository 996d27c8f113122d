import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../lib/words.svelte";
import Board from "./Board.svelte";
import { raceMoment } from "./fixtures/fixtures";
import { middle } from "./standing";

const { view, board } = raceMoment("madn", "choice");
const animate = vi.fn<(frames: Keyframe[], timing: object) => void>();

function show(more: object = {}) {
  const names = ["Ada", "Ben", "Cleo", "Dan"];
  return render(Board, { view, board, names, mine: true, busy: false, onwhy: () => {}, ...more });
}

beforeEach(async () => {
  vi.clearAllMocks();
  await speak("en");
  Object.assign(Element.prototype, { animate });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, "animate");
  vi.unstubAllGlobals();
});

describe("a board that turns", () => {
  const turns = () => animate.mock.calls.map(([[first]]) => first!.transform);

  it("is seen to turn from where it lay, the shorter way", async () => {
    const { rerender } = show({ turn: 0, tempo: 1 });
    await rerender({ turn: 90 });
    await rerender({ turn: -90 });
    await rerender({ turn: -180 });
    expect(turns()).toEqual(["rotate(-90deg)", "rotate(-180deg)", "rotate(90deg)"]);
  });

  it("does not move where nothing turns, or where somebody likes it calm", async () => {
    const { rerender } = show({ turn: 0, tempo: 1 });
    await rerender({ turn: 0, busy: true });
    await rerender({ turn: 90, still: true });
    expect(turns()).toEqual([]);
  });
});

it("a tap beside a piece means the nearest that may move", async () => {
  vi.stubGlobal(
    "DOMPoint",
    class {
      constructor(
        readonly x: number,
        readonly y: number,
      ) {}
      matrixTransform = () => this;
    },
  );
  show();
  const svg = screen.getByRole("group", { name: "Board" }) as unknown as SVGSVGElement;
  svg.getScreenCTM = () => ({ inverse: () => null, a: 40 }) as unknown as DOMMatrix;
  const { x, y } = middle(board.fields.find(({ name }) => name === "17"));
  await fireEvent.click(svg, { clientX: x + 0.2, clientY: y - 0.2 });
  expect(screen.getByRole("button", { name: "Yellow on 17, picked up" })).toBeTruthy();
});

it("a tap beside everything lays down what was picked up, also when it is too late to move", async () => {
  const lifted = () => screen.queryByRole("button", { name: "Yellow on 17, picked up" });
  const beside = () => fireEvent.click(screen.getByRole("group", { name: "Board" }));
  const { rerender } = show();
  await fireEvent.click(screen.getByRole("button", { name: "Yellow on 17" }));
  expect(lifted()).toBeTruthy();
  await beside();
  expect(lifted()).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Yellow on 17" }));
  await rerender({ busy: true });
  await beside();
  await rerender({ busy: false });
  expect(lifted()).toBeNull();
});
