// What is known of a change of the rules: found in the studies, put into words, and laid out on a line.

import type { EffectInfo, Studies } from "../lib/protocol";
import type { Value } from "../lib/words.svelte";

/** What one kind of players makes of a change. */
export interface Effects {
  level: string;
  effects: readonly EffectInfo[];
}

/** The same as it was measured: on which day, and with which dice. */
export interface Measured extends Effects {
  made: string;
  seed: number;
}

type Rules = Readonly<Record<string, string>>;

const SHARES = ["luck", "seat-advantage", "drama"];
export const isShare = (measure: string) => SHARES.includes(measure);

/** What the studies tell of house rules, for each kind of players; empty if that was not measured. */
export function studied(studies: Studies, players: number, rules: Rules): Measured[] {
  const found = studies.tables
    .filter((table) => table.players === players)
    .map(({ level, made, seed, book, changes }) => ({
      level,
      made,
      seed,
      effects: (changes.find(({ set }) => isSame(set, rules))?.by ?? []).map(
        ([by, margin, games], at) => ({
          measure: studies.measures[at]!,
          before: book[at]!,
          by,
          margin,
          games,
        }),
      ),
    }));
  return found.every(({ effects }) => effects.length) ? found : [];
}

function isSame(one: Rules, other: Rules): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}

const SOME = 0.1; // of a number, and of a share: what the line shows at least

/** How far the line of a measure reaches to either side. */
export function reachOf({ measure, before, by, margin }: EffectInfo): number {
  const least = isShare(measure) ? SOME : SOME * Math.abs(before);
  return Math.max(least, Math.abs(by) + (margin ?? 0)) || 1;
}

/** Is there a difference that chance hardly explains? */
export const isReal = ({ by, margin }: EffectInfo) => margin !== null && Math.abs(by) > margin;

/** Did every single game go the same way? */
const isIdentical = ({ by, margin }: EffectInfo) => by === 0 && margin === 0;

/** How much of the game a change is: the largest is told first. */
export const weight = ({ measure, before, by }: EffectInfo) =>
  isShare(measure) ? Math.abs(by) : Math.abs(by) / (Math.abs(before) || 1);

/** The limits of a difference in the units in which it is told, rounded away from each other. */
export function limits({ measure, by, margin }: EffectInfo): [number, number] {
  const unit = isShare(measure) ? 100 : 1;
  const [low, high] = [unit * (by - (margin ?? 0)), unit * (by + (margin ?? 0))];
  const digits = digitsFor(low, high);
  return [rounded(low, digits, Math.floor), rounded(high, digits, Math.ceil)];
}

/** Whole numbers where they tell the limits apart, and from nothing; else tenths or hundredths. */
function digitsFor(low: number, high: number): number {
  const nearest = low * high > 0 ? Math.min(Math.abs(low), Math.abs(high)) : Infinity;
  const fine = Math.min(high - low, nearest);
  return fine >= 1 ? 0 : fine >= 0.1 ? 1 : 2;
}

function rounded(number: number, digits: number, round: (number: number) => number): number {
  const unit = 10 ** digits;
  return round(Number((number * unit).toFixed(6))) / unit + 0; // no "minus nothing"
}

/** The sentence about one measure: its id, and what is filled in. */
export function sentence(effect: EffectInfo): { id: string; values: Record<string, Value> } {
  const { measure, before, by, margin } = effect;
  if (margin === null) return { id: "effect-unknown", values: {} };
  const [low, high] = limits(effect);
  if (!isReal(effect)) {
    const kind = isShare(measure) ? "share" : "number";
    const most = Math.max(Math.abs(low), Math.abs(high));
    const values = { measure: name(measure), before: about(measure, before), most };
    return { id: `effect-same-${kind}`, values };
  }
  const [least, most] = [Math.abs(low), Math.abs(high)].sort((a, b) => a - b) as [number, number];
  const values = {
    least,
    most,
    before: about(measure, before),
    after: about(measure, before + by),
  };
  return { id: `effect-${measure}-${by > 0 ? "more" : "less"}`, values };
}

const name = (measure: string): Value => ({ id: `effect-${measure}`, values: {} });

const MANY = 20; // from here on nobody counts in tenths

function about(measure: string, value: number): number {
  if (isShare(measure)) return Math.round(100 * value) + 0;
  return rounded(value, Math.abs(value) < MANY ? 1 : 0, Math.round);
}

/** The one sentence about a change: what is largest; minutes only where nothing else is found, for turns say it already. */
export function headline(effects: readonly EffectInfo[]): ReturnType<typeof sentence> {
  const isLast = ({ measure }: EffectInfo) => Number(measure === "minutes");
  const real = effects
    .filter(isReal)
    .sort((a, b) => isLast(a) - isLast(b) || weight(b) - weight(a));
  if (real[0]) return sentence(real[0]);
  const [turns] = effects;
  if (!turns || turns.margin === null) return { id: "effect-unknown", values: {} };
  const { games } = turns;
  if (effects.every(isIdentical)) return { id: "effect-identical", values: { games } };
  return { id: "effect-none", values: { games, most: Math.max(...limits(turns).map(Math.abs)) } };
}
