import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aSeat, aTable } from "../lib/fixtures/tables";
import type { Table } from "../lib/table.svelte";
import { Leaving } from "./leaving.svelte";

const info = aTable({ seats: [aSeat(0), aSeat(1, { kind: "link" }), aSeat(2, { kind: "bot" })] });
const table = $state({ info, presence: null as { seats: number[] } | null });
let leaving: Leaving;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  table.presence = null;
  end = $effect.root(() => {
    leaving = new Leaving(table as unknown as Table);
  });
  flushSync();
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

function present(...seats: number[]): void {
  table.presence = { seats };
  flushSync();
}

describe("who has left", () => {
  it("is nobody while nobody knows who is there", () => {
    vi.advanceTimersByTime(90_000);
    expect(leaving.gone).toEqual([]);
  });

  it("is who was away for a minute, and no bot", () => {
    present(0);
    vi.advanceTimersByTime(59_000);
    expect(leaving.gone).toEqual([]);
    vi.advanceTimersByTime(2_000);
    expect(leaving.gone).toEqual([1]);
  });

  it("is nobody who came back in between", () => {
    present(0);
    vi.advanceTimersByTime(40_000);
    present(0, 1);
    present(0);
    vi.advanceTimersByTime(40_000);
    expect(leaving.gone).toEqual([]);
  });
});
