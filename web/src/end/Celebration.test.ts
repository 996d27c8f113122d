import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import Celebration from "./Celebration.svelte";

afterEach(cleanup);

function lefts(fresh: boolean): number[] {
  const { container } = render(Celebration, { colours: ["red"], fresh });
  return [...container.querySelectorAll("svg")].map(({ style }) => parseFloat(style.left));
}

it("shapes rain all over, and lie at the end of the line once that is long ago", () => {
  const raining = lefts(true);
  expect([Math.min(...raining) < 10, Math.max(...raining) > 90]).toEqual([true, true]);
  expect(lefts(false)).toEqual([65, 72, 79, 86, 93]);
});
