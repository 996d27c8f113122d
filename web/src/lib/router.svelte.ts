// Which page an address means, and going from one to another without loading anew.

import { readPositionQuery } from "./api";
import { readLabQuery } from "./asking";
import type { AskExperiment, AskPosition } from "./protocol";

export type Route =
  | { page: "start" }
  | { page: "table"; id: string }
  | { page: "join"; code: string }
  | { page: "replay"; table: string | null; url: string | null }
  | { page: "position"; wish: AskPosition | null }
  | { page: "statistics" }
  | { page: "lab"; wish: AskExperiment | null }
  | { page: "lost" };

/** The page that an address means. */
export function routeOf(path: string, search = ""): Route {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean);
  const query = new URLSearchParams(search);
  if (more.length) return { page: "lost" };
  if (first === "t" && second) return { page: "table", id: second };
  if (first === "j" && second) return { page: "join", code: second.toUpperCase() };
  if (second) return { page: "lost" };
  if (first === "") return { page: "start" };
  if (first === "replay")
    return { page: "replay", table: query.get("table"), url: query.get("url") };
  if (first === "statistics") return { page: "statistics" };
  if (first === "lab") return { page: "lab", wish: readLabQuery(query) };
  if (first === "position") return { page: "position", wish: readPositionQuery(query) };
  return { page: "lost" };
}

const here = () => routeOf(location.pathname, location.search);

class Router {
  current = $state.raw<Route>(here());

  /** Go to an address of this page. */
  go(address: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.current = here();
    if (!replace) scrollTo(0, 0);
  }

  /** Follow the browser's own buttons and ordinary links; gives back how to stop that. */
  listen(): () => void {
    const arrived = () => (this.current = here());
    const clicked = (event: MouseEvent) => this.#follow(event);
    addEventListener("popstate", arrived);
    addEventListener("click", clicked);
    return () => {
      removeEventListener("popstate", arrived);
      removeEventListener("click", clicked);
    };
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    const special = event.button || event.metaKey || event.ctrlKey || event.shiftKey;
    if (!link || special || event.defaultPrevented || !isOurs(link)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

function isOurs(link: HTMLAnchorElement): boolean {
  const elsewhere = link.origin !== location.origin || link.pathname.startsWith("/api/");
  const inside =
    link.hash && link.pathname === location.pathname && link.search === location.search;
  return !elsewhere && !inside && !link.target && !link.hasAttribute("download");
}

export const router = new Router();
