// One picture of a game to share: who won, the final board, and the places.

import { isBrought, pictureAddress } from "../lib/api";
import { seatName } from "../lib/naming";
import type { Outcome, TableInfo, View } from "../lib/protocol";
import { language, words } from "../lib/words.svelte";

interface Ended {
  info: TableInfo;
  outcome: Outcome;
  view: View;
  title: string;
  headline: string;
}

const WIDE = 1080;
const EDGE = 60;
const LINE = 56;
const FONT = getComputedFont();

/** The picture, as a PNG. */
export async function souvenir({ info, outcome, view, title, headline }: Ended): Promise<Blob> {
  const board = await finalBoard(info, view);
  const high = ((WIDE - 2 * EDGE) * board.height) / board.width;
  const canvas = document.createElement("canvas");
  const lines = places(info, outcome);
  canvas.width = WIDE;
  canvas.height = EDGE * 4.2 + high + LINE * lines.length;
  const pen = canvas.getContext("2d")!;
  const colour = winnerColour(info, outcome);
  pen.fillStyle = "#f5ecda";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, WIDE, 20);
  write(pen, headline, EDGE, EDGE * 2, 64, "600");
  pen.drawImage(board, EDGE, EDGE * 2.6, WIDE - 2 * EDGE, high);
  const below = EDGE * 3.6 + high;
  lines.forEach((line, k) => write(pen, line, EDGE, below + LINE * k, 40, k ? "400" : "600"));
  const day = new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(new Date());
  write(pen, `${title} · ${day} · Rauswurf`, EDGE, below + LINE * lines.length + 10, 30, "400");
  return new Promise((settle, fail) =>
    canvas.toBlob((made) => (made ? settle(made) : fail(new Error("no picture"))), "image/png"),
  );
}

/** Share a picture the way the device does it; where it cannot, save it. */
export async function passOn(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => {}); // to change one's mind is no error
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function finalBoard(info: TableInfo, view: View): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = pictureAddress(
    {
      game: info.game,
      players: info.players,
      position: view.position,
      variants: info.variants,
      board: isBrought(info.board) ? info.board : null,
    },
    "svg",
  );
  await picture.decode();
  return picture;
}

function places({ seats }: TableInfo, outcome: Outcome): string[] {
  return seats
    .toSorted((a, b) => (outcome.places[a.seat] ?? 0) - (outcome.places[b.seat] ?? 0))
    .map((seat) => {
      const place = words("page-place", { place: outcome.places[seat.seat] ?? 0 });
      const count = outcome.points[seat.seat];
      const points = count === undefined ? "" : `, ${words("page-points", { count })}`;
      return `${place}  ${seatName(seat)}${points}`;
    });
}

function winnerColour({ seats }: TableInfo, { places }: Outcome): string {
  const winner = seats.find(({ seat }) => places[seat] === 1);
  const style = getComputedStyle(document.documentElement);
  return style.getPropertyValue(`--${winner?.plays[0] ?? "yellow"}`).trim() || "#efba3c";
}

function getComputedFont(): string {
  return getComputedStyle(document.documentElement).getPropertyValue("--font") || "sans-serif";
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  weight: string,
): void {
  pen.fillStyle = "#3a2e1f";
  pen.font = `${weight} ${size}px ${FONT}`;
  pen.fillText(text, x, y, WIDE - 2 * EDGE);
}
