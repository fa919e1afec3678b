const liveRegions = "[aria-live], [role=status], [role=alert], [role=log], output";

/** Returns the politeness of a live region (WAI-ARIA 1.2, aria-live and the live region roles). */
function politeness(region: Element): string {
  const explicit = region.getAttribute("aria-live");
  if (explicit !== null) return explicit;
  return region.getAttribute("role") === "alert" ? "assertive" : "polite";
}

/** Returns true if the whole region is announced when a part of it changes. */
function isAtomic(region: Element): boolean {
  const explicit = region.getAttribute("aria-atomic");
  if (explicit !== null) return explicit === "true";
  return ["status", "alert"].includes(region.getAttribute("role") ?? "") || region.localName === "output";
}

/** Returns the text of a part of the page that assistive technology gets: rendered, not hidden, blocks separated. */
export function heardText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
  if (!(node instanceof Element) || node.getAttribute("aria-hidden") === "true") return "";
  const { display, visibility } = getComputedStyle(node);
  if (display === "none" || visibility === "hidden") return "";
  // The content of a named group is announced, the content of a named button is not.
  const label = node.matches("a, button, img, svg, [role=img]") ? node.getAttribute("aria-label") : null;
  const text = label ?? [...node.childNodes].map(heardText).join("");
  return display === "inline" ? text : ` ${text} `;
}

const trimmed = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Returns the live region that contains a node, or `undefined` if it is not in one. */
function regionOf(node: Node): Element | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  const region = element?.closest(liveRegions) ?? undefined;
  return region === undefined || politeness(region) === "off" ? undefined : region;
}

/** Returns the alerts that an added node brings. Browsers announce an alert that appears with its text. */
const addedAlerts = (node: Node): readonly Element[] =>
  node instanceof Element && node.isConnected
    ? [...(node.matches("[role=alert]") ? [node] : []), ...node.querySelectorAll("[role=alert]")]
    : [];

/** Returns the changed texts of a region: all of it if it is atomic, else what was added. */
const changedText = (region: Element, records: readonly MutationRecord[]): string =>
  isAtomic(region)
    ? heardText(region)
    : records
        .flatMap(({ type, target, addedNodes }) => (type === "characterData" ? [target] : [...addedNodes]))
        .map(heardText)
        .join(" ");

/**
 * Reports the changes of live regions as a browser announces them: once for all changes of one task, without those that
 * change no text. A region that became empty is not announced. Returns a function that stops.
 */
export function announcements(report: (text: string) => void): () => void {
  const observer = new MutationObserver((records) => {
    const changed = new Map<Element, MutationRecord[]>();
    for (const record of records) {
      const regions = [regionOf(record.target), ...[...record.addedNodes].flatMap(addedAlerts)];
      for (const region of regions) {
        if (region !== undefined) changed.set(region, [...(changed.get(region) ?? []), record]);
      }
    }
    for (const [region, its] of changed) {
      const text = trimmed(changedText(region, its));
      if (text !== "" && region.isConnected) report(`${politeness(region)}: ${text}`);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
