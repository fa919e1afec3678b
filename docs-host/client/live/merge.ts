/** Most pairs of items that are compared; longer lists are taken to have nothing in common between their ends. */
const maxPairs = 250_000;

/** Returns the indexes of a longest common subsequence of two lists, as pairs in order. */
function commonItems(a: readonly string[], b: readonly string[]): readonly (readonly [number, number])[] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const atStart = Array.from({ length: start }, (_, i) => [i, i] as const);
  const atEnd = Array.from({ length: end }, (_, i) => [a.length - end + i, b.length - end + i] as const);
  const between = commonBetween(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return [...atStart, ...between.map(([i, j]) => [i + start, j + start] as const), ...atEnd];
}

function commonBetween(a: readonly string[], b: readonly string[]): readonly (readonly [number, number])[] {
  if (a.length * b.length > maxPairs) return [];
  const width = b.length + 1;
  /** The length of the longest common subsequence of the rests of both lists, by the starts of the rests. */
  const lengths = new Uint32Array((a.length + 1) * width);
  const lengthAt = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const best = a[i] === b[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
      lengths[i * width + j] = best;
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let [i, j] = [0, 0]; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      pairs.push([i, j]);
      [i, j] = [i + 1, j + 1];
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

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
  return selector === "*" ? (copy.cloneNode(false) as Element) : copy; // a copy of an element is one
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
