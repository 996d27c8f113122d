import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aGame, seating } from "../lib/fixtures/games";
import { speak } from "../lib/words.svelte";
import OwnBoard from "./OwnBoard.svelte";
import { Setup } from "./setup.svelte";

const game = aGame({ seatings: [seating(2, { seats: [["yellow"], ["red"]] })] });
const server = vi.fn<typeof fetch>();
let setup: Setup;

beforeEach(async () => {
  vi.stubGlobal("fetch", server);
  await speak("en");
  setup = new Setup(game, null, "");
  render(OwnBoard, { setup, usual: "cross" });
});
afterEach(() => {
  cleanup();
  server.mockReset();
  vi.unstubAllGlobals();
});

async function choose(text: string): Promise<void> {
  const file = new File([text], "mine.toml");
  await fireEvent.change(screen.getByLabelText("Your own board"), { target: { files: [file] } });
}

const answer = (body: object, status: number) =>
  server.mockResolvedValue(new Response(JSON.stringify(body), { status }));

describe("a board file", () => {
  it("is checked for the game and taken", async () => {
    answer({ id: "0", title: { id: "list-one", values: { item: "Mine" } } }, 200);
    await choose("id = 1");
    expect(await screen.findByText("You will play on: Mine")).toBeTruthy();
    expect(setup.wish.board).toBe("id = 1");
    const [address, request] = server.mock.calls[0]!;
    expect(address).toBe("/api/boards");
    expect(JSON.parse(request?.body as string)).toEqual({ game: "madn", board: "id = 1" });
    await fireEvent.click(screen.getByRole("button", { name: "Back to the game’s own board" }));
    expect(setup.wish.board).toBeNull();
  });

  it("with the name of ours is called as the reader does", async () => {
    await speak("de");
    answer({ id: "0", title: { id: "board-name-cross", values: {} } }, 200);
    const file = new File(["id = 1"], "mine.toml");
    await fireEvent.change(await screen.findByLabelText("Eigener Spielplan"), {
      target: { files: [file] },
    });
    expect(await screen.findByText("Gespielt wird auf: Kreuz mit vierzig Feldern")).toBeTruthy();
  });

  it("that cannot be used is refused with all that is wrong", async () => {
    const faults = [{ id: "board-goals-differ", values: {} }];
    answer({ message: { id: "server-bad-board", values: {} }, faults }, 422);
    await choose("id = 1");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("This board cannot be used.");
    expect(alert.textContent).toContain("all colours need the same number of goal fields");
    expect(setup.board).toBeNull();
  });

  it("that is too large is not sent", async () => {
    await choose("#".repeat(40_000));
    expect((await screen.findByRole("alert")).textContent).toContain("too large");
    expect(server).not.toHaveBeenCalled();
  });

  it("of the game can be saved, to be corrected", () => {
    const link = screen.getByRole("link", { name: "Save the game’s own board as a file" });
    expect(link.getAttribute("href")).toBe("/api/boards/cross.toml");
  });
});
