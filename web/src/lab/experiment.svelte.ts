// An experiment that a server plays: asked about again and again until all its games were played.

import { experimentOn, troubleOf, type Trouble } from "../lib/api";
import type { AskExperiment, ExperimentInfo } from "../lib/protocol";

const PAUSE = 1000; // milliseconds between two questions how far it is
const LOST = 3000; // milliseconds after which a server that was not reached is asked again
const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

export class Experiment {
  info = $state.raw<ExperimentInfo | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  #run = 0;

  /** Ask a question, and follow it; whatever was followed before is left.
   *
   * What was found stays in sight while the server cannot be reached; what it refuses is not asked again. */
  async follow(asked: AskExperiment): Promise<void> {
    const run = this.stop();
    this.info = this.trouble = null;
    while (run === this.#run) {
      const { found, trouble } = await answerTo(asked);
      if (run !== this.#run) return;
      this.trouble = trouble;
      this.info = found ?? this.info;
      if (found?.done || (trouble && isRefusal(trouble))) return;
      await wait(trouble ? LOST : PAUSE);
    }
  }

  /** Ask no more: the server rests soon after. */
  stop(): number {
    return ++this.#run;
  }
}

const isRefusal = ({ status }: Trouble) => status >= 400 && status < 500;

async function answerTo(asked: AskExperiment) {
  try {
    return { found: await experimentOn(asked), trouble: null };
  } catch (thrown) {
    return { found: null, trouble: troubleOf(thrown) };
  }
}
