import { afterEach, beforeEach, expect, it, vi } from "vitest";

let focus: typeof import("./focus");

beforeEach(async () => {
  vi.resetModules();
  focus = await import("./focus");
});
afterEach(() => document.body.replaceChildren());

function takes(): boolean {
  const button = document.body.appendChild(document.createElement("button"));
  focus.takesFocus(button);
  return document.activeElement === button;
}

it("nothing takes the focus before somebody pressed a key", () => {
  expect([focus.playsByKeys(), takes()]).toEqual([false, false]);
});

it("what may be done next takes it up for whoever plays by keys, and from nobody else", () => {
  dispatchEvent(new Event("keydown"));
  expect([focus.playsByKeys(), takes(), takes()]).toEqual([true, true, false]);
});

it("who points again keeps their place", () => {
  dispatchEvent(new Event("keydown"));
  dispatchEvent(new Event("pointerdown"));
  expect([focus.playsByKeys(), takes()]).toEqual([false, false]);
});
