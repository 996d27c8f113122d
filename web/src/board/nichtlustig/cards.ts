// What may be done with the cards and dice of NICHTLUSTIG. The view says it; here it is only sorted.

import type { CardMoveView, CardsView, CardView } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import type { Sound } from "../../sounds/sounds";

/** The seats have colours that no die has. */
export const SEATS = ["yellow", "green", "blue", "orange"] as const;

export const TARGETS = ["riebmann", "yeti", "lemming", "professor", "dinosaur"];

/** What people call a card, by its name in the view. */
export function cardWord(name: string): string {
  const [kind, number] = name.split(" ");
  return words(`card-${kind}`, number ? { number: Number(number) } : {});
}

/** The picture on a card. */
export function iconOf(card: CardView): string {
  return card.name.split(" ")[0]!;
}

/** The move that sets just these dice aside; all of them is to stop. */
export function keepMove(view: CardsView, chosen: ReadonlySet<number>): CardMoveView | undefined {
  const free = view.dice.filter((die) => !die.kept);
  if (free.length > 0 && free.every((die) => chosen.has(die.id)))
    return view.moves.find((move) => move.kind === "stop");
  return view.moves.find((move) => move.kind === "keep" && isJust(move.dice, chosen));
}

/** May dice be set aside now? */
export function mayKeep(view: CardsView): boolean {
  return view.moves.some((move) => move.kind === "keep");
}

/** The moves that take just these cards; with and without the time machine. */
export function takeMoves(view: CardsView, chosen: ReadonlySet<string>): CardMoveView[] {
  return view.moves.filter((move) => move.kind === "take" && isJust(move.cards, chosen));
}

/** The cards that a tap does something with. */
export function tappableCards(view: CardsView): Set<string> {
  const kinds = ["take", "death", "cover"];
  return new Set(
    view.moves.filter(({ kind }) => kinds.includes(kind)).flatMap(({ cards }) => cards),
  );
}

/** The move that a tap on this card is, without more words; undefined if there is more to say. */
export function moveOfCard(view: CardsView, name: string): CardMoveView | undefined {
  const fitting = view.moves.filter((move) => move.cards.includes(name) && move.kind !== "use");
  const [one] = fitting;
  const takes = view.moves.filter((move) => move.kind === "take");
  if (fitting.length !== 1 || !one) return undefined;
  return one.kind !== "take" || takes.length === 1 ? one : undefined;
}

/** Take a card into the choice or out of it; cards that do not go with it are laid back. */
export function toggled(view: CardsView, chosen: ReadonlySet<string>, name: string): Set<string> {
  const rest = new Set([...chosen].filter((card) => card !== name));
  if (chosen.has(name)) return rest;
  const together = new Set([...rest, name]);
  const fits = view.moves.some(
    (move) => move.kind === "take" && [...together].every((card) => move.cards.includes(card)),
  );
  return fits ? together : new Set([name]);
}

/** What is asked about when a card is tapped with which nothing may be done; null if nothing. */
export function wishWith(view: CardsView, name: string): string | null {
  const verb = { take: "take", death: "take", cover: "cover" }[view.step as string];
  return verb ? `${verb} ${name}` : null;
}

function isJust<T>(items: readonly T[], chosen: ReadonlySet<T>): boolean {
  return items.length === chosen.size && items.every((item) => chosen.has(item));
}

/** What of a change can be heard. */
export function heard(before: CardsView, after: CardsView): Sound | null {
  const faces = (view: CardsView) => view.dice.map((die) => die.face ?? 0).join();
  const owned = (view: CardsView) => view.cards.filter((card) => card.seat !== null).length;
  const deaths = (view: CardsView) => view.cards.filter((card) => card.covers !== null).length;
  if (deaths(after) > deaths(before)) return "capture";
  if (owned(after) !== owned(before)) return "home";
  return faces(after) !== faces(before) && after.wanted < before.wanted ? "roll" : null;
}
