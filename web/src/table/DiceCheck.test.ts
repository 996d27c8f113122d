import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Trouble } from "../lib/api";
import { speak } from "../lib/words.svelte";
import type { Checked } from "../proof/check";
import type { Bytes } from "../proof/hash";
import Computed from "./Computed.svelte";
import DiceCheck from "./DiceCheck.svelte";

const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Check the dice" });

beforeEach(() => speak("en"));
afterEach(cleanup);

describe("a check of the dice", () => {
  it("is asked for once at a time, and can be repeated", async () => {
    let fail: (why: Error) => void = () => {};
    const record = vi.fn(() => new Promise<Bytes>((_, reject) => (fail = reject)));
    render(DiceCheck, { record });
    await fireEvent.click(button());
    expect(button().disabled).toBe(true);
    fail(new Trouble({ id: "page-trouble-unreachable", values: {} }));
    await screen.findByRole("alert");
    expect(button().disabled).toBe(false);
    await fireEvent.click(button());
    expect(record).toHaveBeenCalledTimes(2);
  });
});

it("what was added to the dice stands beside a name, or colours where there is none", () => {
  const seats = ["yellow", "red", "green"].map((colour, k) => ({
    name: ["Ada", "", "Cleo"][k],
    plays: [colour],
  }));
  const dice = { by: "fair", commitment: "00", contributions: ["one", "two", "three"] };
  const record = { header: { seats, dice }, names: ["", "", "Eva"] };
  const checked = { record, by: "browser", promise: null, rolls: [], dice: null, seal: null };
  const { container } = render(Computed, {
    checked: checked as unknown as Checked,
    memory: { promise: null, words: [] },
  });
  const names = [...container.querySelectorAll("dt")].map(({ textContent }) => textContent);
  expect(names).toEqual(["Ada", "Red", "Eva"]);
});
