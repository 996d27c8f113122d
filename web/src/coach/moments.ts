// What is worth looking at in a game that was played: mistakes, and rolls that turned it.

import { arrowOf, type Arrow } from "../board/arrows";
import { moveSentence } from "../lib/sentences";
import type { AccountInfo, BoardInfo, Replay, StepInfo } from "../lib/protocol";
import { words } from "../lib/words.svelte";
import { games } from "./numbers";

const COUNTS = 0.005; // what costs or brings less is not worth a word
const COUNTS_FOR_OTHERS = 0.02; // the same, where it changes nothing for whoever did it
const MOST = 6; // moments in a list

/** What a step is told about: a mistake, luck, what it did to others, or nothing much. */
export type Kind = "mistake" | "lucky" | "unlucky" | "others" | "good" | "forced" | "usual";

export function kindOf(step: StepInfo): Kind {
  if (step.is_mistake) return "mistake";
  const luck = step.luck[step.seat] ?? 0;
  if (step.faces.length && Math.abs(luck) >= COUNTS) return luck > 0 ? "lucky" : "unlucky";
  if (Math.max(...moved(step)) >= COUNTS_FOR_OTHERS) return "others";
  if (step.faces.length) return "usual";
  if (!step.is_choice) return "forced";
  return step.best === null ? "good" : "usual";
}

/** What luck and choice did for each seat. */
const moved = ({ luck, error }: StepInfo): number[] =>
  luck.map((part, seat) => part + (error[seat] ?? 0));

/** Who gained most by a step and who lost most, and how much the one gained. */
function othersIn(step: StepInfo, names: readonly string[]) {
  const change = moved(step);
  const most = Math.max(...change);
  const named = (part: number) => names[change.indexOf(part)] ?? "";
  return { gains: named(most), loses: named(Math.min(...change)), most };
}

/** The steps that mattered most, in order of time. */
export function momentsOf({ steps, turning }: AccountInfo): StepInfo[] {
  const worst = steps.filter(({ is_mistake }) => is_mistake).sort((a, b) => b.loss - a.loss);
  const chosen = new Set([...turning.map((k) => steps[k]!), ...worst].slice(0, MOST));
  return [...chosen].sort((a, b) => a.frame - b.frame);
}

/** A step in plain words. */
export function sentenceOf(
  step: StepInfo,
  replay: Replay,
  board: BoardInfo | null,
  names: readonly string[],
): string {
  const kind = kindOf(step);
  const { gains, loses, most } = othersIn(step, names);
  const part =
    kind === "mistake" ? step.loss : kind === "others" ? most : (step.luck[step.seat] ?? 0);
  const before = replay.frames[step.frame - 1]?.view;
  return words(`advice-step-${kind}`, {
    name: names[step.seat] ?? "",
    faces: step.faces.join(" "),
    move: before ? moveSentence(before, board, step.text) : step.text,
    count: games(part),
    gains,
    loses,
  });
}

/** The move that was made and the best one, as arrows. */
export function arrowsOf(step: StepInfo | undefined, replay: Replay): Arrow[] {
  if (!step || step.best === null || !step.is_mistake) return [];
  const before = replay.frames[step.frame - 1]?.view;
  return [...arrowOf(before, step.text, "made"), ...arrowOf(before, step.best, "best")];
}

/** The best move in words. */
export function bestOf(step: StepInfo, replay: Replay, board: BoardInfo | null): string {
  const before = replay.frames[step.frame - 1]?.view;
  return before ? moveSentence(before, board, step.best ?? "") : (step.best ?? "");
}
