// What somebody finds in the lab, and what everything there does: kept in `walks`, to be read when it changes.

import { render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { serveAll } from "../lib/fixtures/answers";
import {
  followed,
  newBrowser,
  noBrowser,
  settled,
  useCalled,
  walkOver,
} from "../lib/fixtures/walk";
import type { AskExperiment, ExperimentInfo } from "../lib/protocol";
import { learnLab, speak } from "../lib/words.svelte";
import LabPage from "./LabPage.svelte";

beforeAll(async () => speak("en").then(learnLab));
afterEach(noBrowser);

const isKept = (walked: string, name: string) =>
  expect(walked).toMatchFileSnapshot(`walks/${name}.txt`);
const wish: AskExperiment = {
  game: "madn",
  players: 3,
  level: "strong",
  a: { "three-rolls": "on" },
  b: { barriers: "on" },
  seed: 4,
  games: 4800,
};
const found: ExperimentInfo = {
  games: 1200,
  wanted: 4800,
  done: true,
  waiting: 0,
  fast: true,
  effects: [
    { measure: "turns", before: 60, by: 12.5, margin: 2, games: 1200 },
    { measure: "captures", before: 8, by: -0.1, margin: 0.4, games: 1200 },
    { measure: "seat-advantage", before: 0.03, by: 0.02, margin: null, games: 1200 },
  ],
};

async function opened(wish: AskExperiment | null, info: Partial<ExperimentInfo> = {}) {
  const heard: string[] = [];
  newBrowser();
  serveAll(heard, { "/api/experiments": { ...found, ...info } });
  followed(heard);
  render(LabPage, { wish });
  await settled(2_000);
  return heard;
}

describe("the lab", () => {
  it("lets somebody put two sets of rules together", async () => {
    await isKept(await walkOver(() => opened(null)), "question");
  });

  it("tells what was found out", async () => {
    await isKept(await walkOver(() => opened(wish), "section"), "answer");
  });

  it.each([
    ["waiting", { done: false, games: 0, waiting: 2, effects: [] }],
    ["playing", { done: false, games: 240 }],
    ["slow", { done: false, games: 240, fast: false }],
  ])("tells how far it is: %s", async (name, info) => {
    await isKept(await walkOver(() => opened(wish, info), "section > :not(button, .share)"), name);
  });

  it("says so if a link was damaged, and keeps what it understands", async () => {
    const heard = await opened({ ...wish, b: { barriers: "perhaps" } });
    expect(document.querySelector("[role=alert]")?.textContent).toContain("This link is damaged");
    expect(document.querySelector("section")).toBeNull();
    expect(heard.filter((each) => each.includes("experiments"))).toEqual([]);
    const [a] = document.querySelectorAll<HTMLSelectElement>("[aria-label='Rules A: Three rolls']");
    expect(a?.value).toBe("on");
  });

  it("asks for what was put together", async () => {
    const heard = await opened(null);
    await useCalled("Rules B: Opening", "Play and compare");
    expect(heard.at(-1)).toBe(
      "to go to /lab?game=madn&players=4&level=casual&b=opening%3Dall-in-base&seed=1&games=4800 instead",
    );
  });
});
