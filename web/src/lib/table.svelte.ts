// What the page knows of a table: told by the server, kept here, never guessed.

import { allGames, boardOf, troubleOf } from "./api";
import { heard, type HeardClock } from "./clock";
import { Coaching } from "./coaching.svelte";
import {
  Connection,
  socketAddress,
  type Answered,
  type ConnectionState,
  type Request,
} from "./connection";
import type {
  BoardInfo,
  CoachChoice,
  GameInfo,
  Happened,
  Message,
  Presence,
  React,
  Rolled,
  ServerMessage,
  TableEvent,
  TableInfo,
  View,
  Welcome,
} from "./protocol";
import { forgetSeat, hushedAt, keepHushed, keptTable, tokensFor } from "./seats";
import { Show } from "./show.svelte";

/** An event of the log, with the sentences that tell it. */
export interface Entry {
  sequence: number;
  time: number;
  event: TableEvent;
  told: Message[];
}

/** Something that was not done: why, and by which clause. */
export interface Refusal {
  message: Message;
  rule: string | null;
}

/** What fell last; `colour` is the one whose turn it was. */
export interface Throw {
  faces: readonly number[];
  colour: string | null;
}

/** How long things take to be seen, in milliseconds. */
export interface Pace {
  /** Until the dice of a roll lie still. */
  fall(event: Rolled): number;
  /** Until somebody has followed what changed. */
  follow(change: Change): number;
}

/** An event with the view before and after it. */
export interface Change {
  event: TableEvent;
  before: View | null;
  after: View | null;
  board: BoardInfo | null;
}

const AT_ONCE: Pace = { fall: () => 0, follow: () => 0 };

/** What somebody would like to do with the board, or asks about. */
export type Question = { move: string } | { piece: number; place: number };

const LOST: Message = { id: "page-refuse-lost", values: {} };
const REMOVED: Message = { id: "page-removed", values: {} };
const ASIDE = new Set<TableEvent["type"]>(["chatted", "reacted", "talking", "muted"]);
/** Milliseconds in which nobody has looked at a new position: a tap was meant for the last one. */
export const GLANCE = 400;
const TOO_LATE: Message = { id: "page-refuse-stale", values: {} };

export class Table {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  game = $state.raw<GameInfo | null>(null);
  board = $state.raw<BoardInfo | null>(null);
  code = $state.raw<string | null>(null);
  seats = $state.raw<number[]>([]); // that are played at this screen
  host = $state(false); // was the table opened at this screen?
  log = $state.raw<Entry[]>([]);
  earlier = $state(false); // there is more in the log than was sent
  fresh = $state.raw<Entry | null>(null); // the last event that happened while we looked on
  thrown = $state.raw<Throw>({ faces: [], colour: null });
  clock = $state.raw<HeardClock | null>(null);
  presence = $state.raw<Presence | null>(null);
  line = $state.raw<ConnectionState>({ name: "connecting", attempt: 0 });
  notice = $state.raw<Message | null>(null); // what the server says about the line
  refusal = $state.raw<Refusal | null>(null);
  quiet = $state.raw<Message | null>(null); // why something was not said to the others
  hushed = $state.raw<ReadonlySet<number>>(new Set()); // seats that are not heard at this screen
  busy = $state(false); // something is asked and not yet answered

  readonly show: Show; // what was heard is seen when its time has come
  readonly coaching = new Coaching(this, (request) => this.#consult(request));
  #heard = -1; // the last event that we were told
  #moment = -1;
  #changedAt = -Infinity; // when a new position came into sight
  #connection: Connection;

  constructor(
    readonly id: string,
    pace: Pace = AT_ONCE,
  ) {
    this.hushed = new Set(hushedAt(id));
    this.show = new Show(
      (happened) => pace.follow(this.#take(happened)),
      (event) => pace.fall(event),
    );
    this.#connection = new Connection(socketAddress(id), {
      hello: () => ({
        tokens: tokensFor(id),
        seen: this.#heard,
        owner: keptTable(id)?.owner ?? null,
      }),
      heard: (message) => this.hear(message),
      changed: (state) => (this.line = state),
    });
  }

  /** Is it the turn of somebody at this screen? */
  get mine(): boolean {
    const seat = this.view?.seat ?? null;
    return seat !== null && this.seats.includes(seat);
  }

  /** May anything be done now? Not before one has seen what it is about. */
  get ready(): boolean {
    return this.line.name === "open" && !this.busy && !this.show.behind;
  }

  /** Is the game over, and has everybody seen how it ended? */
  get over(): boolean {
    return this.info?.stage === "over" && !this.show.running;
  }

