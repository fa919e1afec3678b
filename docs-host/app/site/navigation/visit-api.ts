import type { NavItem } from "../nav-item.ts";
import { joined } from "../slugs.ts";
import { text } from "../wire.ts";
import { headingItems } from "./visit-headings.ts";
import { addAuthoredPage } from "./visit-pages.ts";
import { type Scope, scopeBelow, type VisitNode, visitInside } from "./walk.ts";

/** Visits the reference of an API. Its own page sums the API up, below the text of an author if there is one. */
export const visitApiReference: VisitNode = (walk, tree, scope) => {
  const { node, api, isHidden } = tree;
  const { references } = walk.parts;
  if (api === undefined) return visitInside(walk, tree, scope);
  const slug = addAuthoredPage(walk, tree, scope, node.overviewPageId, api);
  const title = text(node.title) ?? api.name ?? "API reference";
  const crumb = { title, slug: slug ?? tree.slug ?? "" };
  if (!references.has(api.id)) references.set(api.id, { crumb, place: scope.place, isHidden });
  const hasTypeList = tree.isDerived === true && Object.keys(api.types).length > 0;
  const hasHeading = node.hideTitle !== true;
  const below: Scope = { ...scopeBelow(tree, scope, slug), ...(node.paginated === false && { isLong: true }) };
  const items: readonly NavItem[] = [
    ...(slug === undefined ? [] : [{ kind: "page", title: overviewTitle(api.endpoints.length), slug } as const]),
    ...visitInside(walk, tree, hasHeading ? below : { ...below, depth: scope.depth }),
    ...(hasTypeList ? [{ kind: "page", title: "Types", slug: joined(crumb.slug, "types") } as const] : []),
  ];
  if (isHidden) return [];
  return hasHeading ? headingItems(tree, scope, undefined, items) : items;
};

const overviewTitle = (endpoints: number): string => (endpoints > 0 ? "All endpoints" : "Overview");

/** Visits one of several APIs that only share a site. */
export const visitOwnApi: VisitNode = (walk, tree, scope) => {
  const version = tree.api?.version;
  return visitApiReference(walk, tree, scope).map((item) => {
    if (item.kind !== "group") return item;
    const { title, items } = item;
    const slug = walk.addresses.slugOf(tree) ?? tree.slug ?? "";
    return { kind: "api", title, slug, ...(version !== undefined && { version }), items };
  });
};
