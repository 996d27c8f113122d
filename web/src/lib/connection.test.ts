// Only the line is a double here: what is tested is what happens when, and a real server has no
// button to make it late. The tests of the page play against a real one.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, waitBefore, type ConnectionState } from "./connection";
import type { ServerMessage } from "./protocol";

class Line {
  static lines: Line[] = [];
  sent: { type: string; re: number }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Line.lines.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** What was sent, without hello. */
  get asked() {
    return this.sent.filter(({ type }) => type !== "hello");
  }
  static get last(): Line {
    return Line.lines.at(-1)!;
  }
}

const states: ConnectionState[] = [];
const heard: ServerMessage[] = [];
let connection: Connection;
const play = { type: "play", at: 3, move: "0-6" } as const;
const chat = { type: "chat", seat: 0, text: "hello" } as const;

function welcome() {
  Line.last.onopen?.();
  Line.last.says({ type: "welcome", re: 0 });
}

function lose(code = 1006) {
  Line.last.onclose?.({ code });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  Line.lines = [];
  states.length = heard.length = 0;
  connection = new Connection("ws://table", {
    hello: () => ({ tokens: ["t"], seen: 7, owner: null }),
    heard: (message) => heard.push(message),
    changed: (state) => states.push(state),
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a connection", () => {
  it("says which seats it has and what it has seen, and is open when it is welcome", () => {
    Line.last.onopen?.();
    expect(Line.last.sent).toEqual([
      { type: "hello", re: 0, version: 1, tokens: ["t"], seen: 7, owner: null },
    ]);
    expect(connection.state.name).toBe("connecting");
    welcome();
    expect(states.map(({ name }) => name)).toEqual(["connecting", "open"]);
  });

  it("passes on everything that it hears", () => {
    welcome();
    Line.last.says({ type: "presence", seats: [0], spectators: 1 });
    expect(heard.map(({ type }) => type)).toEqual(["welcome", "presence"]);
  });

  it("waits longer after each failure, and begins anew after a success", () => {
    for (const wait of [1_000, 2_000, 4_000, 8_000, 15_000, 15_000]) {
      lose();
      expect(connection.state).toMatchObject({ name: "waiting", until: Date.now() + wait });
      vi.advanceTimersByTime(wait);
    }
    welcome();
    lose();
    expect(connection.state).toMatchObject({
      name: "waiting",
      attempt: 0,
      until: Date.now() + 300,
    });
  });

  it("does not come back at the same time as everybody else", () => {
    expect(waitBefore(2, 0)).toBe(1_500);
    expect(waitBefore(2, 1)).toBe(2_500);
  });

  it("waits as long as the server asks for", () => {
    welcome();
    Line.last.says({ type: "closing", message: { id: "x", values: {} }, after: 5_000 });
    lose(1012);
    expect(connection.state).toMatchObject({ name: "waiting", until: Date.now() + 5_000 });
  });

  it.each([
    [4400, "page-connection-outdated"],
    [4401, "page-connection-not-your-seat"],
    [4404, "page-connection-no-table"],
  ])("gives up for good with %i", (code, id) => {
    lose(code);
    expect(connection.state).toEqual({ name: "closed", reason: { id, values: {} } });
    vi.advanceTimersByTime(60_000);
    expect(Line.lines).toHaveLength(1);
  });

  it("takes a line for dead on which nobody answers", () => {
    Line.last.onopen?.();
    vi.advanceTimersByTime(10_000);
    expect(connection.state.name).toBe("waiting");
    expect(Line.lines[0]?.closed).toBe(true);
  });

  it("does not take a silent line for dead when nothing was asked", () => {
    welcome();
    vi.advanceTimersByTime(600_000);
    expect(connection.state.name).toBe("open");
  });

  it("tries again at once when the network is back", () => {
    welcome();
    dispatchEvent(new Event("offline"));
    expect(connection.state.name).toBe("waiting");
    dispatchEvent(new Event("online"));
    expect(connection.state.name).toBe("connecting");
  });

  it("says nothing any more when it is closed", async () => {
    welcome();
    const asked = connection.ask(play);
    connection.close();
    expect(await asked).toEqual({ type: "lost" });
    expect(await connection.ask(play)).toEqual({ type: "lost" });
    expect(Line.last.closed).toBe(true);
  });
});

describe("a request", () => {
  it("gets the answer that bears its number", async () => {
    welcome();
    const first = connection.ask(play);
    const second = connection.ask(chat);
    Line.last.says({ type: "done", re: 2, sequence: 9 });
    Line.last.says({ type: "refused", re: 1, message: { id: "no", values: {} } });
    expect(await second).toMatchObject({ type: "done", sequence: 9 });
    expect(await first).toMatchObject({ type: "refused" });
  });

  it("waits while there is no line", async () => {
    const asked = connection.ask(chat);
    expect(Line.last.asked).toEqual([]);
    welcome();
    expect(Line.last.asked).toEqual([{ ...chat, re: 1 }]);
    Line.last.says({ type: "done", re: 1, sequence: 0 });
    expect(await asked).toMatchObject({ type: "done" });
  });

  it("is repeated after a lost connection if it is a move", async () => {
    welcome();
    const asked = connection.ask(play);
    lose();
    vi.advanceTimersByTime(300);
    welcome();
    expect(Line.last.asked).toEqual([{ ...play, re: 1 }]);
    Line.last.says({ type: "done", re: 1, sequence: 4 });
    expect(await asked).toMatchObject({ type: "done", sequence: 4 });
  });

  it("is told to be lost if nobody can know whether it was done", async () => {
    welcome();
    const asked = connection.ask(chat);
    lose();
    vi.advanceTimersByTime(300);
    welcome();
    expect(await asked).toEqual({ type: "lost" });
    expect(Line.last.asked).toEqual([]);
  });

  it("that is not answered in time shows that the line is dead", () => {
    welcome();
    void connection.ask(play);
    vi.advanceTimersByTime(9_000);
    Line.last.says({ type: "presence", seats: [], spectators: 0 });
    vi.advanceTimersByTime(9_999);
    expect(connection.state.name).toBe("open");
    vi.advanceTimersByTime(1);
    expect(connection.state.name).toBe("waiting");
  });
});
