import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";
import { callToTurn } from "./attention.svelte";

const buzz = vi.fn();
const table = $state({ seats: [0, 1], view: { seat: 2 }, show: { behind: false }, mine: false });
let end: () => void;

beforeEach(() => {
  buzz.mockReset();
  vi.stubGlobal("navigator", { vibrate: buzz });
  settings.notices = true;
  Object.assign(table, { view: { seat: 2 }, mine: false });
  end = $effect.root(() => callToTurn(table as unknown as Table, () => "A game"));
  flushSync();
});
afterEach(() => {
  end();
  settings.notices = false;
  vi.unstubAllGlobals();
});

function turnOf(seat: number): void {
  Object.assign(table, { view: { seat }, mine: table.seats.includes(seat) });
  flushSync();
}

describe("a call", () => {
  it("tells whoever plays here that others are done", () => {
    turnOf(0);
    expect(buzz).toHaveBeenCalledOnce();
  });

  it("is not made to those who only pass the turn on among themselves", () => {
    turnOf(0);
    turnOf(1);
    expect(buzz).toHaveBeenCalledOnce();
  });

  it("waits until what others did was shown, and is not made about their turns", () => {
    table.show.behind = true;
    turnOf(0);
    expect(buzz).not.toHaveBeenCalled();
    table.show.behind = false;
    flushSync();
    expect(buzz).toHaveBeenCalledOnce();
    turnOf(2);
    expect(buzz).toHaveBeenCalledOnce();
  });
});
