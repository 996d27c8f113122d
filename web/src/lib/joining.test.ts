import { beforeEach, describe, expect, it, vi } from "vitest";
import { goOn, joinByCode, openTable, playWithAnybody, sitDown } from "./joining";
import type { NewTable, TableInfo } from "./protocol";
import { keptTable } from "./seats";

// A server that remembers what it was asked.
const asked: { path: string; body: Record<string, unknown> }[] = [];
let answers: Record<string, object> = {};

function answer(path: string, how?: RequestInit): Promise<Response> {
  asked.push({ path, body: JSON.parse(String(how?.body ?? "{}")) as Record<string, unknown> });
  const found = answers[path];
  return Promise.resolve(
    found ? Response.json(found) : Response.json({ message: null }, { status: 404 }),
  );
}

const table = (id: string, names: string[] = []) =>
  ({
    id,
    game: "madn",
    dice: { by: "fair", commitment: `promise of ${id}` },
    seats: names.map((name, seat) => ({ seat, name, plays: [] })),
    rematch: null,
    stage: "waiting",
  }) as unknown as TableInfo;

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  answers = {};
  vi.stubGlobal("fetch", vi.fn(answer));
});

describe("sitting down", () => {
  it("joins with the token, the name and fresh words, and keeps all of it", async () => {
    answers["/api/tables/t1/join"] = { seat: 1, token: "secret" };
    await sitDown(table("t1"), { seat: 1, token: "secret" }, "Ada");
    expect(asked.map(({ path }) => path)).toEqual(["/api/tables/t1/join"]);
    const { name, token, words } = asked[0]!.body;
    expect([name, token]).toEqual(["Ada", "secret"]);
    const kept = keptTable("t1")!;
    expect(kept.seats).toEqual([{ seat: 1, token: "secret" }]);
    expect(kept.commitment).toBe("promise of t1");
    expect(kept.words).toEqual({ 1: words });
    expect(String(words).length).toBeGreaterThan(5);
  });

  it("happens on every seat of a table that was opened here", async () => {
    const tokens = [0, 1].map((seat) => ({ seat, token: `token ${seat}` }));
    answers["/api/tables"] = { table: table("t2"), tokens, owner: "owner" };
    answers["/api/tables/t2/join"] = { seat: 0, token: "" };
    expect(await openTable({} as NewTable, ["Ada", "Ben"])).toBe("t2");
    const joins = asked.filter(({ path }) => path.endsWith("/join"));
    expect(joins.map(({ body }) => [body.token, body.name])).toEqual([
      ["token 0", "Ada"],
      ["token 1", "Ben"],
    ]);
    expect(keptTable("t2")!.seats).toEqual(tokens);
  });

  it("by a code keeps the seat that was given", async () => {
    answers["/api/tables/t3/join"] = { seat: 2, token: "given" };
    expect(await joinByCode(table("t3"), "CODE", "Zoë", null)).toBe(2);
    const { body } = asked[0]!;
    expect([body.name, body.code, body.seat]).toEqual(["Zoë", "CODE", null]);
    const kept = keptTable("t3")!;
    expect(kept.seats).toEqual([{ seat: 2, token: "given" }]);
    expect(kept.words).toEqual({ 2: body.words });
    expect(kept.commitment).toBe("promise of t3");
  });

  it("in a game that has begun adds no words to its dice", async () => {
    answers["/api/tables/t4/join"] = { seat: 1, token: "given" };
    await joinByCode({ ...table("t4"), stage: "playing" }, "CODE", "Zoë", null);
    expect(keptTable("t4")!.words).toEqual({});
  });

  it("asks with the same token and words again after a lost connection", async () => {
    await expect(joinByCode(table("t4"), "CODE", "Zoë", null)).rejects.toThrow();
    answers["/api/tables/t4/join"] = { seat: 0, token: "given" };
    await joinByCode(table("t4"), "CODE", "Zoë", null);
    const [first, again] = asked.map(({ body }) => [body.token, body.words]);
    expect(again).toEqual(first);
  });
});

describe("going on", () => {
  it("sits down at the new table on all seats that were ours, with their names", async () => {
    answers["/api/tables/old/join"] = { seat: 1, token: "mine" };
    await sitDown(table("old"), { seat: 1, token: "mine" }, "Ada");
    answers["/api/tables/old/rematch"] = table("new");
    answers["/api/tables/new/join"] = { seat: 0, token: "mine" };
    expect(await goOn(table("old", ["Ben", "Ada"]))).toBe("new");
    expect(asked.at(-1)!.path).toBe("/api/tables/new/join");
    expect(asked.at(-1)!.body).toMatchObject({ name: "Ada", token: "mine" });
    expect(keptTable("new")!.seats).toEqual([{ seat: 0, token: "mine" }]);
    expect(keptTable("new")!.commitment).toBe("promise of new");
  });

  it("only watches where nobody here had a seat", async () => {
    expect(await goOn({ ...table("old"), rematch: "other" })).toBe("other");
    expect(asked).toEqual([]);
  });
});

describe("playing with anybody", () => {
  let joins = 0;

  /** The server gives a seat at the attempt with this number; until then this is what it says. */
  const faster = (free: number, status = 409) => {
    joins = 0;
    vi.stubGlobal("fetch", async (path: string, how?: RequestInit) => {
      if (path === "/api/meetings")
        return Response.json({ table: table(`t${joins}`), code: "CODE", owner: null });
      joins += 1;
      if (joins < free) return Response.json({ message: null }, { status });
      return answer(path, how).then(() => Response.json({ seat: 0, token: "given" }));
    });
  };

  it("takes another seat if somebody else was faster", async () => {
    faster(3);
    expect(await playWithAnybody("madn", "Ada")).toBe("t2");
    expect([joins, keptTable("t2")!.seats]).toEqual([3, [{ seat: 0, token: "given" }]]);
  });

  it("is tried five times", async () => {
    faster(5);
    expect(await playWithAnybody("madn", "Ada")).toBe("t4");
    localStorage.clear();
    faster(6);
    await expect(playWithAnybody("madn", "Ada")).rejects.toThrow();
    expect(joins).toBe(5);
  });

  it("is not tried again if something else is wrong", async () => {
    faster(3, 404);
    await expect(playWithAnybody("madn", "Ada")).rejects.toThrow();
    expect(joins).toBe(1);
  });

  it("is waiting on at one's own table", async () => {
    faster(1);
    const id = await playWithAnybody("madn", "Ada");
    joins = 0;
    expect([await playWithAnybody("madn", "Ada"), joins]).toEqual([id, 0]);
  });
});
