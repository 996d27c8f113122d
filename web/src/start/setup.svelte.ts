// What is chosen on the start page, from the last set-up to a table that can be opened.

import type {
  Absence,
  Clock,
  CoachChoice,
  GameInfo,
  Message,
  NewTable,
  SeatChoice,
  SeatingInfo,
  VariantInfo,
} from "../lib/protocol";
import type { LastSetup } from "../lib/settings.svelte";

/** A board file that somebody brings, what the board is called, and how many can play on it. */
export interface OwnBoard {
  title: Message;
  document: string;
  seatings?: SeatingInfo[]; // as the game's own if nobody says
}

export interface ChosenSeat {
  who: string; // "here", "link", or the level of a bot
  name: string;
}

const MANY = 4; // players, if nobody said how many
const USUAL_LEVEL = "casual";
const PERFECT = "perfect"; // plays for two only
const FOR_PERFECT = 2; // players
type Level = NonNullable<SeatChoice["level"]>;

export class Setup {
  readonly game: GameInfo;
  seats = $state<ChosenSeat[]>([]);
  variants = $state<Record<string, string>>({}); // only what is not by the book
  board = $state.raw<OwnBoard | null>(null); // the game's own if there is none
  dice = $state<"fair" | "hand">("fair");
  undo = $state(true);
  chat = $state(true);
  reactions = $state(true);
  isPublic = $state(false);
  coach = $state<Required<CoachChoice>>({ chances: false, hints: false, tutor: false });
  clock = $state<Required<Clock>>({ kind: "none", seconds: 60 });
  absence = $state<Required<Absence>>({ kind: "bot", seconds: 60, level: USUAL_LEVEL });

  constructor(game: GameInfo, last: LastSetup | null, name: string) {
    this.game = game;
    if (!last || !this.#take(last)) this.#begin(name);
  }

  get players(): number {
    return this.seats.length;
  }

  get seating(): SeatingInfo | undefined {
    return this.seatings.find(({ players }) => players === this.players);
  }

  /** How many can play, on the board that is chosen. */
  get seatings(): SeatingInfo[] {
    const own = this.board?.seatings ?? [];
    return own.length ? own : this.game.seatings;
  }

  /** Play on a board of one's own, or on the game's again; as many as can stay. */
  playOn(board: OwnBoard | null): void {
    this.board = board;
    const counts = this.seatings.map(({ players }) => players);
    this.seatPlayers(Math.min(Math.max(this.players, Math.min(...counts)), Math.max(...counts)));
  }

  /** The colours of each seat; not known here when the colours are dealt out by a house rule. */
  get colours(): string[][] {
    return "colours" in this.variants ? [] : (this.seating?.seats ?? []);
  }

  get byTheBook(): boolean {
    return Object.keys(this.variants).length === 0;
  }

  /** How a house rule is set now. */
  valueOf(variant: VariantInfo): string {
    return this.variants[variant.id] ?? this.seating?.defaults[variant.id] ?? "";
  }

  /** The values that a house rule can have with so many players, on the board that is chosen. */
  valuesOf({ id }: VariantInfo): string[] {
    return this.seating?.values[id] ?? [];
  }

  set(variant: VariantInfo, value: string): void {
    if (value === this.seating?.defaults[variant.id]) delete this.variants[variant.id];
    else this.variants[variant.id] = value;
  }

  /** So many players; what was chosen for the seats and rules that remain stays. */
  seatPlayers(players: number): void {
    const more = Array.from({ length: players }, () => ({ who: this.#usualBot, name: "" }));
    this.seats = [...this.seats, ...more].slice(0, players);
    for (const seat of this.seats)
      if (seat.who === PERFECT && !this.offersPerfect) seat.who = this.game.levels.at(-1)!;
    for (const variant of this.game.variants) {
      const value = this.variants[variant.id];
      if (value !== undefined && this.valuesOf(variant).includes(value)) this.set(variant, value);
      else delete this.variants[variant.id];
    }
  }

  /** Can the perfect bot sit at such a table? */
  get offersPerfect(): boolean {
    return this.game.solved && this.players === FOR_PERFECT;
  }

  get hasPerfect(): boolean {
    return this.seats.some(({ who }) => who === PERFECT);
  }

  /** Everybody but the first is here, comes by link, or is a bot: the usual one, or of a level. */
  others(who: string): void {
    const chosen = who === "bot" ? this.#usualBot : who;
    this.seats = this.seats.map((seat, n) => ({ ...seat, who: n === 0 ? "here" : chosen }));
  }

  /** The table that is wished for. */
  get wish(): NewTable {
    return {
      game: this.game.id,
      seats: this.seats.map(({ who }) => seatChoice(who)),
      variants: $state.snapshot(this.variants),
      board: this.board?.document ?? null,
      dice: this.dice,
      undo: this.undo ? "on" : "off",
      clock: $state.snapshot(this.clock),
      visibility: this.isPublic ? "public" : "private",
      absence: $state.snapshot(this.absence),
      chat: this.chat,
      reactions: this.reactions,
      coach: $state.snapshot(this.coach),
    };
  }

  get names(): string[] {
    return this.seats.map(({ name }) => name.trim());
  }

  get #usualBot(): string {
    const { levels } = this.game;
    return levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (levels[0] ?? USUAL_LEVEL);
  }

  #begin(name: string): void {
    const counts = this.game.seatings.map(({ players }) => players);
    const players = counts.includes(MANY) ? MANY : Math.max(...counts);
    this.seatPlayers(players);
    this.seats[0] = { who: "here", name };
  }

  /** Take up an earlier set-up, if the game still is as it was then. */
  #take({ table, names }: LastSetup): boolean {
    const count = table?.seats?.length;
    if (!this.game.seatings.some(({ players }) => players === count)) return false;
    const whos = table.seats.map(({ kind, level }) => (kind === "bot" ? level : kind) ?? "here");
    const known = ["here", "link", ...this.game.levels, ...(this.game.solved ? [PERFECT] : [])];
    if (!whos.every((who) => known.includes(who))) return false;
    this.seats = whos.map((who, n) => ({ who, name: names?.[n] ?? "" }));
    this.variants = { ...table.variants };
    this.seatPlayers(count);
    this.dice = table.dice ?? this.dice;
    this.undo = table.undo !== "off";
    this.chat = table.chat !== false;
    this.reactions = table.reactions !== false;
    this.isPublic = table.visibility === "public";
    this.coach = { ...this.coach, ...table.coach };
    this.clock = { ...this.clock, ...table.clock };
    this.absence = { ...this.absence, ...table.absence };
    return true;
  }
}

function seatChoice(who: string): SeatChoice {
  if (who === "here" || who === "link") return { kind: who };
  return { kind: "bot", level: who as Level };
}
