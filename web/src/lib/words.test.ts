import { beforeEach, describe, expect, it } from "vitest";
import { language, preferredLanguage, speak, told, words } from "./words.svelte";

it("tells what arrives after the first page as soon as it is there", async () => {
  await speak("nl", "first");
  expect(words("page-settings")).toBe("Instellingen");
  expect(words("clause-classic-turns-title")).toBe("clause-classic-turns-title");
  await speak("nl");
  expect(words("clause-classic-turns-title")).not.toBe("clause-classic-turns-title");
});

describe("words", () => {
  beforeEach(() => speak("en"));

  it("fills values in, other messages and lists among them", () => {
    const inner = { id: "list-one", values: { item: "red" } };
    expect(words("list-and", { most: ["yellow", inner], last: 3 })).toBe("yellow, red and 3");
  });

  it("writes large numbers as the language does", async () => {
    expect(words("list-one", { item: 999 })).toBe("999");
    expect(words("list-one", { item: 1000 })).toBe("1,000");
    expect(words("list-one", { item: 12345 })).toBe("12,345");
    expect(words("list-one", { item: -1 })).toBe("-1");
    expect(words("list-one", { item: 0 })).toBe("0");
    expect(words("list-one", { item: 0.5 })).toBe("0.5");
    await speak("de");
    expect(words("list-one", { item: 12345 })).toBe("12.345");
  });

  it("lets a name that is read from right to left turn nothing around", () => {
    expect(words("page-turn-of", { name: "محمد" })).toBe("\u2068محمد\u2069’s turn");
    expect(words("page-turn-of", { name: "Ada" })).toBe("Ada’s turn");
  });

  it("shows the id of a message that does not exist, so that nothing is silently empty", () => {
    expect(told({ id: "list-nothing", values: {} })).toBe("list-nothing");
  });

  it("takes the first language of the browser that we speak", () => {
    expect(preferredLanguage(["fi-FI", "en-GB"])).toBe("en");
    expect(preferredLanguage([])).toBe("en");
    expect(preferredLanguage(["pt-PT", "pt-BR"])).toBe("pt");
    expect(preferredLanguage(["pt-BR", "en"])).toBe("pt-BR");
  });

  it("tells a country in its own words, and the rest in its language", async () => {
    const captured = "clause-classic-capture-title";
    await speak("pt");
    const [european, shared] = [words(captured), words("page-language")];
    await speak("pt-BR");
    expect(document.documentElement.lang).toBe("pt-BR");
    expect(words(captured)).not.toBe(european);
    expect(words("page-language")).toBe(shared);
  });

  it("stays in English when a language is unknown", async () => {
    await speak("xx");
    expect(language()).toBe("en");
    expect(document.documentElement.lang).toBe("en");
  });
});
