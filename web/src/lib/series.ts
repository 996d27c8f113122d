// The standings of an evening: most first places lead, then most second places, and so on.

import type { Outcome, SeriesInfo } from "./protocol";

export interface Standing {
  seat: number;
  /** The place in the standings; equal ones share it. */
  rank: number;
  /** How often somebody had which place, the best first. */
  counts: [place: number, count: number][];
}

/** The standings after the games before, and after this one where it is over. */
export function standings(series: SeriesInfo | null, outcome: Outcome | null): Standing[] {
  const all = placesOf(series, outcome);
  const most = Math.max(0, ...all.flat());
  const medals = all.map((places) =>
    Array.from({ length: most }, (_, k) => places.filter((place) => place === k + 1).length),
  );
  const ahead = (one: number, other: number) => compare(medals[one]!, medals[other]!) < 0;
  return all
    .map((_, seat) => ({
      seat,
      rank: 1 + all.filter((_, other) => ahead(other, seat)).length,
      counts: medals[seat]!.flatMap((count, k) => (count ? [[k + 1, count]] : [])) as [
        number,
        number,
      ][],
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** How many games there were. */
export function gamesOf(series: SeriesInfo | null, outcome: Outcome | null): number {
  return Math.max(0, ...placesOf(series, outcome).map(({ length }) => length));
}

function placesOf(series: SeriesInfo | null, outcome: Outcome | null): number[][] {
  const before = series?.places ?? outcome?.places.map(() => []) ?? [];
  return before.map((places, seat) => [...places, ...(outcome ? [outcome.places[seat]!] : [])]);
}

/** Less than nothing if the first is ahead. */
function compare(one: readonly number[], other: readonly number[]): number {
  const k = one.findIndex((count, place) => count !== other[place]);
  return k < 0 ? 0 : other[k]! - one[k]!;
}
