import type { ApiModel } from "#engine/model";
import type { Texts } from "#ui/text";
import type { NavigationNode, SiteDefinition } from "../definition.ts";
import type { NavItem } from "../nav-item.ts";
import { joined, trimmed } from "../slugs.ts";
import type { Product, ProductLink } from "../structure.ts";
import { text } from "../wire.ts";
import { type Addresses, addressesOf } from "./addresses.ts";
import { apiEntries } from "./api-entries.ts";
import { firstPages } from "./first-page.ts";
import { itemHead } from "./item-head.ts";
import { listEntries } from "./list-entries.ts";
import { readTree, type TreeNode } from "./tree.ts";
import type { Audience } from "./visibility.ts";
import { visitChangelog } from "./visit-changelog.ts";
import { visitChannel, visitEndpoint, visitWebhook } from "./visit-entries.ts";
import { addAuthoredPage, visitApiList, visitLink, visitPage } from "./visit-pages.ts";
import { visitProducts } from "./visit-structure.ts";
import {
  addPage,
  isListed,
  type Scope,
  type SiteParts,
  scopeBelow,
  type VisitNode,
  visitInside,
  type Walk,
} from "./walk.ts";

/** Visits a section. */
const visitSection: VisitNode = (walk, tree, scope) => {
  const slug = addAuthoredPage(walk, tree, scope, tree.node.overviewPageId);
  return headingItems(tree, scope, slug, visitInside(walk, tree, scopeBelow(tree, scope, slug)));
};

/** Visits a section of an API. Without a page of an author, a generated one has its entries. */
const visitApiPackage: VisitNode = (walk, tree, scope) => {
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
function headingItems(
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

/** Visits the reference of an API. Its own page sums the API up, below the text of an author if there is one. */
const visitApiReference: VisitNode = (walk, tree, scope) => {
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
const visitOwnApi: VisitNode = (walk, tree, scope) => {
  const version = tree.api?.version;
  return visitApiReference(walk, tree, scope).map((item) => {
    if (item.kind !== "group") return item;
    const { title, items } = item;
    const slug = walk.addresses.slugOf(tree) ?? tree.slug ?? "";
    return { kind: "api", title, slug, ...(version !== undefined && { version }), items };
  });
};

/** Nodes of all other types, such as groups of a sidebar and pairs of endpoints, show what is inside them. */
const visits: { readonly [type: string]: VisitNode } = {
  section: visitSection,
  apiPackage: visitApiPackage,
  changelog: visitChangelog,
  page: visitPage,
  landingPage: visitPage,
  apiReference: visitApiReference,
  ownApi: visitOwnApi,
  apiList: visitApiList,
  endpoint: visitEndpoint,
  webSocket: visitChannel,
  webhook: visitWebhook,
  link: visitLink,
};

const visitNode: VisitNode = (walk, tree, scope) => {
  const { type } = tree.node;
  const visit = Object.hasOwn(visits, type) ? visits[type] : undefined;
  return (visit ?? visitInside)(walk, tree, scope);
};

interface NavigationOptions {
  readonly definition: SiteDefinition;
  readonly apis: ReadonlyMap<string, ApiModel>;
  readonly root: NavigationNode;
  readonly audience: Audience;
  /** The site's own words in the language of the navigation. */
  readonly texts: Texts;
}

/** The parts of a site that its navigation contains. */
export interface Navigation extends SiteParts {
  readonly products: readonly (Product | ProductLink)[];
  readonly aliases: ReadonlyMap<string, string>;
  readonly redirects: Map<string, string>;
  /** The slug of the first page, if there is any. */
  readonly home: string | undefined;
  /** The nodes that the audience may not see. */
  readonly withheld: readonly NavigationNode[];
}

/** Walks through the navigation of a site, as one audience sees it. */
export function walkNavigation({ definition, apis, root, audience, texts }: NavigationOptions): Navigation {
  const withheld: NavigationNode[] = [];
  const entriesOf = apiEntries(apis);
  const onWithheld = (node: NavigationNode): void => {
    withheld.push(node);
  };
  const tree = readTree(root, { pages: definition.pages, entriesOf, audience, onWithheld }) ?? empty;
  const addresses = addressesOf(tree);
  const firstPage = firstPages(addresses.slugOf);
  const parts: SiteParts = { pages: new Map(), order: [], references: new Map(), playgrounds: new Map() };
  const walk: Walk = { definition, parts, texts, addresses, firstPage, entriesOf, visit: visitNode };
  const products = visitProducts(walk, tree);
  listEntries(parts.pages);
  return {
    ...parts,
    products,
    aliases: addresses.aliases,
    redirects: redirectsOf(walk, tree),
    home: firstPage(tree),
    withheld,
  };
}

const empty: TreeNode = { node: { type: "root" }, isHidden: false, children: [] };

/** Returns where nodes without a page lead: to the page that they name, else to the first one below them. */
function redirectsOf({ addresses, parts, firstPage }: Walk, root: TreeNode): Map<string, string> {
  const redirects = new Map<string, string>();
  for (const [tree, slugs] of addresses.groups) {
    const named = tree.node.pointsTo === undefined ? undefined : trimmed(tree.node.pointsTo);
    const page = named === undefined ? undefined : (addresses.aliases.get(named) ?? named);
    const target = page !== undefined && parts.pages.has(page) ? page : firstPage(tree);
    if (target === undefined) continue;
    for (const slug of slugs) if (slug !== target && !parts.pages.has(slug)) redirects.set(slug, target);
  }
  for (const [slug, target] of publishedMonths(root, addresses)) {
    const isFree = !parts.pages.has(slug) && !addresses.aliases.has(slug) && !redirects.has(slug);
    if (isFree && parts.pages.has(target)) redirects.set(slug, target);
  }
  return redirects;
}

/** Lists the addresses of months as they were published, where they lack the year, with the addresses of the months. */
function* publishedMonths(tree: TreeNode, addresses: Addresses): Generator<readonly [slug: string, target: string]> {
  const published = trimmed(tree.node.slug ?? "");
  const slug = tree.node.type === "changelogMonth" ? addresses.slugOf(tree) : undefined;
  if (slug !== undefined && published !== tree.slug) yield [published, slug];
  for (const child of tree.children) yield* publishedMonths(child, addresses);
}
