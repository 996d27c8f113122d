// The Fluent files of the Python package, one chunk a language: `virtual:messages` has a loader for
// each. Only what the page can show travels: no comments, no texts of the command. What a language
// lacks is told in English, so a reader needs one chunk and no other.

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:messages";
const ENGLISH = "en";
const TOPICS_OF_THE_COMMAND = new Set(
  (
    "arena bench board cli compare help lab picture play referee replay serve simulate solve story " +
    "study train usage"
  ).split(" "),
);

export function messages(folder: string): Plugin {
  const root = resolve(import.meta.dirname, folder);
  return {
    name: "rauswurf-messages",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return loaders(root);
      if (!id.startsWith(`\0${NAME}/`)) return undefined;
      const language = id.slice(NAME.length + 2);
      const paths = [ENGLISH, language].map((one) => files(join(root, one)));
      for (const path of paths.flat()) this.addWatchFile(path);
      const [english, own] = paths.map(entries);
      return `export default ${JSON.stringify([...new Map([...english!, ...own!]).values()].join("\n"))}`;
    },
  };
}

function loaders(root: string): string {
  const languages = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .map((entry) => entry.name);
  const lines = languages.map((language) => `  ${language}: () => import("${NAME}/${language}"),`);
  return `export default {\n${lines.join("\n")}\n}`;
}

function files(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .filter((name) => !TOPICS_OF_THE_COMMAND.has(name.replace(".ftl", "")))
    .map((name) => join(folder, name));
}

/** The messages of these files by their ids: each begins in the first column and goes on indented. */
function entries(paths: string[]): Map<string, string> {
  const text = paths.map((path) => readFileSync(path, "utf-8")).join("\n");
  const kept = text.replace(/^#.*\n?/gm, "").split(/\n(?=-?[a-z][\w-]* *=)/);
  return new Map(kept.map((entry) => [entry.trim().split(/ *=/, 1)[0]!, entry.trim()]));
}
