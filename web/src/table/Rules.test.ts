import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boardOf } from "../board/fixtures/fixtures";
import { aGame, said } from "../lib/fixtures/games";
import { serve } from "../lib/fixtures/server";
import type { BoardInfo, ClauseInfo } from "../lib/protocol";
import { speak } from "../lib/words.svelte";
import Rules from "./Rules.svelte";

const clause = (id: string, variant: string | null, values: string[] = []): ClauseInfo => ({
  id,
  title: said,
  text: said,
  ruling: null,
  variant,
  values,
});
const game = aGame({
  clauses: [clause("turns", null), clause("barriers", "barriers", ["on"])],
});

function show(variants: Record<string, string>, board: BoardInfo | null = null): string[] {
  const { container } = render(Rules, { game, variants, board, about: null, at: null });
  const shown = container.querySelectorAll<HTMLElement>("[data-clause]");
  return [...shown].map(({ dataset }) => dataset.clause!);
}

beforeEach(async () => {
  serve({});
  await speak("en");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the rules of a table", () => {
  it("are those that hold there", () => {
    expect(show({ barriers: "off" })).toEqual(["turns"]);
    expect(show({ barriers: "on" })).toEqual(["turns", "barriers"]);
  });

  it("name the board only if somebody brought it", () => {
    show({}, boardOf("madn"));
    expect(screen.queryByText("Your own board")).toBeNull();
    show({}, { ...boardOf("madn")!, id: "mine" });
    expect(screen.getByText("Your own board")).toBeTruthy();
  });
});
