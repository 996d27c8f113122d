// The printed board: the server draws it as it lies there, by day or by night, and the page only shows it.

/** How the cardboard lies there. */
export interface Look {
  /** By how many degrees it is turned, clockwise. */
  turn: number;
  dark: boolean;
}

/** The address of the picture of a board. */
export function printedBoard(id: string, { turn, dark }: Look): string {
  const asked = new URLSearchParams();
  if (dark) asked.set("dark", "true");
  if (turn) asked.set("turn", String(Math.round(turn)));
  const query = asked.size > 0 ? `?${asked}` : "";
  return `/api/boards/${encodeURIComponent(id)}.svg${query}`;
}

/** The address of a picture, once it can be shown at once. */
export async function fetched(address: string): Promise<string> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return address;
}
