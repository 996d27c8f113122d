// The Fluent files of the Python package, two chunks a language: what the first page shows, and all the
// rest; `virtual:messages` has a loader for each. Only what the page can show travels: no comments, no
// texts of the command or of previews. What a country (pt-BR) says as its language does is told by that, and what a language
// lacks in English: a reader needs no other chunk. A chunk is called pt_BR, for pt-BR could be a hash of pt.

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:messages";
const ENGLISH = "en";
const REST = "rest-of-"; // before the name of a language
const TOPICS_OF_THE_FIRST_PAGE = new Set("bots colour game list page value variant".split(" "));
const TOPICS_OF_OTHERS = new Set(
  (
    "arena bench cli compare help lab picture play preview referee replay serve simulate solve " +
    "story study train usage"
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
      const asked = id.slice(NAME.length + 2);
      const first = !asked.startsWith(REST);
      const language = asked.replace(REST, "").replace("_", "-");
      const sources = new Set([ENGLISH, language.slice(0, 2), language]);
      const paths = [...sources].map((one) => files(join(root, one), first));
      for (const path of paths.flat()) this.addWatchFile(path);
      const texts = Object.fromEntries(paths.flat().flatMap(entries));
      return `export default ${JSON.stringify(texts)}`;
    },
  };
}

function loaders(root: string): string {
  const languages = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}(-[A-Z]{2})?$/.test(entry.name))
    .map((entry) => entry.name);
  const load = (part: string, code: string) =>
    `() => import("${NAME}/${part}${code.replace("-", "_")}")`;
  const lines = languages.map(
    (code) => `  "${code}": { first: ${load("", code)}, rest: ${load(REST, code)} },`,
  );
  return `export default {\n${lines.join("\n")}\n}`;
}

/** The files with what the first page shows, or with the rest. */
function files(folder: string, first: boolean): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .filter((name) => !TOPICS_OF_OTHERS.has(name.replace(".ftl", "")))
    .filter((name) => TOPICS_OF_THE_FIRST_PAGE.has(name.replace(".ftl", "")) === first)
    .map((name) => join(folder, name));
}

/** The messages of a file: the id, and what follows its equals sign. Each begins in the first column. */
function entries(path: string): [string, string][] {
  const text = readFileSync(path, "utf-8").replace(/^#.*\n?/gm, "");
  const found = text.matchAll(/^([a-z][\w-]*) *=(.*(?:\n(?![a-z]).*)*)/gm);
  return [...found].map(([, id, pattern]) => [id!, pattern!.trimEnd()]);
}
