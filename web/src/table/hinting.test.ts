import { describe, expect, it, vi } from "vitest";
import type { Table } from "../lib/table.svelte";
import { hinting } from "./hinting";

function table(more: object = {}, on = true, helps = true): Table {
  const coaching = { on: { hints: on }, helps, hint: vi.fn() };
  return { seats: [0], mine: true, ready: true, coaching, ...more } as unknown as Table;
}

describe("a hint", () => {
  it("is there for whoever is to choose", () => {
    const asked = table();
    hinting(asked)?.();
    expect(asked.coaching.hint).toHaveBeenCalledOnce();
  });

  it("waits while there is nothing to choose", () => {
    expect(hinting(table({ mine: false }))).toBeNull();
    expect(hinting(table({ ready: false }))).toBeNull();
    expect(hinting(table({}, true, false))).toBeNull();
  });

  it("is not offered to those who watch, nor where there are none", () => {
    expect(hinting(table({ seats: [] }))).toBeUndefined();
    expect(hinting(table({}, false))).toBeUndefined();
  });
});
