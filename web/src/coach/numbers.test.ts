import { expect, test } from "vitest";
import { addingUp, games, inHundred } from "./numbers";

test("what counts is at least one game in a hundred", () => {
  expect([0, 0.004, 0.0149, 0.026, -0.31].map(games)).toEqual([0, 1, 1, 3, 31]);
});

test("printed numbers add up, whatever rounding does to each", () => {
  const parts = [0.2504, 0.1234, -0.0004, -0.3734, 0.9996];
  const sum = parts.reduce((all, part) => all + part, 0);
  const printed = addingUp(parts, sum);
  const tenths = printed.map((part) => Math.round(part * 1000));
  expect(tenths.reduce((all, part) => all + part, 0)).toBe(Math.round(sum * 1000));
  printed.forEach((part, k) => expect(Math.abs(part - parts[k]!)).toBeLessThanOrEqual(0.0015));
});

test("what is right already stays", () => {
  expect(addingUp([0.25, 0.5, 0.25], 1)).toEqual([0.25, 0.5, 0.25]);
});

test("chances of everybody add up to a hundred", () => {
  for (const chances of [
    [1 / 3, 1 / 3, 1 / 3],
    [0.255, 0.255, 0.255, 0.235],
    [0.166, 0.166, 0.167, 0.167, 0.167, 0.167],
    [0, 1],
  ]) {
    const counts = inHundred(chances);
    expect(counts.reduce((all, count) => all + count, 0)).toBe(100);
    counts.forEach((count, k) => expect(Math.abs(count - 100 * chances[k]!)).toBeLessThan(1));
  }
});

test("a curve that has not begun has no chances yet", () => {
  expect(inHundred([0, 0])).toEqual([0, 0]);
});

test("what rounding loses goes where it is seen least", () => {
  expect(addingUp([0.0101, 0.0014], 0.012)).toEqual([0.01, 0.002]);
  expect(addingUp([0.0106, 0.0019], 0.012)).toEqual([0.01, 0.002]);
});
