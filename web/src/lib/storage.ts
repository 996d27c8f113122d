// What the browser keeps for us. Some browsers forbid it; then nothing is kept and the page works all
// the same until it is closed.

/** What was kept under this key; `otherwise` if there is nothing, or nothing that can be read. */
export function load<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Keep a value. */
export function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: there is nothing that a player could do about it now.
  }
}
