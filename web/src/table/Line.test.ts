import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ConnectionState } from "../lib/connection";
import { speak } from "../lib/words.svelte";
import Line from "./Line.svelte";

const show = (line: ConnectionState, known = true) =>
  render(Line, { line, notice: null, known, onretry: () => {} });
const said = () => screen.getByRole("status").textContent?.trim() ?? "";

async function later(): Promise<void> {
  vi.advanceTimersByTime(1000);
  await tick();
}

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the line", () => {
  it("is not mentioned while it is well", async () => {
    show({ name: "open" });
    await later();
    expect(said()).toBe("");
  });

  it("leads back where there is no table", () => {
    const closed = { name: "closed", reason: { id: "server-no-such-table", values: {} } } as const;
    show(closed, false);
    expect(said()).toContain("This table does not exist.");
    expect(screen.getByRole("link", { name: "Back to the start page" })).toHaveProperty(
      "pathname",
      "/",
    );
    cleanup();
    show(closed);
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("is mentioned when a connection takes its time, not before", async () => {
    show({ name: "connecting", attempt: 1 }, false);
    expect(said()).toBe("");
    await later();
    expect(said()).toBe("Looking for the table …");
  });
});
