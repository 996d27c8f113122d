// Keys that work at a table, wherever the focus is, as long as nobody is typing.

/** What a key stands for; null for one that has no meaning here. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as Element | null;
  if (target?.closest?.("input, select, textarea, dialog[open], [contenteditable]")) return null;
  // On a button or link Enter already means something.
  if (event.key === "Enter" && target?.closest?.("button, a, summary, [role=button], [tabindex]"))
    return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}
