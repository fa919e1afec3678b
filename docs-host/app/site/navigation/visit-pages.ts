import type { ApiModel } from "#engine/model";
import type { NavigationNode } from "../definition.ts";
import type { SitePage } from "../site.ts";
import { trimmed } from "../slugs.ts";
import { addPage, type VisitNode, type Walk } from "./walk.ts";

/** Visits a page that an author wrote. */
export const visitPage: VisitNode = (walk, node) => {
  const page = addAuthoredPage(walk, node, node.pageId);
  return page === undefined || node.hidden ? [] : [{ kind: "page", title: page.title, slug: page.slug }];
};

/** Visits the page that lists all APIs. It has no entry in the navigation. */
export const visitApiList: VisitNode = ({ parts }, node) => {
  addPage(parts, { kind: "apis", slug: trimmed(node.slug ?? ""), title: node.title ?? "APIs" });
  return [];
};

/** Visits a link. */
export const visitLink: VisitNode = (_, { title, url }) =>
  url === undefined ? [] : [{ kind: "link", title: title ?? url, url }];

/**
 * Adds the page of a text that an author wrote. The page of an API falls back to the API's description. Returns
 * `undefined` if there is no text, or the slug is taken.
 */
export function addAuthoredPage(
  { definition, parts }: Walk,
  node: NavigationNode,
  pageId: string | undefined,
  api?: ApiModel,
): SitePage | undefined {
  const authored =
    pageId !== undefined && Object.hasOwn(definition.pages, pageId) ? definition.pages[pageId] : undefined;
  if (authored === undefined && api === undefined) return undefined;
  const page: SitePage = {
    kind: "overview",
    slug: trimmed(node.slug ?? ""),
    title: node.title ?? "Overview",
    ...(authored === undefined ? descriptionOf(api) : { markdown: authored.markdown }),
    apiIds: api === undefined ? [] : [api.id],
  };
  return addPage(parts, page) ? page : undefined;
}

const descriptionOf = (api: ApiModel | undefined) =>
  api?.description === undefined ? {} : { markdown: api.description, titled: true };
