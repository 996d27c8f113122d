import { mount } from "svelte";
import { speak } from "../lib/words.svelte";
import "../styles/tokens.css";
import "../styles/players.css";
import "../styles/base.css";
import "../styles/paints.css";
import Gallery from "./Gallery.svelte";

await speak(new URLSearchParams(location.search).get("lang") ?? "en");
mount(Gallery, { target: document.getElementById("page")! });
