import { describe, expect, it } from "vitest";
import { aGame, rule, said, seating } from "../lib/fixtures/games";
import { Setup } from "./setup.svelte";

const barriers = rule("barriers", ["off", "on"]);
const colours = rule("colours", ["own", "two-each"]);
const both = ["off", "on"];
const game = aGame({
  seatings: [
    seating(2, {
      defaults: { barriers: "off", colours: "two-each" },
      values: { barriers: both, colours: ["own", "two-each"] },
      seats: [
        ["yellow", "red"],
        ["green", "black"],
      ],
    }),
    seating(4, {
      defaults: { barriers: "off", colours: "own" },
      values: { barriers: both, colours: ["own"] },
      seats: [["yellow"], ["green"]],
    }),
  ],
  variants: [barriers, colours],
  levels: ["beginner", "casual"],
});
const begin = () => new Setup(game, null, "Ada");

describe("a set-up", () => {
  it("begins with fair dice, takebacks and chat, without a clock, and not in public", () => {
    const { dice, undo, chat, isPublic, clock, absence } = new Setup(game, null, "Ada");
    expect({ dice, undo, chat, isPublic }).toEqual({
      dice: "fair",
      undo: true,
      chat: true,
      isPublic: false,
    });
    expect([clock.kind, absence.kind]).toEqual(["none", "bot"]);
  });

  it("begins with one player here, bots for the others, and by the book", () => {
    const setup = begin();
    expect(setup.byTheBook).toBe(true);
    expect(setup.names[0]).toBe("Ada");
    expect(setup.wish.seats).toEqual([
      { kind: "here" },
      ...Array(3).fill({ kind: "bot", level: "casual" }),
    ]);
  });

  it("knows what is by the book, and sends only what is not", () => {
    const setup = begin();
    setup.set(barriers, "on");
    expect([setup.byTheBook, setup.wish.variants]).toEqual([false, { barriers: "on" }]);
    setup.set(barriers, "off");
    expect([setup.byTheBook, setup.wish.variants]).toEqual([true, {}]);
  });

  it("offers only values that so many players can choose", () => {
    const setup = begin();
    expect(setup.valuesOf(colours)).toEqual(["own"]);
    setup.seatPlayers(2);
    expect(setup.valuesOf(colours)).toEqual(["own", "two-each"]);
    expect(setup.valueOf(colours)).toBe("two-each");
  });

  it("drops a house rule that does not fit the new number of players", () => {
    const setup = begin();
    setup.seatPlayers(2);
    setup.set(colours, "own");
    setup.set(barriers, "on");
    setup.seatPlayers(4);
    expect(setup.variants).toEqual({ barriers: "on" });
  });

  it("offers the perfect bot only for two, and only where solved positions are there", () => {
    const solved = new Setup({ ...game, solved: true }, null, "Ada");
    expect(solved.offersPerfect).toBe(false);
    solved.seatPlayers(2);
    expect([solved.offersPerfect, solved.hasPerfect]).toEqual([true, false]);
    solved.others("perfect");
    expect(solved.hasPerfect).toBe(true);
    expect(solved.wish.seats[1]).toEqual({ kind: "bot", level: "perfect" });
    const last = { table: solved.wish, names: solved.names };
    expect(new Setup({ ...game, solved: true }, last, "").hasPerfect).toBe(true);
    expect(new Setup(game, last, "").hasPerfect).toBe(false);
    solved.seatPlayers(4);
    expect(solved.seats.map(({ who }) => who)).toEqual(["here", "casual", "casual", "casual"]);
    const without = begin();
    without.seatPlayers(2);
    expect(without.offersPerfect).toBe(false);
  });

  it("is the same again when it is taken up", () => {
    const setup = begin();
    setup.seatPlayers(2);
    setup.others("link");
    setup.set(barriers, "on");
    setup.dice = "hand";
    setup.clock = { kind: "move", seconds: 30 };
    const again = new Setup(game, { table: setup.wish, names: setup.names }, "");
    expect(again.wish).toEqual(setup.wish);
    expect(again.names).toEqual(["Ada", ""]);
  });

  it("takes a board file along, which is no house rule", () => {
    const setup = begin();
    expect(setup.wish.board).toBeNull();
    setup.board = { title: said, document: 'id = "mine"' };
    expect([setup.byTheBook, setup.wish.board]).toEqual([true, 'id = "mine"']);
  });

  it("offers on a board of one's own what can be played there, and no more", () => {
    const setup = begin();
    setup.seatPlayers(2);
    setup.set(barriers, "on");
    const defaults = { barriers: "off", colours: "own" };
    const few = { barriers: both, colours: ["own"] };
    const seatings = [2, 3].map((players) => seating(players, { defaults, values: few }));
    setup.playOn({ title: said, document: "", seatings });
    expect(setup.valuesOf(colours)).toEqual(["own"]);
    expect([setup.valueOf(colours), setup.wish.variants]).toEqual(["own", { barriers: "on" }]);
    setup.playOn(null);
    expect([setup.valueOf(colours), setup.players]).toEqual(["two-each", 2]);
  });

  it("drops two colours each when the board has too few", () => {
    const usual = seating(2, { defaults: { colours: "own" }, values: { colours: ["own"] } });
    const wide = seating(2, { defaults: usual.defaults, values: { colours: colours.values } });
    const setup = new Setup(aGame({ seatings: [wide], variants: [colours] }), null, "");
    setup.set(colours, "two-each");
    setup.playOn({ title: said, document: "", seatings: [usual] });
    expect([setup.wish.variants, setup.byTheBook]).toEqual([{}, true]);
  });

  it("begins anew when the game is not as it was", () => {
    const table = { game: "madn", seats: [{ kind: "here" as const }] };
    const again = new Setup(game, { table, names: [] }, "Ada");
    expect(again.players).toBe(4);
    const seats = [{ kind: "bot" as const, level: "expert" as const }, { kind: "here" as const }];
    expect(new Setup(game, { table: { game: "madn", seats }, names: [] }, "").players).toBe(4);
  });
});
