import { beforeEach, describe, expect, it } from "vitest";
import type { TableInfo } from "./protocol";
import {
  forgetSeat,
  forgetTable,
  keepSeats,
  keptTable,
  keptTables,
  ownerToken,
  randomWords,
  seatLink,
  seatsInHash,
  tokensFor,
} from "./seats";

const token = (letter: string) => letter.repeat(43);
const seat = (number: number, letter: string) => ({ seat: number, token: token(letter) });

function tableOf(id: string, ...kinds: ("here" | "link" | "bot")[]): TableInfo {
  return { id, seats: kinds.map((kind, seat) => ({ kind, seat })) } as unknown as TableInfo;
}

describe("who may delete a table", () => {
  beforeEach(() => localStorage.clear());

  it("has its key, or a seat where it was opened", () => {
    keepSeats("opened", [], { owner: token("k") });
    expect(ownerToken(tableOf("opened", "bot", "link"))).toBe(token("k"));
    keepSeats("here", [seat(1, "a")]);
    expect(ownerToken(tableOf("here", "link", "here"))).toBe(token("a"));
    expect(ownerToken(tableOf("here", "here", "link"))).toBeNull();
    expect(ownerToken(tableOf("unknown", "here"))).toBeNull();
  });
});

describe("the seats of this browser", () => {
  beforeEach(() => localStorage.clear());

  it("are kept by table", () => {
    keepSeats("one", [seat(0, "a")], { game: "madn" });
    keepSeats("two", [seat(1, "b")]);
    expect(tokensFor("one")).toEqual([token("a")]);
    expect(tokensFor("two")).toEqual([token("b")]);
    expect(tokensFor("three")).toEqual([]);
  });

  it("add up, in the order of the table, and keep what was known", () => {
    keepSeats("one", [seat(2, "c")], { game: "madn", commitment: "5f", words: { 2: "x" } });
    keepSeats("one", [seat(0, "a")], { words: { 0: "y" } });
    expect(keptTable("one")).toMatchObject({
      game: "madn",
      commitment: "5f",
      words: { 0: "y", 2: "x" },
      seats: [seat(0, "a"), seat(2, "c")],
    });
  });

  it("are replaced when a seat gets a new token", () => {
    keepSeats("one", [seat(0, "a")]);
    keepSeats("one", [seat(0, "b")]);
    expect(tokensFor("one")).toEqual([token("b")]);
  });

  it("are taken away one by one, and at no other table", () => {
    const both = [
      { seat: 0, token: "a" },
      { seat: 1, token: "b" },
    ];
    keepSeats("t1", both);
    keepSeats("t2", both);
    forgetSeat("t1", 1);
    expect([tokensFor("t1"), tokensFor("t2")]).toEqual([["a"], ["a", "b"]]);
  });

  it("can be given up", () => {
    keepSeats("one", [seat(0, "a")]);
    forgetTable("one");
    expect(keptTable("one")).toBeNull();
  });

  it("list the newest table first and do not pile up for ever", () => {
    for (let n = 0; n < 70; n++) keepSeats(`table${n}`, [seat(0, "a")], { since: n });
    expect(keptTables()).toHaveLength(60);
    expect(keptTables()[0]?.[0]).toBe("table69");
  });

  it("survive a browser that was tampered with", () => {
    localStorage.setItem("rauswurf.tables", "{");
    expect(tokensFor("one")).toEqual([]);
  });
});

describe("the link of a seat", () => {
  it("brings the same seats elsewhere, behind the #", () => {
    const seats = [seat(0, "a"), seat(3, "b")];
    const link = new URL(seatLink("https://example.org", "one", seats));
    expect(link.pathname).toBe("/t/one");
    expect(seatsInHash(link.hash)).toEqual(seats);
  });

  it.each(["", "#seat=", "#seat=0.short", `#seat=9.${token("a")}`, "#chat", "#seat=<script>"])(
    "is ignored when it is none: %s",
    (hash) => expect(seatsInHash(hash)).toEqual([]),
  );
});

it("random words differ each time", () => {
  expect(randomWords()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomWords()).not.toBe(randomWords());
});
