// The frame of all pages: which address shows which page, and what is around all of them.

import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import App from "./App.svelte";
import { answers, serveAll } from "./lib/fixtures/answers";
import { lineWith, welcome } from "./lib/fixtures/line";
import { aTable } from "./lib/fixtures/tables";
import { newBrowser, noBrowser, page, settled, walkOver } from "./lib/fixtures/walk";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { shell } from "./shell/shell.svelte";

beforeAll(async () => {
  await Promise.all([
    import("./start/JoinPage.svelte"),
    import("./lab/LabPage.svelte"),
    import("./replay/PositionPage.svelte"),
    import("./replay/ReplayPage.svelte"),
    import("./statistics/StatisticsPage.svelte"),
    import("./table/TablePage.svelte"),
  ]);
});
afterEach(() => {
  noBrowser();
  Reflect.deleteProperty(HTMLImageElement.prototype, "decode");
  shell.help = false;
});

async function opened(address: string): Promise<string[]> {
  const heard: string[] = [];
  newBrowser();
  HTMLImageElement.prototype.decode = async () => {};
  shell.help = false;
  settings.language = "en";
  serveAll(heard, { "/api/codes/K7QX2M": aTable(), "/api/tables/abc": aTable() });
  lineWith(welcome({ view: answers.race.frames[0]!.view }), heard);
  router.go(address, { replace: true });
  render(App);
  await settled();
  return heard;
}

describe("an address", () => {
  it.each([
    ["/", "What shall we play?"],
    ["/j/K7QX2M", "You are invited"],
    ["/replay", "Replay"],
    ["/replay?table=abc", "Mensch ärgere Dich nicht"],
    ["/position", "Mensch ärgere Dich nicht"],
    ["/statistics", "Your statistics"],
    ["/lab", "Lab"],
    ["/nowhere/at/all", "There is nothing here"],
  ])("%s shows its page", async (address, title) => {
    await opened(address);
    expect(page("main h1")).toEqual([title]);
  });

  it("of a table shows the table", async () => {
    await opened("/t/abc");
    expect(document.querySelector("main .table")).toBeTruthy();
  });
});

describe("around every page", () => {
  it("are help, settings and shorter ways", async () => {
    const walked = await walkOver(() => opened("/statistics"), "nav.skip, header");
    await expect(walked).toMatchFileSnapshot("shell/walks/head.txt");
  });

  it("help is a question mark away, and no other key", async () => {
    await opened("/statistics");
    await fireEvent.keyDown(document.body, { key: "x" });
    expect(shell.help).toBe(false);
    await fireEvent.keyDown(document.body, { key: "?" });
    expect(shell.help).toBe(true);
  });

  it("whoever goes on begins at the beginning, but not on the first page", async () => {
    await opened("/statistics");
    expect(document.activeElement).toBe(document.body);
    const focused = vi.spyOn(HTMLElement.prototype, "focus");
    router.go("/lab");
    await settled();
    expect(document.activeElement?.id).toBe("main");
    expect(focused.mock.calls).toContainEqual([{ preventScroll: true }]);
  });
});
