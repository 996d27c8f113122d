// The seats of this browser. A seat is a secret token; whoever has it plays there, so it is kept here
// and travels only behind the # of a link, which no server gets to see.

import type { SeatToken, TableInfo } from "./protocol";
import { load, save } from "./storage";

/** What this browser knows about a table at which it has seats. */
export interface KeptTable {
  game: string;
  seats: SeatToken[];
  /** The promise of the dice as it was shown before anybody joined, and what we added. */
  commitment: string | null;
  words: Record<number, string>;
  since: number;
  /** With this the table can be deleted, if it was opened here. */
  owner?: string;
}

type Kept = Record<string, KeptTable>;
const KEY = "rauswurf.tables";
const MOST_TABLES = 60;

/** The tables at which this browser has seats, the newest first. */
export function keptTables(): [string, KeptTable][] {
  return Object.entries(load<Kept>(KEY, {})).sort(([, a], [, b]) => b.since - a.since);
}

export function keptTable(id: string): KeptTable | null {
  return load<Kept>(KEY, {})[id] ?? null;
}

/** The tokens of this browser for a table. */
export function tokensFor(id: string): string[] {
  return keptTable(id)?.seats.map(({ token }) => token) ?? [];
}

/** With which this browser may delete a table: it opened it, or has a seat where it was opened. */
export function ownerToken({ id, seats }: TableInfo): string | null {
  const kept = keptTable(id);
  const here = kept?.seats.find(({ seat }) => seats[seat]?.kind === "here");
  return kept?.owner ?? here?.token ?? null;
}

/** Keep seats of a table, and what else is known about it. */
export function keepSeats(id: string, seats: SeatToken[], about: Partial<KeptTable> = {}): void {
  const before = keptTable(id);
  const others = (before?.seats ?? []).filter((old) => seats.every((now) => now.seat !== old.seat));
  const kept: KeptTable = {
    game: "",
    commitment: null,
    since: Date.now(),
    ...before,
    ...about,
    words: { ...before?.words, ...about.words },
    seats: [...others, ...seats].sort((a, b) => a.seat - b.seat),
  };
  const all = [[id, kept] as const, ...keptTables().filter(([other]) => other !== id)];
  save(KEY, Object.fromEntries(all.slice(0, MOST_TABLES)));
}

/** A seat was given to somebody else. */
export function forgetSeat(id: string, seat: number): void {
  const tables = keptTables().map(([other, kept]): [string, KeptTable] =>
    other === id
      ? [other, { ...kept, seats: kept.seats.filter((one) => one.seat !== seat) }]
      : [other, kept],
  );
  save(KEY, Object.fromEntries(tables));
}

const HUSHED = "rauswurf.hushed";

/** The seats of a table that this browser does not want to hear. */
export function hushedAt(id: string): number[] {
  return load<Record<string, number[]>>(HUSHED, {})[id] ?? [];
}

export function keepHushed(id: string, seats: number[]): void {
  const { [id]: _, ...others } = load<Record<string, number[]>>(HUSHED, {});
  const kept = Object.entries(others).slice(-MOST_TABLES);
  save(HUSHED, Object.fromEntries([...kept, [id, seats]]));
}

/** Give up the seats at a table. */
export function forgetTable(id: string): void {
  save(KEY, Object.fromEntries(keptTables().filter(([other]) => other !== id)));
}

/** A link with which the same seats go on on another device: to be shown to their player only. */
export function seatLink(origin: string, id: string, seats: SeatToken[]): string {
  const tokens = seats.map(({ seat, token }) => `${seat}.${token}`).join(",");
  return `${origin}/t/${id}#seat=${tokens}`;
}

/** The seats that such a link brings. */
export function seatsInHash(hash: string): SeatToken[] {
  const found = hash.match(/^#seat=([\w.,-]+)$/)?.[1] ?? "";
  return found.split(",").flatMap((part) => {
    const [, seat, token] = part.match(/^([0-5])\.([\w-]{43})$/) ?? [];
    return seat && token ? [{ seat: Number(seat), token }] : [];
  });
}

/** Words that nobody can foresee: this player's part in the dice. */
export function randomWords(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
