import { fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { answers, serveAll } from "../lib/fixtures/answers";
import { difference } from "../lib/fixtures/reading";
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

  it("says why another move would have been better", async () => {
    const lines: string[] = [];
    const [first] = answers.reasons.follows;
    const passes = { ...first!, replies: [{ ...first!.replies[0]!, move: null, told: [] }] };
    for (const follows of [
      answers.reasons.follows,
      [{ ...first!, thrown: 0.25 }],
      [{ ...first!, thrown: null, replies: [] }],
      [passes],
      [{ ...passes, next: null }],
    ]) {
      const heard: string[] = [];
      newBrowser();
      serveAll(heard, { "/api/why": { ...answers.reasons, follows } });
      await speak("en");
      render(ReplayPage, { table: "abc", url: null });
      await settled();
      await useCalled("How did it go", "36 to 37");
      const before = page();
      await useCalled("Show me why");
      lines.push(...difference(before, page()), heard.at(-1)!, "");
    }
    await expect(lines.join("\n")).toMatchFileSnapshot("walks/why.txt");
  });

  it("says why when it is asked once more after an answer got lost", async () => {
    let served: unknown;
    newBrowser();
    serveAll([], { "/api/why": () => served });
    await speak("en");
    render(ReplayPage, { table: "abc", url: null });
    await settled();
    await useCalled("How did it go", "36 to 37", "Show me why");
    const before = page();
    expect(before.join("\n")).not.toContain("dt After");
    served = answers.reasons;
    await useCalled("Show me why");
    expect(difference(before, page()).join("\n")).toContain("dt After");
  });

  it("is dropped on the page", async () => {
    const heard = await shown(null, null);
    const label = document.querySelector("label.file")!;
    const file = new File([answers.record], "game.jsonl");
    await fireEvent.dragOver(label);
    expect(label.classList).toContain("over");
    await fireEvent.dragLeave(label);
    expect(label.classList).not.toContain("over");
    await fireEvent.dragOver(label);
    const dropped = new Event("drop", { bubbles: true, cancelable: true });
    Object.assign(dropped, { dataTransfer: { files: [file] } });
    label.dispatchEvent(dropped);
    flushSync();
    expect(label.classList).not.toContain("over");
    await settled();
    expect(dropped.defaultPrevented).toBe(true);
    expect([heard, page("h1")]).toEqual([
      ["POST /api/replay with a file"],
      ["Mensch ärgere Dich nicht"],
    ]);
  });

  it("is wound by keys, except where they mean something else", async () => {
    await opened("How did it go");
    const at = () => document.querySelector<HTMLInputElement>("input[type=range]")!.value;
    const press = async (inside: string, key: string) => {
      const node = document.querySelector(inside)!;
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      node.dispatchEvent(event);
      await settled(0);
      return [at(), event.defaultPrevented];
    };
    expect(await press("input[type=range]", "ArrowRight")).toEqual(["1", true]);
    expect(await press(".film button", "ArrowRight")).toEqual(["2", true]);
    expect(await press(".film button", "x")).toEqual(["2", false]);
    expect(await press(".film button", " ")).toEqual(["2", false]);
    expect(await press(".film .said", " ")).toEqual(["2", true]);
  });
});
