// What the table page and the board on it say to each other.

import type { Snippet } from "svelte";
import type { BoardInfo, ThreatView, View } from "../lib/protocol";
import type { Arrow } from "./arrows";
import type { Hand } from "./hand.svelte";
import type { Trail } from "./trails";

/** Something that may not be done, and about which is asked why. */
export type Wish = { piece: number; place: number } | { move: string };

/** What a player does on the board. */
export interface BoardEvents {
  onplay(move: string): void;
  onwhy(wish: Wish): void;
}

/** Who only shows a game leaves out what is for those who play. */
export interface BoardProps extends Partial<BoardEvents> {
  view: View;
  /** Null for a game without a board. */
  board: BoardInfo | null;
  /** May this client act now? */
  mine?: boolean;
  /** Something was said to the server and is not answered yet. */
  busy?: boolean;
  /** Degrees by which the board was turned before it was given here. */
  turn?: number;
  /** Degrees by which pieces and printed words turn to the player, on tablets that lie on the table. */
  turned?: number;
  /** Nothing moves. */
  still?: boolean;
  /** By what the time of everything that moves is multiplied. */
  tempo?: number;
  /** Dice are falling: nobody knows yet what they will show. */
  falling?: boolean;
  sounds?: boolean;
  /** Mark what may move, and where to. */
  hints?: boolean;
  /** Write the names of fields. */
  named?: boolean;
  /** Draw what happened since the last turn of the viewer. */
  trails?: boolean;
  /** From where what could be thrown out. */
  threats?: readonly ThreatView[];
  /** A move that somebody wants to see instead. */
  pointed?: Trail | null;
  /** Moves that are talked about. */
  arrows?: readonly Arrow[];
  /** The seat of whoever looks. */
  viewer?: number | null;
  /** The hand of whoever shows, beside the board, what may be said with it. */
  hand?: Hand | undefined;
  /** The names of the players, by seat. */
  names: string[];
  /** Rolls the dice: so that "keep these, roll the rest" is one tap. Leave out for typed-in dice. */
  onroll?: (() => void) | undefined;
  /** What is seen and done with dice beside a board. Cards have a tray for it. */
  dice?: Snippet | undefined;
}
