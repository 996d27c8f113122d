import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cardsView, raceMoment } from "../board/fixtures/fixtures";
import type { View } from "../lib/protocol";
import { speak } from "../lib/words.svelte";
import Dice from "./Dice.svelte";

const onroll = vi.fn();
const onfaces = vi.fn();
const rolling = raceMoment("madn", "roll").view;

function show(view: View, more: object = {}) {
  return render(Dice, { view, faces: [], mine: true, busy: false, onroll, onfaces, ...more });
}

beforeEach(async () => {
  vi.clearAllMocks();
  await speak("en");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a roll", () => {
  it("is one click", async () => {
    show(rolling);
    await fireEvent.click(screen.getByRole("button", { name: "Roll" }));
    expect(onroll).toHaveBeenCalledOnce();
  });

  it("is offered to nobody else, and not while a move is awaited", () => {
    show(rolling, { mine: false });
    show(raceMoment("madn", "choice").view);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("says how many rolls are left", () => {
    show({ ...rolling, rolls_left: 3 });
    expect(screen.getByRole("img", { name: "3 rolls left" })).toBeTruthy();
  });

  it("shows dice that fall and come to lie as they were rolled", async () => {
    vi.useFakeTimers();
    const { rerender } = show(rolling, { faces: [2] });
    expect(screen.getByRole("img", { name: "Die: 2" })).toBeTruthy();
    await rerender({ faces: [5] });
    expect(screen.queryByRole("img")).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getByRole("img", { name: "Die: 5" })).toBeTruthy();
  });

  it("shows them at once if nothing shall move", async () => {
    const { rerender } = show(rolling, { faces: [2], still: true });
    await rerender({ faces: [5] });
    expect(screen.getByRole("img", { name: "Die: 5" })).toBeTruthy();
  });
});

describe("typed-in dice", () => {
  it("take one die by one key", async () => {
    show(rolling, { typed: true });
    await fireEvent.click(screen.getByRole("button", { name: "Die: 4" }));
    expect(onfaces).toHaveBeenCalledExactlyOnceWith([4]);
  });

  it("take several when all are typed", async () => {
    show({ ...rolling, wanted: 4 }, { typed: true });
    const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Confirm roll" });
    for (const [k, face] of [5, 1, 2, 3].entries()) {
      expect(send().disabled).toBe(true);
      const row = within(screen.getByRole("group", { name: `Die ${k + 1}` }));
      await fireEvent.click(row.getByRole("button", { name: `Die: ${face}` }));
    }
    await fireEvent.click(send());
    expect(onfaces).toHaveBeenCalledExactlyOnceWith([5, 1, 2, 3]);
  });

  it("name the colour and symbol of each die of NICHTLUSTIG that is rolled", () => {
    const view = cardsView("roll");
    show(view, { typed: true });
    const open = view.dice.filter((die) => !die.kept);
    expect(screen.getAllByRole("button")).toHaveLength(6 * open.length + 1);
    const colour = open[0]!.colour.replace(/^./, (letter) => letter.toUpperCase());
    expect(screen.getAllByRole("button", { name: `${colour} die: 5` })[0]).toBeTruthy();
  });
});
