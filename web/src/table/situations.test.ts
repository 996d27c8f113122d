// Situations at a table to which the usual walks do not come.

import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cardsView } from "../board/fixtures/fixtures";
import { answers } from "../lib/fixtures/answers";
import { frameHappened, happened } from "../lib/fixtures/line";
import * as at from "../lib/fixtures/opened";
import { difference } from "../lib/fixtures/reading";
import { aSeat, aTable } from "../lib/fixtures/tables";
import { noBrowser, page, settled, useCalled, walkOver } from "../lib/fixtures/walk";
import type { CardMoveView, View } from "../lib/protocol";
import { keepSeats, keptTable } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import { speak } from "../lib/words.svelte";
import PickSet from "./PickSet.svelte";

afterEach(noBrowser);

const { race, choice, rolling, theirs } = at;
const isKept = (walked: string, name: string) =>
  expect(walked).toMatchFileSnapshot(`walks/${name}.txt`);

describe("threats", () => {
  const threats = [
    { place: 36, origin: 9, faces: [3] },
    { place: 33, origin: 16, faces: [1, 2] },
    { place: 9, origin: 33, faces: [6] }, // somebody else's
  ];
  const served = { "/api/threats": { threats } };
  const board = () => page(".board").join("\n");

  it("are shown to whoever wants to see them, of their own pieces", async () => {
    await at.opened(choice, {}, served);
    const before = page(".board");
    await at.opened(choice, { threats: true }, served);
    await isKept(difference(before, page(".board")).join("\n"), "threats");
  });

  it.each([
    ["where it is read as text", choice, { text: true }],
    ["by somebody who only looks on", { ...choice, seats: [] }, {}],
    ["at the end", { ...choice, view: { ...choice.view, phase: "over" } as View, table: race }, {}],
  ])("are not asked for %s", async (_, said, more) => {
    const { heard } = await at.opened(said, { threats: true, ...more }, served);
    expect(heard.filter((one) => one.includes("threats"))).toEqual([]);
  });

  it("that are told too late are left out", async () => {
    let tell: (found: unknown) => void = () => {};
    const late = new Promise((resolve) => (tell = resolve));
    const { line } = await at.opened(choice, { threats: true }, {});
    const usual = fetch;
    vi.stubGlobal("fetch", async (address: string, how?: RequestInit) => {
      if (address !== "/api/threats") return usual(address, how);
      await late;
      return Response.json({ threats });
    });
    settings.threats = false;
    await settled();
    settings.threats = true;
    await settled();
    settings.threats = false;
    await settled();
    const before = board();
    tell(null);
    await settled();
    expect(board()).toBe(before);
    expect(line).toBeTruthy();
  });
});

describe("a game of cards as text", () => {
  const steps = new Map(
    answers.cards.frames.map(({ view }) => ["step" in view ? view.step : null, view]),
  );
  it.each([...steps.keys()].filter(Boolean))("can be played: %s", async (step) => {
    const said = { table: at.cards, view: steps.get(step)! };
    const walked = await at.walk(said, ".board", { more: { text: true } });
    await isKept(walked, `text-${step}`);
  });

  const view = cardsView("choice");
  const [one, other] = view.cards;
  const take = (cards: string[], with_machine = false) =>
    ({
      kind: "take",
      text: `take ${cards} ${with_machine}`,
      cards,
      dice: [],
      with_machine,
    }) as never;

  it("plays what is ticked, with the time machine or without it", async () => {
    await speak("en");
    const played: string[] = [];
    const moves: CardMoveView[] = [
      take([one!.name]),
      take([one!.name, other!.name]),
      take([one!.name], true),
    ];
    const given = { view, moves, busy: false, onplay: (move: string) => void played.push(move) };
    const { container, rerender } = render(PickSet, given);
    const boxes = [...container.querySelectorAll<HTMLInputElement>("input")];
    const button = container.querySelector("button")!;
    const form = container.querySelector("form")!;
    expect([boxes.length, button.disabled]).toEqual([3, true]);
    const steps: [number, string | undefined][] = [
      [1, undefined], // the other card alone cannot be taken
      [0, moves[1]!.text],
      [1, moves[0]!.text],
      [2, moves[2]!.text],
      [1, undefined], // nor both with the machine
    ];
    for (const [box, right] of steps) {
      await fireEvent.click(boxes[box]!);
      played.length = 0;
      await fireEvent.submit(form);
      expect([played[0], button.disabled]).toEqual([right, right === undefined]);
    }
    await fireEvent.click(boxes[1]!);
    await rerender({ busy: true });
    played.length = 0;
    await fireEvent.submit(form);
    expect([played, button.disabled]).toEqual([[], true]);
  });
});

