// What a player of NICHTLUSTIG has chosen and not yet said: dice to set aside, cards to take.

import type { CardMoveView, CardsView } from "../../lib/protocol";
import type { BoardEvents } from "../contract";
import {
  keepMove,
  mayKeep,
  moveOfCard,
  takeMoves,
  tappableCards,
  toggled,
  wishWith,
} from "./cards";

export interface ChoiceProps extends BoardEvents {
  view: CardsView;
  mine: boolean;
  busy: boolean;
}

export class Choice {
  dice: ReadonlySet<number> = $state.raw(new Set());
  cards: ReadonlySet<string> = $state.raw(new Set());
  /** After setting dice aside the others are rolled without another word. */
  rollsOn = false;

  readonly #given: () => ChoiceProps;

  constructor(given: () => ChoiceProps) {
    this.#given = given;
  }

  get view(): CardsView {
    return this.#given().view;
  }

  readonly moves = $derived.by(() => (this.#given().mine ? this.view.moves : []));
  /** May dice be set aside now? */
  readonly keeping = $derived.by(() => this.#given().mine && mayKeep(this.view));
  readonly keep = $derived.by(() => (this.keeping ? keepMove(this.view, this.dice) : undefined));
  /** Cards with which something may be done. */
  readonly open = $derived.by(() =>
    this.#given().mine ? tappableCards(this.view) : new Set<string>(),
  );
  readonly takes = $derived.by(() => (this.cards.size > 0 ? takeMoves(this.view, this.cards) : []));
  /** What is said without dice or cards being chosen. */
  readonly said = $derived.by(() =>
    this.moves.filter(
      ({ kind, cards }) =>
        kind === "use" || kind === "stop" || (kind === "take" && cards.length === 0),
    ),
  );

  tapDie(die: number): void {
    const rest = [...this.dice].filter((one) => one !== die);
    this.dice = new Set(this.dice.has(die) ? rest : [...rest, die]);
  }

  tapCard(name: string): void {
    if (this.#given().busy) return;
    const move = moveOfCard(this.view, name);
    const wish = wishWith(this.view, name);
    if (move) this.play(move);
    else if (this.open.has(name)) this.cards = toggled(this.view, this.cards, name);
    else if (wish) this.#given().onwhy({ move: wish });
  }

  play(move: CardMoveView | undefined): void {
    if (!move || this.#given().busy) return;
    this.rollsOn = move.kind === "keep";
    this.#given().onplay(move.text);
  }

  clear(): void {
    this.dice = new Set();
    this.cards = new Set();
    this.rollsOn = false;
  }
}
