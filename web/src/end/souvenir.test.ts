import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { raceMoment } from "../board/fixtures/fixtures";
import { aSeat, aTable } from "../lib/fixtures/tables";
import { speak } from "../lib/words.svelte";
import { souvenir } from "./souvenir";

const written: [string, number, number][] = []; // what, from where, and how wide at most
const drawn = vi.fn();

beforeEach(async () => {
  written.length = 0;
  await speak("en");
  const pen = {
    fillRect: () => {},
    drawImage: drawn,
    fillText: (text: string, x: number, _y: number, most: number) => written.push([text, x, most]),
  };
  vi.stubGlobal(
    "Image",
    class {
      src = "";
      width = 100;
      height = 100;
      decode = async () => {};
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(new Blob()));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("a picture of a game tells the places in order, and nothing runs over its edge", async () => {
  const { view } = raceMoment("madn", "roll");
  const info = aTable({ seats: [aSeat(0, { name: "Ada" }), aSeat(1, { name: "Ben" })] });
  const outcome = { places: [2, 1], winners: ["green"], rule: "finish", points: [] };
  await souvenir({ info, outcome, view, title: "A game", headline: "Ben wins" });
  expect(written.map(([text]) => text.replace(/ · .*/, ""))).toEqual([
    "Ben wins",
    "1st  Ben",
    "2nd  Ada",
    "A game",
  ]);
  for (const [, x, most] of written) expect([x, x + most]).toEqual([60, 1020]);
  const [, x, , wide] = drawn.mock.calls[0]!;
  expect([x, x + wide]).toEqual([60, 1020]);
});
