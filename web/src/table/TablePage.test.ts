// What somebody finds at a table, and what everything there does: kept in `walks`, to be read when it changes.

import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { answers } from "../lib/fixtures/answers";
import { frameHappened, happened } from "../lib/fixtures/line";
import * as at from "../lib/fixtures/opened";
import { aSeat, aTable } from "../lib/fixtures/tables";
import { noBrowser, page, pressEach } from "../lib/fixtures/walk";
import type { ServerMessage } from "../lib/protocol";
import { learnCoach, speak } from "../lib/words.svelte";

beforeAll(async () => {
  await Promise.all([import("../coach/Said.svelte"), import("../coach/review"), learnCoach()]);
  await speak("es"); // somebody will choose it
});
afterEach(noBrowser);

const { race, choice, rolling, theirs, seats } = at;
const PANEL = ".status, .hand";
const isKept = (walked: string, name: string) =>
  expect(walked).toMatchFileSnapshot(`walks/${name}.txt`);

describe("a table where a race is played", () => {
  it("shows what may be moved to whoever is to choose", async () => {
    await isKept(
      await at.walk(choice, "div.players, .board, .status, .hand", {
        more: { offered: false },
      }),
      "choosing",
    );
  });

  it("rolls for whoever is to roll", async () => {
    await isKept(await at.walk(rolling, PANEL), "rolling");
  });

  it("can be played as text", async () => {
    await isKept(await at.walk(choice, ".board", { more: { text: true } }), "text");
  });

  it("can be played by keys", async () => {
    const coach = { chances: false, hints: true, tutor: false, missing: [] };
    const missed = [at.came, frameHappened(answers.race, 1)];
    const said = { ...choice, table: { ...race, coach }, missed };
    const keys = ["1", "2", "3", "t", "l", "g", "m", "c", "h", "u", "r", "s", "Enter", "x"];
    await isKept(await pressEach(() => at.come(said), keys), "keys");
    const toRoll = await pressEach(() => at.come(rolling), ["r", "Enter", "1", "h", "u"]);
    await isKept(toRoll, "keys-to-roll");
  });

  it("tells a game event by event", async () => {
    await isKept(await at.story(answers.race, { table: race }), "race");
  });

  it("takes real dice, also those of bots", async () => {
    const table = { ...race, dice: { ...race.dice, by: "hand" as const } };
    await isKept(await at.walk({ ...rolling, table }, PANEL), "by-hand");
    const keys = await pressEach(() => at.come({ ...rolling, table }), ["4", "7", "r"]);
    await isKept(keys, "by-hand-keys");
    const bots = [seats[0]!, aSeat(1, { kind: "bot", level: "casual", plays: ["red"] })];
    const roll = { ...theirs, view: answers.race.frames[2]!.view };
    await isKept(
      await at.walk({ ...roll, table: { ...table, seats: bots } }, PANEL),
      "by-hand-for-a-bot",
    );
  });

  it.each(["still", "follow", "turned"])(
    "turns to whoever plays at one screen: %s",
    async (how) => {
      const here = { ...race, seats: seats.map((seat) => ({ ...seat, kind: "here" as const })) };
      await at.come({ ...theirs, table: here, seats: [0, 1] }, { more: { [how]: true } });
      await isKept(page(".game").join("\n"), `one-screen-${how}`);
    },
  );
});

describe("whoever is at a table", () => {
  const gone = { type: "presence", seats: [0], spectators: 2 } as ServerMessage;

  it("sees the coach where it is switched on", async () => {
    const coach = { chances: true, hints: true, tutor: true, missing: [] };
    const chances = { type: "chances", at: 3, chances: answers.advice.chances } as ServerMessage;
    const said = { ...choice, table: { ...race, coach } };
    const inside = "div.players, .status, .board, .tools button:nth-child(2)";
    await isKept(await at.walk(said, inside, { then: [chances] }), "coach");
    const hinted = await at.walk(said, ".status", { press: ["button Hint"] });
    await isKept(hinted, "hint");
    const doubted = await at.walk(said, ".status", { press: ["Yellow on 36", "Move to 37"] });
    await isKept(doubted, "doubt");
  });

  it("is asked whether the coach may help", async () => {
    const coach = { chances: true, hints: true, tutor: false, missing: [0] };
    await isKept(await at.walk({ ...choice, table: { ...race, coach } }, ".status"), "coach-asked");
  });

  it("is asked before a move is taken back, and before the game ends", async () => {
    const undo_asked = { seat: 1, missing: [0], events: 1 };
    const undo = await at.walk({ ...theirs, table: { ...race, undo_asked } }, ".status");
    await isKept(undo, "undo-asked");
    const ending = { agreed: [1], missing: [0] };
    const end = await at.walk({ ...theirs, table: { ...race, ending } }, ".status");
    await isKept(end, "end-asked");
  });

  it("only looks on without a seat", async () => {
    await isKept(
      await at.walk({ ...choice, seats: [], host: false }, ".board, .status"),
      "watching",
    );
  });

  it("can end a game that somebody has left", async () => {
    const table = { ...race, absence: { kind: "wait" as const } };
    const walked = await at.walk({ ...theirs, table }, ".status, div.players", {
      then: [gone],
      wait: 300_000,
    });
    await isKept(walked, "gone");
  });

  it("talks, and is not heard by whom they do not want to hear", async () => {
    const then = [
      happened(6, { type: "chatted", seat: 1, text: "Hello" }, { moment: 5 }),
      happened(7, { type: "reacted", seat: 1, sign: "laugh" }, { moment: 5 }),
    ];
    await isKept(await at.walk(theirs, "dialog", { then, press: ["Chat"] }), "chat");
  });

  it("finds links, settings and the way out in the menu", async () => {
    const walked = await at.walk(choice, "dialog", { press: ["button Table"], then: [gone] });
    await isKept(walked, "menu");
  });

  it("sees clocks", async () => {
    const table = { ...race, clock: { kind: "game" as const, seconds: 60 } };
    await at.come({ ...choice, table, clock: { running: 0, left: [65_000, 30_000] } });
    await isKept(page("div.players").join("\n"), "clock");
  });

  it("waits for others, and sees who has come", async () => {
    const missing = [seats[0]!, aSeat(1, { kind: "link", plays: ["red"], taken: false })];
    const table = aTable({ seats: missing, stage: "waiting" });
    const said = { table, code: "K7QX2M", host: true, missed: [] };
    await isKept(await at.walk(said, ".table"), "waiting");
    const ours = missing.map((seat) => ({ ...seat, taken: seat.seat === 1 }));
    const toSit = await at.walk({ ...said, table: { ...table, seats: ours } }, ".waiting button");
    await isKept(toSit, "sitting-down");
  });

  it("sees how it ended", async () => {
    const table = { ...race, stage: "over" as const };
    const said = { table, view: answers.race.frames.at(-1)!.view };
    const parts = ".end > :not(.result), .result > :not(.row), .result .button-primary";
    const walked = await at.walk(said, parts);
    await isKept(walked, "over");
  });
});

describe("a table where NICHTLUSTIG is played", () => {
  const table = at.cards;
  const steps = new Map(
    answers.cards.frames.map(({ view }) => ["step" in view ? view.step : null, view]),
  );

  it.each([...steps.keys()].filter(Boolean))("shows what may be done: %s", async (step) => {
    const walked = await at.walk({ table, view: steps.get(step)! }, ".board, .status");
    await isKept(walked, `cards-${step}`);
  });

  it("tells a game event by event", async () => {
    await isKept(await at.story(answers.cards, { table }), "turns");
  });
});
