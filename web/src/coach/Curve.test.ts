import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AccountInfo, StepInfo } from "../lib/protocol";
import { learnCoach, speak } from "../lib/words.svelte";
import Curve from "./Curve.svelte";
import { curvesOf } from "./curves";

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

describe("a game that goes on after the first winner", () => {
  const race = (frame: number, place: number, before: number[], after: number[]) =>
    ({ frame, place, seat: 0, before, after, is_mistake: false }) as unknown as StepInfo;
  const played = {
    stages: [
      { place: 1, start: [0.4, 0.3, 0.3], result: [1, 0, 0] },
      { place: 2, start: [0, 0.5, 0.5], result: [0, 0, 1] },
    ],
    steps: [
      race(1, 1, [0.4, 0.3, 0.3], [1, 0, 0]),
      race(2, 2, [0, 0.5, 0.5], [0, 0.25, 0.75]),
      race(3, 2, [0, 0.25, 0.75], [0, 0, 1]),
    ],
  } as unknown as AccountInfo;

  it.each([
    [1, "The chances of winning:", ["100%", "0%", "0%"]],
    [2, "The chances for place 2:", ["1st", "25%", "75%"]],
  ])("tells at moment %i what it is about", async (at, told, figures) => {
    cleanup();
    await learnCoach();
    const seats = ["yellow", "red", "blue"].map((one) => ({ plays: [one], name: "", bot: false }));
    render(Curve, { account: played, seats, names: ["A", "B", "C"], frames: 4, at, onwind });
    expect(screen.getByText(told)).toBeTruthy();
    const shown = [...document.querySelectorAll(".figure")].map((one) => one.textContent.trim());
    expect(shown).toEqual(figures);
    expect(chart().querySelectorAll(".border")).toHaveLength(1);
  });

  it("leaves whoever is home out of the later races", () => {
    expect(curvesOf(played)[0]!.map(({ frame }) => frame)).toEqual([0, 1]);
    expect(curvesOf(played)[1]!.map(({ frame }) => frame)).toEqual([0, 1, 1, 2, 3]);
  });
});
