import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { speak, words } from "./words.svelte";

it("what is on the page before its text has come is told anew when it comes", async () => {
  await speak("cs", "first");
  const seen: string[] = [];
  const leave = $effect.root(() => {
    $effect(() => void seen.push(words("clause-classic-turns-title")));
  });
  flushSync();
  expect(seen).toEqual(["clause-classic-turns-title"]);
  await speak("cs");
  flushSync();
  leave();
  expect(seen.at(-1)).toBe(words("clause-classic-turns-title"));
  expect(seen.at(-1)).not.toBe("clause-classic-turns-title");
});
