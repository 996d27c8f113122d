// Numbers of a game, counted from what the server tells: who is home, who threw what, who threw out whom.

import type { BoardInfo, Frame, RecordSeat, SeatInfo, View } from "./protocol";

export interface Home {
  pieces: number;
  of: number;
}

/** How many pieces of each seat are in their goals. */
export function homeOf(
  view: View | null,
  board: BoardInfo | null,
  seats: readonly Pick<SeatInfo, "plays">[],
): Home[] {
  if (view?.family !== "race" || !board) return [];
  return seats.map(({ plays }) => {
    const own = view.pieces.filter(({ colour }) => plays.includes(colour));
    const home = own.filter(({ place }) => board.fields[place]?.kind === "goal");
    return { pieces: home.length, of: own.length };
  });
}

/** How many points each seat of a card game has now; none in other games. */
export function pointsOf(view: View | null): readonly number[] {
  return view?.family === "nichtlustig" ? view.points : [];
}

/** What one seat did in a game. */
export interface Tally {
  throws: number;
  faces: number[]; // how often a die showed 1, 2, ... 6
  captures: number; // pieces of others thrown out
  losses: number; // own pieces thrown out
}

const nothing = (): Tally => ({ throws: 0, faces: [0, 0, 0, 0, 0, 0], captures: 0, losses: 0 });

/** How many dice fell. */
export const diceIn = (faces: readonly number[]) => faces.reduce((sum, count) => sum + count, 0);

/** What each seat did, without what was taken back. */
export function tallies(frames: readonly Frame[], seats: readonly RecordSeat[]): Tally[] {
  const totals = seats.map(nothing);
  const steps: [number, Tally][][] = [];
  let before: View | null = null;
  for (const { event, faces, view } of frames) {
    if (event === "undo") take(totals, steps.pop() ?? [], -1);
    else if (before) {
      const step = event === "roll" ? rolled(before, faces) : moved(before, event, seats);
      steps.push(step);
      take(totals, step, 1);
    }
    before = view;
  }
  return totals;
}

function rolled(before: View, faces: readonly number[]): [number, Tally][] {
  if (before.seat === null) return [];
  const counted = nothing();
  for (const face of faces) counted.faces[face - 1]! += 1;
  return [[before.seat, { ...counted, throws: 1 }]];
}

function moved(before: View, text: string, seats: readonly RecordSeat[]): [number, Tally][] {
  if (before.family !== "race" || before.seat === null) return [];
  const move = before.moves.find((one) => one.text === text);
  const victim = before.pieces.find(({ id }) => id === move?.captured);
  if (!victim) return [];
  const loser = seats.findIndex(({ plays }) => plays.includes(victim.colour));
  const step: [number, Tally][] = [[before.seat, { ...nothing(), captures: 1 }]];
  if (loser >= 0) step.push([loser, { ...nothing(), losses: 1 }]);
  return step;
}

function take(totals: Tally[], step: readonly [number, Tally][], sign: 1 | -1): void {
  for (const [seat, tally] of step) {
    const total = totals[seat];
    if (!total) continue;
    for (const key of ["throws", "captures", "losses"] as const) total[key] += sign * tally[key];
    total.faces = total.faces.map((count, at) => count + sign * tally.faces[at]!);
  }
}

/** How the dice fell for somebody, against what fair dice do in the long run. */
export interface Luck {
  mean: number;
  /** How many standard deviations the mean is away from 3.5. */
  deviation: number;
  verdict: "usual" | "high" | "low";
}

const EXPECTED = 3.5;
const VARIANCE = 35 / 12; // of one fair die
// Fair dice stray further than this for about one player in twenty.
const RARE = 1.96;

// With fewer dice than this, an average says nothing about luck.
const ENOUGH = 30;

/** The luck of somebody who has thrown enough dice to speak of it; null before that. */
export function luckOf(faces: readonly number[]): Luck | null {
  const dice = diceIn(faces);
  if (dice < ENOUGH) return null;
  const sum = faces.reduce((total, count, at) => total + count * (at + 1), 0);
  const mean = sum / dice;
  const deviation = (mean - EXPECTED) / Math.sqrt(VARIANCE / dice);
  const verdict = Math.abs(deviation) < RARE ? "usual" : deviation > 0 ? "high" : "low";
  return { mean, deviation, verdict };
}
