// The Fluent files of the Python package, four chunks a language: what the first page shows, what the coach
// says, what the lab says, and all the rest; `virtual:messages` has a loader for each. Only what the page can show travels: no comments, no
// texts of the command or of previews. What a country (pt-BR) says as its language does is told by that, and what a language
// lacks in English: a reader needs no other chunk. A chunk is called pt_BR, for pt-BR could be a hash of pt.

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:messages";
const ENGLISH = "en";
const PARTS = { first: "", rest: "rest-of-", coach: "coach-of-", lab: "lab-of-" }; // before the name of a language
type Part = keyof typeof PARTS;
const TOPICS_OF_THE_FIRST_PAGE = new Set("bots colour game list page value variant".split(" "));
const TOPICS_OF_THE_COACH = new Set(["advice", "coach"]);
const TOPICS_OF_THE_LAB = new Set(["effect", "lab"]);
const TOPICS_OF_OTHERS = new Set(
  (
    "arena bench cli compare help picture play preview referee replay serve simulate solve " +
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
      const part = partOf(asked);
      const language = asked.replace(PARTS[part], "").replace("_", "-");
      const sources = new Set([ENGLISH, language.slice(0, 2), language]);
      const paths = [...sources].map((one) => files(join(root, one), part));
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
  const load = (code: string) =>
    Object.entries(PARTS).map(
      ([part, prefix]) => `${part}: () => import("${NAME}/${prefix}${code.replace("-", "_")}")`,
    );
  const lines = languages.map((code) => `  "${code}": { ${load(code).join(", ")} },`);
  return `export default {\n${lines.join("\n")}\n}`;
}

/** The part that a chunk is about. */
function partOf(asked: string): Part {
  const parts: Part[] = ["rest", "coach", "lab"];
  return parts.find((part) => asked.startsWith(PARTS[part])) ?? "first";
}

/** The part to which a topic belongs. */
function partOfTopic(topic: string): Part {
  if (TOPICS_OF_THE_FIRST_PAGE.has(topic)) return "first";
  if (TOPICS_OF_THE_LAB.has(topic)) return "lab";
  return TOPICS_OF_THE_COACH.has(topic) ? "coach" : "rest";
}

/** The files of a part. */
function files(folder: string, part: Part): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .filter((name) => !TOPICS_OF_OTHERS.has(name.replace(".ftl", "")))
    .filter((name) => partOfTopic(name.replace(".ftl", "")) === part)
    .map((name) => join(folder, name));
}

/** The messages of a file: the id, and what follows its equals sign. Each begins in the first column. */
function entries(path: string): [string, string][] {
  const text = readFileSync(path, "utf-8").replace(/^#.*\n?/gm, "");
  const found = text.matchAll(/^([a-z][\w-]*) *=(.*(?:\n(?![a-z]).*)*)/gm);
  return [...found].map(([, id, pattern]) => [id!, pattern!.trimEnd()]);
}
