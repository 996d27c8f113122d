// A question to the lab while somebody puts it together.

import type { AskExperiment, GameInfo, SeatingInfo, VariantInfo } from "../lib/protocol";
import { told } from "../lib/words.svelte";

export type Side = "a" | "b";
type Rules = Record<string, string>;
type Players = NonNullable<AskExperiment["level"]>;

/** How many games can be asked for, by family: a moment's, the usual number, and the most. */
export const GAMES: Readonly<Record<string, readonly number[]>> = {
  race: [480, 4800, 19_200],
  nichtlustig: [60, 600, 2400],
};
const USUAL = 1;
const SEED = 1;

/** Can this be asked about this game, or was its link damaged? */
export function makesSense(game: GameInfo, asked: AskExperiment): boolean {
  const { players, level = "casual", a = {}, b = {}, seed = SEED, games = null } = asked;
  const seating = game.seatings.find((one) => one.players === players);
  const rules = [...Object.entries(a), ...Object.entries(b)];
  return (
    game.id === asked.game &&
    seating !== undefined &&
    rules.every(([id, value]) => seating.values[id]?.includes(value)) &&
    ["casual", "strong"].includes(level) &&
    [seed, games ?? 1].every((number) => Number.isSafeInteger(number) && number >= 0)
  );
}

export class Asking {
  readonly game: GameInfo;
  players = $state(0);
  level = $state<Players>("casual");
  a = $state<Rules>({}); // only what is not by the book
  b = $state<Rules>({});
  games = $state(0);
  readonly seed: number;

  constructor(game: GameInfo, asked: AskExperiment | null) {
    this.game = game;
    this.seed = asked?.seed ?? SEED;
    const counts = GAMES[game.family] ?? [];
    const wanted = asked?.games ?? counts[USUAL]!;
    this.games = counts.find((count) => count >= wanted) ?? counts.at(-1)!;
    this.level = asked?.level === "strong" ? "strong" : "casual";
    this.a = { ...asked?.a };
    this.b = { ...asked?.b };
    const known = game.seatings.map(({ players }) => players);
    this.seat(
      known.includes(asked?.players ?? 0) ? asked!.players : Math.min(4, Math.max(...known)),
    );
  }

  /** So many players; rules that they cannot have are by the book again. */
  seat(players: number): void {
    this.players = players;
    for (const side of ["a", "b"] as const)
      this[side] = Object.fromEntries(
        this.offered
          .filter(({ id }) => this[side][id] !== undefined)
          .map((rule) => [rule.id, this.valueOf(rule, side)])
          .filter(([id, value]) => value !== this.#usual(id!)),
      );
  }

  /** The house rules that can be chosen. */
  get offered(): VariantInfo[] {
    return this.game.variants.filter((rule) => this.valuesOf(rule).length > 1);
  }

  valuesOf({ id }: VariantInfo): string[] {
    return this.#seating?.values[id] ?? [];
  }

  /** How a house rule is set on one side. */
  valueOf(rule: VariantInfo, side: Side): string {
    const chosen = this[side][rule.id];
    return chosen && this.valuesOf(rule).includes(chosen) ? chosen : this.#usual(rule.id);
  }

  set(rule: VariantInfo, side: Side, value: string): void {
    if (value === this.#usual(rule.id)) delete this[side][rule.id];
    else this[side][rule.id] = value;
  }

  /** Is there nothing to compare? */
  get isSame(): boolean {
    return this.offered.every((rule) => this.valueOf(rule, "a") === this.valueOf(rule, "b"));
  }

  /** What is different, in words. */
  get told(): { title: string; a: string; b: string }[] {
    return this.offered
      .filter((rule) => this.valueOf(rule, "a") !== this.valueOf(rule, "b"))
      .map((rule) => ({
        title: told(rule.title),
        a: told(rule.labels[this.valueOf(rule, "a")]!),
        b: told(rule.labels[this.valueOf(rule, "b")]!),
      }));
  }

  get question(): AskExperiment {
    return {
      game: this.game.id,
      players: this.players,
      level: this.level,
      a: $state.snapshot(this.a),
      b: $state.snapshot(this.b),
      seed: this.seed,
      games: this.games,
    };
  }

  #usual(id: string): string {
    return this.#seating?.defaults[id] ?? "";
  }

  get #seating(): SeatingInfo | undefined {
    return this.game.seatings.find(({ players }) => players === this.players);
  }
}
