import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { settings, USUAL } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";
import { speak } from "../lib/words.svelte";
import Offer from "./Offer.svelte";

beforeEach(() => speak("en"));
afterEach(() => {
  cleanup();
  Object.assign(settings, USUAL);
});

/** Is the offer there, after moves of these seats, to whoever has seats 0 and 1, or none? */
async function isOffered(moves: number[], seats = [0, 1]): Promise<boolean> {
  const log = moves.map((seat) => ({ event: { type: "moved", seat, move: "0-1" } }));
  render(Offer, { table: { log, seats } as unknown as Table });
  await tick();
  return screen.queryByRole("button", { name: /^Turn sounds on/ }) !== null;
}

describe("sounds are offered", () => {
  it("at the beginning, however much the others have moved", async () => {
    expect(await isOffered([0, 1, 2, 3, 2, 3])).toBe(true);
    expect(settings.offered).toBe(false);
  });

  it("no longer to those who play on, now and later", async () => {
    expect(await isOffered([0, 3, 1, 0])).toBe(false);
    expect(settings).toMatchObject({ offered: true, sounds: false });
  });

  it("no longer to those who watch on", async () => {
    expect(await isOffered([2, 3], [])).toBe(true);
    cleanup();
    expect(await isOffered([2, 3, 2], [])).toBe(false);
  });
});
