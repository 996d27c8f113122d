// What the page asks the server over HTTP. Whatever goes wrong is thrown as Trouble, which carries a
// message that can be shown.

import type { Bytes } from "../proof/hash";
import type {
  AccountInfo,
  AskBoard,
  AskExperiment,
  AskPosition,
  AskShare,
  AskWhy,
  BoardInfo,
  Deleted,
  ExperimentInfo,
  Found,
  GameInfo,
  Games,
  HomeInfo,
  Join,
  Message,
  NewTable,
  Opened,
  PositionAdvice,
  PositionInfo,
  Problem,
  Reasons,
  Replay,
  Scenes,
  Seated,
  Studies,
  TableInfo,
  Tables,
  Threats,
  Verdict,
} from "./protocol";
import { language } from "./words.svelte";

/** Something that could not be done, and what to tell about it. */
export class Trouble extends Error {
  constructor(
    readonly told: Message,
    readonly faults: Message[] = [],
    readonly status = 0,
  ) {
    super(told.id);
  }
}

/** What to tell about anything that was thrown. */
export function troubleOf(thrown: unknown): Trouble {
  if (thrown instanceof Trouble) return thrown;
  return new Trouble({ id: "page-trouble-unknown", values: { reason: String(thrown) } });
}

// Games and boards do not change while a server runs, so they are asked for once.

let games: Promise<Games> | undefined;
const boards = new Map<string, Promise<BoardInfo>>();

export function allGames(): Promise<Games> {
  games ??= ask<Games>("/api/games").catch((thrown: unknown) => {
    games = undefined;
    throw thrown;
  });
  return games;
}

export function boardOf(id: string): Promise<BoardInfo> {
  const known = boards.get(id);
  if (known) return known;
  const asked = ask<BoardInfo>(`/api/boards/${encodeURIComponent(id)}`);
  boards.set(id, asked);
  asked.catch(() => boards.delete(id));
  return asked;
}

/** The pictures of the rules of a game. */
export const scenesOf = (game: string) =>
  ask<Scenes>(`/api/games/${encodeURIComponent(game)}/scenes`);

/** Did somebody bring this board? Such boards are named by their hash. */
export const isBrought = (board: string | null) => /^[0-9a-f]{64}$/.test(board ?? "");
/** Is a board file in order, and can the game be played on it? */
export const checkBoard = (asked: AskBoard) => post<BoardInfo>("/api/boards", asked);
export const openTable = (chosen: NewTable) => post<Opened>("/api/tables", chosen);
export const publicTables = () => ask<Tables>("/api/tables");
export const tableOf = (id: string) => ask<TableInfo>(at(id));
export const tableByCode = (code: string) =>
  ask<TableInfo>(`/api/codes/${encodeURIComponent(code.toUpperCase())}`);
/** A table of a game with a free seat, for whoever plays with anybody. */
export const meet = (game: string) => post<Found>("/api/meetings", { game });
export const join = (id: string, wish: Join) => post<Seated>(`${at(id)}/join`, wish);
export const rematch = (id: string, token: string) =>
  post<TableInfo>(`${at(id)}/rematch`, { token });
export const deleteTable = (id: string, token: string) =>
  post<Deleted>(`${at(id)}/delete`, { token });
export const takeNameOff = (id: string, token: string) =>
  post<TableInfo>(`${at(id)}/unname`, { token });
export const homeOf = (id: string) => ask<HomeInfo>(`${at(id)}/share`);
export const shareTable = (id: string, wish: AskShare) => post<HomeInfo>(`${at(id)}/share`, wish);
export const replayOf = (id: string) => ask<Replay>(`${at(id)}/replay`);
export const replay = (record: Bytes) => send<Replay>("/api/replay", record, "text/plain");
export const verify = (record: Bytes) => send<Verdict>("/api/verify", record, "text/plain");
export const threatsIn = (wish: AskPosition) => post<Threats>("/api/threats", wish);
export const position = (wish: AskPosition) => post<PositionInfo>("/api/position", wish);

