import { describe, expect, it } from "vitest";
import { canonical, parse } from "./strict";

it("data is written in one way, its keys in the order of their signs", () => {
  const data = { b: [1n, "x"], aa: true, a: null, "": 2n, "\u{1f600}": 0n, "\uff5e": 0n, ab: {} };
  expect(canonical(data as never)).toBe(
    '{"":2,"a":null,"aa":true,"ab":{},"b":[1,"x"],"\uff5e":0,"\u{1f600}":0}',
  );
});

const read = (text: string) => parse(new TextEncoder().encode(`{"x":${text}}`))?.x;

describe("brackets lie a few deep, of whichever kind", () => {
  it.each([
    ["lists", "[", "]"],
    ["objects", '{"a":', "}"],
  ])("%s", (_, open, close) => {
    const nested = (deep: number) => `${open.repeat(deep)}1${close.repeat(deep)}`;
    expect(canonical(read(nested(5))!)).toBe(nested(5));
    expect(read(nested(6))).toBeUndefined();
  });
});

it("numbers keep all their digits, and have twenty at most", () => {
  const most = "9".repeat(20);
  expect(read(most)).toBe(BigInt(most));
  expect(read(`${most}0`)).toBeUndefined();
});
