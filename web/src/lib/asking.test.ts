import { describe, expect, it } from "vitest";
import { labAddress, readLabQuery } from "./asking";

const read = (address: string) => readLabQuery(new URL(address, "http://here").searchParams);

describe("the address of a question", () => {
  it("has all of it", () => {
    const asked = {
      game: "madn",
      players: 3,
      level: "strong",
      a: { "forced-capture": "huff" },
      b: { barriers: "on", opening: "all-in-base" },
      seed: 7,
      games: 480,
    } as const;
    expect(read(labAddress(asked))).toEqual(asked);
  });

  it("may leave out what is usual", () => {
    expect(read("/lab?game=madn&players=2&b=barriers=on")).toEqual({
      game: "madn",
      players: 2,
      level: "casual",
      a: {},
      b: { barriers: "on" },
      seed: 1,
      games: null,
    });
  });

  it.each(["/lab", "/lab?lang=de"])("asks nothing at %s", (address) =>
    expect(read(address)).toBeNull(),
  );

  it.each([
    ["/lab?players=2", { game: "", players: 2 }],
    ["/lab?game=madn", { game: "madn", players: 0 }],
    ["/lab?game=madn&players=many", { game: "madn", players: NaN }],
    ["/lab?b=barriers=on", { game: "", b: { barriers: "on" } }],
  ])("may be damaged: %s", (address, left) => expect(read(address)).toMatchObject(left));
});
