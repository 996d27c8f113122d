import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AccountInfo, StepInfo } from "../lib/protocol";
import { speak } from "../lib/words.svelte";
import Curve from "./Curve.svelte";

const onwind = vi.fn();
const step = (frame: number, before: number[], after: number[]) =>
  ({ frame, place: 1, seat: 0, before, after, is_mistake: false }) as unknown as StepInfo;
const account = {
  stages: [{ start: [0.5, 0.5] }],
  steps: [step(1, [0.5, 0.5], [1, 0])],
} as unknown as AccountInfo;

beforeEach(async () => {
  onwind.mockReset();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  await speak("en");
  const seats = ["yellow", "red"].map((plays) => ({ plays: [plays], name: "", bot: false }));
  render(Curve, { account, seats, names: ["Ada", "Ben"], frames: 11, at: 1, onwind });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const chart = () => screen.getByRole("img");

describe("the chances over a game", () => {
  it("stand between nothing below and all above", () => {
    const levels = [...chart().querySelectorAll(".level")].map((one) => one.getAttribute("y1"));
    expect(levels).toEqual(["146", "77", "8"]);
    const dots = [...chart().querySelectorAll(".dot")].map((one) => one.getAttribute("cy"));
    expect(dots).toEqual(["8", "146"]);
  });

  it.each([
    [144, 0],
    [194, 5],
    [244, 10],
    [100, 0],
    [300, 10],
  ])(
    "lead to the moment that is tapped: %i pixels from the left is moment %i",
    async (x, moment) => {
      chart().getBoundingClientRect = () => ({ left: 100, width: 152 }) as DOMRect;
      await fireEvent(chart(), new MouseEvent("pointerdown", { clientX: x, bubbles: true }));
      expect(onwind).toHaveBeenCalledExactlyOnceWith(moment);
    },
  );
});
