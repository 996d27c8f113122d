import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { games } from "../lib/fixtures/games";
import { serve } from "../lib/fixtures/server";
import type { AskExperiment } from "../lib/protocol";
import { learnLab, speak } from "../lib/words.svelte";
import LabPage from "./LabPage.svelte";
import RuleEffect from "./RuleEffect.svelte";

const game = games[0]!;
const info = { games: 480, wanted: 4800, done: true, waiting: 0, fast: true, effects: [] };
const experiments = (asked: { address: string; body: unknown }[]) =>
  asked.filter(({ address }) => address === "/api/experiments").map(({ body }) => body);

beforeEach(async () => {
  await speak("en");
  await learnLab();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("what nobody measured", () => {
  it("is played when somebody asks, and not before", async () => {
    const asked = serve({ "/api/experiments": info });
    render(RuleEffect, { game, players: 2, rules: { barriers: "on" }, title: "Barriers" });
    const button = await screen.findByRole("button", { name: "Let the server try it" });
    expect(experiments(asked)).toEqual([]);
    await fireEvent.click(button);
    const question = { game: "one", players: 2, level: "casual", b: { barriers: "on" }, seed: 1 };
    expect(experiments(asked)).toEqual([question]);
    expect(screen.queryByRole("button", { name: "Let the server try it" })).toBeNull();
  });

  it("is played no longer once the question is another one", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = serve({ "/api/experiments": { ...info, done: false } });
    const props = { game, players: 2, rules: { barriers: "on" }, title: "Barriers" };
    const { rerender } = render(RuleEffect, props);
    await fireEvent.click(await screen.findByRole("button", { name: "Let the server try it" }));
    await vi.advanceTimersByTimeAsync(2500);
    const before = experiments(asked).length;
    expect(before).toBeGreaterThan(1);
    await rerender({ ...props, players: 3 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(experiments(asked)).toHaveLength(before);
    expect(screen.getByRole("button", { name: "Let the server try it" })).toBeTruthy();
    vi.useRealTimers();
  });
});

describe("the lab", () => {
  const wish = (b: Record<string, string>): AskExperiment => {
    return { game: "one", players: 2, level: "casual", a: {}, b, seed: 1, games: 480 };
  };

  it.each([null, wish({}), wish({ barriers: "on" })])("asks what a link asks: %o", async (asks) => {
    const asked = serve({ "/api/games": { version: 1, games }, "/api/experiments": info });
    render(LabPage, { wish: asks });
    await screen.findByRole("button", { name: "Play and compare" });
    expect(experiments(asked)).toEqual(asks?.b?.barriers ? [asks] : []);
  });

  it("keeps what was found while the server is away, and goes on when it is back", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const half = { ...info, done: false, games: 2400 };
    const answers: Record<string, unknown> = {
      "/api/games": { version: 1, games },
      "/api/experiments": half,
    };
    serve(answers);
    render(LabPage, { wish: wish({ barriers: "on" }) });
    await screen.findByText("Games played: 2,400 of 4,800.");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
    await vi.advanceTimersByTimeAsync(1500);
    await screen.findByText("The server cannot be reached. Is this device online?");
    expect(screen.getByText("Games played: 2,400 of 4,800.")).toBeTruthy();
    serve({ ...answers, "/api/experiments": info });
    await vi.advanceTimersByTimeAsync(3500);
    await vi.waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(screen.queryByRole("progressbar")).toBeNull();
    vi.useRealTimers();
  });
});
