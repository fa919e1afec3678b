import type { TreeNode } from "./tree.ts";

/** Returns the version or the variant that readers see first. */
export const defaultOf = (children: readonly TreeNode[]): TreeNode | undefined =>
  children.find(({ node, isHidden }) => node.default === true && !isHidden) ??
  children.find(({ isHidden }) => !isHidden) ??
  children[0];

/**
 * Creates the function that returns the slug of the first page of a node: its own, or the first visible one below it,
 * default versions first; the first hidden one if none is visible.
 */
export function firstPages(slugOf: (tree: TreeNode) => string | undefined): (tree: TreeNode) => string | undefined {
  const known = new Map<TreeNode, First>();
  const firstOf = (tree: TreeNode): First => {
    const found = known.get(tree) ?? search(tree);
    known.set(tree, found);
    return found;
  };
  const search = (tree: TreeNode): First => {
    const slug = slugOf(tree);
    let hidden = tree.isHidden ? slug : undefined;
    if (slug !== undefined && !tree.isHidden) return { visible: slug };
    for (const child of inOrder(tree)) {
      const below = firstOf(child);
      if (below.visible !== undefined) return below;
      hidden ??= below.hidden;
    }
    return hidden === undefined ? {} : { hidden };
  };
  return (tree) => {
    const { visible, hidden } = firstOf(tree);
    return visible ?? hidden;
  };
}

interface First {
  readonly visible?: string;
  readonly hidden?: string;
}

/** Returns the nodes below a node, the default one of several versions or variants first. */
function inOrder({ node, children }: TreeNode): readonly TreeNode[] {
  const isChoice = node.type === "versioned" || node.type === "varianted";
  const first = isChoice ? defaultOf(children) : undefined;
  return first === undefined ? children : [first, ...children.filter((child) => child !== first)];
}
