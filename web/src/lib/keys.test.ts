import { afterEach, describe, expect, it } from "vitest";
import { keyOf } from "./keys";

/** What a key stands for that is pressed inside this. */
function pressed(markup: string, key: string, more: KeyboardEventInit = {}): string | null {
  document.body.innerHTML = markup;
  const target = document.body.firstElementChild ?? document.body;
  let found: string | null = "never heard";
  const listen = (event: KeyboardEvent) => (found = keyOf(event));
  document.addEventListener("keydown", listen);
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  document.removeEventListener("keydown", listen);
  return found;
}

afterEach(() => (document.body.innerHTML = ""));

describe("keys at a table", () => {
  it("are letters, whatever their size, or have a name", () => {
    expect(pressed("", "R")).toBe("r");
    expect(pressed("<p></p>", "ArrowLeft")).toBe("ArrowLeft");
    expect(pressed("<p></p>", "Enter")).toBe("Enter");
  });

  it.each(["<input />", "<select></select>", "<textarea></textarea>", "<dialog open></dialog>"])(
    "mean nothing while somebody writes or chooses in %s",
    (markup) => {
      expect(pressed(markup, "r")).toBeNull();
      expect(pressed(markup, "Enter")).toBeNull();
    },
  );

  it("leave Enter to what can be pressed", () => {
    for (const markup of ["<button></button>", "<a></a>", '<div tabindex="0"></div>']) {
      expect(pressed(markup, "Enter")).toBeNull();
      expect(pressed(markup, "r")).toBe("r");
    }
  });

  it.each(["ctrlKey", "metaKey", "altKey"])("are left to the browser with %s", (held) => {
    expect(pressed("<p></p>", "r", { [held]: true })).toBeNull();
  });
});
