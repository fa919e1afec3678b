import type { Texts } from "#ui/text";
import type { SiteDefinition } from "../definition.ts";
import type { Crumb, NavItem } from "../nav-item.ts";
import type { PlaygroundOf } from "../playground-settings.ts";
import type { PageHead, SitePage } from "../site.ts";
import type { PagePlace } from "../structure.ts";
import { text } from "../wire.ts";
import type { Addresses } from "./addresses.ts";
import type { ApiEntries } from "./api-entries.ts";
import { type PageFacts, pageFacts } from "./page-facts.ts";
import type { TreeNode } from "./tree.ts";

/** The parts of a site that a walk through its navigation collects. */
export interface SiteParts {
  readonly pages: Map<string, SitePage>;
  /** Slugs of visible pages in reading order. */
  readonly order: string[];
  /** The references of APIs, by the ids of the APIs. */
  readonly references: Map<string, Reference>;
  /** The playground settings of the entries of each API. */
  readonly playgrounds: Map<string, PlaygroundOf>;
}

/** The reference of an API, as the pages of its types name it. */
export interface Reference {
  readonly crumb: Required<Crumb>;
  readonly place: PagePlace;
  readonly isHidden: boolean;
}

/** The part of the site around a node. */
export interface Scope {
  /** The headings above it, outermost first. */
  readonly trail: readonly Crumb[];
  readonly place: PagePlace;
  /** Receives the slugs of the pages of its sidebar; absent outside of one. */
  readonly order?: string[];
  /** Number of headings above it in its sidebar. */
  readonly depth: number;
  /** True below a hidden heading: its entries are in the list of its page, but in no sidebar. */
  readonly isInHidden?: boolean;
  /** True below an API with sections as long pages. */
  readonly isLong?: boolean;
}

/** A walk through the navigation of one site. */
export interface Walk {
  readonly definition: SiteDefinition;
  readonly parts: SiteParts;
  readonly texts: Texts;
  readonly addresses: Addresses;
  /** Returns the slug of the first page of a node. */
  readonly firstPage: (tree: TreeNode) => string | undefined;
  /** Returns the entries of an API; `undefined` if the site lacks the API. */
  readonly entriesOf: (apiId: string | undefined) => ApiEntries | undefined;
  /** Visits a node of any type. */
  readonly visit: VisitNode;
}

/** Visits a node of one type: collects its pages, and returns its visible entries. */
export type VisitNode = (walk: Walk, tree: TreeNode, scope: Scope) => readonly NavItem[];

/** The members of each kind of page that only this kind has. */
type Content<Page> = Page extends PageHead ? Omit<Page, keyof PageHead> : never;

/**
 * Adds the page of a node, and returns its slug: the slug of an equal page if another node has its address, and
 * `undefined` if a different page is there.
 */
export function addPage(
  walk: Walk,
  tree: TreeNode,
  scope: Scope,
  content: Content<SitePage>,
  title = text(tree.node.title) ?? walk.texts.text("overview"),
): string | undefined {
  const { pages, order } = walk.parts;
  const slug = walk.addresses.slugOf(tree);
  if (slug === undefined || !walk.addresses.owns(tree) || pages.has(slug)) return slug;
  const facts = "markdown" in content ? pageFacts(content.markdown) : {};
  const position = tree.isHidden ? undefined : scope.order?.length;
  const head: PageHead = {
    ...headOf(tree, scope, facts, { slug, title }),
    ...(position !== undefined && { position }),
  };
  // The head and the members of one kind of page are a page of that kind.
  pages.set(slug, { ...head, ...content } as SitePage);
  if (tree.isHidden) return slug;
  scope.order?.push(slug);
  order.push(slug);
  return slug;
}

function headOf(
  { node, isHidden, stage: around }: TreeNode,
  scope: Scope,
  { isNoindex, stage = around }: PageFacts,
  names: Pick<PageHead, "slug" | "title">,
): PageHead {
  const icon = text(node.icon);
  return {
    ...names,
    breadcrumbs: scope.trail,
    place: scope.place,
    isHidden,
    isNoindex: isNoindex === true || node.noindex === true,
    ...(stage !== undefined && { stage }),
    ...(icon !== undefined && { icon }),
  };
}

/** Visits all nodes below a node. */
export const visitInside: VisitNode = (walk, { children }, scope) =>
  children.flatMap((child) => walk.visit(walk, child, scope));

/** Returns true if a node is in the list of the heading around it. */
export const isListed = ({ node, isHidden }: TreeNode, { isInHidden }: Scope): boolean =>
  isInHidden === true ? node.hidden !== true : !isHidden;

/** Returns the scope below a heading. A node without a title is not a heading. */
export function scopeBelow({ node, isHidden }: TreeNode, scope: Scope, slug?: string): Scope {
  const inside: Scope = isHidden ? { ...scope, isInHidden: true } : scope;
  const title = text(node.title);
  if (title === undefined) return inside;
  const trail = [...scope.trail, { title, ...(slug !== undefined && { slug }) }];
  return { ...inside, depth: scope.depth + 1, trail };
}
