// Every text on the page, in the language of the reader. The same Fluent files speak in the terminal.

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import loaders, { type Loader, type Texts } from "virtual:messages";

/** A text in no language yet, as the server sends it. */
export interface Message {
  id: string;
  values: Record<string, Value>;
}
export type Value = string | number | Message | Value[];

const ENGLISH = "en";
const texts: Record<string, Texts> = {}; // by language, as far as they have come
const bundles: Record<string, FluentBundle> = {};
let spoken = $state(ENGLISH);
let arrivals = $state(0); // of texts: what was missing may be there now
const learned = new Set<"coach" | "lab">(); // whose words are wanted besides

/** The language that is spoken now. */
export function language(): string {
  return spoken;
}

/** Speak a language from now on, once its words are there: all of them, or those of the first page. */
export async function speak(wanted: string, part: "all" | "first" = "all"): Promise<void> {
  const chosen = wanted in loaders ? wanted : ENGLISH;
  const parts = loaders[chosen]!;
  await Promise.all([
    load(chosen, parts.first),
    part === "all" && load(chosen, parts.rest),
    ...[...learned].map((more) => load(chosen, parts[more])),
  ]);
  spoken = chosen;
  document.documentElement.lang = chosen;
}

/** From now on the words of the coach are there, too, in whatever language is spoken. */
export const learnCoach = () => learn("coach");
/** The same with those of the lab. */
export const learnLab = () => learn("lab");

async function learn(more: "coach" | "lab"): Promise<void> {
  learned.add(more);
  await load(spoken, loaders[spoken]![more]);
}

/** All languages that we speak: two letters, and a country where it has words of its own. */
export const LANGUAGES: readonly string[] = Object.keys(loaders);

/** What a language calls itself. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The language a browser asks for; English if we do not speak it. */
export function preferredLanguage(wanted: readonly string[]): string {
  const codes = wanted.flatMap((tag) => {
    const [language = "", country = ""] = tag.split("-");
    return [`${language.toLowerCase()}-${country.toUpperCase()}`, language.toLowerCase()];
  });
  return codes.find((code) => code in loaders) ?? ENGLISH;
}

/** The words of a message of the page. */
export function words(id: string, values: Record<string, Value> = {}): string {
  return told({ id, values });
}

const PLACE = "place-"; // begins the ids of fields: what they are, and their name among the values

/** Are moves typed here, or does the reader want it so? Then fields are called by their names. */
export const naming = $state({ typed: false, wanted: false });

/** The words of a message that the server sent. */
export function told({ id: meant, values }: Message): string {
  const exact = naming.typed || naming.wanted;
  const id = exact && meant.startsWith(PLACE) ? `${PLACE}named` : meant;
  const bundle = (bundles[spoken] ??= new FluentBundle(spoken, { useIsolating: false }));
  const pattern = patternOf(id, bundle, texts[spoken] ?? {});
  return pattern ? bundle.formatPattern(pattern, plain(values)) : id;
}

/** Messages are parsed when they are first told: most of them never are. */
function patternOf(id: string, bundle: FluentBundle, known: Texts) {
  if (!bundle.hasMessage(id)) {
    if (!Object.hasOwn(known, id)) return void arrivals; // look again when there are more
    bundle.addResource(new FluentResource(`${id} =${known[id]}`));
  }
  return bundle.getMessage(id)?.value;
}

async function load(language: string, loader: Loader): Promise<void> {
  const loaded = (await loader()).default;
  texts[language] = { ...texts[language], ...loaded };
  arrivals += 1;
}

type Filled = Record<string, string | FluentNumber>;

function plain(values: Record<string, Value>): Filled {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, flat(value)]));
}

function flat(value: Value): string | FluentNumber {
  if (Array.isArray(value)) return value.map(flat).join(", ");
  if (typeof value === "number") return new Figure(value);
  return typeof value === "object" ? told(value) : apart(value);
}

const LEFTWARDS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/; // Hebrew, Arabic and their kin
const [APART, TOGETHER] = [0x2068, 0x2069].map((code) => String.fromCharCode(code)); // a text between them runs its own way

/** A name that is read from right to left turns nothing around that stands beside it. */
function apart(text: string): string {
  return LEFTWARDS.test(text) ? `${APART}${text}${TOGETHER}` : text;
}

const GROUPED = 1000; // from here on, languages write numbers differently

/** A number that the browser is asked to write only if it must: its first answer takes long. */
class Figure extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    const isPlain = Number.isInteger(this.value) && this.value >= 0 && this.value < GROUPED;
    return isPlain ? String(this.value) : super.toString(...scope);
  }
}
