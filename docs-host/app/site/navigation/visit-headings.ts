import type { NavigationNode } from "../definition.ts";
import type { NavItem, SitePage } from "../site.ts";
import { trimmed } from "../slugs.ts";
import { addAuthoredPage } from "./visit-pages.ts";
import { scopeBelow, type VisitNode, visitInside } from "./walk.ts";

/** Visits a heading, whose own page is its first entry. */
export const visitHeading: VisitNode = (walk, node, scope) => {
  const page = addAuthoredPage(walk, node, node.overviewPageId);
  return headingItems(node, page, "Overview", visitInside(walk, node, scopeBelow(node, scope, page?.slug)));
};

/** Visits a section of an API. Without an authored page, a generated one lists its entries. */
export const visitApiSection: VisitNode = (walk, node, scope) => {
  const { pages, apiCrumbs } = walk.parts;
  const slug = trimmed(node.slug ?? "");
  const apiId = node.apiDefinitionId ?? [...apiCrumbs.keys()].at(-1);
  const { title, description } = node;
  if (slug === "" || title === undefined || apiId === undefined) return visitHeading(walk, node, scope);
  const authored = addAuthoredPage(walk, node, node.overviewPageId);
  const items = visitInside(walk, node, scopeBelow(node, scope, slug));
  if (authored !== undefined) return headingItems(node, authored, "Overview", items);
  if (items.length === 0) return [];
  if (pages.has(slug)) return headingItems(node, undefined, "", items);
  const breadcrumbs = scope.trail;
  pages.set(slug, {
    kind: "group",
    slug,
    title,
    ...(description !== undefined && { description }),
    apiId,
    items,
    breadcrumbs,
  });
  return node.hidden ? [] : [{ kind: "group", title, slug, items }];
};

/** Visits a choice between tabs, versions or products. A single one needs no heading. */
export const visitChoice: VisitNode = (walk, node, scope) => {
  const [only, ...others] = node.children ?? [];
  if (only === undefined || others.length > 0) return visitInside(walk, node, scope);
  const children = [only.landingPage, only.child ?? only].filter((child) => child !== undefined);
  return visitInside(walk, { ...node, children }, scope);
};

/** Returns the entries of a heading, of which its own page is the first. */
export function headingItems(
  node: NavigationNode,
  page: SitePage | undefined,
  pageTitle: string,
  inner: readonly NavItem[],
): readonly NavItem[] {
  const items = page === undefined ? inner : [{ kind: "page", title: pageTitle, slug: page.slug } as const, ...inner];
  return node.hidden || items.length === 0 ? [] : [{ kind: "group", title: node.title ?? "", items }];
}
