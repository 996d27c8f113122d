// Sitting down at a table. The promise of the dice is kept before anybody joins, so that the end of
// the game can be held against it.

import * as api from "./api";
import type { NewTable, SeatToken, TableInfo } from "./protocol";
import { keepSeats, keptTable, randomWords } from "./seats";
import { language } from "./words.svelte";

/** Open a table and sit down on all seats here; gives its id. */
export async function openTable(chosen: NewTable, names: string[]): Promise<string> {
  const { table, tokens, owner } = await api.openTable({ language: language(), ...chosen });
  const { commitment } = table.dice;
  keepSeats(table.id, tokens, { game: table.game, commitment, owner });
  for (const seat of tokens) await sitDown(table, seat, names[seat.seat] ?? "");
  return table.id;
}

/** Sit down on a seat of which we have the token. */
export async function sitDown(table: TableInfo, seat: SeatToken, name: string): Promise<void> {
  const words = randomWords();
  keepSeats(table.id, [seat], {
    game: table.game,
    commitment: table.dice.commitment,
    words: { [seat.seat]: words },
  });
  await api.join(table.id, { name, words, token: seat.token });
}

/** Sit down with the code, on a seat that is free; gives the seat. */
export async function joinByCode(
  table: TableInfo,
  code: string,
  name: string,
  seat: number | null,
): Promise<number> {
  const { token, words } = drawnFor(table.id);
  const seated = await api.join(table.id, { name, words, code, token, seat });
  drawn.delete(table.id);
  keepSeats(table.id, [{ seat: seated.seat, token: seated.token }], {
    game: table.game,
    commitment: table.dice.commitment,
    // Whoever takes over a seat in a game adds nothing to its dice.
    words: table.stage === "waiting" ? { [seated.seat]: words } : {},
  });
  return seated.seat;
}

/** Sit down at the next free seat of a game, wherever that is; gives the table's id. */
export async function playWithAnybody(game: string, name: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const { table, code, owner } = await api.meet(game);
    const { commitment } = table.dice;
    if (keptTable(table.id)?.seats.length) return table.id; // our own table, still waiting
    if (owner) keepSeats(table.id, [], { game, commitment, owner });
    try {
      await joinByCode(table, code, name, null);
      return table.id;
    } catch (thrown) {
      // Somebody else was faster: there is another seat.
      if (api.troubleOf(thrown).status !== TAKEN || attempt === MOST_ATTEMPTS) throw thrown;
    }
  }
}

const TAKEN = 409;
const MOST_ATTEMPTS = 5;

/** Go on at a new table with the same tokens, everybody one seat further; gives its id. */
export async function goOn(table: TableInfo): Promise<string> {
  const mine = keptTable(table.id)?.seats ?? [];
  const first = mine[0];
  if (!first) return table.rematch ?? table.id;
  const next = await api.rematch(table.id, first.token);
  for (const old of mine) {
    const { name = "" } = table.seats[old.seat] ?? {};
    const words = randomWords();
    const { seat, token } = await api.join(next.id, { name, words, token: old.token });
    keepSeats(next.id, [{ seat, token }], {
      game: next.game,
      commitment: next.dice.commitment,
      words: { [seat]: words },
    });
  }
  return next.id;
}

// We draw the token ourselves and keep it until we sit: after a lost connection the same request gets
// the same seat, not a second one.
const drawn = new Map<string, { token: string; words: string }>();

function drawnFor(id: string): { token: string; words: string } {
  const found = drawn.get(id) ?? { token: randomToken(), words: randomWords() };
  drawn.set(id, found);
  return found;
}

function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
