// Two documents are built together, the page and what is shown inside other pages. Left alone, whatever they
// share would become a file for each combination of who needs it; so all that both begin with is one file, and
// all that only the page begins with is another.

import { resolve } from "node:path";

const PAGE = resolve(import.meta.dirname, "src/main.ts");
const EMBEDDED = resolve(import.meta.dirname, "src/embed/main.ts");

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** The file into which a module goes; null leaves it where it is needed. */
export function chunkOf(id: string, modules: Modules): string | null {
  const begin = beginningsOf(id, modules);
  if (!begin.has(PAGE)) return null;
  return begin.has(EMBEDDED) ? "common" : "first";
}

/** The modules at the end of all ways to a module that do not wait for anything. */
function beginningsOf(id: string, modules: Modules): Set<string> {
  const seen = new Set([id]);
  for (const one of seen)
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  return seen;
}
