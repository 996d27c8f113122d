// The printed cardboard. On a tablet that lies on the table, its words turn to whoever is to play.

const HALF_A_LETTER = 0.35; // from its foot to its middle, in font sizes
const turnedPictures = new Map<string, Promise<string>>();

/** The address of the picture of a board. */
export function printedBoard(id: string): string {
  return `/api/boards/${encodeURIComponent(id)}.svg`;
}

/** The same with its words turned by so many degrees; it can be shown at once then. */
export function turnedBoard(id: string, degrees: number): Promise<string> {
  const address = printedBoard(id);
  if (degrees === 0) return Promise.resolve(address);
  const key = `${id} ${degrees}`;
  const made = turnedPictures.get(key) ?? turnedPicture(address, degrees);
  turnedPictures.set(key, made);
  made.catch(() => turnedPictures.delete(key));
  return made;
}

async function turnedPicture(address: string, degrees: number): Promise<string> {
  const svg = turnWords(await (await fetch(address)).text(), degrees);
  const picture = new Image();
  picture.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await picture.decode();
  return picture.src;
}

/** A picture with each of its words turned around its own middle. */
export function turnWords(svg: string, degrees: number): string {
  const picture = new DOMParser().parseFromString(svg, "image/svg+xml");
  for (const word of picture.querySelectorAll("text")) {
    const [x, y, size] = ["x", "y", "font-size"].map((name) => Number(word.getAttribute(name)));
    word.setAttribute("transform", `rotate(${degrees} ${x} ${y! - HALF_A_LETTER * size!})`);
  }
  return new XMLSerializer().serializeToString(picture);
}
