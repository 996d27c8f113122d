import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notices } from "./notices";

const shown: string[] = [];
let answer = "granted";
let notice: { onclick: () => void };

class Notice {
  static permission = "granted";
  static requestPermission = async () => answer;
  onclick = () => {};
  constructor(title: string, { body }: { body: string }) {
    shown.push(`${title}: ${body}`);
    notice = this;
  }
  close() {
    shown.push("closed");
  }
}

beforeEach(() => {
  shown.length = 0;
  answer = Notice.permission = "granted";
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Notification", Notice);
  vi.stubGlobal("focus", () => shown.push("in front"));
});
afterEach(() => vi.unstubAllGlobals());

describe("a notice", () => {
  it("is shown where it is allowed, and leads back to the page", () => {
    notices.show("Your turn", "A game");
    expect(shown).toEqual(["Your turn: A game"]);
    notice.onclick();
    expect(shown.slice(1)).toEqual(["in front", "closed"]);
  });

  it.each(["denied", "default"])("is not shown where that is %s", (permission) => {
    Notice.permission = permission;
    notices.show("Your turn", "A game");
    expect(shown).toEqual([]);
  });

  it("is asked for once it can be shown", async () => {
    expect([notices.possible, await notices.allow()]).toEqual([true, true]);
    answer = "denied";
    expect(await notices.allow()).toBe(false);
  });

  it("needs a secure address", async () => {
    vi.stubGlobal("isSecureContext", false);
    notices.show("Your turn", "A game");
    expect([notices.possible, await notices.allow(), shown]).toEqual([false, false, []]);
  });

  it("needs a device that knows notices", async () => {
    vi.unstubAllGlobals();
    vi.stubGlobal("isSecureContext", true);
    expect([notices.possible, await notices.allow()]).toEqual([false, false]);
  });

  it("that the device refuses to show is no trouble", () => {
    const refuse = () => {
      throw new TypeError("only installed pages");
    };
    vi.stubGlobal("Notification", Object.assign(refuse, { permission: "granted" }));
    expect(() => notices.show("Your turn", "A game")).not.toThrow();
  });
});
