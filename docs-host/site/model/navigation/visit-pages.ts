import type { ApiModel } from "#engine/model";
import { linkTarget } from "../settings/index.ts";
import { address, text } from "../wire.ts";
import { itemHead } from "./item-head.ts";
import type { TreeNode } from "./tree.ts";
import { addPage, isListed, type Scope, type VisitNode, type Walk } from "./walk.ts";

/** Visits a page that an author wrote. */
export const visitPage: VisitNode = (walk, tree, scope) => {
  const slug = addAuthoredPage(walk, tree, scope, tree.node.pageId);
  return slug === undefined || !isListed(tree, scope) ? [] : [{ kind: "page", ...itemHead(tree), slug }];
};

/** Visits the page that lists all APIs. It has no entry in the navigation. */
export const visitApiList: VisitNode = (walk, tree, scope) => {
  addPage(walk, tree, scope, { kind: "apis" });
  return [];
};

/** Visits a link. */
export const visitLink: VisitNode = (_, tree, scope) => {
  const url = address(tree.node.url);
  if (url === undefined || !isListed(tree, scope)) return [];
  const title = text(tree.node.title) ?? url;
  return [{ kind: "link", ...itemHead(tree, title), url, target: linkTarget(tree.node.target) }];
};

/**
 * Adds the page of a text that an author wrote, and returns its slug. The page of an API falls back to the API's
 * description.
 */
export function addAuthoredPage(
  walk: Walk,
  tree: TreeNode,
  scope: Scope,
  pageId: string | undefined,
  api?: ApiModel,
): string | undefined {
  const authored = authoredText(walk, pageId);
  if (authored === undefined && api === undefined) return undefined;
  return addPage(walk, tree, scope, {
    kind: "overview",
    ...(authored ?? descriptionOf(api)),
    apiIds: api === undefined ? [] : [api.id],
  });
}

/** Returns the members of a page that come from its text; `undefined` if there is no such text. */
export function authoredText({ definition }: Walk, pageId: string | undefined) {
  if (pageId === undefined || !Object.hasOwn(definition.pages, pageId)) return undefined;
  const page = definition.pages[pageId];
  if (page === undefined) return undefined;
  const editUrl = address(page.editThisPageUrl);
  return { pageId, markdown: page.markdown, ...(editUrl !== undefined && { editUrl }) };
}

const descriptionOf = (api: ApiModel | undefined) =>
  api?.description === undefined ? {} : { markdown: api.description, titled: true };
