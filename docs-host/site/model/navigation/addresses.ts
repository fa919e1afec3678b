import type { NavigationNode } from "../definition.ts";
import { joined } from "../slugs.ts";
import { defaultOf } from "./first-page.ts";
import type { TreeNode } from "./tree.ts";

/** The addresses of a tree: each has one node, and each page one canonical address. */
export interface Addresses {
  /**
   * Returns the canonical slug of the page of a node. A node that lost its address to another one shares its page if
   * both show the same; otherwise it has no page.
   */
  readonly slugOf: (tree: TreeNode) => string | undefined;
  /** Returns true if a node has got its address. */
  readonly owns: (tree: TreeNode) => boolean;
  /** The other addresses of pages, with their canonical ones. */
  readonly aliases: ReadonlyMap<string, string>;
  /** The nodes without a page that have got an address, with all of their addresses. */
  readonly groups: readonly (readonly [tree: TreeNode, slugs: readonly string[]])[];
}

/**
 * Assigns the addresses of a tree. Of several nodes with one address, the first in depth-first order has it; a page that
 * is visible takes it from one that is not, and any page from a node without one. Pages of a default version are at an
 * address without the version too, which is the canonical one, unless something else is there.
 */
export function addressesOf(root: TreeNode): Addresses {
  const placed = [...withShortSlugs(root, undefined)];
  const owners = new Map<string, TreeNode>();
  for (const { tree } of placed) {
    if (tree.slug === undefined) continue;
    const owner = owners.get(tree.slug);
    if (owner === undefined || rank(tree) > rank(owner)) owners.set(tree.slug, tree);
  }
  const owns = (tree: TreeNode): boolean => tree.slug !== undefined && owners.get(tree.slug) === tree;

  const canonical = new Map<TreeNode, string>();
  const aliases = new Map<string, string>();
  const taken = new Set<string>();
  for (const { tree, short } of placed) {
    if (tree.page === undefined || tree.slug === undefined || !owns(tree)) continue;
    const isFree = short !== undefined && !taken.has(short) && isOpen(owners.get(short));
    canonical.set(tree, isFree ? short : tree.slug);
    if (!isFree) continue;
    taken.add(short);
    aliases.set(tree.slug, short);
  }
  const slugOf = (tree: TreeNode): string | undefined => {
    if (tree.slug === undefined || tree.page === undefined) return undefined;
    const owner = owners.get(tree.slug);
    return owner?.page?.key === tree.page.key ? canonical.get(owner) : undefined;
  };
  const groups = placed.flatMap(({ tree, short }) => {
    if (tree.page !== undefined || tree.slug === undefined || !owns(tree)) return [];
    const slugs = short === undefined || owners.has(short) || taken.has(short) ? [tree.slug] : [tree.slug, short];
    return [[tree, slugs] as const];
  });
  return { slugOf, owns, aliases, groups };
}

/** The claim of a node to its address: a higher one takes it from a lower one. */
function rank({ page, isHidden }: TreeNode): number {
  if (page === undefined) return 0;
  return (page.isGenerated ? 1 : 3) + (isHidden ? 0 : 1);
}

/**
 * Nodes that only divide the site. Their addresses redirect to the first page below them, which may have the same
 * address.
 */
const dividing: ReadonlySet<NavigationNode["type"]> = new Set([
  ...["root", "productgroup", "product", "versioned", "unversioned"],
]);

const isOpen = (owner: TreeNode | undefined): boolean =>
  owner === undefined || (owner.page === undefined && dividing.has(owner.node.type));

interface Placed {
  readonly tree: TreeNode;
  /** The address without the version, of a node in a default version. */
  readonly short?: string;
}

/** The part of an address that a default version adds. */
interface Prefix {
  readonly above: string;
  readonly version: string;
}

/** Lists the nodes of a tree in depth-first order, with their addresses without a default version. */
function* withShortSlugs(tree: TreeNode, prefix: Prefix | undefined, above = ""): Generator<Placed> {
  const { slug, children } = tree;
  const short = slug === undefined || prefix === undefined ? undefined : shortened(slug, prefix);
  yield { tree, ...(short !== undefined && { short }) };
  const below = slug ?? above;
  const shortest = tree.node.type === "versioned" ? defaultOf(children) : undefined;
  for (const child of children) {
    const own = child === shortest ? prefixOf(child, below) : prefix;
    yield* withShortSlugs(child, own, below);
  }
}

/** Returns the prefix of a default version; `undefined` if it adds nothing to the address above it. */
function prefixOf({ slug }: TreeNode, above: string): Prefix | undefined {
  const isBelow = slug !== undefined && slug !== above && (above === "" || slug.startsWith(`${above}/`));
  return isBelow ? { above, version: slug } : undefined;
}

function shortened(slug: string, { above, version }: Prefix): string | undefined {
  if (slug === version) return above;
  return slug.startsWith(`${version}/`) ? joined(above, slug.slice(version.length + 1)) : undefined;
}
