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

/** Keep a value; false if that is forbidden or there is no room, about which no player can do anything. */
export function save(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Forget what was kept under this key. */
export function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What may not be kept is not there.
  }
}

/** All keys that begin so. */
export function keysFrom(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}
