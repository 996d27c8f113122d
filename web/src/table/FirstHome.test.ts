import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cardsView, raceMoment } from "../board/fixtures/fixtures";
import { aTable } from "../lib/fixtures/tables";
import type { View } from "../lib/protocol";
import type { Table } from "../lib/table.svelte";
import { speak } from "../lib/words.svelte";
import FirstHome from "./FirstHome.svelte";

const { view } = raceMoment("madn", "roll");

function show(now: View): string {
  const table = { view: now, info: aTable(), seats: [0], line: { name: "open" } };
  render(FirstHome, { table: table as unknown as Table, names: ["Ada", "Ben"] });
  return screen.queryByRole("status")?.textContent ?? "";
}

beforeEach(() => speak("en"));
afterEach(cleanup);

describe("the first one home", () => {
  it("is named while the others play on", () => {
    expect(show({ ...view, places: [0, 1] })).toContain("Ben is home first and wins.");
  });

  it("is nobody yet, or told by the end itself", () => {
    expect(show(view)).toBe("");
    expect(show({ ...view, places: [2, 1], phase: "over" })).toBe("");
    expect(show(cardsView("roll"))).toBe("");
  });
});
