import { expect, it } from "vitest";
import { printedBoard, turnedBoard, turnWords } from "./printed";

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg"><circle r="3"/>' +
  '<text x="40" y="164" font-size="10">1</text></svg>';

it("turns words around their middle and nothing else", () => {
  const turned = new DOMParser().parseFromString(turnWords(SVG, 90), "image/svg+xml");
  expect(turned.querySelector("text")!.getAttribute("transform")).toBe("rotate(90 40 160.5)");
  expect(turned.querySelector("text")!.textContent).toBe("1");
  expect(turned.querySelectorAll("[transform]").length).toBe(1);
});

it("is the picture of the server as long as nothing is turned", async () => {
  expect(await turnedBoard("cross", 0)).toBe(printedBoard("cross"));
});
