import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../lib/words.svelte";
import Faces from "./Faces.svelte";

const onfaces = vi.fn();
const done = () => screen.getByRole<HTMLButtonElement>("button", { name: "Confirm roll" });
const type = (value: string) => fireEvent.input(screen.getByRole("textbox"), { target: { value } });

beforeEach(async () => {
  onfaces.mockReset();
  await speak("en");
});
afterEach(cleanup);

describe("real dice, typed as text", () => {
  it.each([
    ["", false],
    ["4", false],
    ["4 6", true],
    ["46", true],
    ["4 7", false],
    ["0 1", false],
    ["4 6 1", false],
  ])("%j are two dice: %s", async (text, fits) => {
    render(Faces, { count: 2, busy: false, onfaces });
    await type(text);
    expect(done().disabled).toBe(!fits);
  });

  it("are sent once, and then others can be typed", async () => {
    render(Faces, { count: 2, busy: false, onfaces });
    await type("1, 6");
    await fireEvent.submit(done());
    expect(onfaces).toHaveBeenCalledExactlyOnceWith([1, 6]);
    expect(done().disabled).toBe(true);
  });
});
