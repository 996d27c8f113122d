// The printed cardboard: as the server draws it, turned on the table, with its words turned to a reader,
// or in the colours that it has in the dark.

import { inTheDark } from "./night";

const HALF_A_LETTER = 0.35; // from its foot to its middle, in font sizes

/** How the cardboard lies there; degrees are clockwise. */
export interface Look {
  /** By how much the board is turned. */
  turn: number;
  /** By how much its words are turned on it. */
  words: number;
  dark: boolean;
}

const pictures = new Map<string, Promise<string>>();
const prints = new Map<string, string>(); // that came with the document, by the names of their boards

/** From now on the server need not be asked how a board is printed. */
export function knowPrint(id: string, svg: string): void {
  prints.set(id, svg);
}

/** The address of the picture of a board. */
export function printedBoard(id: string): string {
  return `/api/boards/${encodeURIComponent(id)}.svg`;
}

/** Is the picture of the server already the right one? */
export function isAsPrinted({ turn, words, dark }: Look): boolean {
  return turn === 0 && words === 0 && !dark;
}

/** The address of the picture with this look; it can be shown at once then. */
export function pictureOf(id: string, look: Look): Promise<string> {
  if (isAsPrinted(look)) return Promise.resolve(printedBoard(id));
  const key = `${id} ${JSON.stringify(look)}`;
  const made = pictures.get(key) ?? drawn(id, look);
  pictures.set(key, made);
  made.catch(() => pictures.delete(key));
  return made;
}

async function drawn(id: string, look: Look): Promise<string> {
  const print = prints.get(id) ?? (await (await fetch(printedBoard(id))).text());
  const svg = redrawn(print, look);
  const picture = new Image();
  picture.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await picture.decode();
  return picture.src;
}

/** A picture of the server with another look. */
export function redrawn(svg: string, { turn, words, dark }: Look): string {
  const picture = new DOMParser().parseFromString(svg, "image/svg+xml");
  if (dark) inTheDark(picture);
  if (words) turnWords(picture, words);
  if (turn) turnPrint(picture, turn);
  return new XMLSerializer().serializeToString(picture);
}

/** Each word turned around its own middle. */
function turnWords(picture: Document, degrees: number): void {
  for (const word of picture.querySelectorAll("text")) {
    const [x, y, size] = ["x", "y", "font-size"].map((name) => Number(word.getAttribute(name)));
    word.setAttribute("transform", `rotate(${degrees} ${x} ${y! - HALF_A_LETTER * size!})`);
  }
}

/** Everything printed turned around the middle; the cardboard itself, its first shapes, stays. */
function turnPrint(picture: Document, degrees: number): void {
  const root = picture.documentElement;
  const [left = 0, top = 0, width = 0, height = 0] = (root.getAttribute("viewBox") ?? "")
    .split(" ")
    .map(Number);
  const print = picture.createElementNS(root.namespaceURI, "g");
  print.setAttribute("transform", `rotate(${degrees} ${left + width / 2} ${top + height / 2})`);
  const parts = [...root.children].filter(({ localName }) => localName !== "title");
  const first = parts.findIndex(({ localName }) => localName !== "rect");
  print.append(...parts.slice(first));
  root.append(print);
}
