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

  it("names all house rules whose effect together is asked for", async () => {
    serve({});
    const setup = new Setup(games[0]!, null, "");
    setup.variants = { barriers: "on", colours: "two-each" };
    render(HouseRules, { setup });
    const button = { name: "What does this change? All your changes together" };
    await fireEvent.click(screen.getByRole("button", button));
    await screen.findByText(/^Barriers: on, Colours: /, {}, { timeout: 5000 });
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
  const free = (seat: number) => aSeat(seat, { kind: "link", taken: false });

  async function invited(...seats: ReturnType<typeof aSeat>[]) {
    const table = aTable({ game: "one", seats, stage: "waiting" });
    serve({ ...answers, "/api/codes/K7QX2M": table });
    render(JoinPage, { code: "K7QX2M" });
    return screen.findByRole<HTMLButtonElement>("button", { name: "Take a seat" });
  }

  it("sits down once they have a name, and the browser says that it is missing", async () => {
    const button = await invited(aSeat(0), free(1));
    const field = screen.getByLabelText<HTMLInputElement>("Your name");
    const isEnough = async (value: string) => {
      await fireEvent.input(field, { target: { value } });
      return field.validity.valid;
    };
    expect(button.disabled).toBe(false);
    expect(await isEnough("")).toBe(false);
    expect(await isEnough("  ")).toBe(false);
    expect(await isEnough("Ada B.")).toBe(true);
  });

  it("chooses a seat only where there is more than one", async () => {
    await invited(aSeat(0), free(1));
    expect(screen.queryAllByRole("radio")).toHaveLength(0);
    cleanup();
    await invited(aSeat(0), free(1), free(2));
    expect(screen.queryAllByRole("radio")).toHaveLength(2);
  });
});
