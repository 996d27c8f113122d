// On a tablet that lies on the table, things turn to whoever is to play.

import type { BoardInfo, View } from "../lib/protocol";

/** Degrees by which things turn so that the player whose turn it is can read them.

Somebody sits where their goal begins; there `down` has to be. */
export function turnedTo(board: BoardInfo | null, view: View): number {
  const colour = board?.colours.find(({ name }) => name === view.turn);
  const spot = board?.fields[colour?.goal[0] ?? -1]?.spots[0];
  if (!board || !spot) return 0;
  const spots = board.fields.flatMap(({ spots }) => spots);
  const middle = (axis: "x" | "y") => {
    const values = spots.map((one) => one[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  const angle = Math.atan2(spot.y - middle("y"), spot.x - middle("x"));
  const degrees = Math.round((angle * 180) / Math.PI) - 90;
  return degrees <= -180 ? degrees + 360 : degrees;
}
