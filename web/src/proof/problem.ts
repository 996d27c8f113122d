// Something that is wrong with a record, told with the words of `rauswurf verify`.

import type { Message } from "../lib/words.svelte";

export interface Problem {
  line: number;
  told: Message;
}

export function problem(line: number, id: string, values: Message["values"] = {}): Problem {
  const told = { id: "record-line", values: { line: String(line), reason: { id, values } } };
  return { line, told };
}

/** The id of what is wrong, without its line. */
export const reasonOf = ({ told }: Problem): string => (told.values.reason as Message).id;
