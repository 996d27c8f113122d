// What can wait: for the browser to draw, or until nobody waits for anything else.

const AT_MOST = 5000; // milliseconds that it waits for a quiet moment

/** Resolves after the browser has had the chance to draw what there is. */
export function nextTask(): Promise<unknown> {
  return new Promise((turn) => setTimeout(turn));
}

/** Resolves when the pictures in sight are there and nothing else is to be done. */
export async function whenIdle(): Promise<void> {
  const inSight = [...document.images].filter(({ loading }) => loading !== "lazy");
  await Promise.allSettled(inSight.map((picture) => picture.decode()));
  // Safari knows no idle callbacks.
  await new Promise<unknown>((idle) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(idle, { timeout: AT_MOST })
      : setTimeout(idle, AT_MOST / 10),
  );
}
