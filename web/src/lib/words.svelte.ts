// Every text on the page, in the language of the reader. The same Fluent files speak in the terminal.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import loaders from "virtual:messages";

/** A text in no language yet, as the server sends it. */
export interface Message {
  id: string;
  values: Record<string, Value>;
}
export type Value = string | number | Message | Value[];

const ENGLISH = "en";
const bundles: Record<string, FluentBundle> = {};
let spoken = $state(ENGLISH);

/** The language that is spoken now. */
export function language(): string {
  return spoken;
}

/** Speak another language from now on; the page follows. */
export async function speak(wanted: string): Promise<void> {
  const chosen = wanted in loaders ? wanted : ENGLISH;
  await load(chosen);
  spoken = chosen;
  document.documentElement.lang = chosen;
}

/** All languages that we speak, by their two letters. */
export const LANGUAGES: readonly string[] = Object.keys(loaders);

/** What a language calls itself. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The language a browser asks for; English if we do not speak it. */
export function preferredLanguage(wanted: readonly string[]): string {
  const short = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return short.find((tag) => tag in loaders) ?? ENGLISH;
}

/** The words of a message of the page. */
export function words(id: string, values: Record<string, Value> = {}): string {
  return told({ id, values });
}

/** The words of a message that the server sent. */
export function told({ id, values }: Message): string {
  const bundle = bundles[spoken];
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, plain(values)) : id;
}

async function load(chosen: string): Promise<void> {
  const loader = loaders[chosen];
  if (chosen in bundles || !loader) return;
  const bundle = new FluentBundle(chosen, { useIsolating: false });
  bundle.addResource(new FluentResource((await loader()).default));
  bundles[chosen] = bundle;
}

function plain(values: Record<string, Value>): Record<string, string | number> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, flat(value)]));
}

function flat(value: Value): string | number {
  if (Array.isArray(value)) return value.map(flat).join(", ");
  return typeof value === "object" ? told(value) : value;
}
