// The clocks of a game: heard of from time to time, and running on meanwhile.

import type { ClockInfo } from "./protocol";

/** The clocks, and when we heard of them. */
export interface HeardClock extends ClockInfo {
  at: number;
}

export function heard(clock: ClockInfo | null): HeardClock | null {
  return clock && { ...clock, at: performance.now() };
}

/** Milliseconds that a seat has left now. */
export function timeLeft(clock: HeardClock, seat: number, now: number): number {
  const left = clock.left[seat] ?? 0;
  return Math.max(0, clock.running === seat ? left - (now - clock.at) : left);
}
