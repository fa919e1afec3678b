/** The document or the shadow tree that an element is in: its elements are found, and focused, there. */
export type Tree = Document | ShadowRoot;

/** Returns the tree of an element; its document for an element outside of any tree. */
export function treeOf(element: Element): Tree {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : element.ownerDocument;
}

/** Returns the focused element of a tree; `undefined` if none is, where a document names its body. */
export function focusedIn(tree: Tree): Element | undefined {
  const { activeElement } = tree;
  return activeElement === null || activeElement.localName === "body" ? undefined : activeElement;
}

/**
 * Returns all elements beside an element and its ancestors up to the body, as far as a shadow tree separates them. What
 * is beside it within the document alone is counted from the children of the body.
 */
export function elementsBeside(element: Element): readonly HTMLElement[] {
  const { body } = element.ownerDocument;
  const found: HTMLElement[] = [];
  const addBeside = (inner: Element, parent: ParentNode): void => {
    for (const child of parent.children)
      if (child instanceof HTMLElement && !child.contains(inner) && child.localName !== "style") found.push(child);
  };
  let inner = element;
  for (let root = inner.getRootNode(); root instanceof ShadowRoot; root = inner.getRootNode()) {
    addBeside(inner, root);
    inner = root.host;
    for (; inner.parentElement !== null && inner.parentElement !== body; inner = inner.parentElement)
      addBeside(inner, inner.parentElement);
  }
  addBeside(inner, body);
  return found;
}
