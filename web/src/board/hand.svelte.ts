// The hand over a race board: what it has picked up, and what a tap on a place means.

import type { BoardInfo, MoveView, RaceView } from "../lib/protocol";
import { movesByOrigin, movesByTarget, onlyMove, trail, wishedPlace } from "./choices";
import type { BoardEvents, Wish } from "./contract";
import { fieldName } from "./labels";

const FEW = 8;

export interface HandProps extends BoardEvents {
  view: RaceView;
  board: BoardInfo;
  mine: boolean;
  busy: boolean;
}

export class Hand {
  /** The place from which something is picked up. */
  picked: number | null = $state(null);
  /** Several moves lead to where was tapped: which one is meant? */
  undecided: MoveView[] = $state([]);

  readonly #given: () => HandProps;

  constructor(given: () => HandProps) {
    this.#given = given;
  }

  get #props(): HandProps {
    return this.#given();
  }

  readonly moves = $derived.by(() => (this.#props.mine ? this.#props.view.moves : []));
  readonly origins = $derived.by(() => movesByOrigin(this.moves));
  readonly targets = $derived.by(() => movesByTarget(this.moves, this.picked));
  readonly only = $derived.by(() => onlyMove(this.moves));
  /** Places where a tap does something. */
  readonly active = $derived.by(() => new Set([...this.origins.keys(), ...this.targets.keys()]));
  /** Is it clear what is meant, so that the few places where it can go may stand out? */
  readonly isClear = $derived.by(
    () => (this.picked !== null || this.only !== null) && this.targets.size <= FEW,
  );
  /** The way there. */
  readonly trail = $derived.by(() =>
    this.isClear ? trail(this.#props.board, [...this.targets.values()].flat()) : [],
  );

  /** Somebody taps a place. */
  tap(place: number): void {
    if (!this.#props.mine || this.#props.busy) return;
    const leading = this.targets.get(place);
    if (leading) this.#settle(leading);
    else if (this.origins.has(place)) this.#lift(place);
    else this.#refuse(place);
  }

  /** Make a move. */
  play(move: MoveView): void {
    this.lay();
    this.#props.onplay(move.text);
  }

  /** Lay everything down again. */
  lay(): void {
    this.picked = null;
    this.undecided = [];
  }

  #settle(choice: MoveView[]): void {
    if (choice.length > 1) this.undecided = choice;
    else this.play(choice[0]!);
  }

  /** Pick something up; the only move, and one that is meant twice, is played. */
  #lift(place: number): void {
    const from = this.origins.get(place) ?? [];
    const again = this.picked === place;
    this.lay();
    if (this.only) this.play(this.only);
    else if (!again) this.picked = place;
    else if (from.length === 1) this.play(from[0]!);
  }

  #refuse(place: number): void {
    const wish = this.#wish(place);
    this.undecided = [];
    if (wish) this.#props.onwhy(wish);
    else this.picked = null;
  }

  /** What somebody wants who taps a place where nothing may be done. */
  #wish(place: number): Wish | null {
    const { board, view } = this.#props;
    const from = this.picked === null ? undefined : this.origins.get(this.picked)?.[0];
    if (from?.kind === "stone") return { move: `stone ${fieldName(board, place)}` };
    if (from?.piece != null) return { piece: from.piece, place };
    const here = view.pieces.filter((piece) => piece.place === place);
    const tapped = here.find((piece) => piece.colour === view.turn) ?? here[0];
    if (tapped) return { piece: tapped.id, place: wishedPlace(board, view, tapped) };
    const own = view.pieces.filter((piece) => piece.colour === view.turn);
    const comes = own.find((piece) => wishedPlace(board, view, piece) === place);
    return comes ? { piece: comes.id, place } : null;
  }
}
