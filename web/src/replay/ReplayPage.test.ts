import { render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { serveAll } from "../lib/fixtures/answers";
import {
  newBrowser,
  noBrowser,
  settled,
  useCalled,
  walkOver,
  followed,
} from "../lib/fixtures/walk";
import { learnCoach, speak } from "../lib/words.svelte";
import ReplayPage from "./ReplayPage.svelte";

beforeAll(async () => void (await Promise.all([import("../coach/review"), learnCoach()])));
afterEach(noBrowser);

async function opened(...press: string[]) {
  const heard: string[] = [];
  newBrowser();
  serveAll(heard);
  followed(heard);
  await speak("en");
  render(ReplayPage, { table: "abc", url: null });
  await settled();
  await useCalled(...press);
  return heard;
}

describe("a replay", () => {
  it("can be wound, passed on and looked at with the coach", async () => {
    await expect(await walkOver(() => opened())).toMatchFileSnapshot("walks/replay.txt");
  });

  it("with the coach shows luck, mistakes and what would have been better", async () => {
    const walk = await walkOver(() => opened("How did it go"));
    await expect(walk).toMatchFileSnapshot("walks/review.txt");
  });
});
