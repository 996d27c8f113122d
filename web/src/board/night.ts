// The colours of the printed cardboard in the dark: not the light ones dimmed, but dark card with fields
// that stand out from it, and the players' colours as clear as by day.

const INK = "#54442f";
const WHITE = "#ffffff";

/** What a colour of boards/svg/paint.py is in the dark. What is read on a player's colour stays. */
const NIGHT: Record<string, string> = {
  "#f0e0c0": "#2b241d", // cardboard
  "#c9ac7e": "#63523b", // its edge
  "#f8eed6": "#3a3128", // ways
  "#fdf6e6": "#453a2f", // fields
  [INK]: "#e9dcc4",
  "#97805f": "#8b7757", // lines
  "#bdb4a5": "#665e53", // grey fields
  "#e4e8cb": "#3b4230", // side paths
  "#9aa36d": "#7f8a58",
  "#d9cdb6": "#6a5d4b",
  "#efba3c": "#dcaa35", // yellow
  "#f8e1a4": "#574518",
  "#a87a14": "#e8c25f",
  "#6b9a55": "#5d8f49", // green
  "#c8dab6": "#2f4527",
  "#41632f": "#94c07c",
  "#c9503f": "#c24f3e", // red
  "#efc0b2": "#55271f",
  "#832b1f": "#e8917f",
  "#4a4543": "#14110f", // black
  "#c9c1b8": "#1f1b18",
  "#221f1d": "#a2978a",
  "#4c7dab": "#4a7dae", // blue
  "#bfd3e2": "#22384e",
  "#2a4d70": "#8bb6dc",
  [WHITE]: "#f1ebe0",
  "#fffdf8": "#5d564c",
  "#857a69": "#cfc5b4",
};

/** Paint a picture of a board in its colours of the night. */
export function inTheDark(picture: Document): void {
  const white = [...picture.querySelectorAll(`circle[fill="${WHITE}"]`)].map((field) => {
    const [x, y, r] = numbers(field, "cx", "cy", "r");
    return { x, y, r };
  });
  const isOnWhite = (word: Element) => {
    const [x, y] = numbers(word, "x", "y");
    return white.some((field) => Math.hypot(field.x - x, field.y - y) < field.r / 2);
  };
  for (const part of picture.querySelectorAll("[fill], [stroke]")) {
    if (part.localName === "text" && isOnWhite(part)) continue;
    for (const name of ["fill", "stroke"]) {
      const night = NIGHT[part.getAttribute(name) ?? ""];
      if (night) part.setAttribute(name, night);
    }
  }
}

function numbers(part: Element, ...names: string[]): [number, number, number] {
  const [one = 0, two = 0, three = 0] = names.map((name) => Number(part.getAttribute(name)));
  return [one, two, three];
}
