// Good and forged records, the same that `rauswurf verify` is tried with (tests/record/cases.py made them).

import { webcrypto } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { check, type Checked } from "./check";
import { byBrowser, byLibrary, type Bytes, type Hashing } from "./hash";
import { reasonOf } from "./problem";

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
