// Whose game is counted on this device. With one seat it is clear. Where several play at one screen, it is
// whoever bears the name that this device remembers, if one of them does; else people are asked.

import type { Outcome, Replay, SeatInfo } from "../lib/protocol";
import { tallies } from "../lib/numbers";
import type { Played } from "./played";

/** The seat that is counted without asking; null if nobody can know. */
export function seatOfMine(
  own: readonly number[],
  seats: readonly Pick<SeatInfo, "name">[],
  name: string,
): number | null {
  if (own.length === 1) return own[0]!;
  const named = own.filter((seat) => name && seats[seat]?.name === name);
  return named.length === 1 ? named[0]! : null;
}

/** A game as it went for a seat. */
export function playedBy(
  seat: number,
  table: string,
  film: Replay,
  outcome: Outcome,
  ended: number,
): Played {
  const tally = tallies(film.frames, film.seats)[seat]!;
  const { throws, faces, captures, losses } = tally;
  const others = film.seats.filter((_, other) => other !== seat);
  const isRace = film.frames.at(-1)?.view.family === "race";
  return {
    table,
    game: film.game,
    ended,
    players: film.seats.length,
    seat,
    place: outcome.places[seat]!,
    throws,
    faces: isRace ? faces : faces.map(() => 0),
    captures,
    losses,
    // The name of a bot is how well it plays.
    ...(others.every(({ bot }) => bot) ? { against: others.map(({ name }) => name) } : {}),
  };
}
