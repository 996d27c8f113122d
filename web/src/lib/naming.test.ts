import { beforeEach, describe, expect, it } from "vitest";
import { briefly, saidToYou } from "./naming";
import { speak, told, type Message } from "./words.svelte";

const colour = (name: string): Message => ({ id: `colour-${name}`, values: {} });
const named: Message = { id: "seat-named", values: { name: "Ada", plays: colour("red") } };
const bot: Message = { id: "seat-bot", values: { who: colour("green") } };

beforeEach(() => speak("en"));

describe("a sentence beside a sign", () => {
  it("calls people by their name alone, and bots by their colour, wherever they stand in it", () => {
    const sentence: Message = {
      id: "list-and",
      values: { most: [named, { id: "list-one", values: { item: bot } }], last: 3 },
    };
    expect(told(sentence)).toBe("Ada (Red), Green (bot) and 3");
    expect(told(briefly(sentence))).toBe("Ada, Green and 3");
  });
});

describe("what is to be done", () => {
  it("is said to whoever is to do it", () => {
    const awaited: Message = { id: "view-move", values: { turn: colour("red"), die: 4 } };
    expect(told(awaited)).toBe("Red has rolled a 4 and moves.");
    expect(saidToYou(awaited)).toBe("You rolled a 4. Make your move.");
  });

  it("is nothing when the game is over", () => {
    expect(saidToYou({ id: "view-over", values: {} })).toBe("The game is over.");
  });
});
