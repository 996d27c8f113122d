// Where somebody sits at a board.

import { middleOf } from "../board/turning";
import type { BoardInfo } from "../lib/protocol";

/** Degrees by which things turn so that whoever plays a colour can read them.

Somebody sits where their goal begins; there `down` has to be. */
export function turnedTo(board: BoardInfo, colour: string): number {
  const own = board.colours.find(({ name }) => name === colour);
  const spot = board.fields[own?.goal[0] ?? -1]?.spots[0];
  if (!spot) return 0;
  const middle = middleOf(board);
  const angle = Math.atan2(spot.y - middle.y, spot.x - middle.x);
  const degrees = Math.round((angle * 180) / Math.PI) - 90;
  return degrees <= -180 ? degrees + 360 : degrees;
}
