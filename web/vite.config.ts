import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { brotli } from "./vite-brotli.ts";
import { chunkOf } from "./vite-chunks.ts";
import { messages } from "./vite-messages.ts";

// The page is built into the Python package, which serves it.
const page = "../src/rauswurf/server/page";
// While the page is worked on, `npm run dev` asks a running `rauswurf serve` for everything else.
const server = process.env.RAUSWURF_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), messages("../src/rauswurf/messages"), brotli()],
  build: {
    outDir: page,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: "parts.json", // the server announces what a table needs
    rolldownOptions: {
      input: ["index.html", "embed.html"],
      output: { codeSplitting: { groups: [{ name: chunkOf }] } },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  // A busy machine may take its time: tests ask what happens, not how soon.
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/lib/fixtures/patience.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
