// The HTML that puts an address of ours into another page. There it may run its own code and open the whole
// page in a new tab, and nothing else.

const ALLOWED = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

/** A frame with this address and title. */
export function frame(address: string, title: string): string {
  const attributes = {
    src: location.origin + address,
    title,
    width: "100%",
    height: "640",
    style: "border: 0",
    loading: "lazy",
    sandbox: ALLOWED,
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`);
  return `<iframe ${written.join(" ")}></iframe>`;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
