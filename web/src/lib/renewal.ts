// After an upgrade of the server the files of an open page are gone, so it is fetched anew. Nothing
// is lost by that: the browser keeps the seats, and the server the tables.

const SETTLED = 10_000; // milliseconds: a page that is younger is not fetched again

/** From now on the page is fetched anew if a part of it is gone because the server has another page. */
export function renewWhenReplaced(renew: () => void = () => location.reload()): () => void {
  const look = async () => {
    // While several nodes are upgraded one by one, each may answer with another page.
    if (performance.now() > SETTLED && (await isReplaced())) renew();
  };
  window.addEventListener("vite:preloadError", look);
  return () => window.removeEventListener("vite:preloadError", look);
}

/** Whether the server has another page than this one. A lost connection does not mean that. */
async function isReplaced(): Promise<boolean> {
  try {
    const answer = await fetch("/", { cache: "no-store" });
    const page = await answer.text();
    return answer.ok && !ownScripts().every((address) => page.includes(address));
  } catch {
    return false;
  }
}

function ownScripts(): string[] {
  const scripts = document.querySelectorAll("script[type=module][src]");
  return [...scripts].map((script) => script.getAttribute("src")!);
}
