import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/players.css";
import "./styles/paints.css";
import "./styles/base.css";
import "./styles/shell.css";

const target = document.getElementById("page")!;
target.replaceChildren();
mount(App, { target });
