import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cardsView, raceMoment } from "../board/fixtures/fixtures";
import type { Rolled, View } from "../lib/protocol";
import { speak } from "../lib/words.svelte";
import Dice from "./Dice.svelte";

const sound = vi.hoisted(() => vi.fn());
vi.mock("../sounds/sounds", () => ({ sound }));

const onroll = vi.fn();
const onfaces = vi.fn();
const rolling = raceMoment("madn", "roll").view;

function show(view: View, more: object = {}) {
  const thrown = { faces: [], colour: null };
  return render(Dice, { view, thrown, mine: true, busy: false, onroll, onfaces, ...more });
}

const threw = (face: number, colour: string | null = null) => ({ faces: [face], colour });

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

  it.each([1, 2, 3, 4, 5, 6])("of %i shows as many pips", (face) => {
    const { container } = show(rolling, { thrown: threw(face) });
    const pips = [...container.querySelectorAll(".die circle")].map(({ outerHTML }) => outerHTML);
    expect(new Set(pips).size).toBe(face);
  });

  it("shows nothing of what was rolled while the dice fall", async () => {
    vi.useFakeTimers();
    const { rerender, container } = show(rolling, { thrown: threw(2) });
    expect(screen.getByRole("img", { name: "Die: 2" })).toBeTruthy();
    const falling: Rolled = { type: "rolled", seat: 0, faces: [5], by: "player", thought: 0 };
    await rerender({ falling });
    const pips = new Set<number>();
    for (let turn = 0; turn < 12; turn += 1) {
      expect(screen.queryByRole("img")).toBeNull();
      expect(screen.queryByRole("button")).toBeNull();
      pips.add(container.querySelectorAll("circle").length);
      await vi.advanceTimersByTimeAsync(90);
    }
    expect(pips.size).toBeGreaterThan(2);
    await rerender({ falling: null, thrown: threw(5) });
    expect(screen.getByRole("img", { name: "Die: 5" })).toBeTruthy();
  });

  it("tells whose it was", () => {
    show(rolling, { thrown: threw(5, "red") });
    expect(screen.getByRole("img", { name: "Red’s die: 5" })).toBeTruthy();
  });

  it("leads on to one's own turn while others are shown", async () => {
    const onskip = vi.fn();
    show(rolling, { mine: false, onskip });
    await fireEvent.click(screen.getByRole("button", { name: "Skip to my turn" }));
    expect(onskip).toHaveBeenCalledOnce();
  });
});

describe("typed-in dice", () => {
  it("take one die by one key", async () => {
    show(rolling, { typed: true });
    await fireEvent.click(screen.getByRole("button", { name: "Die: 4" }));
    expect(onfaces).toHaveBeenCalledExactlyOnceWith([4]);
  });

  it("take several when all are typed, one after the other", async () => {
    show({ ...rolling, wanted: 4 }, { typed: true });
    const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Confirm roll" });
    for (const [k, face] of [5, 1, 2, 3].entries()) {
      expect(send().disabled).toBe(true);
      const row = within(screen.getByRole("group", { name: `Die ${k + 1}` }));
      await fireEvent.click(row.getByRole("button", { name: `Die: ${face}` }));
    }
    await fireEvent.click(screen.getByRole("button", { name: "Die 2" })); // a slip
    await fireEvent.click(screen.getByRole("button", { name: "Die: 6" }));
    await fireEvent.click(send());
    expect(onfaces).toHaveBeenCalledExactlyOnceWith([5, 6, 2, 3]);
  });

  it("say for whom one rolls if it is somebody else", () => {
    show(rolling, { typed: true, typedFor: "Ada" });
    expect(screen.getByText("Roll for Ada. What does the die show?")).toBeTruthy();
  });

  it("name the colour and symbol of each die of NICHTLUSTIG that is rolled", () => {
    const view = cardsView("roll");
    show(view, { typed: true });
    const open = view.dice.filter((die) => !die.kept);
    expect(screen.getAllByRole("button")).toHaveLength(open.length + 1 + 6);
    const colour = open[0]!.colour.replace(/^./, (letter) => letter.toUpperCase());
    expect(screen.getAllByRole("button", { name: `${colour} die: 5` })[0]).toBeTruthy();
  });
});

it("dice are heard when they fall, and not when they are taken away", async () => {
  const { rerender } = show(rolling, { sounds: true });
  expect(sound).not.toHaveBeenCalled();
  await rerender({ thrown: threw(3) });
  expect(sound).toHaveBeenCalledExactlyOnceWith("roll");
  await rerender({ thrown: { faces: [], colour: null } });
  expect(sound).toHaveBeenCalledOnce();
  await rerender({ thrown: threw(3), sounds: false });
  expect(sound).toHaveBeenCalledOnce();
});
