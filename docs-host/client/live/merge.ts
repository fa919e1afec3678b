import { commonItems } from "./common-items.ts";

/** The insides of enhanced parts that may change while the part stays, by the kind of the part. */
const insides: { readonly [part: string]: string } = {
  tabs: ".mdx-tab-panel",
  versions: ".mdx-version",
  details: "*",
  step: "*",
};

/** Elements with scripts that hold references to their content, so that they are replaced as a whole. */
const whole = ".code, .toc, .mobile-toc, svg, dialog";

/**
 * Changes a live node, which scripts may have enhanced, from one rendering of the server to the next. Nodes that are the
 * same in both are left alone. Returns false if the node has to be replaced.
 */
export function merge(live: Node, before: Node, after: Node): boolean {
  if (before.isEqualNode(after)) return true;
  if (live.nodeName !== before.nodeName || before.nodeName !== after.nodeName) return false;
  if (!(live instanceof Element && before instanceof Element && after instanceof Element)) {
    live.nodeValue = after.nodeValue;
    return true;
  }
  if (!staysAround(before, after) || !isAlike(live, before)) return false;
  copyAttributes(live, before, after);
  mergeChildren(live, before, after);
  return true;
}

/** Returns true if two renderings of an element differ at most in what may change inside it. */
function staysAround(before: Element, after: Element): boolean {
  if (before.matches(whole)) return false;
  const kind = before.getAttribute("data-enhance");
  if (kind !== after.getAttribute("data-enhance")) return false;
  if (kind === null) return true;
  const inside = insides[kind];
  return inside !== undefined && emptied(before, inside).isEqualNode(emptied(after, inside));
}

/** Returns a copy of an element without the content of some of its children. */
function emptied(element: Element, selector: string): Element {
  const copy = element.cloneNode(true) as Element; // a copy of an element is one
  for (const child of copy.children) if (child.matches(selector)) child.replaceChildren();
  return selector === "*" ? (copy.cloneNode(false) as Element) : copy;
}

/** Returns true if the children of a live element match its rendering; enhanced ones may be wrapped. */
function isAlike(live: Element, before: Element): boolean {
  const { childNodes } = live;
  return (
    childNodes.length === before.childNodes.length &&
    [...before.childNodes].every(
      (child, i) =>
        childNodes[i]?.nodeName === child.nodeName || (child instanceof Element && child.hasAttribute("data-enhance")),
    )
  );
}

function copyAttributes(live: Element, before: Element, after: Element): void {
  for (const { name, value } of after.attributes) {
    if (before.getAttribute(name) !== value) live.setAttribute(name, value);
  }
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) live.removeAttribute(name);
}

function mergeChildren(live: Element, before: Element, after: Element): void {
  const [olds, nexts, lives] = [[...before.childNodes], [...after.childNodes], [...live.childNodes]];
  let [old, next] = [0, 0];
  for (const [oldEnd, nextEnd] of [...commonItems(olds.map(textOf), nexts.map(textOf)), [olds.length, nexts.length]]) {
    const end = lives[oldEnd ?? 0] ?? null;
    exchangeRun(live, lives.slice(old, oldEnd), olds.slice(old, oldEnd), nexts.slice(next, nextEnd), end);
    [old, next] = [(oldEnd ?? 0) + 1, (nextEnd ?? 0) + 1];
  }
}

const textOf = (node: Node): string =>
  node instanceof Element ? node.outerHTML : `${node.nodeName} ${node.nodeValue ?? ""}`;

/** Exchanges children between two that are the same: one for one, then adds or removes the others. */
function exchangeRun(
  parent: Element,
  shown: readonly ChildNode[],
  olds: readonly ChildNode[],
  nexts: readonly ChildNode[],
  end: ChildNode | null,
): void {
  for (const [i, node] of shown.entries()) {
    const [old, next] = [olds[i], nexts[i]];
    if (old === undefined || next === undefined) node.remove();
    else if (!merge(node, old, next)) parent.replaceChild(document.importNode(next, true), node);
  }
  for (const next of nexts.slice(shown.length)) parent.insertBefore(document.importNode(next, true), end);
}
