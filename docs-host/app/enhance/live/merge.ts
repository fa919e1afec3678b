/** The insides of enhanced parts that may change while the part stays, by the kind of the part. */
const insides: { readonly [part: string]: string } = {
  tabs: ".mdx-tab-panel",
  versions: ".mdx-version",
  details: "*",
  step: "*",
};

/** Elements whose scripts hold on to their content, so that they are replaced as a whole. */
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

/** Returns true if the children of a live element are those of its rendering; enhanced ones may be wrapped. */
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
  const [olds, nexts] = [[...before.childNodes], [...after.childNodes]];
  const shorter = Math.min(olds.length, nexts.length);
  let start = 0;
  while (start < shorter && isSame(olds[start], nexts[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(olds.at(-1 - end), nexts.at(-1 - end))) end += 1;
  const lives = [...live.childNodes];
  const added = nexts.slice(start, nexts.length - end);
  const gone = lives.slice(start, lives.length - end);
  const isPaired = added.length === gone.length;
  for (const [i, next] of added.entries()) {
    const [old, shown] = [olds[start + i], gone[i]];
    if (isPaired && shown !== undefined && old !== undefined) {
      if (!merge(shown, old, next)) live.replaceChild(document.importNode(next, true), shown);
    } else live.insertBefore(document.importNode(next, true), gone[0] ?? lives[lives.length - end] ?? null);
  }
  if (!isPaired) for (const node of gone) node.remove();
}

const isSame = (a: Node | undefined, b: Node | undefined): boolean =>
  a !== undefined && b !== undefined && a.isEqualNode(b);
