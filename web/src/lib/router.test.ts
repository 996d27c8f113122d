import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { positionQuery } from "./api";
import { routeOf, router } from "./router.svelte";

describe("the page that an address means", () => {
  it.each([
    ["/", { page: "start" }],
    ["/t/abc", { page: "table", id: "abc" }],
    ["/t/abc/", { page: "table", id: "abc" }],
    ["/j/k7qx2m", { page: "join", code: "K7QX2M" }],
    ["/replay", { page: "replay", table: null, url: null }],
    ["/position", { page: "position", wish: null }],
    ["/statistics", { page: "statistics" }],
    ["/lab", { page: "lab", wish: null }],
    ["/t", { page: "lost" }],
    ["/t/a/b", { page: "lost" }],
    ["/replay/x", { page: "lost" }],
    ["/nowhere", { page: "lost" }],
  ])("%s", (path, route) => expect(routeOf(path)).toEqual(route));

  it("reads the table of a replay", () => {
    expect(routeOf("/replay", "?table=abc")).toEqual({ page: "replay", table: "abc", url: null });
  });

  it.each([null, "0".repeat(64)])("reads back the position of a link, board %s", (board) => {
    const wish = {
      board,
      game: "madn",
      players: 4,
      position: "yellow B B 0 a / green B B B B ; turn yellow",
      variants: { "three-rolls": "on" },
    };
    expect(routeOf("/position", `?${positionQuery(wish)}`)).toEqual({ page: "position", wish });
  });
});

describe("going about", () => {
  let stop: () => void;
  beforeEach(() => {
    vi.stubGlobal("scrollTo", () => {}); // jsdom has no place to scroll to
    router.go("/");
    stop = router.listen();
  });
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
    document.body.innerHTML = "";
  });

  function click(html: string, how: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
    return !document.querySelector("a")!.dispatchEvent(event);
  }

  it("follows ordinary links without loading anew", () => {
    expect(click(`<a href="/t/abc#seat=0.x">go</a>`)).toBe(true);
    expect(router.current).toEqual({ page: "table", id: "abc" });
    expect(location.hash).toBe("#seat=0.x");
  });

  it.each([
    [`<a href="/api/tables/abc/record" download>a download</a>`, {}],
    [`<a href="https://example.org/">elsewhere</a>`, {}],
    [`<a href="/t/abc" target="_blank">a new tab</a>`, {}],
    [`<a href="/t/abc">with a key held</a>`, { ctrlKey: true }],
    [`<a href="/t/abc">with another key held</a>`, { metaKey: true }],
    [`<a href="/t/abc">with a third key held</a>`, { shiftKey: true }],
    [`<a href="/t/abc">with another button</a>`, { button: 1 }],
    [`<a href="/#game">a jump on this page</a>`, {}],
  ])("leaves %s to the browser", (html, how) => {
    addEventListener("click", (event) => event.preventDefault(), { once: true });
    click(html, how);
    expect(router.current).toEqual({ page: "start" });
  });

  it("follows the browser back", () => {
    router.go("/replay");
    history.replaceState(null, "", "/");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(router.current).toEqual({ page: "start" });
  });
});
