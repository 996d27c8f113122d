// What a table makes of what the server says. The line is a double; the tests of the page use a real one.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { timeLeft } from "./clock";
import type { Happened, ServerMessage, TableEvent, TableInfo, View, Welcome } from "./protocol";
import { GLANCE, Table } from "./table.svelte";

class Line {
  static last: Line;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Line.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  says(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const info = { id: "abc", game: "madn", board: null, seats: [], undo_asked: null };
const view = (seat: number) => ({ family: "race", seat, moves: [] }) as unknown as View;

function welcome(more: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    re: 0,
    version: 1,
    table: info as unknown as TableInfo,
    seats: [0],
    host: false,
    code: null,
    sequence: -1,
    moment: -1,
    view: view(0),
    clock: null,
    missed: [],
    earlier: false,
    ...more,
  };
}

function happened(sequence: number, event: TableEvent, more: Partial<Happened> = {}): Happened {
  return {
    type: "happened",
    sequence,
    time: 0,
    event,
    told: [],
    moment: sequence,
    view: null,
    table: null,
    clock: null,
    ...more,
  };
}

const rolled = (seat: number, face: number): TableEvent => ({
  type: "rolled",
  seat,
  faces: [face],
  by: "player",
  thought: 0,
});
const moved = (seat: number, move: string): TableEvent => ({
  type: "moved",
  seat,
  move,
  by: "player",
  thought: 0,
});

let table: Table;
const answered = () => new Promise((settle) => setTimeout(settle));

beforeEach(() => {
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network here")));
  table = new Table("abc");
  Line.last.onopen?.();
  Line.last.says(welcome());
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

describe("a table", () => {
  it("knows whose turn it is", () => {
    expect(table.mine).toBe(true);
    Line.last.says(happened(0, rolled(0, 3), { view: view(1) }));
    expect(table.mine).toBe(false);
    expect(table.thrown.faces).toEqual([3]);
  });

  it("keeps the log in order and takes nothing twice", () => {
    Line.last.says(happened(0, rolled(0, 3)));
    Line.last.says(happened(0, rolled(0, 3)));
    Line.last.says(happened(1, moved(0, "0-3")));
    expect(table.log.map(({ sequence }) => sequence)).toEqual([0, 1]);
  });

  it("means the last moment with a move", () => {
    Line.last.says(happened(4, rolled(0, 6)));
    Line.last.says(happened(5, { type: "chatted", seat: 1, text: "hm" }, { moment: 4 }));
    void table.play("0-6");
    expect(Line.last.sent.at(-1)).toMatchObject({ type: "play", at: 4, move: "0-6" });
  });

  it("asks one thing at a time", async () => {
    void table.roll();
    expect(table.ready).toBe(false);
    expect(await table.roll()).toBe(false);
    expect(Line.last.sent.filter(({ type }) => type === "roll")).toHaveLength(1);
  });

  it("shows a refusal with its rule until something happens", async () => {
    const asked = table.play("B-0");
    const message = { id: "refuse-six-enters-needs-six", values: { die: 3 } };
    Line.last.says({ type: "refused", re: 1, message, rule: "six-enters", stale: false });
    expect(await asked).toBe(false);
    expect(table.refusal).toEqual({ message, rule: "six-enters" });
    Line.last.says(happened(0, rolled(1, 2)));
    expect(table.refusal).toBeNull();
  });

  it("shows why something may not be done, and nothing if it may", async () => {
    const message = { id: "refuse-x", values: {} };
    const asked = table.why({ piece: 1, place: 6 });
    Line.last.says({ type: "because", re: 1, move: "0-6", message, rule: "clear-start" });
    await asked;
    expect(table.refusal).toEqual({ message, rule: "clear-start" });
    const again = table.why({ move: "0-6" });
    Line.last.says({ type: "because", re: 2, move: "0-6", message: null, rule: null });
    await again;
    expect(table.refusal).toBeNull();
  });

  it("takes a tap right after a new position for one that was meant for the last", async () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(10_000);
    Line.last.says(happened(0, rolled(0, 3), { view: view(0) }));
    clock.mockReturnValue(10_000 + GLANCE - 1);
    await table.why({ piece: 1, place: 6 });
    expect(Line.last.sent.some(({ type }) => type === "why")).toBe(false);
    clock.mockReturnValue(10_000 + GLANCE);
    void table.why({ piece: 1, place: 6 });
    expect(Line.last.sent.at(-1)).toMatchObject({ type: "why", piece: 1, place: 6 });
    clock.mockRestore();
  });

  it("does not explain what is no longer in sight", async () => {
    const message = { id: "refuse-x", values: {} };
    const asked = table.why({ piece: 1, place: 6 });
    Line.last.says(happened(0, rolled(0, 3), { view: view(0) }));
    Line.last.says({ type: "because", re: 1, move: "0-6", message, rule: "clear-start" });
    await asked;
    expect(table.refusal).toBeNull();
  });

  it("says that somebody was faster", async () => {
    const asked = table.play("0-6");
    const message = { id: "server-stale", values: {} };
    Line.last.says({ type: "refused", re: 1, message, rule: null, stale: true });
    expect(await asked).toBe(false);
    expect(table.refusal?.message.id).toBe("page-refuse-stale");
  });

  it("knows its own move again when it was asked for twice", async () => {
    Line.last.says(happened(4, rolled(0, 6)));
    const asked = table.play("0-6");
    Line.last.says(happened(5, moved(0, "0-6")));
    const message = { id: "server-stale", values: {} };
    Line.last.says({ type: "refused", re: 1, message, rule: null, stale: true });
    expect(await asked).toBe(true);
    expect(table.refusal).toBeNull();
  });

  it("does not take an earlier move for the one that was refused", async () => {
    Line.last.says(happened(0, moved(0, "0-6")));
    Line.last.says(happened(1, rolled(0, 6)));
    const asked = table.play("0-6");
    const message = { id: "server-stale", values: {} };
    Line.last.says({ type: "refused", re: 1, message, rule: null, stale: true });
    expect(await asked).toBe(false);
  });

  it("takes up what it missed after a lost connection", async () => {
    Line.last.says(happened(0, rolled(0, 3)));
    const first = Line.last;
    first.onclose?.({ code: 1006 });
    expect(table.line.name).toBe("waiting");
    table.retry();
    Line.last.onopen?.();
    expect(Line.last.sent[0]).toMatchObject({ type: "hello", seen: 0 });
    Line.last.says(welcome({ missed: [happened(1, moved(0, "0-3"))], moment: 1, view: view(1) }));
    await answered();
    expect(table.log.map(({ sequence }) => sequence)).toEqual([0, 1]);
    expect(table.mine).toBe(false);
  });

  it("shows whose the last roll was, where a seat plays one colour", () => {
    const [seats, rolls] = [[{ plays: ["yellow"] }, { plays: ["red", "black"] }], [rolled(0, 5)]];
    const known = { ...info, seats } as unknown as TableInfo;
    const missed = rolls.map((event, k) => happened(k, event));
    Line.last.says(welcome({ table: known, missed }));
    expect(table.thrown).toEqual({ faces: [5], colour: "yellow" });
    Line.last.says(welcome({ table: known, missed: [happened(1, rolled(1, 2))] }));
    expect(table.thrown).toEqual({ faces: [2], colour: null });
  });

  it("is talked at only where somebody sits elsewhere", () => {
    const among = (...kinds: string[]) => {
      const seats = kinds.map((kind) => ({ kind, plays: [] }));
      Line.last.says(welcome({ table: { ...info, chat: true, seats } as unknown as TableInfo }));
      return table.talks;
    };
    expect([among("here", "bot"), among("here", "link")]).toEqual([false, true]);
  });

  it("skips nothing of what comes after a lost connection", () => {
    table.show.skip();
    Line.last.says(welcome());
    expect(table.show.skipping).toBe(false);
  });

  it("lays aside what the coach said about an earlier moment", () => {
    table.coaching.advice = { type: "advised", re: 1, moves: [], chances: { seats: [] } } as never;
    Line.last.says(welcome({ moment: 7 }));
    expect(table.coaching.advice).toBeNull();
  });

  it("asks again before a costly move, and makes it when it is meant", async () => {
    const coach = { chances: false, hints: false, tutor: true, missing: [] };
    const moves = ["0-3", "6-9"].map((text) => ({ kind: "step", text }));
    const now = { ...view(0), moves } as unknown as View;
    Line.last.says(welcome({ table: { ...info, coach } as unknown as TableInfo, view: now }));
    const played = table.play("0-3");
    expect(Line.last.sent.at(-1)).toMatchObject({ type: "weigh", move: "0-3" });
    const re = Line.last.sent.at(-1)!.re as number;
    Line.last.says({ type: "weighed", re, move: "0-3", costly: true } as never);
    expect(await played).toBe(false);
    expect(table.coaching.doubt).toMatchObject({ move: "0-3" });
    void table.play("0-3");
    expect(Line.last.sent.at(-1)).toMatchObject({ type: "play", move: "0-3" });
  });

  it("asks again before a costly roll, where somebody could do something else", async () => {
    const coach = { chances: false, hints: false, tutor: true, missing: [] };
    const begin = (...moves: string[]) => {
      const now = { ...view(0), moves: moves.map((text) => ({ kind: text, text })) };
      const said = { table: { ...info, coach }, view: now, moment: moves.length } as never;
      Line.last.says(welcome(said));
    };
    begin("roll");
    expect(table.coaching.weighs("roll")).toBe(false);
    begin("roll", "hunt");
    const rolled = table.roll();
    expect(Line.last.sent.at(-1)).toMatchObject({ type: "weigh", move: "roll" });
    const re = Line.last.sent.at(-1)!.re as number;
    Line.last.says({ type: "weighed", re, move: "roll", costly: true } as never);
    expect(await rolled).toBe(false);
    void table.play("roll");
    expect(Line.last.sent.at(-1)).toMatchObject({ type: "roll" });
  });

  it("takes back for whoever acted last at this screen", () => {
    expect(table.lastActor).toBeNull();
    Line.last.says(happened(0, moved(0, "0-3")));
    Line.last.says(happened(1, moved(1, "10-13")));
    expect(table.lastActor).toBe(0);
  });
});

it("a clock runs for one seat only, and not below nothing", () => {
  const clock = { running: 1, left: [5_000, 3_000], at: 100 };
  expect(timeLeft(clock, 0, 2_100)).toBe(5_000);
  expect(timeLeft(clock, 1, 2_100)).toBe(1_000);
  expect(timeLeft(clock, 1, 9_100)).toBe(0);
});

describe("whoever sits at a table", () => {
  const sent = () => Line.last.sent.filter(({ type }) => type !== "hello");

  it("loses a seat that is given to somebody else, and no other", () => {
    Line.last.says(welcome({ seats: [0, 1] }));
    Line.last.says(happened(0, { type: "removed", seat: 3 } as TableEvent));
    expect([table.seats, table.refusal]).toEqual([[0, 1], null]);
    Line.last.says(happened(1, { type: "removed", seat: 0 } as TableEvent));
    expect(table.seats).toEqual([1]);
    expect(table.refusal?.rule).toBeNull();
  });

  it("hears somebody no more, and again", () => {
    table.hush(1, true);
    table.hush(2, true);
    table.hush(1, true);
    expect([...table.hushed].sort()).toEqual([1, 2]);
    table.hush(1, false);
    expect([...table.hushed]).toEqual([2]);
    table.hush(2, false);
  });

  it("takes nothing back before something was done", async () => {
    expect(await table.undo()).toBe(false);
    expect(sent()).toEqual([]);
  });

  it("wishes no help that was not named", () => {
    void table.coach({});
    void table.coach({ hints: true });
    expect(sent().map(({ chances, hints, tutor }) => [chances, hints, tutor])).toEqual([
      [false, false, false],
      [false, true, false],
    ]);
  });
});
