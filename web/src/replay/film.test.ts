import { describe, expect, it } from "vitest";
import { Reel } from "./film.svelte";

describe("a reel", () => {
  it("stays within its frames", () => {
    const reel = new Reel(10);
    reel.wind(-3);
    expect(reel.at).toBe(0);
    reel.wind(99);
    expect(reel.at).toBe(9);
  });

  it("animates single steps and no jumps", () => {
    const reel = new Reel(10);
    reel.step(1);
    expect(reel.winding).toBe(false);
    reel.step(-1);
    expect(reel.winding).toBe(false);
    reel.wind(7);
    expect(reel.winding).toBe(true);
  });

  it("stops at its end, and begins anew from there", () => {
    const reel = new Reel(3);
    reel.toggle();
    reel.tick();
    reel.tick();
    expect([reel.at, reel.playing]).toEqual([2, true]);
    reel.tick();
    expect([reel.at, reel.playing]).toEqual([2, false]);
    reel.toggle();
    expect([reel.at, reel.playing]).toEqual([0, true]);
  });

  it("stops playing when somebody winds by hand", () => {
    const reel = new Reel(10);
    reel.toggle();
    reel.step(1);
    expect(reel.playing).toBe(false);
  });

  it("is played faster with less to wait for", () => {
    const reel = new Reel(10);
    const usual = reel.wait;
    reel.pace = 2;
    expect(reel.wait).toBe(usual / 2);
  });

  it.each([
    ["ArrowRight", 6],
    ["ArrowLeft", 4],
    ["PageDown", 15],
    ["PageUp", 0],
    ["Home", 0],
    ["End", 19],
  ])("goes with %s from 5 to %i", (key, to) => {
    const reel = new Reel(20);
    reel.wind(5);
    expect(reel.key(key)).toBe(true);
    expect(reel.at).toBe(to);
  });

  it("leaves other keys alone", () => expect(new Reel(3).key("x")).toBe(false));
});
