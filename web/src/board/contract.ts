// What the table page and the board on it say to each other.

import type { BoardInfo, View } from "../lib/protocol";

/** Something that may not be done, and about which is asked why. */
export type Wish = { piece: number; place: number } | { move: string };

/** What a player does on the board. */
export interface BoardEvents {
  onplay(move: string): void;
  onwhy(wish: Wish): void;
}

export interface BoardProps extends BoardEvents {
  view: View;
  /** Null for a game without a board. */
  board: BoardInfo | null;
  /** May this client act now? */
  mine: boolean;
  /** Something was said to the server and is not answered yet. */
  busy: boolean;
  /** Degrees by which pieces and printed words turn to the player, on tablets that lie on the table. */
  turned?: number;
  /** Nothing moves. */
  still?: boolean;
  sounds?: boolean;
  /** The names of the players, by seat. */
  names: string[];
  /** Rolls the dice: so that "keep these, roll the rest" is one tap. Leave out for typed-in dice. */
  onroll?: (() => void) | undefined;
}
