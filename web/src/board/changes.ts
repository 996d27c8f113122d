// What happened between two views of a race, as journeys to be shown. A view tells where everything
// is; how it came there is the move of the earlier view that led here, else a straight line.

import type { BoardInfo, MoveView, RaceView } from "../lib/protocol";
import type { Sound } from "../sounds/sounds";
import type { Point } from "./shapes";
import { middle, standing } from "./standing";

/** How something comes from one place to another; times in milliseconds. */
export interface Journey {
  /** A piece by its id, or the stone of a colour. */
  who: number | string;
  how: "walk" | "enter" | "thrown" | "slide";
  points: Point[];
  delay: number;
  duration: number;
}

const STEP = 120; // an eye follows that
const HOP = 300;
const FLIGHT = 280;
const OVERLAP = 60; // a piece flies off shortly before the other has arrived

/** The move that leads from one view to the next; null if it was none, or several. */
export function playedMove(before: RaceView, after: RaceView): MoveView | null {
  const [one, ...more] = before.moves.filter((move) => leadsTo(move, before, after));
  return one && (more.length === 0 || more.every((move) => move.target === one.target))
    ? one
    : null;
}

/** Everything that changed its place, in the order in which it is shown. */
export function journeys(board: BoardInfo, before: RaceView, after: RaceView): Journey[] {
  const played = playedMove(before, after);
  const walked = walk(board, before, after, played);
  const landed = walked ? walked.duration - OVERLAP : 0;
  const others = moved(before, after)
    .filter((id) => id !== walked?.who)
    .map((id) => flight(board, before, after, id, landed));
  return [...(walked ? [walked] : []), ...others, ...slides(board, before, after, landed)];
}

/** Milliseconds until the last has arrived. */
export function lasting(shown: readonly Journey[]): number {
  return Math.max(0, ...shown.map(({ delay, duration }) => delay + duration));
}

/** What of a change can be heard. */
export function heard(board: BoardInfo, before: RaceView, after: RaceView): Sound | null {
  const played = playedMove(before, after);
  if (played?.captured != null || played?.hits_stone) return "capture";
  if (played?.target != null && board.fields[played.target]?.kind === "goal") return "home";
  return moved(before, after).length > 0 || slides(board, before, after, 0).length > 0
    ? "step"
    : null;
}

function leadsTo(move: MoveView, before: RaceView, after: RaceView): boolean {
  if (move.kind === "stone")
    return after.stones.some(
      (stone) => stone.colour === before.turn && stone.place === move.target,
    );
  if (move.piece === null || move.target === null) return false;
  return moved(before, after).includes(move.piece) && placeOf(after, move.piece) === move.target;
}

function moved(before: RaceView, after: RaceView): number[] {
  return after.pieces
    .filter(({ id, place }) => (placeOf(before, id) ?? place) !== place)
    .map(({ id }) => id);
}

function placeOf(view: RaceView, id: number): number | undefined {
  return view.pieces.find((piece) => piece.id === id)?.place;
}

function walk(
  board: BoardInfo,
  before: RaceView,
  after: RaceView,
  played: MoveView | null,
): Journey | null {
  if (!played || played.piece === null || played.kind === "turn") return null;
  const [from, to] = ends(board, before, after, played.piece);
  const between = played.path.slice(0, -1).map((place) => middle(board.fields[place]));
  const enters = board.fields[played.origin ?? -1]?.kind === "waiting";
  return {
    who: played.piece,
    how: enters ? "enter" : "walk",
    points: [from, ...between, to],
    delay: 0,
    duration: enters ? HOP : Math.max(HOP, STEP * played.path.length),
  };
}

function flight(
  board: BoardInfo,
  before: RaceView,
  after: RaceView,
  id: number,
  delay: number,
): Journey {
  const points = ends(board, before, after, id);
  return { who: id, how: "thrown", points, delay, duration: FLIGHT };
}

function ends(board: BoardInfo, before: RaceView, after: RaceView, id: number): [Point, Point] {
  const [from, to] = [before, after].map((view) => standing(board, view.pieces).get(id));
  return [point(from), point(to)];
}

function point(at: Point | undefined): Point {
  return { x: at?.x ?? 0, y: at?.y ?? 0 };
}

function slides(board: BoardInfo, before: RaceView, after: RaceView, delay: number): Journey[] {
  return after.stones.flatMap(({ colour, place }) => {
    const was = before.stones.find((stone) => stone.colour === colour)?.place ?? place;
    const points = [middle(board.fields[was]), middle(board.fields[place])];
    return was === place ? [] : [{ who: colour, how: "slide", points, delay, duration: FLIGHT }];
  });
}
