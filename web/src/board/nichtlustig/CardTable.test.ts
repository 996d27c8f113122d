import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CardsView } from "../../lib/protocol";
import { speak } from "../../lib/words.svelte";
import { cardsView } from "../fixtures/fixtures";
import Board from "../Board.svelte";

const onplay = vi.fn();
const onwhy = vi.fn();
const onroll = vi.fn();
const names = ["Ada", "Ben", "Cleo", "Dan"];

function show(view: CardsView, mine = true) {
  return render(Board, { view, board: null, mine, busy: false, names, onplay, onwhy, onroll });
}

let looked: string[]; // at which cards, one after the other

beforeEach(async () => {
  vi.clearAllMocks();
  looked = [];
  Element.prototype.scrollIntoView = function () {
    const card = this.matches("[aria-label]") ? this : this.querySelector("[aria-label]")!;
    looked.push(card.getAttribute("aria-label")!);
  };
  await speak("en");
});
afterEach(cleanup);

const click = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

describe("setting dice aside", () => {
  it("plays the move with just the dice that were clicked, then rolls the rest", async () => {
    const view = cardsView("keep");
    const { rerender } = show(view);
    const [first, second] = view.moves.find((move) => move.dice.length === 2)!.dice;
    const dice = within(screen.getByRole("group", { name: "The seven dice" }));
    const free = view.dice.filter((die) => !die.kept).map((die) => die.id);
    const die = (id: number) => dice.getAllByRole("button")[free.indexOf(id)]!;
    await fireEvent.click(die(first!));
    await fireEvent.click(die(second!));
    expect(die(first!).getAttribute("aria-pressed")).toBe("true");
    await click("Keep 2, roll the rest");
    const kept = view.moves.find(({ dice }) => dice.join() === [first, second].join());
    expect(onplay).toHaveBeenCalledExactlyOnceWith(kept!.text);
    expect(onroll).not.toHaveBeenCalled();
    await rerender({ view: cardsView("roll") });
    expect(onroll).toHaveBeenCalledOnce();
  });

  it("a second click takes a die back into the roll", async () => {
    show(cardsView("keep"));
    const dice = within(screen.getByRole("group", { name: "The seven dice" }));
    await fireEvent.click(dice.getAllByRole("button")[0]!);
    await fireEvent.click(dice.getAllByRole("button")[0]!);
    await click("Roll all again");
    expect(onplay).toHaveBeenCalledExactlyOnceWith("keep nothing");
  });

  it("rolls nothing that nobody asked for", async () => {
    const { rerender } = show(cardsView("keep"));
    await rerender({ view: cardsView("roll") });
    expect(onroll).not.toHaveBeenCalled();
  });

  it("stops", async () => {
    show(cardsView("keep"));
    await click("Stop rolling");
    expect(onplay).toHaveBeenCalledExactlyOnceWith("stop");
  });
});

describe("cards", () => {
  it("are taken together after each was clicked", async () => {
    const view = cardsView("choice");
    show(view);
    const move = view.moves.find(({ cards }) => cards.length === 1)!;
    const label = move.cards[0]!.replace(/^./, (letter) => letter.toUpperCase());
    await click(label);
    expect(onplay).not.toHaveBeenCalled();
    await click("Take this card");
    expect(onplay).toHaveBeenCalledExactlyOnceWith(move.text);
  });

  it("that may not be taken are asked about", async () => {
    show(cardsView("choice"));
    await click("Dinosaur 28");
    expect(onwhy).toHaveBeenCalledExactlyOnceWith({ move: "take dinosaur 28" });
  });

  it("are covered by one click", async () => {
    const view = cardsView("cover");
    show(view);
    await click("Lemming 2, scored");
    expect(onplay).toHaveBeenCalledExactlyOnceWith(view.moves[0]!.text);
  });

  it("say by what they are covered", () => {
    show(cardsView("cover"), false);
    expect(screen.getByRole("img", { name: "Riebmann 4, covered by Death 2" })).toBeTruthy();
  });

  it("are no buttons for those who watch", () => {
    show(cardsView("take"), false);
    const names = screen.queryAllByRole("button").map(({ textContent }) => textContent);
    expect(names.filter((name) => !name?.includes("'s cards"))).toEqual([]); // looking is for all
  });
});

describe("the tray", () => {
  it("has the button that rolls", async () => {
    show(cardsView("roll"));
    await click(/^Roll/);
    expect(onroll).toHaveBeenCalledOnce();
  });

  it("has every card with which something may be done, wherever it lies", async () => {
    const view = cardsView("cover");
    show(view);
    await click("Cover Lemming 2");
    cleanup();
    show(cardsView("death"));
    await click(/^Take Death/);
    expect(onplay.mock.calls).toEqual([[view.moves[0]!.text], [cardsView("death").moves[0]!.text]]);
  });
});

it("the tray has cards that others have, and not those that lie in sight", () => {
  const view = cardsView("choice");
  const wanted = view.moves.find(({ cards }) => cards.length === 1)!.cards[0];
  const offered = () => screen.queryAllByRole("button", { name: /^Take \w+ \d/ }).length;
  show(view);
  expect(offered()).toBe(0);
  cleanup();
  const cards = view.cards.map((card) => (card.name === wanted ? { ...card, seat: 1 } : card));
  show({ ...view, cards });
  expect(offered()).toBe(1);
});

it("the duck is used, or not", async () => {
  show(cardsView("duck"));
  await click("Use Duck");
  await click("No fourth roll");
  expect(onplay.mock.calls).toEqual([["use duck"], ["stop"]]);
});

describe("where cards scroll", () => {
  it("those that may be taken are brought into sight, the first of them at the end", () => {
    const view = cardsView("choice");
    const open = new Set(view.moves.flatMap(({ cards }) => cards));
    const lying = view.cards.filter(({ name, seat }) => open.has(name) && seat === null);
    show(view);
    expect(looked).toHaveLength(2);
    expect(looked[1]!.toLowerCase()).toBe(lying[0]!.name);
  });

  it("so are those that the dice would take", () => {
    const view = cardsView("keep");
    const promised = view.cards.find(({ seat, kind }) => kind === "yeti" && seat === null)!;
    show({ ...view, brings: [promised.name] });
    expect(looked.at(-1)!.toLowerCase()).toBe(promised.name);
  });

  it("nothing moves for those who watch", () => {
    show(cardsView("choice"), false);
    expect(looked).toEqual([]);
  });
});
