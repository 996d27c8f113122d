import { expect, it } from "vitest";
import { canonical } from "./strict";

it("data is written in one way, its keys in the order of their signs", () => {
  const data = { b: [1n, "x"], aa: true, a: null, "": 2n, "\u{1f600}": 0n, "\uff5e": 0n, ab: {} };
  expect(canonical(data as never)).toBe(
    '{"":2,"a":null,"aa":true,"ab":{},"b":[1,"x"],"\uff5e":0,"\u{1f600}":0}',
  );
});
