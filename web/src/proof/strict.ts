// JSON that nobody vouches for, as strictly as `rauswurf verify` reads it: a key stands once, numbers are
// whole and keep all their digits, brackets lie a few deep. `JSON.parse` would let all of that pass.

export type Json = string | bigint | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

const DEPTH = 6;
const DIGITS = 20;
const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?![0-9.eE])/y;
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const WORDS: [string, Json][] = [
  ["true", true],
  ["false", false],
  ["null", null],
];

/** The JSON object in these bytes; null for anything else. */
export function parse(line: Uint8Array): JsonObject | null {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(line);
    const found = new Parser(text).all();
    return isObject(found) ? found : null;
  } catch {
    return null;
  }
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The one way of writing data for hashing (RFC 8785, for texts, whole numbers and tables). */
export function canonical(value: Json): string {
  if (typeof value === "bigint") return value.toString();
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const keys = Object.keys(value).sort(byCodePoint);
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key]!)}`).join(",")}}`;
}

function byCodePoint(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  const at = a.findIndex((sign, k) => sign !== b[k]);
  if (at < 0) return a.length - b.length;
  return b[at] === undefined ? 1 : a[at]!.codePointAt(0)! - b[at].codePointAt(0)!;
}

class Parser {
  private at = 0;

  constructor(private readonly text: string) {}

  /** The only value there is. */
  all(): Json {
    const found = this.value(0);
    if (this.at < this.text.length) throw new SyntaxError();
    return found;
  }

  private value(depth: number): Json {
    this.take(SPACE);
    const found = this.bare(depth);
    this.take(SPACE);
    return found;
  }

  private bare(depth: number): Json {
    const sign = this.text[this.at];
    if (sign === "{" || sign === "[") {
      if (depth === DEPTH) throw new SyntaxError();
      return sign === "{" ? this.object(depth + 1) : this.list(depth + 1);
    }
    if (sign === '"') return this.string();
    for (const [word, meaning] of WORDS) if (this.skip(word)) return meaning;
    const digits = this.take(NUMBER);
    if (!digits || digits.length > DIGITS) throw new SyntaxError();
    return BigInt(digits);
  }

  private string(): string {
    const found = this.take(TEXT);
    if (!found) throw new SyntaxError();
    return JSON.parse(found) as string;
  }

  private list(depth: number): Json[] {
    const found: Json[] = [];
    this.between("[", "]", () => found.push(this.value(depth)));
    return found;
  }

  private object(depth: number): JsonObject {
    const found = Object.create(null) as JsonObject; // a key may be called "__proto__"
    this.between("{", "}", () => {
      this.take(SPACE);
      const key = this.string();
      this.take(SPACE);
      if (key in found || !this.skip(":")) throw new SyntaxError();
      found[key] = this.value(depth);
    });
    return found;
  }

  private between(opening: string, closing: string, entry: () => void): void {
    this.skip(opening);
    this.take(SPACE);
    if (this.skip(closing)) return;
    do entry();
    while (this.skip(","));
    if (!this.skip(closing)) throw new SyntaxError();
  }

  private skip(sign: string): boolean {
    const is = this.text.startsWith(sign, this.at);
    if (is) this.at += sign.length;
    return is;
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? "";
    this.at += found.length;
    return found;
  }
}
