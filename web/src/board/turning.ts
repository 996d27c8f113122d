// A board that is turned on the table: everything on it lies elsewhere, and nothing else is different.

import type { BoardInfo } from "../lib/protocol";
import type { Point } from "./shapes";

const SLACK = 0.3; // fields that may come nearer to the edge than as it was printed

/** The middle of a board. */
export function middleOf({ box: [left, top, width, height] }: BoardInfo): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** The board after it was turned by so many degrees, clockwise. */
export function turnBoard(board: BoardInfo, degrees: number): BoardInfo {
  if (degrees === 0) return board;
  const turn = turningAround(middleOf(board), degrees);
  const fields = board.fields.map((field) => ({ ...field, spots: field.spots.map(turn) }));
  return { ...board, fields };
}

/** Does everything still lie on the cardboard when it is turned? One that somebody brought may have any form. */
export function boundsTurned(board: BoardInfo, degrees: number): boolean {
  const [left, top, width, height] = board.box;
  const turn = turningAround(middleOf(board), degrees);
  const edge = board.reach - SLACK;
  return board.fields
    .flatMap(({ spots }) => spots)
    .map(turn)
    .every(
      ({ x, y }) =>
        x > left + edge && x < left + width - edge && y > top + edge && y < top + height - edge,
    );
}

function turningAround(middle: Point, degrees: number): (point: Point) => Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ({ x, y }) => {
    const [across, down] = [x - middle.x, y - middle.y];
    return {
      x: middle.x + across * cos - down * sin,
      y: middle.y + across * sin + down * cos,
    };
  };
}
