import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Outcome, Replay } from "../lib/protocol";
import { playedBy, seatOfMine } from "./me";
import {
  addPlayed,
  allPlayed,
  asFile,
  eraseAll,
  forget,
  fromFile,
  keepPlayed,
  keepsAnything,
  type Played,
  wasErased,
} from "./played";
import { groups, monthOf, sumsOf } from "./sums";

const game = (table: string, place: number, more: Partial<Played> = {}): Played => ({
  table,
  game: "madn",
  ended: Number(table.slice(1)) * 1000,
  players: 4,
  seat: 0,
  place,
  throws: 10,
  faces: [1, 2, 3, 4, 5, 6],
  captures: 1,
  losses: 2,
  ...more,
});

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("games that are kept", () => {
  it("are forgotten one by one", () => {
    for (const table of ["t1", "t2"]) keepPlayed(game(table, 1));
    forget("t1");
    expect(allPlayed().map(({ table }) => table)).toEqual(["t2"]);
    forget("t1");
    expect(allPlayed()).toHaveLength(1);
  });

  it("are read back in their order, each counted once", () => {
    keepPlayed(game("t2", 1));
    keepPlayed(game("t1", 2));
    keepPlayed(game("t2", 3));
    expect(allPlayed().map(({ table, place }) => [table, place])).toEqual([
      ["t1", 2],
      ["t2", 3],
    ]);
  });

  it.each([
    "{",
    "null",
    "[]",
    '"x"',
    "{}",
    JSON.stringify(game("t1", 5)),
    JSON.stringify(game("t1", 0)),
    JSON.stringify(game("t1", 1, { faces: [1, 2] })),
    JSON.stringify(game("t1", 1, { throws: -1 })),
    JSON.stringify(game("t1", 1, { ended: 1.5 })),
    JSON.stringify(game("t1", 1, { seat: 4 })),
    JSON.stringify(game("t1", 1, { game: "<b>" })),
  ])("are left out if they are damaged, and take no other with them: %s", (damaged) => {
    localStorage.setItem("rauswurf.played.t9", damaged);
    keepPlayed(game("t1", 1));
    expect(allPlayed()).toEqual([game("t1", 1)]);
  });

  it("are lost without a word where nothing may be kept", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full");
    });
    expect(keepPlayed(game("t1", 1))).toBe(false);
    expect(keepsAnything()).toBe(false);
    expect(allPlayed()).toEqual([]);
  });

  it("do not come back after they were erased, but later ones are counted", () => {
    keepPlayed(game("t1", 1));
    localStorage.setItem("rauswurf.settings", "{}");
    eraseAll(5000);
    expect(allPlayed()).toEqual([]);
    expect([wasErased(5000), wasErased(5001)]).toEqual([true, false]);
    expect(localStorage.getItem("rauswurf.settings")).toBe("{}");
  });
});

describe("a file", () => {
  it("brings back what was saved, and nothing twice", () => {
    keepPlayed(game("t1", 1));
    keepPlayed(game("t2", 2));
    const saved = asFile(allPlayed());
    eraseAll(0);
    keepPlayed(game("t2", 4));
    expect(addPlayed(fromFile(saved)!)).toBe(1);
    expect(allPlayed().map(({ place }) => place)).toEqual([1, 4]);
  });

  it.each(["", "no", "[]", "{}", '{"format":"rauswurf-statistics"}', '{"games":[]}'])(
    "that is none of ours is refused: %s",
    (text) => expect(fromFile(text)).toBeNull(),
  );

  it("is read as far as it makes sense", () => {
    const text = JSON.stringify({ format: "rauswurf-statistics", games: [1, game("t1", 1), {}] });
    expect(fromFile(text)).toEqual([game("t1", 1)]);
  });
});

describe("sums", () => {
  const games = [1, 1, 2, 1].map((place, at) => game(`t${at}`, place));

  it("count games, wins, places, dice and streaks", () => {
    expect(sumsOf(games)).toEqual({
      games: 4,
      wins: 3,
      places: [3, 1, 0, 0],
      throws: 40,
      faces: [4, 8, 12, 16, 20, 24],
      captures: 4,
      losses: 8,
      streak: 1,
      longest: 2,
    });
    expect(sumsOf([])).toMatchObject({ games: 0, places: [], streak: 0 });
  });

  it("are made by game and by month", () => {
    const may = game("t1", 1, { ended: new Date(2031, 4, 31, 23).getTime() });
    const june = game("t2", 1, { ended: new Date(2031, 5, 1, 1).getTime(), game: "jaeger" });
    expect(groups([may, june], monthOf)).toHaveLength(2);
    expect(groups([may, june, may], (one) => one.game)).toEqual([
      ["madn", [may, may]],
      ["jaeger", [june]],
    ]);
  });
});

describe("who is counted", () => {
  const seats = [{ name: "Ada" }, { name: "Ben" }, { name: "Ada" }];

  it.each([
    [[1], "Ada", 1],
    [[0, 1], "Ada", 0],
    [[0, 1], "Cleo", null],
    [[0, 1], "", null],
    [[0, 1, 2], "Ada", null],
    [[], "Ada", null],
  ])("of the seats %j with the name %j: %j", (own, name, seat) => {
    expect(seatOfMine(own, seats, name)).toBe(seat);
  });

  it("remembers against which bots it was, where all others were bots", () => {
    const bots = ["casual", "strong"].map((name) => ({ name, bot: true, plays: [] }));
    const me = { name: "Ada", bot: false, plays: [] };
    const frames = [{ event: "begin", faces: [], view: { family: "race", moves: [], pieces: [] } }];
    const film = { game: "madn", seats: [bots[0], me, bots[1]], frames } as unknown as Replay;
    const outcome = { places: [2, 1, 3] } as unknown as Outcome;
    const alone = playedBy(1, "t1", film, outcome, 7);
    expect(alone.against).toEqual(["casual", "strong"]);
    keepPlayed(alone);
    expect(allPlayed()[0]?.against).toEqual(["casual", "strong"]);
    const two = { ...film, seats: [bots[0], me, me] } as unknown as Replay;
    expect(playedBy(1, "t1", two, outcome, 7).against).toBeUndefined();
  });

  it("forgets opponents that make no sense, but not the game", () => {
    keepPlayed(game("t1", 1, { against: ["casual", "<b>", "casual"] }));
    keepPlayed(game("t2", 1, { against: ["casual"] }));
    expect(allPlayed().map(({ against }) => against)).toEqual([undefined, undefined]);
  });

  it("gets the numbers of that seat", () => {
    const view = { family: "race", seat: 1, moves: [], pieces: [] };
    const frames = [
      { event: "begin", faces: [], view },
      { event: "roll", faces: [6], view },
    ];
    const film = { game: "madn", seats: [{}, {}], frames } as unknown as Replay;
    const outcome = { places: [2, 1] } as unknown as Outcome;
    expect(playedBy(1, "t1", film, outcome, 7)).toEqual(
      game("t1", 1, {
        ended: 7,
        players: 2,
        seat: 1,
        throws: 1,
        faces: [0, 0, 0, 0, 0, 1],
        captures: 0,
        losses: 0,
      }),
    );
  });
});

it("a file is read up to what is large for one", () => {
  const file = asFile([]);
  expect(fromFile(file.padEnd(5_000_000))).toEqual([]);
  expect(fromFile(file.padEnd(5_000_001))).toBeNull();
});
