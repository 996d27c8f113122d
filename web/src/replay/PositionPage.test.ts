// What somebody finds on the page of a position, and what everything there does: kept in `walks`.

import { render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { answers, serveAll } from "../lib/fixtures/answers";
import { followed, newBrowser, noBrowser, page, settled, walkOver } from "../lib/fixtures/walk";
import type { AskPosition } from "../lib/protocol";
import { learnCoach, speak } from "../lib/words.svelte";
import Embed from "../embed/Embed.svelte";
import cross from "../board/fixtures/boards/cross.json";
import PositionPage from "./PositionPage.svelte";

beforeAll(async () => speak("en").then(learnCoach));
afterEach(noBrowser);

const isKept = (walked: string, name: string) =>
  expect(walked).toMatchFileSnapshot(`walks/${name}.txt`);
const { position } = answers.position.view;
const wish = { game: "madn", players: 2, position, variants: { colours: "own" }, board: null };

async function opened(wish: AskPosition | null, more: Record<string, unknown> = {}) {
  const heard: string[] = [];
  newBrowser();
  serveAll(heard, more);
  followed(heard);
  render(PositionPage, { wish });
  await settled();
  return heard;
}

describe("a position", () => {
  it("is shown with what the coach thinks of it", async () => {
    await isKept(await walkOver(() => opened(wish), ".page"), "position");
  });

  it("before a roll is shown with every roll", async () => {
    const view = answers.race.frames[0]!.view;
    const more = { "/api/position": { ...answers.position, view }, "/api/advice": answers.rolls };
    await isKept(await walkOver(() => opened(wish, more), ".advice"), "rolls");
  });

  it("can be set up by whoever brings none", async () => {
    await opened(null);
    await isKept(page(".side").join("\n"), "set-up");
  });

  it("that cannot be shown can be mended", async () => {
    const broken = { ...wish, game: "none", players: 9, position: "nonsense" };
    const answer = (body: string) => (body.includes("nonsense") ? undefined : answers.position);
    const heard = await opened(broken, { "/api/position": answer });
    await isKept([...page(".side"), ...heard].join("\n"), "mending");
  });
});

describe("inside another page", () => {
  const shown = { language: "en", theme: null, address: "/position?x", board: cross, at: 2 };

  it.each([
    ["position", { position: answers.position }],
    ["replay", { replay: answers.race }],
    [
      "problem",
      { problem: { message: { id: "page-replay-broken", values: { count: 1 } }, faults: [] } },
    ],
  ])("stands a %s, and a way to the whole page", async (name, what) => {
    newBrowser();
    render(Embed, {
      shown: { position: null, replay: null, problem: null, ...shown, ...what } as never,
    });
    await settled();
    await isKept([document.title, ...page()].join("\n"), `embedded-${name}`);
  });
});
