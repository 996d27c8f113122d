// Is it dark? As the reader has chosen, or else as their device has it.

import { MediaQuery } from "svelte/reactivity";

export type Theme = "system" | "light" | "dark";

// Where there is no screen, there is no device that could be dark.
const darkDevice =
  typeof globalThis.matchMedia === "function" ? new MediaQuery("prefers-color-scheme: dark") : null;
let chosen = $state<Theme>("system");

/** Show the page so from now on. */
export function showTheme(theme: Theme): void {
  chosen = theme;
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
}

export function isDark(): boolean {
  return chosen === "system" ? (darkDevice?.current ?? false) : chosen === "dark";
}
