// Do the dice of a record follow from what was promised? Worked out here, in the browser, from the bytes of
// the record alone. No rule of any game is known here: whether moves were legal is for others to say.

import { commitment, dice, gameId, hex, unhex, type Fallen } from "./fair";
import { hashing, type Bytes, type Hashing } from "./hash";
import { problem, type Problem } from "./problem";
import { readRecord, Unreadable, type RecordRead, type Roll } from "./record";

/** A roll with what was worked out for it. */
export interface Recomputed extends Roll {
  right: Fallen[];
}

export interface Checked {
  record: RecordRead;
  /** Whose SHA-256 was used. */
  by: Hashing["by"];
  /** The promise as it follows from secret and header; null without a secret. */
  promise: string | null;
  rolls: Recomputed[]; // none unless the promise was kept
  dice: Problem | null;
  seal: Problem | null;
}

/** The line of a file that is no record. */
export interface NotReadable {
  unreadable: number;
}

export async function check(bytes: Bytes, hash?: Hashing): Promise<Checked | NotReadable> {
  try {
    return await checked(readRecord(bytes), bytes, hash ?? (await hashing()));
  } catch (thrown) {
    if (thrown instanceof Unreadable) return { unreadable: thrown.line };
    throw thrown;
  }
}

async function checked(record: RecordRead, bytes: Bytes, hash: Hashing): Promise<Checked> {
  const promise = await promiseOf(record, hash);
  const isKept = record.header.dice.by === "fair" && promise === record.header.dice.commitment;
  const rolls = isKept ? await recomputed(record, hash) : [];
  return {
    record,
    by: hash.by,
    promise,
    rolls,
    dice: aboutSecret(record, promise) ?? aboutRolls(rolls),
    seal: await aboutSeal(record, bytes, hash),
  };
}

async function promiseOf(record: RecordRead, hash: Hashing): Promise<string | null> {
  if (record.header.dice.by !== "fair" || !record.secret) return null;
  const game = await gameId(hash, record.header.description);
  return hex(await commitment(hash, game, unhex(record.secret.digits)));
}

async function recomputed(record: RecordRead, hash: Hashing): Promise<Recomputed[]> {
  const { description, dice: policy } = record.header;
  if (policy.by !== "fair" || !record.secret) return [];
  const game = await gameId(hash, description);
  const die = await dice(hash, game, unhex(record.secret.digits), policy.contributions);
  const rolls: Recomputed[] = [];
  for (const roll of record.rolls) {
    const numbers = roll.faces.map((_, k) => roll.first + k);
    rolls.push({ ...roll, right: await Promise.all(numbers.map(die)) });
  }
  return rolls;
}

function aboutSecret(record: RecordRead, promise: string | null): Problem | null {
  const { secret, seal, lines } = record;
  const policy = record.header.dice;
  if (policy.by !== "fair") return secret && problem(secret.line, "record-secret-strange");
  if (!secret) return problem(lines, seal ? "record-secret-broken" : "record-secret-later");
  return promise === policy.commitment ? null : problem(secret.line, "record-secret-other");
}

function aboutRolls(rolls: Recomputed[]): Problem | null {
  const wrong = rolls.find(({ faces, right }) => faces.some((face, k) => face !== right[k]!.face));
  if (!wrong) return null;
  const [said, right] = [wrong.faces, wrong.right.map(({ face }) => face)];
  return problem(wrong.line, "record-roll-wrong", {
    number: wrong.number,
    said: said.join(" "),
    right: right.join(" "),
  });
}

async function aboutSeal(record: RecordRead, bytes: Bytes, hash: Hashing): Promise<Problem | null> {
  const { seal, cut, lines } = record;
  if (cut !== null) return problem(cut, "record-line-cut");
  if (!seal) return problem(lines, "record-not-closed");
  const right = hex(await hash.sha256(bytes.slice(0, seal.from)));
  return right === seal.digits ? null : problem(seal.line, "record-seal-broken");
}