describe("a link", () => {
  const token = "t".repeat(43);

  it("brings a seat, which does not stay in the address", async () => {
    history.replaceState(null, "", `/t/abc#seat=1.${token}`);
    await at.opened(choice);
    expect(keptTable("abc")!.seats).toContainEqual({ seat: 1, token });
    expect(location.hash).toBe("");
    history.replaceState(null, "", "/t/abc#elsewhere");
    await at.opened(choice);
    expect(location.hash).toBe("#elsewhere");
    history.replaceState(null, "", "/");
  });
});

describe("whoever opened a table", () => {
  it("can delete it", async () => {
    const { heard } = await at.opened(choice, {}, { "/api/tables/abc/delete": { deleted: true } });
    keepSeats("abc", [], { owner: "mine" });
    await useCalled("button Table");
    const already = heard.length;
    await useCalled("Delete this table", "Yes, delete it for everybody");
    expect(heard.slice(already)).toEqual([
      'POST /api/tables/abc/delete with {"token":"mine"}',
      "to go to /",
    ]);
    expect(keptTable("abc")).toBeNull();
  });
});

describe("whoever taps while dice fall", () => {
  it.each([
    ["beside everything sees at once what they show", "body", true],
    ["a button does what it says", "button", false],
  ])("%s", async (_, where, hurries) => {
    const { line } = await at.opened(rolling);
    const falls = () => document.querySelector(".rolled.falling") !== null;
    line.says(frameHappened(answers.race, 1));
    await settled(50);
    expect(falls()).toBe(true);
    await fireEvent.pointerDown(document.querySelector(where)!);
    await settled(50);
    expect(falls()).toBe(!hurries);
  });
});

describe("a move of the log", () => {
  it("is shown on the board, also to whoever reads it as text", async () => {
    const missed = [at.came, frameHappened(answers.race, 1), frameHappened(answers.race, 2)];
    await at.opened({ ...theirs, missed });
    const before = page(".board");
    settings.text = true;
    await settled();
    await useCalled("button Log");
    const moved = [...document.querySelectorAll<HTMLElement>("dialog[open] li button")];
    await fireEvent.click(moved.at(-1)!);
    await settled();
    expect(settings.text).toBe(false);
    expect(document.querySelector("dialog[open]")).toBeNull();
    await isKept(difference(before, page(".board")).join("\n"), "pointed");
  });
});

describe("two at one screen", () => {
  const here = { ...race, seats: at.seats.map((seat) => ({ ...seat, kind: "here" as const })) };

  it("choose which way the board lies", async () => {
    const said = { ...choice, table: here, seats: [0, 1] };
    const walked = await walkOver(
      () => at.come(said, { press: ["button Table"] }),
      "dialog fieldset",
    );
    await isKept(walked, "menu-two");
  });

  it("are asked for names they do not have by number", async () => {
    const undo_asked = { seat: 5, missing: [0], events: 1 };
    await at.come({ ...theirs, table: { ...race, undo_asked } });
    expect(page(".status").join(" ")).toContain("6");
  });
});

it("whoever loses their seat is told", async () => {
  const removed = { type: "removed", seat: 0, blocked: false } as never;
  const before = await at.come(choice).then(() => page());
  await at.come(choice, { then: [happened(9, removed, { table: { ...race } })] });
  await isKept(difference(before, page()).join("\n"), "removed");
  expect(keptTable("abc")?.seats).toEqual([]);
});

it("a table of people who are nowhere named shows their colours", async () => {
  const seats = [
    aSeat(0, { plays: ["yellow", "red"] }),
    aSeat(1, { plays: ["green", "black"], kind: "link" }),
  ];
  await at.come({ ...choice, table: aTable({ seats }) });
  await isKept(page("div.players").join("\n"), "no-names");
});
