import type { NavItem } from "../nav-item.ts";
import { joined } from "../slugs.ts";
import { text } from "../wire.ts";
import { headingItems } from "./visit-headings.ts";
import { addAuthoredPage } from "./visit-pages.ts";
import { isListed, type Scope, scopeBelow, type VisitNode, visitInside } from "./walk.ts";

/** Visits the reference of an API. Its own page sums the API up, below the text of an author if there is one. */
export const visitApiReference: VisitNode = (walk, tree, scope) => {
  const { node, api, isHidden } = tree;
  const { references } = walk.parts;
  const say = walk.texts.text;
  if (api === undefined) return visitInside(walk, tree, scope);
  const slug = addAuthoredPage(walk, tree, scope, node.overviewPageId, api);
  const title = text(node.title) ?? api.name ?? say("apiReference");
  const published = tree.slug ?? "";
  const crumb = { title, slug: slug ?? walk.addresses.aliases.get(published) ?? published };
  // A visible reference has the types of its API, the first of several.
  const isFirst = references.get(api.id)?.isHidden !== false && (!isHidden || !references.has(api.id));
  if (isFirst) references.set(api.id, { crumb, place: scope.place, isHidden });
  const typesSlug = joined(references.get(api.id)?.crumb.slug ?? crumb.slug, "types");
  const hasTypeList = tree.isDerived === true && Object.keys(api.types).length > 0;
  const hasHeading = node.hideTitle !== true;
  const below: Scope = { ...scopeBelow(tree, scope, slug), ...(node.paginated === false && { isLong: true }) };
  const items: readonly NavItem[] = [
    ...(slug === undefined
      ? []
      : [{ kind: "page", title: say(api.endpoints.length > 0 ? "allEndpoints" : "overview"), slug } as const]),
    ...visitInside(walk, tree, hasHeading ? below : { ...below, depth: scope.depth }),
    ...(hasTypeList ? [{ kind: "page", title: say("types"), slug: typesSlug } as const] : []),
  ];
  if (!isListed(tree, scope)) return [];
  return hasHeading ? headingItems(tree, scope, undefined, items) : items;
};

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
