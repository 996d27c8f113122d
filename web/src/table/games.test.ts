// A table of every game, at moments that are special: who plays, what is told, and what can be said beside the board.

import { afterEach, describe, expect, it } from "vitest";
import { boardOf, fixtures } from "../board/fixtures/fixtures";
import { opened } from "../lib/fixtures/opened";
import { aSeat, aTable } from "../lib/fixtures/tables";
import { noBrowser, page } from "../lib/fixtures/walk";

afterEach(noBrowser);

describe.each(Object.values(fixtures))("a table of $game", ({ game, board, seats, moments }) => {
  const sitting = seats.map((plays, seat) => aSeat(seat, { plays: [...plays] }));
  const table = aTable({ game, board, players: seats.length, seats: sitting });

  it("tells what is to be done, whoever is to do it", async () => {
    const lines: string[] = [];
    for (const [name, { view }] of Object.entries(moments)) {
      if (view.outcome) continue;
      const own = sitting.map(({ seat }) => seat);
      await opened({ table, view, seats: own }, {}, { [`/api/boards/${board}`]: boardOf(game) });
      const parts = lines.length ? ".banner, .hand" : "div.players, .banner, .hand";
      lines.push(name, ...page(parts).map((line) => `  ${line}`), "");
    }
    await expect(lines.join("\n")).toMatchFileSnapshot(`walks/games/${game}.txt`);
  });
});
