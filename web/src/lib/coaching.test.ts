import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Answered, Request } from "./connection";
import { Coaching, type Coached } from "./coaching.svelte";
import type { Chances, TableInfo, View } from "./protocol";

const moves = (...kinds: string[]) =>
  ({ moves: kinds.map((kind) => ({ kind })) }) as unknown as View;
const on = { chances: true, hints: true, tutor: true, missing: [] as number[] };
const off = { chances: false, hints: false, tutor: false };
const table: { info: TableInfo | null; view: View | null } = { info: null, view: null };
let answer: Answered | null;
const ask = vi.fn(async (request: (at: number) => Request) => {
  void request;
  return answer;
});
let coaching: Coaching;
const asked = () => ask.mock.calls.map(([request]) => request(4));
const chances = (at: number, ...seats: number[]) =>
  ({ type: "chances", at, chances: { seats } }) as Chances;

beforeEach(() => {
  ask.mockClear();
  answer = null;
  table.info = { coach: on } as unknown as TableInfo;
  table.view = moves("step", "step");
  coaching = new Coaching(table as Coached, ask);
});

describe("the coach at a table", () => {
  it("shows what is switched on, once all have agreed", () => {
    expect(coaching.on).toMatchObject({ chances: true, hints: true, tutor: true });
    table.info = { coach: { ...on, missing: [1] } } as unknown as TableInfo;
    expect(coaching.on).toEqual(off);
    table.info = null;
    expect(coaching.on).toEqual(off);
  });

  it("helps where there is something to choose", () => {
    expect(coaching.helps).toBe(true);
    table.view = moves("step", "roll"); // a roll is a choice where one could do something else
    expect(coaching.helps).toBe(true);
    table.view = moves("roll");
    expect(coaching.helps).toBe(false);
    table.view = null;
    expect(coaching.helps).toBe(false);
  });

  it("shows chances when what they are about is in sight, and not before", () => {
    coaching.seen(3);
    coaching.hear(chances(5, 0.6, 0.4));
    expect(coaching.chances).toBeNull();
    coaching.seen(4);
    expect(coaching.chances).toBeNull();
    coaching.seen(5);
    expect(coaching.chances).toEqual([0.6, 0.4]);
    coaching.hear(chances(5, 0.5, 0.5));
    expect(coaching.chances).toEqual([0.5, 0.5]);
  });

  it("gives a hint about this moment, until the next one is in sight", async () => {
    coaching.seen(4);
    answer = { type: "advised", re: 1, moves: [] } as never;
    await coaching.hint();
    expect(asked()).toEqual([{ type: "hint", at: 4 }]);
    expect(coaching.advice).toBe(answer);
    coaching.seen(4);
    expect(coaching.advice).toBe(answer);
    coaching.seen(5);
    expect(coaching.advice).toBeNull();
  });

  it("lays the last hint aside while it is asked for another, and shows nothing that is none", async () => {
    coaching.advice = { type: "advised" } as never;
    coaching.doubt = { type: "weighed" } as never;
    answer = { type: "refused" } as never;
    const asking = coaching.hint();
    expect([coaching.advice, coaching.doubt]).toEqual([null, null]);
    await asking;
    expect(coaching.advice).toBeNull();
  });

  it("weighs a move only where it is a tutor and there is a choice", () => {
    expect(coaching.weighs("0-3")).toBe(true);
    table.view = moves("step");
    expect(coaching.weighs("0-3")).toBe(false);
    table.view = moves("step", "step");
    table.info = { coach: { ...on, tutor: false } } as unknown as TableInfo;
    expect(coaching.weighs("0-3")).toBe(false);
  });

  it("doubts a costly move once: whoever makes it again means it", async () => {
    coaching.advice = { type: "advised" } as never;
    answer = { type: "weighed", costly: true, move: "0-3" } as never;
    expect(await coaching.doubts("0-3")).toBe(true);
    expect(asked()).toEqual([{ type: "weigh", at: 4, move: "0-3" }]);
    expect([coaching.advice, coaching.doubt]).toEqual([null, answer]);
    expect([coaching.weighs("0-3"), coaching.weighs("6-9")]).toEqual([false, true]);
    coaching.forget();
    expect([coaching.doubt, coaching.weighs("0-3")]).toEqual([null, true]);
  });

  it.each([
    ["that costs little", { type: "weighed", costly: false }],
    ["that cannot be weighed", { type: "refused" }],
    ["while the coach is away", null],
  ])("lets a move be made %s", async (_, said) => {
    answer = said as never;
    expect(await coaching.doubts("0-3")).toBe(false);
    expect(coaching.doubt).toBeNull();
  });
});
