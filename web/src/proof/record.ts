// A record read line by line, in order; `rauswurf.record.reader` is the same in Python.

import {
  digest,
  ended,
  header,
  isTrue,
  move,
  names,
  NoRecord,
  outcome,
  roll,
  type Header,
} from "./shapes";
import { parse, type Json } from "./strict";

export const LINE = 16 * 1024; // bytes, the line break included
const EVENTS = 50_000;
const BREAK = 10;
const SEAL = '{"seal"';

// What may follow: a line never stands before one of an earlier stage.
const STAGES = {
  names: 1,
  roll: 2,
  move: 2,
  undo: 2,
  ended: 3,
  secret: 4,
  outcome: 5,
  seal: 6,
} as const;
const EVENTS_STAGE = 2;
type Word = keyof typeof STAGES;

/** A roll: its line, its number among the rolls, the number of its first die, and what fell. */
export interface Roll {
  line: number;
  number: number;
  first: number;
  faces: number[];
}

export interface RecordRead {
  header: Header;
  names: string[] | null;
  rolls: Roll[];
  takenBack: number; // rolls
  secret: { line: number; digits: string } | null;
  /** The players stopped early, with the places as they stood. */
  isEnded: boolean;
  hasOutcome: boolean;
  /** The seal, and how many bytes stand before it. */
  seal: { line: number; digits: string; from: number } | null;
  cut: number | null; // the line that was cut off
  lines: number;
}

/** What cannot be read, and in which line, counted from 1. */
export class Unreadable extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`);
  }
}

/** All that a record says; throws Unreadable at the first line that says nothing. */
export function readRecord(bytes: Uint8Array): RecordRead {
  if (bytes.length === 0) throw new Unreadable(1);
  let reader: Reader | null = null;
  let number = 0;
  for (let start = 0; start < bytes.length;) {
    number += 1;
    const found = bytes.indexOf(BREAK, start);
    const end = found < 0 ? bytes.length : found + 1;
    try {
      const line = bytes.subarray(start, end);
      if (line.length > LINE) throw new NoRecord();
      if (reader) reader.line(number, line, start);
      else reader = new Reader(line);
    } catch (thrown) {
      if (thrown instanceof NoRecord) throw new Unreadable(number);
      throw thrown;
    }
    start = end;
  }
  return { ...reader!.found, lines: number };
}

class Reader {
  readonly found: RecordRead;
  private stage = 0;
  private events = 0;
  private readonly used: number[] = []; // dice of each roll or move that still counts
  private next = 0; // the number of the next die

  constructor(first: Uint8Array) {
    const data = parse(first);
    if (!data || !isWhole(first)) throw new NoRecord();
    const read = header(data);
    const none = { names: null, secret: null, seal: null, cut: null };
    const end = { isEnded: false, hasOutcome: false };
    this.found = { header: read, rolls: [], takenBack: 0, lines: 1, ...none, ...end };
  }

  line(number: number, raw: Uint8Array, from: number): void {
    if (!isWhole(raw)) {
      this.found.cut = number;
      return;
    }
    const data = parse(raw);
    const [word, ...others] = Object.keys(data ?? {});
    if (!data || !word || others.length || !Object.hasOwn(STAGES, word)) throw new NoRecord();
    this.advance(word as Word);
    this.entry(word as Word, data[word]!, number, from);
  }

  private advance(word: Word): void {
    const stage = STAGES[word];
    if (stage < this.stage || (stage === this.stage && stage !== EVENTS_STAGE))
      throw new NoRecord();
    this.stage = stage;
    if (stage === EVENTS_STAGE && ++this.events > EVENTS) throw new NoRecord();
  }

  private entry(word: Word, value: Json, line: number, from: number): void {
    const { found } = this;
    const { seats } = found.header;
    switch (word) {
      case "names":
        found.names = names(seats)(value);
        break;
      case "roll":
        this.roll(line, roll(value));
        break;
      case "move":
        move(value);
        this.used.push(0);
        break;
      case "undo":
        isTrue(value);
        this.undo();
        break;
      case "ended":
        ended(seats)(value);
        found.isEnded = true;
        break;
      case "secret":
        found.secret = { line, digits: digest(value) };
        break;
      case "outcome":
        outcome(seats.length)(value);
        found.hasOutcome = true;
        break;
      case "seal":
        found.seal = { line, digits: digest(value), from };
    }
  }

  private roll(line: number, faces: number[]): void {
    const { rolls } = this.found;
    rolls.push({ line, number: rolls.length + 1, first: this.next, faces });
    this.used.push(faces.length);
    this.next += faces.length;
  }

  /** The dice of what is taken back will fall again. */
  private undo(): void {
    const dice = this.used.pop() ?? 0;
    this.next -= dice;
    if (dice > 0) this.found.takenBack += 1;
  }
}

/** Was this line written to its end? A seal needs no line break: many tools drop the last. */
function isWhole(raw: Uint8Array): boolean {
  if (raw.at(-1) === BREAK) return true;
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(raw);
  return text.startsWith(SEAL) && text.endsWith("}");
}
