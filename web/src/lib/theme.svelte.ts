// Is it dark? As the reader has chosen, or else as their device has it.

import { MediaQuery } from "svelte/reactivity";
import { settings } from "./settings.svelte";

// Where there is no screen, there is no device that could be dark.
const darkDevice =
  typeof globalThis.matchMedia === "function" ? new MediaQuery("prefers-color-scheme: dark") : null;

export function isDark(): boolean {
  return settings.theme === "system" ? (darkDevice?.current ?? false) : settings.theme === "dark";
}
