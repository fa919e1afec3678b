import type { NavItem } from "../site.ts";
import { joined, trimmed } from "../slugs.ts";
import { nodesOf } from "./api-nodes.ts";
import { headingItems } from "./visit-headings.ts";
import { addAuthoredPage } from "./visit-pages.ts";
import { scopeBelow, type VisitNode, visitInside } from "./walk.ts";

/** Visits the reference of an API. Without nodes of its own, its navigation is derived from its entries. */
export const visitApiReference: VisitNode = (walk, node, scope) => {
  const api = walk.entriesOf(node.apiDefinitionId)?.api;
  if (api === undefined) return [];
  const slug = trimmed(node.slug ?? "");
  const page = addAuthoredPage(walk, node, node.overviewPageId, api);
  walk.parts.apiCrumbs.set(api.id, { title: node.title ?? api.name ?? "API reference", slug: page?.slug ?? slug });
  const isDerived = (node.children ?? []).length === 0;
  const full = isDerived ? { ...node, children: nodesOf(api, slug) } : node;
  const hasTypeList = isDerived && Object.keys(api.types).length > 0;
  const typeList: readonly NavItem[] = hasTypeList
    ? [{ kind: "page", title: "Types", slug: joined(slug, "types") }]
    : [];
  const items = [...visitInside(walk, full, scopeBelow(node, scope, page?.slug)), ...typeList];
  return headingItems(node, page, api.endpoints.length > 0 ? "All endpoints" : "Overview", items);
};

/** Visits one of several APIs that only share a site. */
export const visitOwnApi: VisitNode = (walk, node, scope) => {
  const version = walk.entriesOf(node.apiDefinitionId)?.api.version;
  return visitApiReference(walk, node, scope).map((item) => {
    if (item.kind !== "group") return item;
    const { title, items } = item;
    return { kind: "api", title, slug: trimmed(node.slug ?? ""), ...(version && { version }), items };
  });
};
