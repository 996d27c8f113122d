import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serve } from "../lib/fixtures/server";
import { aTable } from "../lib/fixtures/tables";
import { keepSeats } from "../lib/seats";
import { speak } from "../lib/words.svelte";
import HomeSwitch from "./HomeSwitch.svelte";

beforeEach(() => speak("en"));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("phones are let in and kept out by a switch that rests only while the server is asked", async () => {
  keepSeats("abc", [{ seat: 0, token: "secret" }]);
  let answer: (found: object) => void = () => {};
  const answers: Record<string, unknown> = {
    "/api/tables/abc/share": { state: "off", addresses: ["http://10.0.0.7"] },
  };
  const asked = serve(answers);
  render(HomeSwitch, { info: aTable(), origin: "http://127.0.0.1" });
  const toggle = await screen.findByRole<HTMLInputElement>("switch");
  answers["/api/tables/abc/share"] = new Promise((settle) => (answer = settle));
  await fireEvent.click(toggle);
  expect(toggle.disabled).toBe(true);
  expect(asked.at(-1)!.body).toEqual({ token: "secret", on: true });
  answer({ state: "on", addresses: ["http://10.0.0.7"] });
  await waitFor(() => expect(toggle.disabled).toBe(false));
  expect(toggle.checked).toBe(true);
});
