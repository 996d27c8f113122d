// When what is shown. Events come as fast as they happen; here they wait for their turn, so that dice
// fall before anybody reads what they decided, and a piece has arrived before the next one sets off.

import type { Happened, Rolled } from "./protocol";

const CALM = 4; // events that may wait without anything going faster

export class Show {
  /** The dice that are falling now. */
  falling = $state.raw<Rolled | null>(null);
  /** Has something happened that is not shown yet? */
  behind = $state(false);
  /** Is something being shown at this moment? */
  running = $state(false);
  /** Somebody does not want to wait: all is shown at once, until they say otherwise. */
  skipping = $state(false);

  /** By what the present times are multiplied: less than one while others wait. */
  tempo = $state(1);

  readonly #apply: (happened: Happened) => number;
  readonly #fall: (event: Rolled) => number;
  #queue: Happened[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #then: (() => void) | null = null; // what comes after the present wait

  /** `apply` shows an event and gives the milliseconds it takes to follow that, `fall` those until dice lie still. */
  constructor(apply: (happened: Happened) => number, fall: (event: Rolled) => number) {
    this.#apply = apply;
    this.#fall = fall;
  }

  /** Something has happened. What `answers` somebody here is not kept waiting. */
  add(happened: Happened, answers: boolean): void {
    this.#queue.push(happened);
    this.behind = true;
    if (!this.#then) this.#next();
    else if (answers && this.#queue.length === 1) this.hurry();
  }

  /** Nobody wants to see the rest of what moves now. */
  hurry(): void {
    const then = this.#then;
    clearTimeout(this.#timer);
    this.#then = null;
    then?.();
  }

  /** Show everything up to here, now. */
  skip(): void {
    this.skipping = true;
    this.hurry();
  }

  /** Whatever still waits finds nothing to do. */
  close(): void {
    this.#then = null;
  }

  #next(): void {
    const [first] = this.#queue;
    this.running = first !== undefined;
    if (!first) return;
    this.tempo = this.skipping ? 0 : Math.min(1, CALM / this.#queue.length);
    const fall = first.event.type === "rolled" ? this.#fall(first.event) * this.tempo : 0;
    if (first.event.type === "rolled" && fall > 0) this.falling = first.event;
    this.#wait(fall, () => this.#show());
  }

  #show(): void {
    const first = this.#queue.shift();
    if (!first) return;
    this.falling = null;
    this.behind = this.#queue.length > 0;
    if (this.skipping) this.tempo = 0;
    this.#wait(this.#apply(first) * this.tempo, () => this.#next());
  }

  #wait(time: number, then: () => void): void {
    if (time <= 0) return then();
    this.#then = then;
    this.#timer = setTimeout(() => this.hurry(), time);
  }
}
