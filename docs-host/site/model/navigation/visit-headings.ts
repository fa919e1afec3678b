import type { NavItem } from "../nav-item.ts";
import { text } from "../wire.ts";
import { itemHead } from "./item-head.ts";
import type { TreeNode } from "./tree.ts";
import { addAuthoredPage } from "./visit-pages.ts";
import { addPage, isListed, type Scope, scopeBelow, type VisitNode, visitInside } from "./walk.ts";

/** Visits a section. */
export const visitSection: VisitNode = (walk, tree, scope) => {
  const slug = addAuthoredPage(walk, tree, scope, tree.node.overviewPageId);
  return headingItems(tree, scope, slug, visitInside(walk, tree, scopeBelow(tree, scope, slug)));
};

/** Visits a section of an API. Without a page of an author, a generated one has its entries. */
export const visitApiPackage: VisitNode = (walk, tree, scope) => {
  const { node, api } = tree;
  const authored = addAuthoredPage(walk, tree, scope, node.overviewPageId);
  const slug = authored ?? walk.addresses.slugOf(tree);
  const items = visitInside(walk, tree, scopeBelow(tree, scope, slug));
  if (authored === undefined && api !== undefined) {
    const description = text(node.description);
    const { order: _, ...alone } = scope;
    // It lists its entries, so it is added after them, and is not a step between two of them.
    addPage(walk, tree, alone, {
      ...{ kind: "group", apiId: api.id, items, isLong: scope.isLong === true },
      ...(description !== undefined && { description }),
    });
  }
  return headingItems(tree, scope, slug, items);
};

/** Returns the entry of a heading: a group, or a page if nothing visible is below it. */
export function headingItems(
  tree: TreeNode,
  scope: Scope,
  slug: string | undefined,
  items: readonly NavItem[],
): readonly NavItem[] {
  if (!isListed(tree, scope)) return [];
  if (items.length === 0) return slug === undefined ? [] : [{ kind: "page", ...itemHead(tree), slug }];
  if (text(tree.node.title) === undefined) return items;
  return [{ kind: "group", ...itemHead(tree), ...(slug !== undefined && { slug }), items, fold: foldOf(tree, scope) }];
}

/** Headings at the top of a sidebar don't fold, unless their author wants it; all others do. */
function foldOf({ node }: TreeNode, { depth }: Scope): "never" | "open" | "closed" {
  const { collapsed, collapsible, collapsedByDefault } = node;
  if (collapsible === false) return "never";
  if (collapsedByDefault === true || collapsed === true) return "closed";
  return depth === 0 && collapsible !== true && collapsed !== "open-by-default" ? "never" : "open";
}
