// The socket to a table, as a machine with four states:
//
//     connecting ──welcome──▶ open ──lost──▶ waiting ──time──▶ connecting …
//         └──────refused for good, or we leave──────▶ closed
//
// Whatever is asked is answered: by the server, or with `lost` when nobody can know whether it was
// done. A roll or a move names the moment that it means, so after a lost connection it is asked again;
// the server lets it happen once or not at all.

import {
  VERSION,
  type Advised,
  type Because,
  type ClientMessage,
  type Done,
  type Message,
  type Refused,
  type ServerMessage,
  type Weighed,
} from "./protocol";

export type ConnectionState =
  | { name: "connecting"; attempt: number }
  | { name: "open" }
  | { name: "waiting"; attempt: number; until: number }
  | { name: "closed"; reason: Message | null };

export type Answered = Done | Refused | Because | Advised | Weighed | { type: "lost" };

type WithoutNumber<T> = T extends unknown ? Omit<T, "re"> : never;
/** What a page asks once it is welcome. */
export type Request = WithoutNumber<Exclude<ClientMessage, { type: "hello" }>>;

export interface Listener {
  /** Which seats we have, and the last event that we have seen. */
  hello(): { tokens: string[]; seen: number; owner: string | null };
  heard(message: ServerMessage): void;
  changed(state: ConnectionState): void;
}

interface Pending {
  request: Request;
  sent: boolean;
  settle(answer: Answered): void;
}

const PATIENCE = 10_000; // for an answer; after that the line is taken for dead
const WAITS = [300, 1_000, 2_000, 4_000, 8_000, 15_000];
const FOR_GOOD: Record<number, string> = {
  4400: "page-connection-outdated",
  4401: "page-connection-not-your-seat",
  4404: "page-connection-no-table",
};

export class Connection {
  state: ConnectionState = { name: "connecting", attempt: 0 };
  #socket: WebSocket | null = null;
  #next = 1;
  #pending = new Map<number, Pending>();
  #timer: ReturnType<typeof setTimeout> | undefined; // to the next attempt
  #patience: ReturnType<typeof setTimeout> | undefined; // with the present line
  #pause: number | null = null; // that the server asked for

  constructor(
    readonly address: string,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#retryNow);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#retryNow);
    this.#connect(0);
  }

  /** Ask for something; what is asked while the line is down waits for the next one. */
  ask(request: Request): Promise<Answered> {
    if (this.state.name === "closed") return Promise.resolve({ type: "lost" });
    return new Promise((settle) => {
      const re = this.#next++;
      const pending = { request, settle, sent: false };
      this.#pending.set(re, pending);
      if (this.state.name === "open") this.#send(re, pending);
    });
  }

  /** Leave the table. */
  close(): void {
    this.#end(null);
  }

  /** Try again at once. */
  retry(): void {
    if (this.state.name === "waiting") this.#connect(this.state.attempt);
  }

  // Between the states.

  #connect(attempt: number): void {
    clearTimeout(this.#timer);
    this.#pause = null;
    this.#enter({ name: "connecting", attempt });
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => this.#sayHello();
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = ({ code }) => this.#lost(code);
    this.#expectAnswer();
  }

  #welcomed(): void {
    this.#enter({ name: "open" });
    for (const [re, pending] of this.#pending) {
      if (!pending.sent || mayBeRepeated(pending.request)) this.#send(re, pending);
      else this.#settle(re, { type: "lost" });
    }
  }

  #lost(code: number): void {
    this.#hangUp();
    const reason = FOR_GOOD[code];
    if (reason) return this.#end({ id: reason, values: {} });
    const attempt = this.state.name === "connecting" ? this.state.attempt + 1 : 0;
    const wait = this.#pause ?? waitBefore(attempt);
    this.#enter({ name: "waiting", attempt, until: Date.now() + wait });
    this.#timer = setTimeout(() => this.#connect(attempt), wait);
  }

  #end(reason: Message | null): void {
    this.#hangUp();
    clearTimeout(this.#timer);
    removeEventListener("online", this.#retryNow);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#retryNow);
    this.#enter({ name: "closed", reason });
    for (const { settle } of this.#pending.values()) settle({ type: "lost" });
    this.#pending.clear();
  }

  #enter(state: ConnectionState): void {
    this.state = state;
    this.listener.changed(state);
  }

  // On the line.

  #sayHello(): void {
    this.#put({ type: "hello", re: 0, version: VERSION, ...this.listener.hello() });
  }

  #send(re: number, pending: Pending): void {
    pending.sent = true;
    this.#put({ ...pending.request, re } as ClientMessage);
    this.#expectAnswer();
  }

  #put(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    clearTimeout(this.#patience);
    if (message.type === "closing") this.#pause = message.after;
    this.listener.heard(message);
    if (message.type === "welcome") this.#welcomed();
    else if ("re" in message && message.re !== null) this.#settle(message.re, message);
    if (this.#pending.size) this.#expectAnswer();
  }

  #settle(re: number, answer: Answered): void {
    const pending = this.#pending.get(re);
    this.#pending.delete(re);
    pending?.settle(answer);
  }

  /** A line on which nothing comes back is dead, whatever the browser thinks of it. */
  #expectAnswer(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#lost(0), PATIENCE);
  }

  #hangUp(): void {
    clearTimeout(this.#patience);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #retryNow = (): void => {
    if (document.visibilityState === "visible") this.retry();
  };

  #drop = (): void => {
    if (this.state.name === "open" || this.state.name === "connecting") this.#lost(0);
  };
}

/** Asking these twice does no harm: they mean one moment, or change nothing. */
const REPEATABLE = new Set<Request["type"]>(["roll", "play", "why", "hint", "weigh"]);
const mayBeRepeated = ({ type }: Request) => REPEATABLE.has(type);

/** Longer after each failure, and not the same for everybody when a server comes back. */
export function waitBefore(attempt: number, chance = Math.random()): number {
  const longest = WAITS[Math.min(attempt, WAITS.length - 1)] ?? 0;
  return longest * (0.75 + chance / 2);
}

/** The address of the socket of a table, on the server that the page came from. */
export function socketAddress(id: string): string {
  const secure = location.protocol === "https:";
  return `${secure ? "wss" : "ws"}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
}
