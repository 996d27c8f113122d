// A film that can be stopped, wound and played. The frames are read once; winding only changes a number.

const PACES = [0.5, 1, 2, 4] as const;
export type Pace = (typeof PACES)[number];
const FRAME = 900; // milliseconds at the usual pace
export { PACES };

export class Reel {
  at = $state(0);
  pace = $state<Pace>(1);
  playing = $state(false);
  winding = $state(true); // did the last step leave something out? Then nothing is animated

  constructor(
    readonly length: number,
    at = 0,
  ) {
    this.at = Math.min(at, length - 1);
  }

  /** Go to a frame. */
  wind(to: number): void {
    const next = Math.max(0, Math.min(this.length - 1, Math.round(to)));
    this.winding = Math.abs(next - this.at) !== 1;
    this.at = next;
  }

  /** Go on by so many frames, and stop playing. */
  step(by: number): void {
    this.playing = false;
    this.wind(this.at + by);
  }

  /** Play or pause; from the end it begins anew. */
  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.at === this.length - 1) this.wind(0);
  }

  /** While it plays: one frame further, and how long until the next. */
  get wait(): number {
    return FRAME / this.pace;
  }

  tick(): void {
    if (this.at === this.length - 1) this.playing = false;
    else this.wind(this.at + 1);
  }

  /** What a key means here; false if nothing. */
  key(key: string): boolean {
    const keys: Record<string, () => void> = {
      ArrowRight: () => this.step(1),
      ArrowLeft: () => this.step(-1),
      PageDown: () => this.step(10),
      PageUp: () => this.step(-10),
      Home: () => this.step(-this.length),
      End: () => this.step(this.length),
      " ": () => this.toggle(),
    };
    const act = keys[key];
    act?.();
    return act !== undefined;
  }
}
