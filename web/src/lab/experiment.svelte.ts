// An experiment that a server plays: asked about again and again until all its games were played.

import { experimentOn, troubleOf, type Trouble } from "../lib/api";
import type { AskExperiment, ExperimentInfo } from "../lib/protocol";

const PAUSE = 1000; // milliseconds between two questions how far it is

export class Experiment {
  info = $state.raw<ExperimentInfo | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  #run = 0;

  /** Ask a question, and follow it; whatever was followed before is left. */
  async follow(asked: AskExperiment): Promise<void> {
    const run = this.stop();
    this.info = this.trouble = null;
    try {
      while (run === this.#run) {
        const found = await experimentOn(asked);
        if (run !== this.#run) return;
        this.info = found;
        if (found.done) return;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    } catch (thrown) {
      if (run === this.#run) this.trouble = troubleOf(thrown);
    }
  }

  /** Ask no more: the server rests soon after. */
  stop(): number {
    return ++this.#run;
  }
}
