import { describe, expect, it } from "vitest";
import { aSeat, aTable } from "../lib/fixtures/tables";
import type { Table } from "../lib/table.svelte";
import { maySkip } from "./skipping";

const info = aTable({ seats: [aSeat(0), aSeat(1, { kind: "bot" }), aSeat(2, { kind: "link" })] });

function waitingFor(seat: number, more: object = {}): boolean {
  const show = { running: false, skipping: false };
  const table = { info, view: { seat }, show, mine: seat === 0, seats: [0], ...more };
  return maySkip(table as unknown as Table);
}

describe("what others do may be skipped", () => {
  it("while a bot is to play, and while anybody is shown", () => {
    expect([waitingFor(1), waitingFor(2)]).toEqual([true, false]);
    expect(waitingFor(2, { show: { running: true, skipping: false } })).toBe(true);
  });

  it("but not in one's own turn, twice, by those who watch, or with real dice", () => {
    expect(waitingFor(0)).toBe(false);
    expect(waitingFor(1, { show: { running: true, skipping: true } })).toBe(false);
    expect(waitingFor(1, { seats: [] })).toBe(false);
    const dice = { ...info.dice, by: "hand" };
    expect(waitingFor(1, { info: { ...info, dice } })).toBe(false);
  });
});
