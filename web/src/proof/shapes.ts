// What a line of a record may say, type by type; whatever throws here is no record.

import { isObject, type Json, type JsonObject } from "./strict";

/** This is no record, or none that this page can read. */
export class NoRecord extends Error {}

const NAME = 40; // letters
const CONTRIBUTION = 200;
const MOVE = 200;
const POSITION = 2000;
const DICE = 20;
const POINTS = 1000n;
const MOST_SEATS = 6;
const LARGEST_SEED = 2n ** 63n - 1n;
const FORMAT = 1n;

// What could make a reader see other things; the two joiners hold emoji together.
const UNSHOWN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

export interface Seat {
  plays: string[];
  name: string;
  bot: boolean;
}

export type Dice =
  { by: "hand" | "system" | "seed" } | { by: "fair"; commitment: string; contributions: string[] };

export interface Header {
  /** All of it but the dice: what the promise covers. */
  description: JsonObject;
  seats: Seat[];
  dice: Dice;
}

type Read<T> = (value: Json) => T;

/** The first line of a record. The rules are for others to know: no game or variant is wrong here. */
export function header(data: JsonObject): Header {
  const { dice, ...description } = data;
  const keys = new Keys(data);
  if (keys.take("rauswurf", whole(0n, 2n ** 31n)) !== FORMAT) throw new NoRecord();
  keys.take("game", text(NAME));
  keys.take("rules", text(NAME));
  keys.take("players", whole(1n, BigInt(MOST_SEATS)));
  keys.take("variants", variants);
  const seats = keys.take("seats", some(1, MOST_SEATS, seat));
  keys.take("created", text(NAME)); // any text: the promise covers it, whatever it says
  keys.maybe("board", board);
  keys.maybe("position", position);
  const policy = keys.take("dice", policyOf);
  keys.end();
  if (policy.by === "fair") checkContributions(policy.contributions, seats);
  return { description, seats, dice: policy };
}

export const names = (seats: readonly Seat[]): Read<string[]> => {
  const read = some(seats.length, seats.length, text(NAME));
  return (value) => {
    const found = read(value);
    const isFixed = (name: string, k: number) => name && (seats[k]!.name || seats[k]!.bot);
    if (found.some(isFixed)) throw new NoRecord();
    return found;
  };
};

export const roll: Read<number[]> = (value) => some(1, DICE, whole(1n, 6n))(value).map(Number);
export const move: Read<string> = (value) => text(MOVE)(value);

/** The seats that agreed to an early end: in order, each once, and no bot. */
export const ended = (seats: readonly Seat[]): Read<void> => {
  const read = some(0, seats.length, whole(0n, BigInt(seats.length - 1)));
  return (value) => {
    const agreed = read(value).map(Number);
    const isFine = (seat: number, k: number) =>
      !seats[seat]!.bot && (k === 0 || seat > agreed[k - 1]!);
    if (!agreed.every(isFine)) throw new NoRecord();
  };
};

export const outcome = (seats: number): Read<void> => {
  const place = some(seats, seats, whole(1n, BigInt(seats)));
  const points = some(seats, seats, whole(-POINTS, POINTS));
  return (value) => {
    const keys = new Keys(value);
    keys.take("places", place);
    keys.take("winners", some(1, MOST_SEATS, text(NAME)));
    keys.take("rule", text(NAME));
    keys.maybe("points", points);
    keys.end();
  };
};

export function isTrue(value: Json): true {
  if (value !== true) throw new NoRecord();
  return true;
}

/** Thirty-two bytes, written as 64 hexadecimal digits. */
export function digest(value: Json): string {
  if (typeof value !== "string" || !/^[0-9a-f]{64}$/.test(value)) throw new NoRecord();
  return value;
}

function variants(value: Json): void {
  if (!isObject(value)) throw new NoRecord();
  for (const [key, entry] of Object.entries(value)) [key, entry].forEach(text(NAME));
}

function seat(value: Json): Seat {
  const keys = new Keys(value);
  const plays = keys.take("plays", some(1, MOST_SEATS, text(NAME)));
  const name = keys.take("name", text(NAME));
  const bot = keys.maybe("bot", isTrue) ?? false;
  keys.end();
  return { plays, name, bot };
}

function board(value: Json): void {
  const keys = new Keys(value);
  keys.take("id", text(NAME));
  keys.take("sha256", digest);
  keys.end();
}

function position(value: Json): void {
  if (!text(POSITION)(value).trim()) throw new NoRecord();
}

function policyOf(value: Json): Dice {
  const keys = new Keys(value);
  const by = keys.take("by", text(NAME));
  let policy: Dice;
  if (by === "fair") {
    const commitment = keys.take("commitment", digest);
    const contributions = keys.take("contributions", some(1, MOST_SEATS, text(CONTRIBUTION)));
    policy = { by, commitment, contributions };
  } else if (by === "seed") {
    for (const key of ["seed", "stream"]) keys.take(key, whole(0n, LARGEST_SEED));
    policy = { by };
  } else if (by === "hand" || by === "system") {
    policy = { by };
  } else {
    throw new NoRecord();
  }
  keys.end();
  return policy;
}

/** Each seat adds one text, and a bot's is empty: whoever runs it knows the secret. */
function checkContributions(texts: string[], seats: Seat[]): void {
  const fits = texts.length === seats.length && seats.every(({ bot }, k) => !bot || !texts[k]);
  if (!fits) throw new NoRecord();
}

/** The keys of an object, taken one by one; what is left over at the end is unknown. */
class Keys {
  private readonly data: JsonObject;
  private readonly known = new Set<string>();

  constructor(data: Json) {
    if (!isObject(data)) throw new NoRecord();
    this.data = data;
  }

  take<T>(key: string, read: Read<T>): T {
    this.known.add(key);
    const value = this.data[key];
    if (value === undefined) throw new NoRecord();
    return read(value);
  }

  maybe<T>(key: string, read: Read<T>): T | undefined {
    return key in this.data ? this.take(key, read) : undefined;
  }

  end(): void {
    if (Object.keys(this.data).some((key) => !this.known.has(key))) throw new NoRecord();
  }
}

function whole(least: bigint, most: bigint): Read<bigint> {
  return (value) => {
    if (typeof value !== "bigint" || value < least || value > most) throw new NoRecord();
    return value;
  };
}

function text(most: number): Read<string> {
  return (value) => {
    if (typeof value !== "string" || [...value].length > most) throw new NoRecord();
    if (UNSHOWN.test(value)) throw new NoRecord();
    return value;
  };
}

function some<T>(least: number, most: number, read: Read<T>): Read<T[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) throw new NoRecord();
    return value.map((entry) => read(entry));
  };
}
