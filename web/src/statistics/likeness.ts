// The level at which bots play like somebody, found from the games that they played here against bots. The same as
// bots/likeness.py, which does it for the terminal and tells why.

import type { GameInfo } from "../lib/protocol";
import type { Played } from "./played";

export interface Likeness {
  level: string;
  games: number;
  won: number;
}

type Known = Played & { against: string[] };

const ENOUGH = 5; // games
const LATELY = 40; // games; people get better
const USUAL_SPREAD = 1.5; // how many steps people are apart
const FINE = 20; // tries a step

/** The level that is most like whoever played these games, the latest last; null if they are too few. */
export function likeness(games: readonly Played[], game: GameInfo): Likeness | null {
  const isKnown = (one: Played): one is Known =>
    one.game === game.id && !!one.against?.every((level) => game.levels.includes(level));
  const known = games.filter(isKnown).slice(-LATELY);
  if (known.length < ENOUGH) return null;
  const tries = Array.from({ length: (game.levels.length - 1) * FINE + 1 }, (_, k) => k / FINE);
  let best = 0;
  let top = -Infinity;
  for (const skill of tries) {
    const likely = likelihood(skill, known, game);
    if (likely > top) [best, top] = [skill, likely];
  }
  const won = known.filter(({ place }) => place === 1).length;
  return { level: game.levels[Math.round(best)]!, games: known.length, won };
}

/** The logarithm of how likely it is that somebody who plays so well has won what was won. */
function likelihood(skill: number, games: readonly Known[], game: GameInfo): number {
  const off = (skill - (game.levels.length - 1) / 2) / USUAL_SPREAD;
  let total = (-off * off) / 2;
  for (const { players, place, against } of games) {
    const step = Math.log(game.seatings.find((each) => each.players === players)?.step ?? 1);
    const above = against.map((level) => Math.exp(step * (game.levels.indexOf(level) - skill)));
    const chance = 1 / (1 + above.reduce((sum, each) => sum + each, 0));
    total += Math.log(place === 1 ? chance : 1 - chance);
  }
  return total;
}
