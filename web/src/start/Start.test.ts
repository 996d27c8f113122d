import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { games } from "../lib/fixtures/games";
import { serve } from "../lib/fixtures/server";
import { aSeat, aTable } from "../lib/fixtures/tables";
import { keepSeats } from "../lib/seats";
import { speak } from "../lib/words.svelte";
import GoOn from "./GoOn.svelte";
import HouseRules from "./HouseRules.svelte";
import JoinPage from "./JoinPage.svelte";
import { Setup } from "./setup.svelte";
import Start from "./Start.svelte";

const answers = { "/api/games": { version: 1, games } };

beforeEach(() => speak("en"));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe("the first page", () => {
  it("is folded, and brings what belongs to a game into sight as soon as it is there", async () => {
    serve(answers);
    const seen: string[] = [];
    Element.prototype.scrollIntoView = function () {
      seen.push(this.querySelector("h2")!.textContent!);
    };
    const { container } = render(Start, { onready: () => {} });
    await screen.findByRole("heading", { name: "One", level: 2 });
    expect(container.querySelectorAll("details")).toHaveLength(3);
    expect(container.querySelectorAll("details[open]")).toHaveLength(0);
    await fireEvent.click(container.querySelector('input[name="game"][value="other"]')!);
    await waitFor(() => expect(seen).toEqual(["Other"]));
  });

  it("offers only house rules with something to choose", () => {
    render(HouseRules, { setup: new Setup(games[0]!, null, "") });
    expect(screen.getByRole("switch", { name: "Barriers" })).toBeTruthy();
    expect(screen.queryByLabelText("Colours")).toBeNull();
  });
});

describe("tables to go on with", () => {
  it("are those that are still there and not over", async () => {
    const on = aTable({ id: "on", game: "one" });
    const over = aTable({ id: "over", game: "one", stage: "over" });
    for (const id of ["on", "over", "gone"]) keepSeats(id, [{ seat: 0, token: "secret" }]);
    serve({ "/api/tables/on": on, "/api/tables/over": over });
    const { container } = render(GoOn, { games });
    await screen.findByRole("link");
    const links = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/t/on"]);
  });
});

describe("whoever was invited", () => {
  it("sits down once they have a name", async () => {
    const seats = [aSeat(0), aSeat(1, { kind: "link", taken: false })];
    const table = aTable({ game: "one", seats, stage: "waiting" });
    serve({ ...answers, "/api/codes/K7QX2M": table });
    render(JoinPage, { code: "K7QX2M" });
    const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Take a seat" });
    expect(button.disabled).toBe(true);
    await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Ada" } });
    expect(button.disabled).toBe(false);
  });
});
