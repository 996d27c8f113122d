// Dice that fall: what they show on the way is only for the eye, and never what they will show.

const BETWEEN = 90; // milliseconds

export class Tumble {
  /** What the dice show at this moment. */
  shown: number[] = $state([]);

  #timer: ReturnType<typeof setInterval> | undefined;

  /** Begin to fall. */
  start(dice: number): void {
    this.stop();
    const turn = () => (this.shown = Array.from({ length: dice }, (_, k) => this.#other(k)));
    turn();
    this.#timer = setInterval(turn, BETWEEN);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Any face but the one that is shown, so that it is seen to turn. */
  #other(k: number): number {
    const before = this.shown[k] ?? 1 + Math.floor(Math.random() * 6);
    return 1 + ((before + Math.floor(Math.random() * 5)) % 6);
  }
}
