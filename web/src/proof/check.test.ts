// Good and forged records, the same that `rauswurf verify` is tried with (tests/record/cases.py made them).

import { webcrypto } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { check, type Checked } from "./check";
import { byBrowser, byLibrary, type Bytes, type Hashing } from "./hash";
import { reasonOf } from "./problem";
import { LINE, readRecord, Unreadable } from "./record";

type Said = [id: string, line: number] | null;

interface Case {
  of: string;
  kind: string;
  edits: [start: number, end: number, text: string][];
  page: { unreadable: number } | { dice: Said; seal: Said; checked: number; taken_back: number };
}

const { records, cases } = JSON.parse(
  readFileSync(`${import.meta.dirname}/../../../tests/record/forgeries.json`, "utf-8"),
) as { records: Record<string, string>; cases: Case[] };

function forged({ of, edits }: Case): Bytes {
  let bytes: Bytes = new TextEncoder().encode(records[of]);
  for (const [start, end, text] of edits) {
    const filling = Array.from(text, (sign) => sign.charCodeAt(0));
    bytes = Uint8Array.from([...bytes.slice(0, start), ...filling, ...bytes.slice(end)]);
  }
  return bytes;
}

function briefly(checked: Checked): Case["page"] {
  const { dice, seal, record, rolls } = checked;
  return {
    dice: dice && [reasonOf(dice), dice.line],
    seal: seal && [reasonOf(seal), seal.line],
    checked: rolls.length,
    taken_back: record.takenBack,
  };
}

const browser = byBrowser(webcrypto.subtle as SubtleCrypto);

describe.each<[string, () => Hashing | Promise<Hashing>]>([
  ["the browser", () => browser],
  ["the library", byLibrary],
])("hashing by %s", (_, hash) => {
  test.each(cases.map((one) => [`${one.of}: ${one.kind}`, one] as const))("%s", async (_, one) => {
    const checked = await check(forged(one), await hash());
    expect("record" in checked ? briefly(checked) : checked).toEqual(one.page);
  });
});

test("there are good ones and forged ones of every kind", () => {
  const said = cases.map(({ page }) =>
    "dice" in page ? (page.dice?.[0] ?? "well") : "unreadable",
  );
  expect([...new Set(said)].sort()).toEqual([
    "record-roll-wrong",
    "record-secret-broken",
    "record-secret-later",
    "record-secret-other",
    "record-secret-strange",
    "unreadable",
    "well",
  ]);
});

/** A record with something else at its end, which is then not sealed. */
function ended(of: string, change: (line: string) => string): Bytes {
  const lines = records[of]!.split("\n").filter((line) => line && !line.startsWith('{"seal"'));
  return new TextEncoder().encode(`${lines.map(change).join("\n")}\n`);
}

test("an outcome without a winner is none", async () => {
  const of = Object.keys(records).find((name) => records[name]!.includes('"winners":["'))!;
  expect("record" in (await check(ended(of, String), browser))).toBe(true);
  const none = ended(of, (line) => line.replace(/"winners":\[[^\]]+\]/, '"winners":[]'));
  expect(await check(none, browser)).toHaveProperty("unreadable");
});

test("a line may be as long as is said, and not longer", () => {
  const first = records[Object.keys(records)[0]!]!.split("\n")[0]!;
  const long = (length: number) => new TextEncoder().encode(`${first}\n${"x".repeat(length)}`);
  expect(readRecord(long(LINE)).cut).toBe(2); // written on when the light went out
  expect(() => readRecord(long(LINE + 1))).toThrow(Unreadable);
});

test("a digest and a face of every die are shown", async () => {
  const one = cases.find(({ of, kind }) => of === "seven dice" && kind === "as it was")!;
  const checked = (await check(forged(one), browser)) as Checked;
  const [first] = checked.rolls;
  expect(first!.right).toHaveLength(first!.faces.length);
  for (const { face, digest } of first!.right) {
    const byte = digest.match(/../g)!.map((pair) => parseInt(pair, 16));
    expect(face).toBe(1 + (byte.find((value) => value < 252)! % 6));
  }
});
