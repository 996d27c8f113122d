// What a reader has chosen for this browser: how the page looks and sounds, and the last set-up.

import type { NewTable } from "./protocol";
import { load, save } from "./storage";

export type Theme = "system" | "light" | "dark";

/** A set-up as it was last played, by seat: who, and what their name is. */
export interface LastSetup {
  table: NewTable;
  names: string[];
}

export interface Settings {
  language: string | null; // null: what the browser asks for
  theme: Theme;
  sounds: boolean;
  still: boolean; // nothing moves by itself, whatever the system says
  text: boolean; // play as text instead of on the board
  turned: boolean; // the board turns to whoever is to play
  name: string;
  game: string | null;
  setups: Record<string, LastSetup>; // by game
}

const KEY = "rauswurf.settings";

export const USUAL: Readonly<Settings> = {
  language: null,
  theme: "system",
  sounds: false,
  still: false,
  text: false,
  turned: false,
  name: "",
  game: null,
  setups: {},
};

/** What is kept, with what is usual for everything else; nothing of a wrong type gets in. */
export function readSettings(kept: unknown): Settings {
  const found = typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  const read = structuredClone(USUAL) as Settings;
  for (const [key, usual] of Object.entries(USUAL)) {
    const value = found[key];
    const fits = usual === null ? typeof value === "string" : typeof value === typeof usual;
    if (fits && value !== null) Object.assign(read, { [key]: value });
  }
  return { ...read, theme: asTheme(read.theme) };
}

function asTheme(value: string): Theme {
  return value === "light" || value === "dark" ? value : "system";
}

export const settings: Settings = $state(readSettings(load<unknown>(KEY, {})));

/** Keep the settings whenever they change, and show the theme; gives back how to stop. */
export function keepSettings(): () => void {
  return $effect.root(() => {
    $effect(() => save(KEY, $state.snapshot(settings)));
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === "system") delete root.dataset.theme;
      else root.dataset.theme = settings.theme;
    });
  });
}
