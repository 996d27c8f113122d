// What the coach has said at a table: chances when what they are about was seen, a hint that somebody asked for,
// and a doubt about a move that they are about to make.

import type { Answered, Request } from "./connection";
import type { Advised, Chances, TableInfo, View, Weighed } from "./protocol";

/** What the coach shows here, and to whom it is asked. */
export interface Coached {
  readonly info: TableInfo | null;
  readonly view: View | null;
}

export class Coaching {
  /** By seat; null as long as nobody knows them. */
  chances = $state.raw<readonly number[] | null>(null);
  advice = $state.raw<Advised | null>(null);
  doubt = $state.raw<Weighed | null>(null);

  readonly #table: Coached;
  readonly #ask: (request: (at: number) => Request) => Promise<Answered | null>;
  #heard: Chances | null = null;
  #seen = -1; // the moment that is in sight
  #sure: string | null = null; // a move that is meant after all

  constructor(table: Coached, ask: (request: (at: number) => Request) => Promise<Answered | null>) {
    this.#table = table;
    this.#ask = ask;
  }

  /** What is switched on; nothing where somebody has not agreed. */
  get on(): { chances: boolean; hints: boolean; tutor: boolean } {
    const coach = this.#table.info?.coach;
    const agreed = coach && coach.missing.length === 0;
    return agreed ? coach : { chances: false, hints: false, tutor: false };
  }

  /** Is there something to choose, so that advice would help? */
  get helps(): boolean {
    return (this.#table.view?.moves.length ?? 0) > 1;
  }

  /** The chances at a moment; they are shown when dice and pieces of that moment are. */
  hear(chances: Chances): void {
    this.#heard = chances;
    this.#show();
  }

  /** A moment is in sight: what was said about an earlier one is over. */
  seen(moment: number): void {
    if (moment !== this.#seen) this.forget();
    this.#seen = moment;
    this.#show();
  }

  /** Lay advice and doubts aside. */
  forget(): void {
    this.advice = this.doubt = null;
    this.#sure = null;
  }

  /** Ask for a hint. */
  async hint(): Promise<void> {
    this.forget();
    const answer = await this.#ask((at) => ({ type: "hint", at }));
    if (answer?.type === "advised") this.advice = answer;
  }

  /** Is this move weighed before it is made? One that was doubted already is meant. */
  weighs(move: string): boolean {
    return this.on.tutor && this.helps && this.#sure !== move;
  }

  /** Should somebody be asked again before this move? Then the doubt is shown. */
  async doubts(move: string): Promise<boolean> {
    const answer = await this.#ask((at) => ({ type: "weigh", at, move }));
    const costly = answer?.type === "weighed" && answer.costly;
    if (!costly) return false; // also where the coach is away: it must not keep anybody from playing
    this.advice = null;
    this.doubt = answer;
    this.#sure = move;
    return true;
  }

  #show(): void {
    if (this.#heard && this.#heard.at <= this.#seen) this.chances = this.#heard.chances.seats;
  }
}
