import { webcrypto } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Verdict } from "../lib/protocol";
import { check, type Checked } from "./check";
import { byBrowser } from "./hash";
import { judged, type Memory } from "./judged";

const { records } = JSON.parse(
  readFileSync(`${import.meta.dirname}/../../../tests/record/forgeries.json`, "utf-8"),
) as { records: Record<string, string> };

const stranger: Memory = { promise: null, words: [] };
const fine: Verdict = {
  holds: true,
  checked: [],
  problems: [],
  rolls: 0,
  moves: 0,
  taken_back: 0,
  rolls_checked: 0,
};
const says = (id: string): Verdict => ({ ...fine, holds: false, problems: [{ id, values: {} }] });

async function checkOf(text: string) {
  return check(new TextEncoder().encode(text), byBrowser(webcrypto.subtle as SubtleCrypto));
}

describe("a game with fair dice", () => {
  let good: Checked;
  let cut: Checked;
  beforeAll(async () => {
    good = (await checkOf(records["end of a game"]!)) as Checked;
    cut = (await checkOf(records["no end"]!)) as Checked;
  });

  const kindOf = (memory: Memory, server: Verdict | null, checked = good) => {
    const { kind, told } = judged(checked, memory, server);
    return [kind, told.id];
  };

  it("holds by what was worked out here, whether the server answers or not", () => {
    expect(kindOf(stranger, fine)).toEqual(["holds", "check-holds"]);
    expect(kindOf(stranger, null)).toEqual(["holds", "check-holds"]);
    expect(judged(good, stranger, null).told.values).toEqual({ count: 31 });
  });

  it("is measured by what this browser saw and said before the game", () => {
    const { dice } = good.record.header;
    const promise = dice.by === "fair" ? dice.commitment : "";
    expect(kindOf({ promise, words: ["words of seat 1"] }, fine)[0]).toBe("holds");
    expect(kindOf({ promise: "ab".repeat(32), words: [] }, fine)[1]).toBe("check-other-promise");
    expect(kindOf({ promise, words: ["words"] }, fine)[1]).toBe("check-other-words");
  });

  it("fails if the server finds a broken rule", () => {
    expect(kindOf(stranger, says("record-move"))).toEqual(["fails", "check-rules-broken"]);
  });

  it("is open without an end, unless a rule is broken", () => {
    expect(kindOf(stranger, says("record-no-end"), cut)).toEqual(["open", "check-no-end"]);
    expect(kindOf(stranger, null, cut)).toEqual(["open", "check-no-end"]);
    expect(kindOf(stranger, says("record-move"), cut)).toEqual(["fails", "check-rules-broken"]);
  });

  it("is over if the outcome was left out and the server says that all is well", () => {
    expect(
      kindOf(stranger, fine, { ...good, record: { ...good.record, hasOutcome: false } }),
    ).toEqual(["holds", "check-holds"]);
  });
});

describe("other records", () => {
  const toldOf = async (text: string, memory = stranger) => {
    const { kind, told } = judged(await checkOf(text), memory, fine);
    return [kind, told.id];
  };

  it("cannot be checked if nothing was promised", async () => {
    expect(await toldOf(records["real dice"]!)).toEqual(["open", "check-no-promise"]);
    expect(await toldOf(records["dice of a seed"]!)).toEqual(["open", "check-seed"]);
  });

  it("fail if a promise was seen that is gone now", async () => {
    const memory = { promise: "ab".repeat(32), words: [] };
    expect(await toldOf(records["real dice"]!, memory)).toEqual(["fails", "check-other-promise"]);
  });

  it("fail if anything was changed, or nothing can be read", async () => {
    expect(await toldOf(records["real dice"]!.replace("Ada", "Eve"))).toEqual([
      "fails",
      "check-fails",
    ]);
    expect(await toldOf("hello\n")).toEqual(["fails", "check-unreadable"]);
  });

  it("are open as long as the game goes on", async () => {
    const text = records["end of a game"]!;
    expect(await toldOf(text.slice(0, text.indexOf('{"secret"')))).toEqual([
      "open",
      "check-no-end",
    ]);
  });
});
