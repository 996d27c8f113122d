import { describe, expect, it } from "vitest";
import type { CardMoveView } from "../../lib/protocol";
import { cardsView } from "../fixtures/fixtures";
import { heard, keepMove, moveOfCard, takeMoves, tappableCards, toggled, wishWith } from "./cards";

const take = (...cards: string[]): CardMoveView => {
  return { text: `take ${cards.join(", ")}`, kind: "take", dice: [], cards, with_machine: false };
};
/** Two pairs, or a professor with one die of each. */
const TAKES = [
  take("riebmann 3"),
  take("yeti 2"),
  take("riebmann 3", "yeti 2"),
  take("professor 3"),
];
const taking = { ...cardsView("take"), moves: TAKES };

describe("setting dice aside", () => {
  const view = cardsView("keep");
  const free = view.dice.filter((die) => !die.kept).map((die) => die.id);

  it("finds the one move for every choice of free dice", () => {
    const subsets = free.reduce<number[][]>(
      (found, die) => [...found, ...found.map((some) => [...some, die])],
      [[]],
    );
    const moves = subsets.map((some) => keepMove(view, new Set(some)));
    expect(moves.every((move) => move !== undefined)).toBe(true);
    expect(new Set(moves.map((move) => move!.text)).size).toBe(subsets.length);
  });

  it("nothing set aside rolls all again, everything is to stop", () => {
    expect(keepMove(view, new Set())?.text).toBe("keep nothing");
    expect(keepMove(view, new Set(free))?.kind).toBe("stop");
  });

  it("where all dice are set aside already, nothing is to be done with them", () => {
    const dice = view.dice.map((die) => ({ ...die, kept: true }));
    const stop = view.moves.filter(({ kind }) => kind === "stop");
    expect(stop).toHaveLength(1);
    expect(keepMove({ ...view, dice, moves: stop }, new Set())).toBeUndefined();
  });
});

describe("taking cards", () => {
  it("brings together what goes together", () => {
    const one = toggled(taking, new Set(), "riebmann 3");
    const both = toggled(taking, one, "yeti 2");
    expect(takeMoves(taking, both).map(({ text }) => text)).toEqual(["take riebmann 3, yeti 2"]);
  });

  it("lays back what does not go with a new card", () => {
    const both = new Set(["riebmann 3", "yeti 2"]);
    expect([...toggled(taking, both, "professor 3")]).toEqual(["professor 3"]);
    expect([...toggled(taking, both, "yeti 2")]).toEqual(["riebmann 3"]);
  });

  it("is done at once only if there is nothing else to take", () => {
    expect(moveOfCard(taking, "professor 3")).toBeUndefined();
    expect(moveOfCard({ ...taking, moves: [TAKES[3]!] }, "professor 3")).toBe(TAKES[3]);
  });

  it("a death card is taken, and a card covered, by one tap", () => {
    for (const moment of ["death", "cover"]) {
      const view = cardsView(moment);
      const [card] = tappableCards(view);
      expect(moveOfCard(view, card!)?.cards).toEqual([card]);
    }
  });
});

it("a refused tap is asked about in the words of the game", () => {
  expect(wishWith(cardsView("take"), "yeti 3")).toBe("take yeti 3");
  expect(wishWith(cardsView("cover"), "yeti 3")).toBe("cover yeti 3");
  expect(wishWith(cardsView("keep"), "yeti 3")).toBeNull();
});

it("cards that are won and dice that fall are heard", () => {
  const view = cardsView("take");
  const won = view.cards.map((card, k) => (k === 0 ? { ...card, seat: 1 } : card));
  expect(heard(view, { ...view, cards: won })).toBe("home");
  expect(heard(view, view)).toBeNull();
  const laid = { ...view.cards[0]!, name: "yeti 9", seat: null };
  expect(heard(view, { ...view, cards: [...view.cards, laid] })).toBeNull();
  expect(heard(view, { ...view, cards: [...won, laid] })).toBe("home");
  const rolling = cardsView("roll");
  const fallen = rolling.dice.map((die) => (die.kept ? die : { ...die, face: 3 }));
  expect(heard(rolling, { ...rolling, dice: fallen, wanted: 0 })).toBe("roll");
});
