// The shape of each colour, so that nothing is told by colour alone. As in boards/svg/paint.py.

import { SHAPES } from "./colours";

export interface Point {
  x: number;
  y: number;
}

/** The outline of a colour's shape around the origin, as the data of an SVG path. */
export function outline(colour: string, radius: number): string {
  const shape = SHAPES[colour];
  if (!shape?.corners) return circle(radius);
  const points =
    shape.waist === 1
      ? corners(shape.corners, radius * shape.size, (shape.turn * Math.PI) / 180)
      : star(shape.corners, radius * shape.size, shape.waist);
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

/** A circle around the origin, as the data of an SVG path. */
export function circle(radius: number): string {
  const r = round(radius);
  return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
}

/** The corners of an even polygon, its centre in the middle of its height. */
function corners(count: number, radius: number, first: number): Point[] {
  const points = Array.from({ length: count }, (_, k) =>
    around(radius, first + (2 * Math.PI * k) / count),
  );
  const heights = points.map(({ y }) => y);
  const middle = (Math.min(...heights) + Math.max(...heights)) / 2;
  return points.map(({ x, y }) => ({ x, y: y - middle }));
}

function star(count: number, radius: number, waist: number): Point[] {
  return Array.from({ length: 2 * count }, (_, k) =>
    around(radius * (k % 2 ? waist : 1), -Math.PI / 2 + (Math.PI * k) / count),
  );
}

function around(radius: number, angle: number): Point {
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
