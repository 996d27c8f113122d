import { beforeEach, describe, expect, it, vi } from "vitest";
import type { MoveView, RaceView } from "../lib/protocol";
import { raceMoment } from "./fixtures/fixtures";
import { Hand } from "./hand.svelte";

const onplay = vi.fn();
const onwhy = vi.fn();

function handOver(game: string, moment: string, changed: Partial<RaceView> = {}, mine = true) {
  const { board, view } = raceMoment(game, moment);
  const shown = { ...view, ...changed };
  const props = { view: shown, board, mine, busy: false, onplay, onwhy };
  return { hand: new Hand(() => props), view: shown, board };
}

beforeEach(() => vi.clearAllMocks());

describe("a hand with several pieces to move", () => {
  it("picks a piece up and then sees only where that one can go", () => {
    const { hand, view } = handOver("madn", "choice");
    const move = view.moves[1]!;
    expect(hand.targets.size).toBe(view.moves.length);
    hand.tap(move.origin!);
    expect([...hand.targets.keys()]).toEqual([move.target]);
    expect(hand.trail).toHaveLength(move.path.length - 1);
    expect(onplay).not.toHaveBeenCalled();
  });

  it("plays by a tap on the target, whether a piece is picked up or not", () => {
    const { hand, view } = handOver("madn", "choice");
    hand.tap(view.moves[0]!.origin!);
    hand.tap(view.moves[0]!.target!);
    hand.tap(view.moves[1]!.target!);
    expect(onplay.mock.calls).toEqual([[view.moves[0]!.text], [view.moves[1]!.text]]);
    expect(hand.picked).toBeNull();
  });

  it("plays by a second tap on a piece that can only go to one place", () => {
    const { hand, view } = handOver("madn", "choice");
    hand.tap(view.moves[0]!.origin!);
    hand.tap(view.moves[0]!.origin!);
    expect(onplay).toHaveBeenCalledExactlyOnceWith(view.moves[0]!.text);
  });

  it("asks which move is meant if several lead to one place", () => {
    const { view } = handOver("madn", "choice");
    const [one, other] = view.moves as [MoveView, MoveView];
    const both = [one, { ...other, target: one.target }];
    const { hand } = handOver("madn", "choice", { moves: both });
    hand.tap(one.target!);
    expect(hand.undecided).toEqual(both);
    hand.play(hand.undecided[1]!);
    expect(onplay).toHaveBeenCalledExactlyOnceWith(other.text);
    expect(hand.undecided).toEqual([]);
  });

  it("asks why about the piece picked up and the place where it may not go", () => {
    const { hand, view, board } = handOver("madn", "choice");
    const move = view.moves[0]!;
    const nowhere = board.fields.findIndex(
      (_, place) => !hand.active.has(place) && !view.pieces.some((piece) => piece.place === place),
    );
    hand.tap(move.origin!);
    hand.tap(nowhere);
    expect(onwhy).toHaveBeenCalledExactlyOnceWith({ piece: move.piece, place: nowhere });
    expect(hand.picked).toBe(move.origin);
  });
});

describe("a hand with one move", () => {
  it.each(["origin", "target"] as const)("plays it by one tap on its %s", (end) => {
    const { hand, view } = handOver("dont-worry", "one");
    hand.tap(view.moves[0]![end]!);
    expect(onplay).toHaveBeenCalledExactlyOnceWith(view.moves[0]!.text);
  });

  it("asks why about any other piece, with the place where it would come to", () => {
    const { hand, view } = handOver("dont-worry", "one");
    const other = view.pieces.find(
      (piece) => piece.colour === view.turn && !hand.active.has(piece.place),
    )!;
    hand.tap(other.place);
    expect(onplay).not.toHaveBeenCalled();
    const wish = onwhy.mock.calls[0]![0];
    expect(wish.piece).toBe(other.id);
    expect(wish.place).not.toBe(other.place);
  });
});

describe("a hand that may not act", () => {
  it("does nothing when it is not its turn", () => {
    const { hand, view } = handOver("madn", "choice", {}, false);
    hand.tap(view.moves[0]!.target!);
    hand.tap(view.pieces[0]!.place);
    expect(hand.active.size).toBe(0);
    expect(onplay).not.toHaveBeenCalled();
    expect(onwhy).not.toHaveBeenCalled();
  });
});

describe("other things to do", () => {
  it("sets a stone only after it was picked up", () => {
    const { hand, view } = handOver("einser-blocker", "stone");
    const stones = view.moves.filter((move) => move.kind === "stone");
    expect(hand.targets.has(stones[5]!.target!)).toBe(false);
    hand.tap(stones[0]!.origin!);
    expect(hand.targets.size).toBe(stones.length);
    hand.tap(stones[5]!.target!);
    expect(onplay).toHaveBeenCalledExactlyOnceWith(stones[5]!.text);
  });

  it("turns a piece over by a tap on it", () => {
    const { hand, view } = handOver("jaeger", "turn");
    const move = view.moves.find(({ kind }) => kind === "turn")!;
    hand.tap(move.origin!);
    expect(onplay).toHaveBeenCalledExactlyOnceWith(move.text);
  });
});
