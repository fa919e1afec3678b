import { isObject, type Json } from "#engine/json";

/** A page that a navigation names. */
export interface ExpectedPage {
  /** Without a slash at either end. */
  readonly slug: string;
  /** The file of its text, if it has one. */
  readonly pageId: string | undefined;
  readonly isHidden: boolean;
}

/** Types of nodes with a page that has no text. */
const ownPages = /^(?:endpoint|webSocket|webhook|changelog)$/;

/** Lists the pages of a published navigation, each address once. A hidden node hides those below it. */
export function expectedPages(root: Json): readonly ExpectedPage[] {
  const found = new Map<string, ExpectedPage>();
  const visit = (node: Json, isAboveHidden: boolean): void => {
    if (Array.isArray(node)) for (const child of node) visit(child, isAboveHidden);
    if (!isObject(node)) return;
    // Those that only some readers may see are not there for others.
    if (Array.isArray(node.viewers) && node.viewers.length > 0) return;
    const isHidden = isAboveHidden || node.hidden === true;
    const pageId = node.pageId ?? node.overviewPageId;
    const { slug, type } = node;
    if (typeof slug === "string" && (typeof pageId === "string" || ownPages.test(String(type)))) {
      const known = found.get(slug);
      if (known === undefined || (known.isHidden && !isHidden)) {
        found.set(slug, {
          slug,
          pageId: typeof pageId === "string" ? pageId : undefined,
          isHidden,
        });
      }
    }
    for (const child of Object.values(node)) visit(child, isHidden);
  };
  visit(root, false);
  return [...found.values()];
}
