import { describe, expect, it } from "vitest";
import { frame } from "./frame";

describe("the HTML that embeds an address", () => {
  it("is a frame whose attributes are read back as they were, whatever is in them", () => {
    const address = '/embed/position?game=madn&position=a"b<c>&amp;';
    const title = `"Mensch" <b>&</b>`;
    const page = document.createElement("div");
    page.innerHTML = frame(address, title);
    const [made, ...more] = page.children;
    expect(more).toEqual([]);
    expect(made!.localName).toBe("iframe");
    expect(made!.getAttribute("src")).toBe(location.origin + address);
    expect(made!.getAttribute("title")).toBe(title);
    expect(made!.getAttribute("sandbox")).not.toContain("allow-same-origin");
  });
});
