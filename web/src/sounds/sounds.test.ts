import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Board from "../board/Board.svelte";
import { raceMoment } from "../board/fixtures/fixtures";
import Dice from "../dice/Dice.svelte";
import { speak } from "../lib/words.svelte";
import { sound, type Sound } from "./sounds";

let made: string[] = []; // what makes a sound

const param = {
  setValueAtTime: () => {},
  linearRampToValueAtTime: () => {},
  exponentialRampToValueAtTime: () => {},
};

function node(name: string): object {
  return class {
    gain = param;
    frequency = param;
    sampleRate = 100;
    currentTime = 0;
    constructor() {
      made.push(name);
    }
    connect() {}
    start() {}
    stop() {}
    resume() {}
    setPeriodicWave() {}
    getChannelData = () => [];
  };
}

const silent = ["AudioContext", "GainNode", "PeriodicWave", "AudioBuffer"];
const loud = { OscillatorNode: "tone", AudioBufferSourceNode: "hiss" };

beforeEach(async () => {
  await speak("en");
  for (const name of silent) vi.stubGlobal(name, node(""));
  for (const [name, what] of Object.entries(loud)) vi.stubGlobal(name, node(what));
  made = [];
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
