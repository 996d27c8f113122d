// What is shown inside other pages. It comes with the document and nothing is asked for: here, no seat and
// no setting of the reader is known, and this code must not import whatever keeps them.

import { mount } from "svelte";
import icons from "../../../src/rauswurf/table/nichtlustig/icons.svg?raw";
import { sprite } from "../board/nichtlustig/sprite";
import type { Embedded } from "../lib/protocol";
import { showTheme } from "../lib/theme.svelte";
import { speak } from "../lib/words.svelte";
import Embed from "./Embed.svelte";
import "../styles/tokens.css";
import "../styles/players.css";
import "../styles/paints.css";
import "../styles/base.css";

const shown = JSON.parse(document.getElementById("shown")!.textContent) as Embedded;
showTheme(shown.theme ?? "system");
if (!shown.board) drawHere();
await speak(shown.language);
mount(Embed, { target: document.getElementById("page")!, props: { shown } });

/** A document that is nobody's may not borrow drawings from another file: they are put into this one. */
function drawHere(): void {
  const drawings = new DOMParser().parseFromString(icons, "image/svg+xml").documentElement;
  drawings.setAttribute("hidden", "");
  document.body.prepend(drawings);
  sprite.file = "";
}
