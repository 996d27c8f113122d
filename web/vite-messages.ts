// The Fluent files of the Python package, one chunk a language: `virtual:messages` has a loader for
// each. Only what the page can show travels; the texts of the command stay at home.

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:messages";
const TOPICS_OF_THE_COMMAND = new Set(["help", "cli", "play", "train", "solve"]);

export function messages(folder: string): Plugin {
  const root = resolve(import.meta.dirname, folder);
  return {
    name: "rauswurf-messages",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return loaders(root);
      if (!id.startsWith(`\0${NAME}/`)) return undefined;
      const paths = files(join(root, id.slice(NAME.length + 2)));
      for (const path of paths) this.addWatchFile(path);
      const text = paths.map((path) => readFileSync(path, "utf-8")).join("\n");
      return `export default ${JSON.stringify(text)}`;
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
