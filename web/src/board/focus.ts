// Who plays by keys must not lose their place: a button that is gone leaves the focus nowhere, and
// then the next thing that can be done takes it up. Nothing is taken from anybody else.

let byKeys = false;

globalThis.addEventListener?.("keydown", () => (byKeys = true), true);
globalThis.addEventListener?.("pointerdown", () => (byKeys = false), true);

/** Did somebody last press a key rather than point? */
export const playsByKeys = (): boolean => byKeys;

/** Attach to what may be done next. */
export function takesFocus(node: HTMLElement | SVGElement): void {
  if (byKeys && document.activeElement === document.body) node.focus();
}
