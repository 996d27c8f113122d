import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { speak } from "../lib/words.svelte";
import Dialog from "./Dialog.svelte";

const children = createRawSnippet(() => ({ render: () => "<p>what it says</p>" }));

beforeEach(async () => {
  await speak("en");
  // jsdom shows no dialogs.
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.setAttribute("open", "");
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.removeAttribute("open");
  });
});
afterEach(cleanup);

function shown() {
  render(Dialog, { open: true, title: "Rules", children });
  flushSync();
  return screen.getByRole("dialog", { name: "Rules" });
}

it("shows what it says, with its title", () => {
  expect(shown().textContent).toContain("what it says");
});

it("closes by a click on the ground behind it, and not by one on itself", async () => {
  const dialog = shown();
  await fireEvent.click(screen.getByText("what it says"));
  expect(dialog.hasAttribute("open")).toBe(true);
  await fireEvent.click(dialog);
  expect(dialog.hasAttribute("open")).toBe(false);
  expect(screen.queryByText("what it says")).toBeNull();
});

it("closes by its button", async () => {
  const dialog = shown();
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(dialog.hasAttribute("open")).toBe(false);
});
