// The games that somebody played on this device: kept in this browser and nowhere else, each under a key of its
// own. So two tabs never write over each other, and what is damaged takes nothing else with it.

import type { Message } from "../lib/protocol";
import { keysFrom, load, remove, save } from "../lib/storage";

/** One game, as it went for one player. */
export interface Played {
  table: string;
  game: string;
  ended: number; // milliseconds since 1970
  players: number;
  seat: number;
  place: number;
  throws: number;
  faces: number[]; // how often a die showed 1, 2, ... 6; all 0 in games with other dice
  captures: number;
  losses: number;
  against?: string[]; // the levels of all others, where they were bots
}

const PREFIX = "rauswurf.played.";
const ERASED = "rauswurf.played-erased"; // until when games are not to be counted any more
const FACES = 6;
const MOST_SEATS = 6;
const MOST_GAMES = 5000; // about a megabyte
const FORMAT = "rauswurf-statistics";
const LARGEST_FILE = 5_000_000;

/** All games that can be read, the oldest first. */
export function allPlayed(): Played[] {
  const found = keysFrom(PREFIX).map((key) => readPlayed(load<unknown>(key, null)));
  return found.filter((one) => one !== null).sort((a, b) => a.ended - b.ended);
}

/** How a game was counted, if it was. */
export const playedAt = (table: string): Played | null =>
  readPlayed(load<unknown>(PREFIX + table, null));

/** Count a game, or count it differently; false if the browser does not keep it. */
export function keepPlayed(played: Played): boolean {
  const all = allPlayed().filter(({ table }) => table !== played.table);
  for (const { table } of all.slice(0, Math.max(0, all.length + 1 - MOST_GAMES))) forget(table);
  return save(PREFIX + played.table, played);
}

export function forget(table: string): void {
  remove(PREFIX + table);
}

/** Forget everything, and do not count these games again when their ends are looked at once more. */
export function eraseAll(now = Date.now()): void {
  for (const key of keysFrom(PREFIX)) remove(key);
  save(ERASED, now);
}

/** Was everything erased after this moment? */
export const wasErased = (ended: number): boolean => ended <= load<number>(ERASED, 0);

/** Does this browser keep anything for us? Private windows of some do not. */
export function keepsAnything(): boolean {
  const kept = save(ERASED + "-try", 1);
  remove(ERASED + "-try");
  return kept;
}

// As a file.

export function asFile(all: readonly Played[]): string {
  return JSON.stringify({ format: FORMAT, version: 1, games: all }, null, 1);
}

/** The games in a file; null if it is none of ours. Whatever in it makes no sense is left out. */
export function fromFile(text: string): Played[] | null {
  if (text.length > LARGEST_FILE) return null;
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(found) || found.format !== FORMAT || !Array.isArray(found.games)) return null;
  return found.games.map(readPlayed).filter((one) => one !== null);
}

/** Add the games of a file to those that are here; gives how many of them were not. */
export function addPlayed(games: readonly Played[]): number {
  const fresh = games.filter(({ table }) => playedAt(table) === null);
  return fresh.filter(keepPlayed).length;
}

/** What is kept as a game, if it is one; nothing that nobody can count gets in. */
export function readPlayed(found: unknown): Played | null {
  if (!isObject(found)) return null;
  const { table, game, faces, against, ...numbers } = found;
  const { ended, players, seat, place, throws, captures, losses } = numbers;
  const counts = [ended, players, seat, place, throws, captures, losses];
  const isName = (text: unknown) => typeof text === "string" && /^[\w-]{1,60}$/.test(text);
  if (!isName(table) || !isName(game) || !counts.every(isCount)) return null;
  if (!Array.isArray(faces) || faces.length !== FACES || !faces.every(isCount)) return null;
  const fits = isBetween(1, place, players) && isBetween(1, players, MOST_SEATS);
  if (!fits || !isBetween(0, seat, Number(players) - 1)) return null;
  const known = { table, game, ended, players, seat, place, throws, faces, captures, losses };
  const others = Array.isArray(against) && against.length === Number(players) - 1;
  return (others && against.every(isName) ? { ...known, against } : known) as unknown as Played;
}

const isObject = (found: unknown): found is Record<string, unknown> =>
  typeof found === "object" && found !== null;
const isCount = (found: unknown): boolean => Number.isSafeInteger(found) && (found as number) >= 0;
const isBetween = (least: number, found: unknown, most: unknown): boolean =>
  (found as number) >= least && (found as number) <= (most as number);

export const BAD_FILE: Message = { id: "statistics-bad-file", values: {} };
