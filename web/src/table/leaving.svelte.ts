// Who has not been at the table for so long that nobody need wait for them any more.

import type { Table } from "../lib/table.svelte";

const LEFT = 60_000; // milliseconds; the server counts the same and decides

export class Leaving {
  /** The seats of people who have been gone for a while. */
  gone = $state.raw<number[]>([]);
  readonly #since = new Map<number, number>();

  constructor(table: Table) {
    $effect(() => {
      const { presence } = table;
      const people = (table.info?.seats ?? []).filter(({ kind }) => kind !== "bot");
      const absent = people
        .map(({ seat }) => seat)
        .filter((seat) => presence !== null && !presence.seats.includes(seat));
      for (const seat of [...this.#since.keys()])
        if (!absent.includes(seat)) this.#since.delete(seat);
      for (const seat of absent) this.#since.set(seat, this.#since.get(seat) ?? performance.now());
      const look = () => {
        const now = performance.now();
        this.gone = absent.filter((seat) => now - this.#since.get(seat)! >= LEFT);
      };
      look();
      if (!absent.length) return;
      const timer = setInterval(look, 1_000);
      return () => clearInterval(timer);
    });
  }
}
