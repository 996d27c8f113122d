// A question to the lab as an address: all of it is in the link, so that anybody can ask it again.

import type { AskExperiment } from "./protocol";

type Rules = Record<string, string>;
type Players = NonNullable<AskExperiment["level"]>;

/** The address of a question. */
export function labAddress({ game, players, level, a, b, seed, games }: AskExperiment): string {
  const query = new URLSearchParams({ game, players: String(players) });
  if (level) query.set("level", level);
  for (const [side, rules] of Object.entries({ a, b }))
    for (const [id, value] of Object.entries(rules ?? {})) query.append(side, `${id}=${value}`);
  if (seed !== undefined) query.set("seed", String(seed));
  if (games) query.set("games", String(games));
  return `/lab?${query}`;
}

/** Reads what `labAddress` wrote; null if nothing is asked. Whether it makes sense is for the page to say. */
export function readLabQuery(query: URLSearchParams): AskExperiment | null {
  if (!["game", "players", "a", "b"].some((name) => query.has(name))) return null;
  return {
    game: query.get("game") ?? "",
    players: Number(query.get("players")),
    level: (query.get("level") ?? "casual") as Players,
    a: rulesIn(query, "a"),
    b: rulesIn(query, "b"),
    seed: Number(query.get("seed") ?? 1),
    games: Number(query.get("games")) || null,
  };
}

function rulesIn(query: URLSearchParams, side: string): Rules {
  return Object.fromEntries(query.getAll(side).map((rule) => rule.split("=", 2))) as Rules;
}
