import { expect, it } from "vitest";
import { pictureOf, printedBoard, redrawn, type Look } from "./printed";

const AS_PRINTED: Look = { turn: 0, words: 0, dark: false };
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -20 100 200"><title>A board</title>' +
  '<rect fill="#f0e0c0"/><rect fill="none"/><circle cx="40" cy="160" r="30" fill="#fdf6e6"/>' +
  '<text x="40" y="164" font-size="10" fill="#54442f">1</text></svg>';

function seen(svg: string, look: Partial<Look>): SVGElement {
  const text = redrawn(svg, { ...AS_PRINTED, ...look });
  return new DOMParser().parseFromString(text, "image/svg+xml")
    .documentElement as unknown as SVGElement;
}

it("turns words around their middle and nothing else", () => {
  const turned = seen(SVG, { words: 90 });
  expect(turned.querySelector("text")!.getAttribute("transform")).toBe("rotate(90 40 160.5)");
  expect(turned.querySelector("text")!.textContent).toBe("1");
  expect(turned.querySelectorAll("[transform]").length).toBe(1);
});

it("turns what is printed around the middle of the cardboard, which stays", () => {
  const turned = seen(SVG, { turn: 90 });
  const print = turned.querySelector("g")!;
  expect(print.getAttribute("transform")).toBe("rotate(90 40 80)");
  expect([...print.children].map(({ localName }) => localName)).toEqual(["circle", "text"]);
  expect([...turned.children].map(({ localName }) => localName)).toEqual([
    ...["title", "rect", "rect", "g"],
  ]);
});

it("has colours of its own in the dark, and what is read on white stays", () => {
  const dark = seen(SVG, { dark: true });
  const ink = (svg: SVGElement) => svg.querySelector("text")!.getAttribute("fill");
  expect(dark.querySelector("circle")!.getAttribute("fill")).not.toBe("#fdf6e6");
  expect(ink(dark)).not.toBe("#54442f");
  expect(ink(seen(SVG.replace("#fdf6e6", "#ffffff"), { dark: true }))).toBe("#54442f");
});

it("is the picture of the server as long as nothing is different", async () => {
  expect(await pictureOf("cross", AS_PRINTED)).toBe(printedBoard("cross"));
});
