import { present } from "#engine/json";
import { type Address, itemAddress, titleSlug } from "./addresses.ts";
import { type BuildContext, type Inherited, iconText, restriction } from "./context.ts";
import type { PageEntry } from "./entries.ts";
import type { PageNode } from "./nodes.ts";

/** Builds the node of a page. Its front matter wins over the navigation, except in the reference of an API. */
export function pageNode(
  page: PageEntry,
  parent: Address,
  context: BuildContext,
  inherited: Inherited,
  isInReference = false,
): PageNode {
  const place = context.pages.get(page.id);
  const address = itemAddress(parent, {
    slug: page.slug ?? titleSlug(page.title),
    pageSlug: page.wholeSlug ?? place?.slug,
  });
  const own = isInReference ? undefined : place;
  return {
    ...present({
      id: context.ids(page.id),
      type: "page" as const,
      slug: address.slug,
      title: own?.sidebarTitle ?? page.title,
      icon: iconText(page.icon, context),
      hidden: inherited.hidden || page.hidden,
      pageId: page.id,
      noindex: page.noindex || place?.noindex,
      availability: own?.availability ?? page.availability ?? inherited.availability,
    }),
    ...restriction(page),
  };
}
