import type {
  ApiChildNode,
  ChangelogEntryNode,
  ChangelogMonthNode,
  ChangelogYearNode,
  LandingPageNode,
  NavigationNode,
  ProductGroupNode,
  ProductLinkNode,
  ProductNode,
  RootNode,
  SidebarGroupNode,
  SidebarRootNode,
  TabbedNode,
  TabNode,
  UnversionedNode,
  VariantedNode,
  VariantNode,
  VersionedNode,
  VersionNode,
} from "./nodes.ts";

/** Any node of a navigation. */
export type AnyNode =
  | RootNode
  | ProductGroupNode
  | ProductNode
  | ProductLinkNode
  | UnversionedNode
  | VersionedNode
  | VersionNode
  | TabbedNode
  | TabNode
  | SidebarRootNode
  | SidebarGroupNode
  | VariantedNode
  | VariantNode
  | LandingPageNode
  | NavigationNode
  | ApiChildNode
  | ChangelogYearNode
  | ChangelogMonthNode
  | ChangelogEntryNode;

/** Returns the nodes in a node, in the order of the navigation. */
export function childNodes(node: AnyNode): readonly AnyNode[] {
  const landing = "landingPage" in node && node.landingPage !== undefined ? [node.landingPage] : [];
  const changelog = node.type === "apiReference" && node.changelog !== undefined ? [node.changelog] : [];
  if (node.type === "endpointPair") return [node.nonStream, node.stream];
  if ("child" in node) return [...landing, node.child];
  return "children" in node ? [...landing, ...node.children, ...changelog] : landing;
}

/** Visits a node and all nodes in it, each before its children. */
export function visitNodes(node: AnyNode, visit: (node: AnyNode) => void): void {
  visit(node);
  for (const child of childNodes(node)) visitNodes(child, visit);
}

/** Returns the page that a node shows. */
const pageOf = (node: AnyNode): string | undefined =>
  "pageId" in node ? node.pageId : "overviewPageId" in node ? node.overviewPageId : undefined;

/** Returns true if a node has something to show at its address. */
const isPage = (node: AnyNode): boolean =>
  ["endpoint", "webSocket", "webhook", "changelog"].includes(node.type) || pageOf(node) !== undefined;

interface Owner {
  readonly node: AnyNode;
  readonly hidden: boolean;
}

/**
 * Returns the addresses of pages. The first node of an address has it; a page that is shown takes the address of one
 * that is hidden, or of a node without a page. Pages of the default version have the address without the version.
 */
export function pageAddresses(root: RootNode): ReadonlyMap<string, string> {
  const owners = new Map<string, Owner>();
  visitAddresses(root, (node, slug) => {
    const owner = owners.get(slug);
    const hidden = "hidden" in node && node.hidden === true;
    const wins = owner !== undefined && !hidden && isPage(node) && (owner.hidden || !isPage(owner.node));
    if (owner === undefined || wins) owners.set(slug, { node, hidden });
  });
  const addresses = new Map<string, string>();
  for (const [slug, { node }] of owners) {
    const page = pageOf(node);
    if (page !== undefined && !addresses.has(page)) addresses.set(page, slug);
  }
  return addresses;
}

/** Visits all addresses of the nodes of a navigation. Nodes of the default version have one with and one without it. */
function visitAddresses(root: RootNode, visit: (node: AnyNode, slug: string) => void): void {
  visitNodes(root, (node) => {
    if (node.type === "version" && node.default) visitDefaultVersion(node, scopeOf(root, node), visit);
    if (hasAddress(node)) visit(node, node.slug);
  });
}

/** A node with something to show, and one of its addresses. */
export interface PlacedNode {
  readonly node: AnyNode;
  /** The path on the host, with the path of the site and without a slash in front. */
  readonly slug: string;
  /** The page that it shows; absent for a part of an API. */
  readonly page?: string;
}

/** Returns all addresses at which a navigation shows something. */
export function placedNodes(root: RootNode): readonly PlacedNode[] {
  const found: PlacedNode[] = [];
  visitAddresses(root, (node, slug) => {
    const page = pageOf(node);
    if (isPage(node)) found.push({ node, slug, ...(page !== undefined && { page }) });
  });
  return found;
}

const hasAddress = (node: AnyNode): node is AnyNode & { readonly slug: string } =>
  "slug" in node && node.type !== "changelogMonth" && node.type !== "changelogYear";

/** Returns the address around a version: its product, or the site. */
function scopeOf(root: RootNode, version: VersionNode): string {
  const products = root.child.type === "productgroup" ? root.child.children : [];
  const around = products.find(
    (product) =>
      product.type === "product" && product.child.type === "versioned" && product.child.children.includes(version),
  );
  return around?.type === "product" ? around.slug : root.slug;
}

/** Claims the addresses without the version, down to the first nodes with an address outside of the version. */
function visitDefaultVersion(version: VersionNode, scope: string, claim: (node: AnyNode, slug: string) => void): void {
  const visit = (node: AnyNode): void => {
    if (!("slug" in node)) {
      for (const child of childNodes(node)) visit(child);
      return;
    }
    const isInside = node.slug.startsWith(version.slug);
    const slug = isInside ? `${scope}${node.slug.slice(version.slug.length)}`.replace(/^\//, "") : node.slug;
    if (hasAddress(node)) claim(node, slug);
    if (slug !== node.slug) for (const child of childNodes(node)) visit(child);
    else visitNodes(node, (one) => one !== node && hasAddress(one) && claim(one, one.slug));
  };
  visit(version);
}
