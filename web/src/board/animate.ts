// Showing journeys. Everything already stands where it belongs when this begins, so nothing waits for
// it, and it can be broken off at any moment.

import type { Journey } from "./changes";
import type { Point } from "./shapes";

/** Does the reader want things to stay calm? */
export function prefersStillness(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

/** Begin to show a journey, its times multiplied by the tempo; null where the browser cannot. */
export function travel(node: Element, journey: Journey, tempo = 1): Animation | null {
  const [delay, duration] = [journey.delay * tempo, journey.duration * tempo];
  return node.animate?.(keyframes(journey), { delay, duration, fill: "backwards" }) ?? null;
}

const TURNING = 650; // milliseconds that a board takes to turn

/** Show how a board turned from so many degrees to where it lies now, the shorter way. */
export function turnAround(node: Element, degrees: number, tempo: number): void {
  const from = ((((degrees + 180) % 360) + 360) % 360) - 180;
  const frames = [{ transform: `rotate(${from}deg)` }, { transform: "none" }];
  node.animate?.(frames, { duration: TURNING * tempo, easing: "ease-in-out" });
}

/** The stations of a journey; who walks or is thrown makes hops. */
export function keyframes({ how, points }: Journey): Keyframe[] {
  const height = { walk: 0.16, enter: 0.7, thrown: 1.1, slide: 0 }[how];
  return points.flatMap((point, k) => {
    const before = points[k - 1];
    const landing = at(point, "ease-out");
    return before && height ? [at(over(before, point, height), "ease-in"), landing] : [landing];
  });
}

function over(one: Point, other: Point, height: number): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 - height };
}

function at({ x, y }: Point, easing: string): Keyframe {
  return { transform: `translate(${x}px, ${y}px)`, easing };
}