  /** Is there anybody elsewhere to talk to? */
  get talks(): boolean {
    const { chat, reactions, seats } = this.info ?? { seats: [] };
    return Boolean((chat || reactions || this.host) && seats.some(({ kind }) => kind === "link"));
  }

  close(): void {
    this.show.close();
    this.#connection.close();
  }

  retry(): void {
    this.#connection.retry();
  }

  // What players do.

  roll(faces: number[] = []): Promise<boolean> {
    const act = () => this.#act({ type: "roll", at: this.#moment, faces });
    return faces.length ? act() : this.#unlessDoubted("roll", act);
  }

  play(move: string): Promise<boolean> {
    if (move === "roll") return this.roll();
    return this.#unlessDoubted(move, () => this.#act({ type: "play", at: this.#moment, move }));
  }

  #unlessDoubted(move: string, act: () => Promise<boolean>): Promise<boolean> {
    if (!this.ready || !this.coaching.weighs(move)) return act();
    return this.coaching.doubts(move).then((doubted) => !doubted && act());
  }

  undo(): Promise<boolean> {
    const seat = this.lastActor;
    return seat === null ? Promise.resolve(false) : this.#act({ type: "undo", seat });
  }

  answer(seat: number, yes: boolean): Promise<boolean> {
    return this.#act({ type: "answer", seat, yes });
  }

  /** Everybody at this screen wants the game to end here, or does not. */
  enough(yes: boolean): Promise<boolean> {
    return this.#ask({ type: "enough", yes });
  }

  /** End a game that somebody has left, as whoever opened the table. */
  end(): Promise<boolean> {
    return this.#ask({ type: "end" });
  }

  chat(seat: number, text: string): Promise<boolean> {
    return this.#say({ type: "chat", seat, text });
  }

  react(seat: number, sign: React["sign"]): Promise<boolean> {
    return this.#say({ type: "react", seat, sign });
  }

  /** Hear somebody no more at this screen, or again; nobody else is told. */
  hush(seat: number, on: boolean): void {
    const others = [...this.hushed].filter((other) => other !== seat);
    this.hushed = new Set(on ? [...others, seat] : others);
    keepHushed(this.id, [...this.hushed]);
  }

  /** Agree to the coach at a public table, or not. */
  accept(yes: boolean): Promise<boolean> {
    return this.#ask({ type: "accept", yes });
  }

  // What whoever opened the table can do.

  talk(chat: boolean, reactions: boolean): Promise<boolean> {
    return this.#say({ type: "talk", chat, reactions });
  }

  /** What the coach is to show. */
  coach(wish: CoachChoice): Promise<boolean> {
    const { chances = false, hints = false, tutor = false } = wish;
    return this.#say({ type: "coach", chances, hints, tutor });
  }

  mute(seat: number, on: boolean): Promise<boolean> {
    return this.#say({ type: "mute", seat, on });
  }

  remove(seat: number, block: boolean): Promise<boolean> {
    return this.#say({ type: "remove", seat, block });
  }

  /** Why may this not be done? The answer is shown as a refusal, while it speaks of what is in sight. */
  async why(question: Question): Promise<void> {
    if (performance.now() - this.#changedAt < GLANCE) return;
    const view = this.view;
    const answer = await this.#connection.ask({ type: "why", ...question });
    if (this.view !== view) return;
    if (answer.type === "because") {
      this.refusal = answer.message && { message: answer.message, rule: answer.rule };
    } else this.#took(answer);
  }

  /** Whoever acted last at this screen, and so may take that back. */
  get lastActor(): number | null {
    const last = this.log.findLast(
      ({ event }) =>
        (event.type === "moved" || event.type === "rolled") && this.seats.includes(event.seat),
    );
    return last && "seat" in last.event ? last.event.seat : null;
  }

  async #act(request: Request): Promise<boolean> {
    return this.ready && this.#ask(request);
  }

  /** Ask the coach about what is in sight; null where nothing may be asked now. */
  async #consult(request: (at: number) => Request): Promise<Answered | null> {
    if (!this.ready) return null;
    this.busy = true;
    this.refusal = null;
    const answer = await this.#connection.ask(request(this.#moment));
    this.busy = false;
    if (answer.type === "refused") this.#took(answer);
    return answer;
  }

  /** Ask for something that does not depend on what one has seen. */
  async #ask(request: Request): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    const answer = await this.#connection.ask(request);
    this.busy = false;
    return this.#took(answer) || ("at" in request && this.#happenedAfter(request));
  }

  /** What has nothing to do with the game waits for nobody, and is refused quietly. */
  async #say(request: Request): Promise<boolean> {
    this.quiet = null;
    const answer = await this.#connection.ask(request);
    if (answer.type === "lost") this.quiet = LOST;
    if (answer.type === "refused") this.quiet = answer.message;
    return answer.type === "done";
  }

  /** Was it done? If not, say why. */
  #took(answer: Answered): boolean {
    if (answer.type === "lost") this.refusal = { message: LOST, rule: null };
    if (answer.type === "refused") {
      const message = answer.stale ? TOO_LATE : answer.message;
      this.refusal = { message, rule: answer.rule };
    }
    return answer.type === "done";
  }

  /** A move that was sent twice is refused the second time, though it was made. */
  #happenedAfter(request: Extract<Request, { at: number }>): boolean {
    const done = this.log.some(({ sequence, event }) => {
      if (sequence <= request.at || !("seat" in event) || !this.seats.includes(event.seat)) return;
      if (request.type === "play") return event.type === "moved" && event.move === request.move;
      return event.type === "rolled";
    });
    if (done && this.refusal?.message === TOO_LATE) this.refusal = null;
    return done;
  }

  // What the server says.

  hear(message: ServerMessage): void {
    if (message.type === "welcome") this.#welcome(message);
    if (message.type === "happened") this.#happened(message);
    if (message.type === "presence") this.presence = message;
    if (message.type === "chances") this.coaching.hear(message);
    if (message.type === "closing") this.notice = message.message;
  }

  #welcome(welcome: Welcome): void {
    this.show.skip(); // what comes now is newer
    this.show.skipping = false;
    this.notice = null;
    this.info = welcome.table;
    this.view = welcome.view;
    this.code = welcome.code;
    this.seats = welcome.seats;
    this.host = welcome.host;
    this.clock = heard(welcome.clock);
    this.#moment = welcome.moment;
    this.coaching.seen(welcome.moment);
    if (welcome.earlier) this.log = [];
    this.earlier ||= welcome.earlier;
    this.log = [...this.log, ...welcome.missed.map(entryOf)];
    this.thrown = this.#lastThrow() ?? this.thrown;
    this.#heard = Math.max(this.#heard, this.log.at(-1)?.sequence ?? -1);
    void this.#lookUp(welcome.table);
  }

  #happened(happened: Happened): void {
    if (happened.sequence <= this.#heard) return;
    this.#heard = happened.sequence;
    this.#moment = happened.moment;
    this.show.add(happened, this.#isOurs(happened.event));
  }

  /** Was this done at this screen? */
  #isOurs(event: TableEvent): boolean {
    return "by" in event && event.by === "player" && this.seats.includes(event.seat);
  }

  #take(happened: Happened): Change {
    const before = this.view;
    const colour = before?.turn ?? null;
    if (happened.table) this.info = happened.table;
    if (happened.view) {
      this.view = happened.view;
      this.#changedAt = performance.now();
    }
    if (happened.clock) this.clock = heard(happened.clock);
    this.fresh = entryOf(happened);
    this.coaching.seen(happened.moment);
    if (happened.event.type === "rolled") this.thrown = { faces: happened.event.faces, colour };
    this.log = [...this.log, this.fresh];
    if (!ASIDE.has(happened.event.type)) this.refusal = null;
    if (happened.event.type === "removed") this.#lose(happened.event.seat);
    return { event: happened.event, before, after: this.view, board: this.board };
  }

  /** Whoever opened the table has given a seat to somebody else: perhaps one of ours. */
  #lose(seat: number): void {
    if (!this.seats.includes(seat)) return;
    this.seats = this.seats.filter((other) => other !== seat);
    forgetSeat(this.id, seat);
    this.refusal = { message: REMOVED, rule: null };
  }

  /** The last roll of the log; whose it was is told by a seat that plays one colour. */
  #lastThrow(): Throw | null {
    const last = this.log.findLast(({ event }) => event.type === "rolled")?.event;
    if (last?.type !== "rolled") return null;
    const plays = this.info?.seats[last.seat]?.plays ?? [];
    return { faces: last.faces, colour: plays.length === 1 ? plays[0]! : null };
  }

  async #lookUp(info: TableInfo): Promise<void> {
    try {
      const { games } = await allGames();
      this.game = games.find(({ id }) => id === info.game) ?? null;
      if (info.board) this.board = await boardOf(info.board);
    } catch (thrown) {
      this.refusal = { message: troubleOf(thrown).told, rule: null };
    }
  }
}

function entryOf({ sequence, time, event, told }: Happened): Entry {
  return { sequence, time, event, told };
}