/** What the coach says about a position: every move, and every roll that is awaited. */
export const adviceOn = (wish: AskPosition) => post<PositionAdvice>("/api/advice", wish);
export const reasonsOf = (wish: AskWhy) => post<Reasons>("/api/why", wish);
export const accountOf = (id: string) => ask<AccountInfo>(`${at(id)}/account`);
export const account = (record: Bytes) => send<AccountInfo>("/api/account", record, "text/plain");

/** Two sets of house rules compared; asked again, it tells how far that is. */
export const experimentOn = (asked: AskExperiment) =>
  post<ExperimentInfo>("/api/experiments", asked);
/** What house rules change in a game, as it was measured once. */
export const studiesOf = (game: string) =>
  ask<Studies>(`/api/games/${encodeURIComponent(game)}/studies`);

/** The record of a table byte by byte, as anybody can download it. */
export const recordOf = (id: string) => bytesOf(reached(recordAddress(id)));

/** Any text at an address. Most other sites do not let a page read from them. */
export async function readText(address: string): Promise<string> {
  return new TextDecoder().decode(await readBytes(address));
}

/** The bytes of it: a seal is about every one of them. */
export async function readBytes(address: string): Promise<Bytes> {
  try {
    return await bytesOf(reached(address));
  } catch (thrown) {
    const { status, told } = troubleOf(thrown);
    throw new Trouble(status ? told : { id: "page-replay-elsewhere", values: { address } });
  }
}

// Addresses that the browser opens by itself.

export const boardAddress = (id: string) => `/api/boards/${encodeURIComponent(id)}.toml`;
export const recordAddress = (id: string) => `${at(id)}/record`;
export const qrAddress = (text: string) => `/api/qr?text=${encodeURIComponent(text)}`;

/** What a picture of a position is asked with; also the query of the page that shows it. The language is
    for those who show a picture of the link; whoever opens it reads their own. */
export function positionQuery(wish: AskPosition): string {
  const query = new URLSearchParams({
    game: wish.game,
    players: String(wish.players),
    position: wish.position ?? "",
  });
  for (const [id, value] of Object.entries(wish.variants ?? {}))
    query.append("set", `${id}=${value}`);
  if (wish.board) query.set("board", wish.board);
  query.set("lang", language());
  return query.toString();
}

/** Reads what `positionQuery` wrote; null if something is missing. */
export function readPositionQuery(query: URLSearchParams): AskPosition | null {
  const [game, players, position] = ["game", "players", "position"].map((key) => query.get(key));
  if (!game || !Number(players)) return null;
  const chosen = query.getAll("set").map((setting) => setting.split("=", 2));
  const variants = Object.fromEntries(chosen) as Record<string, string>;
  return {
    game,
    players: Number(players),
    position: position ?? "",
    variants,
    board: query.get("board"),
  };
}

/** The picture of a game at its beginning. */
export const gamePicture = ({ id, seatings }: GameInfo) =>
  `/api/picture.svg?game=${id}&players=${Math.max(...seatings.map(({ players }) => players))}`;

export const sceneAddress = (game: string, clause: string) =>
  `/api/games/${game}/scenes/${clause}.svg`;

export const pictureAddress = (wish: AskPosition, kind: "svg" | "png") =>
  `/api/picture.${kind}?${positionQuery(wish)}`;

// How it is asked.

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

async function ask<T>(address: string, how?: RequestInit): Promise<T> {
  return (await reached(address, how)).json() as Promise<T>;
}

function post<T>(address: string, body: object): Promise<T> {
  return send<T>(address, JSON.stringify(body), "application/json");
}

async function bytesOf(answer: Promise<Response>): Promise<Bytes> {
  return new Uint8Array(await (await answer).arrayBuffer());
}

function send<T>(address: string, body: string | Bytes, type: string): Promise<T> {
  return ask<T>(address, { method: "POST", headers: { "Content-Type": type }, body });
}

async function reached(address: string, how?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(address, how);
  } catch {
    throw new Trouble({ id: "page-trouble-unreachable", values: {} });
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  if (problem?.message?.id) {
    throw new Trouble(problem.message, problem.faults ?? [], answer.status);
  }
  throw new Trouble(
    { id: "page-trouble-status", values: { status: answer.status } },
    [],
    answer.status,
  );
}
