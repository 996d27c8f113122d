// What somebody finds before a game, and what everything there does: kept in `walks`, to be read when it changes.

import { render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { serveAll } from "../lib/fixtures/answers";
import { aSeat, aTable } from "../lib/fixtures/tables";
import {
  followed,
  newBrowser,
  noBrowser,
  settled,
  useCalled,
  walkOver,
} from "../lib/fixtures/walk";
import { keepSeats } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import { learnLab, speak } from "../lib/words.svelte";
import JoinPage from "./JoinPage.svelte";
import Start from "./Start.svelte";

beforeAll(async () => {
  await Promise.all([import("../lab/RuleEffect.svelte"), import("../table/Rules.svelte")]);
  await speak("en").then(learnLab);
});
afterEach(noBrowser);

const isKept = (walked: string, name: string) =>
  expect(walked).toMatchFileSnapshot(`walks/${name}.txt`);
const free = aSeat(1, { kind: "link", plays: ["red"], taken: false });
const playing = aTable({ seats: [aSeat(0, { name: "Ada" }), aSeat(1, { name: "Ben" })] });
const waiting = aTable({ id: "xyz", seats: [aSeat(0, { name: "Cleo" }), free], stage: "waiting" });
const tokens = [{ seat: 0, token: "secret" }];
const opened = { table: { ...playing, id: "new" }, code: "K7QX2M", tokens, owner: "key" };

const listed = [
  { table: waiting, code: "K7QX2M" },
  { table: playing, code: null },
];

async function begun(...press: string[]) {
  const heard: string[] = [];
  newBrowser();
  keepSeats("abc", tokens);
  settings.name = "Ada";
  serveAll(heard, {
    "/api/tables": { tables: listed },
    "POST /api/tables": opened,
    "/api/tables/abc": playing,
    "/api/tables/new/join": { table: opened.table, seat: 0, token: "secret" },
    "/api/meetings": { table: waiting, code: "K7QX2M", owner: null },
    "/api/tables/xyz/join": { table: waiting, seat: 1, token: "secret" },
  });
  followed(heard);
  await speak("en");
  render(Start, { onready: () => heard.push("for what a table needs") });
  await settled();
  await useCalled(...press);
  return heard;
}

const walk = (inside: string, ...press: string[]) => walkOver(() => begun(...press), inside);

describe("the first page", () => {
  it("shows games, tables and the way to them", async () => {
    await isKept(await walk(".page"), "start");
  });

  it("tells house rules and what they change", async () => {
    await isKept(await walk("details:nth-of-type(2)", "House rules"), "house-rules");
  });

  it("has more to choose for whoever wants it", async () => {
    await isKept(await walk("details:nth-of-type(3)", "summary More"), "more");
  });
});

describe("whoever was invited", () => {
  async function invited(table = waiting) {
    const heard: string[] = [];
    newBrowser();
    settings.name = "Ada";
    const joined = { table, seat: 1, token: "secret" };
    serveAll(heard, { "/api/codes/K7QX2M": table, "/api/tables/xyz/join": joined });
    followed(heard);
    await speak("en");
    render(JoinPage, { code: "k7qx2m" });
    await settled();
    return heard;
  }

  it("sees who is there and sits down", async () => {
    await isKept(await walkOver(() => invited()), "join");
  });

  it("can look on where no seat is free", async () => {
    const full = { ...waiting, seats: waiting.seats.map((seat) => ({ ...seat, taken: true })) };
    await isKept(await walkOver(() => invited(full)), "join-full");
  });
});
