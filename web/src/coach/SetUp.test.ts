import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { raceMoment } from "../board/fixtures/fixtures";
import SetUp from "./SetUp.svelte";

const { view, board } = raceMoment("madn", "choice");
afterEach(cleanup);

describe("a piece that is picked up", () => {
  it("may be put on any field that is nobody's or of its own colour", async () => {
    const onchange = vi.fn();
    const { container } = render(SetUp, { view, board, onchange });
    expect(container.querySelectorAll(".field")).toHaveLength(0);
    await fireEvent.click(container.querySelector('[data-piece="yellow 17"]')!);
    const shown = [...container.querySelectorAll<SVGElement>(".field")];
    const names = shown.map(({ dataset }) => dataset.field);
    const right = board.fields.filter(({ colour }) => colour === null || colour === "yellow");
    expect(names).toEqual(right.map(({ name }) => name));
    expect(names.filter((name) => name === "a")).toHaveLength(1);
    await fireEvent.click(shown[names.indexOf("20")]!);
    expect(onchange.mock.calls[0]![0]).toContain("yellow 0 6 20 19");
  });
});
