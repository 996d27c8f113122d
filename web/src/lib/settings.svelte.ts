// What a reader has chosen for this browser: how the page looks and sounds, and the last set-up.

import type { NewTable } from "./protocol";
import { load, save } from "./storage";
import { showTheme, type Theme } from "./theme.svelte";
import { naming } from "./words.svelte";

export type { Theme };

/** How fast things are shown, and by what their times are multiplied. */
export const SPEEDS = { slow: 1.5, normal: 1, fast: 0.45, "at-once": 0 } as const;
export type Speed = keyof typeof SPEEDS;

/** A set-up as it was last played, by seat: who, and what their name is. */
export interface LastSetup {
  table: NewTable;
  names: string[];
}

export interface Settings {
  language: string | null; // null: what the browser asks for
  theme: Theme;
  sounds: boolean;
  offered: boolean; // were sounds offered, and taken or not?
  notices: boolean; // the device tells whose turn it is while the page is out of sight
  speed: Speed;
  trails: boolean; // what happened since one's last turn is drawn on the board
  named: boolean; // the names of fields are written on the board
  hints: boolean; // what may move, and where to, is marked
  threats: boolean; // who could throw one's pieces out is marked
  still: boolean; // nothing moves by itself, whatever the system says
  text: boolean; // play as text instead of on the board
  turned: boolean; // on a tablet that lies on the table, words turn to whoever is to play
  follow: boolean; // at one screen the board turns with the turn
  name: string;
  game: string | null;
  setups: Record<string, LastSetup>; // by game
}

const KEY = "rauswurf.settings";

export const USUAL: Readonly<Settings> = {
  language: null,
  theme: "system",
  sounds: false,
  offered: false,
  notices: false,
  speed: "normal",
  trails: true,
  named: false,
  hints: true,
  threats: false,
  still: false,
  text: false,
  turned: false,
  follow: false,
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
  const speed = read.speed in SPEEDS ? read.speed : USUAL.speed;
  return { ...read, theme: asTheme(read.theme), speed };
}

function asTheme(value: string): Theme {
  return value === "light" || value === "dark" ? value : "system";
}

export const settings: Settings = $state(readSettings(load<unknown>(KEY, {})));
showTheme(settings.theme); // before anything is drawn

/** Keep the settings whenever they change, and show the theme; gives back how to stop. */
export function keepSettings(): () => void {
  return $effect.root(() => {
    $effect(() => void save(KEY, $state.snapshot(settings)));
    $effect(() => showTheme(settings.theme));
    $effect(() => {
      naming.wanted = settings.named || settings.text;
    });
  });
}
