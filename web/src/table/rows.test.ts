import { expect, it } from "vitest";
import { aSeat, aTable } from "../lib/fixtures/tables";
import type { Table } from "../lib/table.svelte";
import { columnsOf, rowsOf } from "./rows";

const clock = { running: 0, left: [], at: 0 };
const several = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, seat) => aSeat(seat, more));
const two = { plays: ["yellow", "red"] };

it.each([
  ["two players", several(2), null, [2, 1]],
  ["four", several(4), null, [2, 2]],
  ["five", several(5), null, [3, 2]],
  ["six", several(6), null, [3, 2]],
  ["six with clocks", several(6), clock, [2, 3]],
  ["two with two colours each", several(2, two), null, [1, 2]],
  ["two with two colours each and names", several(2, { ...two, name: "Ada" }), null, [2, 1]],
  ["nobody", [], null, [2, 0]],
])("%s stand so beside each other and so below", (_, seats, running, right) => {
  const table = { info: aTable({ seats }), clock: running } as unknown as Table;
  expect([columnsOf(table), rowsOf(table)]).toEqual(right);
});

it("before anything is known there is no row", () => {
  const table = { info: null, clock: null } as unknown as Table;
  expect(rowsOf(table)).toBe(0);
});
