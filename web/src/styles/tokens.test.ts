import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync("src/styles/tokens.css", "utf-8");

/** A colour of the palette as it is in the light or in the dark. */
function colour(name: string, dark: boolean): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? "";
  const pair = /light-dark\((#\w+), (#\w+)\)/.exec(value);
  return (dark ? pair?.[2] : pair?.[1]) ?? value;
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const GROUNDS = ["ground", "sheet", "raised", "sunken"];
const READ = [
  ...["ink", "ink-soft", "accent", "hint", "bad"].flatMap((ink) => GROUNDS.map((g) => [ink, g])),
  ...["good", "warn"].flatMap((ink) => ["ground", "sheet", "raised"].map((g) => [ink, g])),
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["ink", "accent-soft"],
  ["ink", "hint-soft"],
  ["ink", "warn-soft"],
  ["ink", "bad-soft"],
  ["hint", "hint-soft"],
  ["accent", "accent-soft"],
  ["warn", "warn-soft"],
  ["bad", "bad-soft"],
];

describe.each([
  ["light", false],
  ["dark", true],
] as const)("in the %s", (_, dark) => {
  it.each(READ)("%s can be read on %s (WCAG AA)", (ink, ground) => {
    expect(contrast(colour(ink!, dark), colour(ground!, dark))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GROUNDS)("the focus ring and strong lines are seen on %s", (ground) => {
    for (const line of ["focus", "line-strong"])
      expect(contrast(colour(line, dark), colour(ground, dark))).toBeGreaterThanOrEqual(3);
  });
});
