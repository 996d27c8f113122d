// What many games come to.

import type { Played } from "./played";

export interface Sums {
  games: number;
  wins: number;
  places: number[]; // how often first, second, ...
  throws: number;
  faces: number[];
  captures: number;
  losses: number;
  streak: number; // games won one after the other, up to the last one
  longest: number;
}

const add = (one: readonly number[], other: readonly number[]) =>
  one.map((count, at) => count + (other[at] ?? 0));

/** The sums of games, which are given in their order. */
export function sumsOf(games: readonly Played[]): Sums {
  const sums: Sums = {
    games: games.length,
    wins: 0,
    places: new Array<number>(Math.max(0, ...games.map(({ players }) => players))).fill(0),
    throws: 0,
    faces: [0, 0, 0, 0, 0, 0],
    captures: 0,
    losses: 0,
    streak: 0,
    longest: 0,
  };
  for (const { place, throws, faces, captures, losses } of games) {
    sums.places[place - 1]! += 1;
    sums.wins += place === 1 ? 1 : 0;
    sums.streak = place === 1 ? sums.streak + 1 : 0;
    sums.longest = Math.max(sums.longest, sums.streak);
    sums.throws += throws;
    sums.faces = add(sums.faces, faces);
    sums.captures += captures;
    sums.losses += losses;
  }
  return sums;
}

/** Games by what they have in common, in the order in which that first appears. */
export function groups<Key>(
  games: readonly Played[],
  by: (game: Played) => Key,
): [Key, Played[]][] {
  const found = new Map<Key, Played[]>();
  for (const game of games) found.set(by(game), [...(found.get(by(game)) ?? []), game]);
  return [...found];
}

/** The month in which a game ended, as a moment in it. */
export function monthOf({ ended }: Played): number {
  const day = new Date(ended);
  return new Date(day.getFullYear(), day.getMonth(), 1).getTime();
}
