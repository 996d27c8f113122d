import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { aTable } from "../lib/fixtures/tables";
import type { Outcome, Replay } from "../lib/protocol";
import { speak } from "../lib/words.svelte";
import Counted from "./Counted.svelte";

const outcome: Outcome = { places: [1, 2], winners: ["yellow"], rule: "finish", points: [] };
const seat = { plays: ["yellow"], name: "", bot: false };
const film = { game: "madn", seats: [seat, seat], frames: [] } as unknown as Replay;
const show = (own: number[]) => render(Counted, { info: aTable(), outcome, film, own, ended: 1 });

beforeEach(() => speak("en"));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it("a game is counted for whoever played here", async () => {
  show([1]);
  expect(await screen.findByText("This game is in your statistics.")).toBeTruthy();
});

it("a game of others is nobody's here", () => {
  const { container } = show([]);
  expect(container.textContent?.trim()).toBe("");
});
