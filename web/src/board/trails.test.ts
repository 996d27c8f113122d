import { describe, expect, it } from "vitest";
import { journeys, playedMove } from "./changes";
import { raceMoment } from "./fixtures/fixtures";
import { seenBy, trailOf, type Trail } from "./trails";

function trails(moment: string): Trail[] {
  const { view, after, board } = raceMoment("madn", moment);
  return trailOf(board, view, playedMove(view, after!), journeys(board, view, after!));
}

const played = (moment: string) => {
  const { view, played } = raceMoment("madn", moment);
  const move = view.moves.find(({ text }) => text === played)!;
  return { move, colour: view.pieces.find(({ id }) => id === move.piece)!.colour };
};

describe("the trail of a move", () => {
  it("leads from where a piece stood to whom it threw out, in its colour", () => {
    const { move, colour } = played("play-capture");
    const [trail] = trails("play-capture");
    expect(trail).toMatchObject({ colour, throws: true });
    expect(trail!.places).toEqual([move.origin, ...move.path]);
  });

  it("begins on the start for a piece that enters: a base is no field", () => {
    const { move } = played("play-enter");
    expect(trails("play-enter")[0]!.places).toEqual(move.path);
  });

  it("is none where nothing walked", () => {
    const { view, board } = raceMoment("madn", "roll");
    expect(trailOf(board, view, null, [])).toEqual([]);
  });
});

describe("what is seen of trails", () => {
  const by = (...seats: number[]) =>
    seats.map((seat): Trail => ({ seat, colour: "red", places: [], throws: false }));
  const seats = (trails: Trail[]) => trails.map(({ seat }) => seat);

  it("is what happened since one's own last move, or that move itself", () => {
    expect(seats(seenBy(0, by(1, 0, 2, 3)))).toEqual([2, 3]);
    expect(seats(seenBy(0, by(1, 0)))).toEqual([0]);
    expect(seats(seenBy(null, by(1, 0)))).toEqual([0]);
  });
});
