import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Board from "../board/Board.svelte";
import { raceMoment } from "../board/fixtures/fixtures";
import Dice from "../dice/Dice.svelte";
import { speak } from "../lib/words.svelte";
import { sound, type Sound } from "./sounds";

let made: string[] = []; // what makes a sound

let done: string[] = []; // when and how; numbers to a thousandth

const tell = (...what: (string | number)[]) =>
  done.push(what.map((one) => (typeof one === "number" ? +one.toFixed(3) : one)).join(" "));

const param = (name: string) => ({
  setValueAtTime: (value: number, at: number) => tell(name, value, "at", at),
  linearRampToValueAtTime: (value: number, at: number) => tell(name, "up to", value, "at", at),
  exponentialRampToValueAtTime: (value: number, at: number) =>
    tell(name, "down to", value, "at", at),
});
const grain: number[] = []; // of the wood

function node(name: string): object {
  return class {
    gain = param("loud");
    frequency = param("pitch");
    sampleRate = 100;
    currentTime = 7;
    constructor() {
      made.push(name);
    }
    connect() {}
    start = (at: number) => tell(name, "from", at);
    stop = (at: number) => tell(name, "until", at);
    resume() {}
    setPeriodicWave = () => tell("overtones");
    getChannelData = () => grain;
  };
}

const silent = ["AudioContext", "GainNode", "PeriodicWave", "AudioBuffer"];
const loud = { OscillatorNode: "tone", AudioBufferSourceNode: "hiss" };

beforeEach(async () => {
  await speak("en");
  for (const name of silent) vi.stubGlobal(name, node(""));
  for (const [name, what] of Object.entries(loud)) vi.stubGlobal(name, node(what));
  made = [];
  done = [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const heard = () => made.filter(Boolean);

describe("a sound", () => {
  it.each<[Sound, string[]]>([
    ["turn", ["tone", "tone"]],
    ["step", ["tone", "hiss", "tone", "hiss"]],
    ["capture", ["tone", "hiss", "tone"]],
  ])("of a %s is made of tones, and wood hisses", (name, right) => {
    sound(name);
    expect(heard()).toEqual(right);
  });

  it("of a bell rings out with overtones", () => {
    sound("turn");
    expect(done.slice(0, 7)).toEqual([
      "loud 0 at 7",
      "loud up to 0.16 at 7.004",
      "loud down to 0.001 at 7.7",
      "pitch 784 at 7",
      "overtones",
      "tone from 7",
      "tone until 7.7",
    ]);
    expect(done.filter((one) => one.startsWith("tone from"))).toEqual([
      "tone from 7",
      "tone from 7.16",
    ]);
  });

  it("of wood is a short knock, and whatever falls slides far down", () => {
    sound("capture");
    expect(done).toEqual([
      "loud 0 at 7",
      "loud up to 0.7 at 7.004",
      "loud down to 0.001 at 7.09",
      "pitch 170 at 7",
      "pitch down to 102 at 7.09",
      "tone from 7",
      "tone until 7.09",
      "hiss from 7",
      "hiss until 7.09",
      "loud 0 at 7.04",
      "loud up to 0.16 at 7.044",
      "loud down to 0.001 at 7.36",
      "pitch 480 at 7.04",
      "pitch down to 120 at 7.36",
      "tone from 7.04",
      "tone until 7.36",
    ]);
  });

  it("of wood has a grain that fades away", async () => {
    vi.resetModules(); // it is made once
    grain.length = 0;
    vi.spyOn(Math, "random").mockReturnValue(1);
    const fresh = await import("./sounds");
    fresh.sound("step");
    expect(grain).toEqual([0.25, 0.125]);
    grain.length = 0;
    fresh.sound("step");
    expect(grain).toEqual([]);
    vi.restoreAllMocks();
  });

  it("is none where there is none to make", () => {
    sound(null);
    vi.stubGlobal("AudioContext", undefined);
    sound("win");
    expect(heard()).toEqual([]);
  });
});

it.each([true, false])("a board is heard if somebody wants to hear it: %s", async (sounds) => {
  const { view, after, board } = raceMoment("madn", "play-capture");
  const names = ["Ada", "Ben", "Cleo", "Dan"];
  const { rerender } = render(Board, { view, board, names, mine: true, busy: false, sounds });
  await rerender({ view: after! });
  expect(heard().length > 0).toBe(sounds);
});

it("dice are heard when they are rolled, and not when somebody comes to the table", async () => {
  const { view } = raceMoment("madn", "roll");
  const threw = (...faces: number[]) => ({ faces, colour: null });
  const acts = { onroll: () => {}, onfaces: () => {} };
  const given = { view, mine: true, busy: false, sounds: true, ...acts };
  const { rerender } = render(Dice, { ...given, thrown: threw(3) });
  await rerender({ busy: true });
  expect(heard()).toEqual([]);
  await rerender({ thrown: threw(3) });
  expect(heard().length).toBeGreaterThan(0);
});
