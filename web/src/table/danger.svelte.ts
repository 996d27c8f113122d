// What threatens the pieces of whoever looks, if they want to know: the server knows the rules.

import { isBrought, threatsIn } from "../lib/api";
import type { ThreatView } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";

export class Danger {
  threats = $state.raw<ThreatView[]>([]);

  constructor(table: Table, viewer: () => number | null) {
    $effect(() => {
      const { info, view } = table;
      const seat = viewer();
      const asks = settings.threats && !settings.text && seat !== null && !table.show.behind;
      this.threats = [];
      if (!asks || !info || view?.family !== "race" || view.phase === "over") return;
      const plays = info.seats[seat]?.plays ?? [];
      const own = new Set(
        view.pieces.filter(({ colour }) => plays.includes(colour)).map(({ place }) => place),
      );
      let wanted = true;
      const wish = {
        game: info.game,
        players: info.players,
        position: view.position,
        variants: info.variants,
        board: isBrought(info.board) ? info.board : null,
      };
      threatsIn(wish).then(
        ({ threats }) => wanted && (this.threats = threats.filter(({ place }) => own.has(place))),
        () => {}, // a help that does not come is no trouble
      );
      return () => (wanted = false);
    });
  }
}
