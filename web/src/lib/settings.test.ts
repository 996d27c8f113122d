import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepSettings, readSettings, settings, USUAL } from "./settings.svelte";

describe("settings", () => {
  let stop: () => void;
  beforeEach(() => {
    stop = keepSettings();
    flushSync();
  });
  afterEach(() => {
    stop();
    Object.assign(settings, structuredClone(USUAL));
  });

  const kept = () => readSettings(JSON.parse(localStorage.getItem("rauswurf.settings")!));

  it("are as usual when nothing is kept", () => {
    expect(readSettings(null)).toEqual(USUAL);
    expect(readSettings("nonsense")).toEqual(USUAL);
  });

  it("begin quietly: nothing is on that nobody asked for", () => {
    const { sounds, still, text, turned } = USUAL;
    expect({ sounds, still, text, turned }).toEqual({
      sounds: false,
      still: false,
      text: false,
      turned: false,
    });
  });

  it("are kept when they change", () => {
    settings.sounds = true;
    settings.setups.madn = { table: { game: "madn", seats: [{ kind: "here" }] }, names: ["Ada"] };
    flushSync();
    expect(kept()).toMatchObject({ sounds: true, setups: { madn: { names: ["Ada"] } } });
  });

  it("take nothing of a wrong type from the browser", () => {
    const read = readSettings({ theme: "pink", sounds: "yes", language: 7, name: null, more: 1 });
    expect(read).toEqual(USUAL);
  });

  it("show the theme, and leave it to the system if none is chosen", () => {
    settings.theme = "dark";
    flushSync();
    expect(document.documentElement.dataset.theme).toBe("dark");
    settings.theme = "system";
    flushSync();
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});
