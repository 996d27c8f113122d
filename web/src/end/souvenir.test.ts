import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { raceMoment } from "../board/fixtures/fixtures";
import { aSeat, aTable } from "../lib/fixtures/tables";
import { speak } from "../lib/words.svelte";
import { passOn, souvenir } from "./souvenir";

let drawn: string[] = []; // in the order in which it is drawn
let shown = ""; // the address of the picture of the board
const written: [string, number, number][] = []; // what, from where, and how wide at most

beforeEach(async () => {
  written.length = 0;
  drawn = [];
  await speak("en");
  vi.useFakeTimers({ now: new Date("2026-03-01T12:00:00Z") });
  const pen = {
    fillStyle: "",
    font: "",
    fillRect: (...place: number[]) => drawn.push(`${pen.fillStyle} ${place.join(" ")}`),
    drawImage: (_picture: unknown, ...place: number[]) => drawn.push(`board ${place.join(" ")}`),
    fillText: (text: string, x: number, y: number, most: number) => {
      written.push([text, x, most]);
      drawn.push(`${text} | ${x} ${y} ${pen.font.slice(0, 8)} ${pen.fillStyle}`);
    },
  };
  vi.stubGlobal(
    "Image",
    class {
      width = 100;
      height = 50;
      set src(address: string) {
        shown = address;
      }
      decode = async () => {};
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    drawn.push(`${this.width} x ${this.height}`);
    done(new Blob());
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const { view } = raceMoment("madn", "roll");
const seats = [aSeat(0, { name: "Ada" }), aSeat(1, { name: "Ben" })];
const outcome = { places: [2, 1], winners: ["green"], rule: "finish", points: [] as number[] };
const said = { view, title: "A game", headline: "Ben wins" };

describe("a picture of a game", () => {
  it("tells the places in order, and nothing runs over its edge", async () => {
    await souvenir({ ...said, info: aTable({ seats }), outcome });
    expect(written.map(([text]) => text.replace(/ · .*/, ""))).toEqual([
      "Ben wins",
      "1st  Ben",
      "2nd  Ada",
      "A game",
    ]);
    for (const [, x, most] of written) expect([x, x + most]).toEqual([60, 1020]);
  });

  it("has everything in its place", async () => {
    await souvenir({ ...said, info: aTable({ seats }), outcome });
    expect(drawn).toEqual([
      "#f5ecda 0 0 1080 844",
      "#efba3c 0 0 1080 20",
      "Ben wins | 60 120 600 64px #3a2e1f",
      "board 60 156 960 480",
      "1st  Ben | 60 696 600 40px #3a2e1f",
      "2nd  Ada | 60 752 400 40px #3a2e1f",
      "A game · March 1, 2026 · Rauswurf | 60 818 400 30px #3a2e1f",
      "1080 x 844",
    ]);
  });

  it("has the colour of whoever won, and points where they count", async () => {
    document.documentElement.style.setProperty("--green", "#123456");
    document.documentElement.style.setProperty("--yellow", "#654321");
    await souvenir({ ...said, info: aTable({ seats }), outcome: { ...outcome, points: [3, 1] } });
    document.documentElement.removeAttribute("style");
    expect(drawn[1]).toBe("#123456 0 0 1080 20");
    expect(written.slice(1, 3).map(([text]) => text)).toEqual([
      "1st  Ben, one point",
      "2nd  Ada, 3 points",
    ]);
  });

  it("shows the board that was played on", async () => {
    await souvenir({ ...said, info: aTable({ seats }), outcome });
    expect(shown).not.toContain("board=");
    await souvenir({ ...said, info: aTable({ seats, board: "a".repeat(64) }), outcome });
    expect(shown).toContain("board=");
  });
});

describe("a picture is passed on", () => {
  const picture = new Blob(["x"], { type: "image/png" });
  const share = vi.fn(async (_what: object) => {});
  const canShare = (can: boolean | undefined) =>
    Object.assign(navigator, { canShare: can === undefined ? undefined : () => can, share });
  const clicked: string[] = [];

  beforeEach(() => {
    clicked.length = 0;
    share.mockClear();
    URL.createObjectURL = () => "blob:one";
    URL.revokeObjectURL = (address) => void clicked.push(`gone ${address}`);
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push(`${this.href} as ${this.download}`);
    });
  });
  afterEach(() => {
    // Tests that run in the same window find the navigator as it was: what has `share` gets a button.
    for (const name of ["canShare", "share"]) Reflect.deleteProperty(navigator, name);
  });

  it("the way the device does it", async () => {
    canShare(true);
    await passOn(picture, "game.png", "A game");
    expect(share.mock.calls[0]![0]).toMatchObject({
      title: "A game",
      files: [{ name: "game.png" }],
    });
    expect(clicked).toEqual([]);
  });

  it("and nothing happens if somebody changes their mind", async () => {
    canShare(true);
    share.mockRejectedValueOnce(new Error("no"));
    await passOn(picture, "game.png", "A game");
    expect(clicked).toEqual([]);
  });

  it.each([undefined, false])("or saved where it cannot be: %s", async (can) => {
    canShare(can);
    await passOn(picture, "game.png", "A game");
    expect(share).not.toHaveBeenCalled();
    expect(clicked).toEqual(["blob:one as game.png"]);
    vi.advanceTimersByTime(10_000);
    expect(clicked[1]).toBe("gone blob:one");
  });
});
