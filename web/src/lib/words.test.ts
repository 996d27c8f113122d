import { beforeEach, describe, expect, it } from "vitest";
import { language, preferredLanguage, speak, told, words } from "./words.svelte";

describe("words", () => {
  beforeEach(() => speak("en"));

  it("fills values in, other messages and lists among them", () => {
    const inner = { id: "list-one", values: { item: "red" } };
    expect(words("list-and", { most: ["yellow", inner], last: 3 })).toBe("yellow, red and 3");
  });

  it("shows the id of a message that does not exist, so that nothing is silently empty", () => {
    expect(told({ id: "list-nothing", values: {} })).toBe("list-nothing");
  });

  it("takes the first language of the browser that we speak", () => {
    expect(preferredLanguage(["fi-FI", "en-GB"])).toBe("en");
    expect(preferredLanguage([])).toBe("en");
  });

  it("stays in English when a language is unknown", async () => {
    await speak("xx");
    expect(language()).toBe("en");
    expect(document.documentElement.lang).toBe("en");
  });
});
