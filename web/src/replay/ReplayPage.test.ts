import { render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { answers, serveAll } from "../lib/fixtures/answers";
import {
  newBrowser,
  noBrowser,
  page,
  settled,
  useCalled,
  walkOver,
  followed,
} from "../lib/fixtures/walk";
import { learnCoach, speak } from "../lib/words.svelte";
import ReplayPage from "./ReplayPage.svelte";

beforeAll(async () => void (await Promise.all([import("../coach/review"), learnCoach()])));
afterEach(noBrowser);

const ADDRESS = "https://example.org/game.jsonl";

async function shown(table: string | null, url: string | null) {
  const heard: string[] = [];
  newBrowser();
  serveAll(heard, { [ADDRESS]: answers.record });
  followed(heard);
  await speak("en");
  render(ReplayPage, { table, url });
  await settled();
  return heard;
}

async function opened(...press: string[]) {
  const heard = await shown("abc", null);
  await useCalled(...press);
  return heard;
}

describe("a replay", () => {
  it("comes from a table, from an address, or from nowhere yet", async () => {
    const asked = ["GET /api/tables/abc/replay"];
    expect([await shown("abc", null), page("h1")]).toEqual([asked, ["Mensch ärgere Dich nicht"]]);
    const fetched = [`GET ${ADDRESS}`, "POST /api/replay with a file"];
    expect([await shown(null, ADDRESS), page("h1")]).toEqual([
      fetched,
      ["Mensch ärgere Dich nicht"],
    ]);
    expect([await shown(null, null), page("h1")]).toEqual([[], ["Replay"]]);
  });

  it("can be wound, passed on and looked at with the coach", async () => {
    await expect(await walkOver(() => opened())).toMatchFileSnapshot("walks/replay.txt");
  });

  it("with the coach shows luck, mistakes and what would have been better", async () => {
    const walk = await walkOver(() => opened("How did it go"));
    await expect(walk).toMatchFileSnapshot("walks/review.txt");
  });
});
