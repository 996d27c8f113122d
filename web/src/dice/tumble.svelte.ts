// Dice that fall: for a moment they show anything, then what was rolled.

import { prefersStillness } from "../board/animate";

const TURNS = 5;
const BETWEEN = 80; // milliseconds

export class Tumble {
  /** What the dice show at this moment. */
  shown: number[] = $state([]);
  falling = $state(false);

  #timer: ReturnType<typeof setInterval> | undefined;

  /** Show a roll: falling, or lying there already. */
  show(faces: readonly number[], still: boolean): void {
    this.stop();
    this.shown = [...faces];
    if (still || faces.length === 0 || prefersStillness()) return;
    this.falling = true;
    let turns = TURNS;
    this.#timer = setInterval(() => {
      turns -= 1;
      this.shown = turns > 0 ? faces.map(otherThan) : [...faces];
      if (turns === 0) this.stop();
    }, BETWEEN);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.falling = false;
  }
}

/** Any other face: only for the eye, nothing depends on it. */
function otherThan(face: number): number {
  return 1 + ((face + Math.floor(Math.random() * 5)) % 6);
}
