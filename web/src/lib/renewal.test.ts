import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renewWhenReplaced } from "./renewal";

const OLD = '<script type="module" src="/assets/first-OLD.js"></script>';
const NEW = '<script type="module" src="/assets/first-NEW.js"></script>';

let stop = () => {};

beforeEach(() => {
  document.head.innerHTML = OLD;
  vi.spyOn(performance, "now").mockReturnValue(60_000);
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** How often the page is fetched anew after a part of it was missing. */
async function renewals(answer: () => Promise<Response>): Promise<number> {
  const renew = vi.fn();
  vi.stubGlobal("fetch", answer);
  stop = renewWhenReplaced(renew);
  window.dispatchEvent(new Event("vite:preloadError"));
  await new Promise((later) => setTimeout(later));
  return renew.mock.calls.length;
}

it("fetches the page anew if the server has another one", async () => {
  expect(await renewals(async () => new Response(NEW))).toBe(1);
});

it("leaves a page alone that is still the server's", async () => {
  expect(await renewals(async () => new Response(`${OLD}${NEW}`))).toBe(0);
});

it("leaves a page alone while nobody answers, or somebody else does", async () => {
  expect(await renewals(() => Promise.reject(new TypeError("offline")))).toBe(0);
  stop();
  expect(await renewals(async () => new Response("Bad gateway", { status: 502 }))).toBe(0);
});

it("does not fetch a page again that has just come", async () => {
  vi.mocked(performance.now).mockReturnValue(2_000);
  expect(await renewals(async () => new Response(NEW))).toBe(0);
});

it("no longer looks once it was stopped", async () => {
  const renew = vi.fn();
  renewWhenReplaced(renew)();
  vi.stubGlobal("fetch", async () => new Response(NEW));
  window.dispatchEvent(new Event("vite:preloadError"));
  await new Promise((later) => setTimeout(later));
  expect(renew).not.toHaveBeenCalled();
});
