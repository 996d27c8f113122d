// The colours of src/rauswurf/boards/colours/colours.toml. Made by `make types`: do not edit.

/** An even polygon, or a star if it has a waist; no corners mean a circle. */
export interface Shape {
  corners: number;
  size: number;
  turn: number;
  waist: number;
}

export const SHAPES: Record<string, Shape> = {
  yellow: { corners: 0, size: 1, turn: 0, waist: 1 },
  green: { corners: 3, size: 1.22, turn: -90, waist: 1 },
  red: { corners: 4, size: 1.16, turn: -90, waist: 1 },
  black: { corners: 4, size: 1.16, turn: -45, waist: 1 },
  blue: { corners: 6, size: 1.08, turn: 0, waist: 1 },
  white: { corners: 5, size: 1.28, turn: -90, waist: 0.52 },
  orange: { corners: 5, size: 1.12, turn: -90, waist: 1 },
};
