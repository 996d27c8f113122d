// Every asset compressed beside itself, as small as it gets, so that the server need not do it each time.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

const SMALLEST = 1000; // bytes that are worth it

export function brotli(): Plugin {
  return {
    name: "rauswurf-brotli",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!name.startsWith("assets/")) continue;
        const path = join(dir!, name);
        const content = readFileSync(path);
        if (content.length >= SMALLEST) writeFileSync(`${path}.br`, brotliCompressSync(content));
      }
    },
  };
}
