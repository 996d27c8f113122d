// Fair dice, byte by byte as docs/dice.md tells them; `rauswurf.dice.fair` is the same in Python.

import type { Bytes, Hashing } from "./hash";
import { canonical, type JsonObject } from "./strict";

const FACES = 6;
const FAIR = 252; // bytes below are shared out evenly among six faces; the four others are left out

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const unhex = (digits: string): Bytes =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The parts one after the other, each with its length in front: no two lists look the same. */
export function framed(...parts: Uint8Array[]): Bytes {
  const whole = parts.flatMap((part) => [numbered(part.length), part]);
  const all = new Uint8Array(whole.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of whole) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A number from 0 as eight bytes, the highest first. */
function numbered(number: number): Bytes {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

/** The id of a game: another description, another id, and with it other dice. */
export function gameId(hash: Hashing, description: JsonObject): Promise<Bytes> {
  return hash.sha256(framed(utf8("rauswurf/1/game"), utf8(canonical(description))));
}

/** What is published before the players add their words. */
export function commitment(hash: Hashing, game: Bytes, secret: Bytes): Promise<Bytes> {
  return hash.sha256(framed(utf8("rauswurf/1/commitment"), game, secret));
}

/** What die `k` shows, and the digest that decides about it. */
export interface Fallen {
  face: number;
  digest: string;
}

export async function dice(
  hash: Hashing,
  game: Bytes,
  secret: Bytes,
  contributions: readonly string[],
): Promise<(k: number) => Promise<Fallen>> {
  const words = framed(...contributions.map(utf8));
  const answer = await hash.hmac(secret);
  return async (k) => {
    for (let attempt = 0; ; attempt++) {
      const parts = [utf8("rauswurf/1/die"), game, words, numbered(k), numbered(attempt)];
      const digest = await answer(framed(...parts));
      const byte = digest.find((one) => one < FAIR);
      if (byte !== undefined) return { face: 1 + (byte % FACES), digest: hex(digest) };
    }
  };
}
