import type { MarkupNode } from "../protocol/index.ts";

const svg = "http://www.w3.org/2000/svg";

/** Elements that could run something or load another page. No description contains them, but an index may be of anyone. */
const forbidden: ReadonlySet<string> = new Set([
  "base",
  "embed",
  "iframe",
  "link",
  "meta",
  "object",
  "script",
  "style",
]);

/** Attributes with an address that a browser may open. */
const addressed = /^(?:href|src|(?:form)?action|xlink:href)$/i;

/** Allowed schemes of links and images. */
const allowed = /^(?:https?:|mailto:|data:image\/|[/#?])/i;

/** Rewrites the address of a link, and may mark it. */
export type LinkTo = (link: Element, href: string) => void;

/** Duration of a slice of drawing while nobody waits for the nodes, in ms. */
const slice = 8;

/** Draws nodes with DOM functions only, so that no text is ever parsed as HTML. */
export function drawMarkup(page: Document, nodes: readonly MarkupNode[], linkTo: LinkTo): DocumentFragment {
  const fragment = page.createDocumentFragment();
  for (const _ of drawn(page, fragment, nodes, linkTo));
  return fragment;
}

/** Replaces the content of an element with nodes in slices of a few milliseconds, while `isCurrent` is true. */
export async function drawGradually(
  parent: Element,
  nodes: readonly MarkupNode[],
  linkTo: LinkTo,
  isCurrent: () => boolean,
): Promise<void> {
  parent.replaceChildren();
  let until = performance.now() + slice;
  for (const _ of drawn(parent.ownerDocument, parent, nodes, linkTo)) {
    if (performance.now() < until) continue;
    await new Promise((done) => setTimeout(done));
    if (!isCurrent()) return;
    until = performance.now() + slice;
  }
}

/** Draws nodes into another, and stops after each element. */
function* drawn(page: Document, into: Node, nodes: readonly MarkupNode[], linkTo: LinkTo): Generator<undefined, void> {
  for (const node of nodes) yield* append(into, node, false);

  function* append(parent: Node, node: MarkupNode, isInSvg: boolean): Generator<undefined, void> {
    if (typeof node === "string") {
      parent.appendChild(page.createTextNode(node));
      return;
    }
    const [tag, attributes, content] = node;
    if (forbidden.has(tag)) return;
    const isSvg = isInSvg || tag === "svg";
    const element = isSvg ? page.createElementNS(svg, tag) : page.createElement(tag);
    for (const name in attributes) setAttribute(element, name, attributes[name] ?? "");
    // Inserts an element before its contents, so that a slice ends with everything drawn so far.
    parent.appendChild(element);
    yield;
    for (const child of content) yield* append(element, child, isSvg && tag !== "foreignObject");
  }

  function setAttribute(element: Element, name: string, value: string): void {
    if (/^on/i.test(name) || name === "srcdoc") return;
    if (name === "href" && element.localName === "a") linkTo(element, value);
    else if (addressed.test(name) && !allowed.test(value)) return;
    // The `style` attribute would need `unsafe-inline` in the policy of the page.
    else if (name === "style" && "style" in element) (element as HTMLElement).style.cssText = value;
    else element.setAttribute(name, value);
  }
}

/** Returns true if an address may be followed from a link. */
export const isAllowed = (href: string): boolean => allowed.test(href);
