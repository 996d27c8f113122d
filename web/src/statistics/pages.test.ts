// What somebody finds about the games that they played here: kept in `walks`, to be read when it changes.

import { render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { newBrowser, noBrowser, settled, useCalled, walkOver } from "../lib/fixtures/walk";
import { speak } from "../lib/words.svelte";
import { addPlayed, type Played } from "./played";
import StatisticsPage from "./StatisticsPage.svelte";

afterEach(noBrowser);

const isKept = (walked: string, name: string) =>
  expect(walked).toMatchFileSnapshot(`walks/${name}.txt`);
const game = (number: number, more: Partial<Played>): Played => ({
  table: `t${number}`,
  game: "madn",
  ended: Date.parse(`2026-0${1 + (number % 2)}-1${number}T12:00:00Z`),
  players: 4,
  seat: 0,
  place: 1,
  throws: 40 + number,
  faces: [7, 6, 8, 7, 5, 7 + number],
  captures: number,
  losses: 2,
  ...more,
});
const games = [
  game(1, { place: 2 }),
  game(2, {}),
  game(3, { players: 2 }),
  game(4, { game: "nichtlustig", faces: [0, 0, 0, 0, 0, 0], place: 3, captures: 0 }),
  game(5, { game: "werfer" }),
];

async function opened(games: Played[], ...press: string[]) {
  newBrowser();
  await speak("en");
  addPlayed(games);
  render(StatisticsPage);
  await settled();
  await useCalled(...press);
  return [];
}

describe("the statistics", () => {
  it("add up what was played here", async () => {
    await isKept(await walkOver(() => opened(games)), "statistics");
  });

  it("say that nothing was played yet", async () => {
    await isKept(await walkOver(() => opened([])), "nothing-yet");
  });

  it("are erased when somebody is sure", async () => {
    await isKept(await walkOver(() => opened(games, "Erase"), "dialog"), "erasing");
  });
});
