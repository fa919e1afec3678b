import type { MarkupNode } from "../protocol/index.ts";

const svg = "http://www.w3.org/2000/svg";

/** Elements that could run something or load another page. Descriptions have none; a bug must not let one through. */
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

/** Schemes of addresses that links and images may have. */
const allowed = /^(?:https?:|mailto:|data:image\/|[/#?])/i;

/** Rewrites the address of a link, and may mark it. */
export type LinkTo = (link: Element, href: string) => void;

/** Draws nodes with the functions of the DOM alone, so that no text is ever parsed as HTML. */
export function drawMarkup(page: Document, nodes: readonly MarkupNode[], linkTo: LinkTo): DocumentFragment {
  const fragment = page.createDocumentFragment();
  for (const node of nodes) append(fragment, node, false);
  return fragment;

  function append(parent: Node, node: MarkupNode, isInSvg: boolean): void {
    if (typeof node === "string") {
      parent.appendChild(page.createTextNode(node));
      return;
    }
    const [tag, attributes, content] = node;
    if (forbidden.has(tag)) return;
    const isSvg = isInSvg || tag === "svg";
    const element = isSvg ? page.createElementNS(svg, tag) : page.createElement(tag);
    for (const name in attributes) setAttribute(element, name, attributes[name] ?? "");
    for (const child of content) append(element, child, isSvg && tag !== "foreignObject");
    parent.appendChild(element);
  }

  function setAttribute(element: Element, name: string, value: string): void {
    if (/^on/i.test(name) || name === "srcdoc") return;
    if (name === "href" && element.localName === "a") linkTo(element, value);
    else if ((name === "href" || name === "src" || name === "action") && !allowed.test(value)) return;
    // The `style` attribute would need `unsafe-inline` in the policy of the page.
    else if (name === "style" && "style" in element) (element as HTMLElement).style.cssText = value;
    else element.setAttribute(name, value);
  }
}

/** Returns true if an address may be followed from a link. */
export const isAllowed = (href: string): boolean => allowed.test(href);
