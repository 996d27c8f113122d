// What happened on a race board, as lines that stay until whoever looks has moved again.

import type { BoardInfo, MoveView, RaceView } from "../lib/protocol";
import type { Journey } from "./changes";

/** The way of a piece, in places: a turned board has them elsewhere. */
export interface Trail {
  seat: number | null;
  colour: string;
  places: number[];
  /** Was somebody thrown out at its end? */
  throws: boolean;
}

/** The trail of a move that was just shown; none if nothing walked. */
export function trailOf(
  board: BoardInfo,
  before: RaceView,
  played: MoveView | null,
  shown: readonly Journey[],
): Trail[] {
  const piece = before.pieces.find(({ id }) => id === played?.piece);
  if (!played || !piece || shown.length === 0 || played.path.length === 0) return [];
  const waits = board.fields[played.origin ?? -1]?.kind === "waiting";
  const from = waits || played.origin === null ? [] : [played.origin];
  return [
    {
      seat: before.seat,
      colour: piece.colour,
      places: [...from, ...played.path],
      throws: played.captured !== null,
    },
  ];
}

/** What happened since the last move of a seat; without one only the last move. */
export function seenBy(viewer: number | null, trails: readonly Trail[]): Trail[] {
  if (viewer === null) return trails.slice(-1);
  const own = trails.findLastIndex(({ seat }) => seat === viewer);
  return own === trails.length - 1 ? trails.slice(-1) : trails.slice(own + 1);
}

/** A move as it is written in the log (`12-18`, `Bx0`, `black 3-8`) as a line from its first field to its last.

Fields that several colours have, such as goals, are those of the colour that is named, else of the seat. */
export function writtenTrail(
  board: BoardInfo,
  plays: readonly string[],
  seat: number,
  written: string,
): Trail | null {
  const found = /^(?:(\w+) )?(\S+?)([-x])(\S+)$/.exec(written);
  if (!found) return null;
  const [, named, from = "", how, to = ""] = found;
  const colours = named ? [named] : plays;
  for (const colour of colours) {
    const places = [from, to].map((name) =>
      board.fields.findIndex(
        (field) => field.name === name && (field.colour === null || field.colour === colour),
      ),
    );
    if (places.every((place) => place >= 0)) return { seat, colour, places, throws: how === "x" };
  }
  return null;
}
