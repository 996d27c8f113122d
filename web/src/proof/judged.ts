// What was worked out here, what this browser remembers and what the server says, in one sentence.

import type { Verdict } from "../lib/protocol";
import type { Message } from "../lib/words.svelte";
import type { Checked, NotReadable } from "./check";
import { reasonOf, type Problem } from "./problem";

/** What this browser saw and said before the game. */
export interface Memory {
  promise: string | null;
  words: readonly string[];
}

export interface Judgement {
  kind: "holds" | "fails" | "open";
  told: Message;
}

const UNENDED = new Set(["record-secret-later", "record-not-closed", "record-line-cut"]);

export function judged(
  checked: Checked | NotReadable,
  memory: Memory,
  server: Verdict | null,
): Judgement {
  if ("unreadable" in checked) return fails("check-unreadable", { line: checked.unreadable });
  if (isBroken(checked.dice) || isBroken(checked.seal)) return fails("check-fails");
  // The server could show another promise now than then; this browser remembers.
  if (!keepsPromise(checked, memory)) return fails("check-other-promise");
  if (!hears(checked, memory)) return fails("check-other-words");
  const isOver = checked.record.hasOutcome || server?.holds === true;
  if (!isOver || checked.dice || checked.seal) {
    // Something that breaks the rules is worse than a missing end; only the server knows the rules.
    return server && breaksRules(server) ? fails("check-rules-broken") : open("check-no-end");
  }
  if (server && !server.holds) return fails("check-rules-broken");
  return aboutDice(checked);
}

function aboutDice({ record, rolls }: Checked): Judgement {
  const { by } = record.header.dice;
  if (by === "fair") {
    const count = rolls.length;
    const told = record.isEnded ? say("check-holds-ended") : say("check-holds", { count });
    return { kind: "holds", told };
  }
  if (by === "seed") return open("check-seed");
  return open("check-no-promise", { count: record.rolls.length });
}

/** Is this the promise that this browser was shown? */
export function keepsPromise({ record }: Checked, { promise }: Memory): boolean {
  const { dice } = record.header;
  return promise === null || (dice.by === "fair" && dice.commitment === promise);
}

/** Did all words that this browser added go into the dice? */
export function hears({ record }: Checked, { words }: Memory): boolean {
  const { dice } = record.header;
  return words.every((text) => dice.by === "fair" && dice.contributions.includes(text));
}

const isBroken = (problem: Problem | null) => problem !== null && !UNENDED.has(reasonOf(problem));

/** Is there something wrong besides a missing end? A problem of the record as a whole has no line. */
function breaksRules({ problems }: Verdict): boolean {
  const ids = problems.map(({ id, values }) =>
    id === "record-line" ? (values.reason as Message).id : id,
  );
  return ids.some((id) => id !== "record-no-end" && !UNENDED.has(id));
}

const say = (id: string, values: Message["values"] = {}): Message => ({ id, values });
const fails = (id: string, values: Message["values"] = {}): Judgement => ({
  kind: "fails",
  told: say(id, values),
});
const open = (id: string, values: Message["values"] = {}): Judgement => ({
  kind: "open",
  told: say(id, values),
});
