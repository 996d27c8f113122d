// Which way the board lies for whoever looks at it.

import { boundsTurned, turnBoard } from "../board/turning";
import { settings } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";
import { turnedTo } from "./turning";

/** Everybody sees their own colour at the bottom. At one screen with several the board stays, unless they
want it to turn with the turn, or the words on it, for a tablet that lies on the table. */
export class Facing {
  readonly #table: Table;
  #seat = $state<number | null>(null); // whose turn it was when nothing moved

  constructor(table: Table) {
    this.#table = table;
    $effect(() => {
      if (!table.show.running) this.#seat = table.view?.seat ?? null;
    });
  }

  readonly #many = $derived.by(() => this.#table.seats.length > 1);

  /** The seat of whoever looks; null if nobody in particular. */
  readonly viewer = $derived.by(() => {
    const { seats } = this.#table;
    return seats.length === 1 ? seats[0]! : this.#many ? this.#seat : null;
  });

  readonly #colour = $derived.by(() => {
    if (this.viewer === null || (this.#many && !settings.follow)) return null;
    return this.#table.info?.seats[this.viewer]?.plays[0] ?? null;
  });

  /** Degrees by which the board as a whole is turned. */
  readonly turn = $derived.by(() => {
    const { board } = this.#table;
    const degrees = board && this.#colour ? -turnedTo(board, this.#colour) : 0;
    return board && boundsTurned(board, degrees) ? degrees : 0;
  });

  readonly board = $derived.by(() => {
    const { board } = this.#table;
    return board && turnBoard(board, this.turn);
  });

  /** Degrees by which pieces and words are turned on a board that stays. */
  readonly turned = $derived.by(() => {
    const { board, view } = this.#table;
    const flat = settings.turned && !settings.follow && this.#many;
    return flat && board && view?.turn ? turnedTo(board, view.turn) : 0;
  });
}
