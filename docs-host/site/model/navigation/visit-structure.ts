import type { NavItem } from "../nav-item.ts";
import { stageOf } from "../release-stage.ts";
import { linkTarget } from "../settings/index.ts";
import type { PagePlace, Product, ProductLink, Tab, TabLink, Variant, Version } from "../structure.ts";
import { address, text } from "../wire.ts";
import { defaultOf } from "./first-page.ts";
import type { TreeNode } from "./tree.ts";
import { visitOwnChangelog } from "./visit-changelog.ts";
import type { Scope, Walk } from "./walk.ts";

/** Visits a whole site: returns its products, and collects all pages. */
export function visitProducts(walk: Walk, root: TreeNode): readonly (Product | ProductLink)[] {
  const group = root.children.find(({ node }) => node.type === "productgroup");
  if (group === undefined) return [{ kind: "product", ...unnamed(walk, root), versions: versionsOf(walk, root, 0) }];
  const products: (Product | ProductLink)[] = [];
  for (const tree of group.children) {
    if (tree.node.type === "product") products.push(productOf(walk, tree, products.length));
    else if (tree.node.type === "productLink") products.push(...productLink(tree));
    else walk.visit(walk, tree, { trail: [], place: {}, depth: 0 });
  }
  return products;
}

const productOf = (walk: Walk, tree: TreeNode, index: number): Product => ({
  kind: "product",
  ...partHead(walk, tree),
  ...textsOf(tree),
  ...announcementOf(tree),
  versions: versionsOf(walk, tree, index),
});

function productLink(tree: TreeNode): readonly ProductLink[] {
  const href = address(tree.node.href);
  if (href === undefined || tree.isHidden) return [];
  const title = text(tree.node.title) ?? href;
  return [{ kind: "link", title, ...textsOf(tree), ...iconOf(tree), href, target: linkTarget(tree.node.target) }];
}

function versionsOf(walk: Walk, tree: TreeNode, product: number): readonly Version[] {
  const versioned = tree.children.find(({ node }) => node.type === "versioned");
  if (versioned === undefined) {
    const only = tree.children.find(({ node }) => node.type === "unversioned") ?? tree;
    const tabs = tabsOf(walk, only, { product, version: 0 });
    return [{ ...unnamed(walk, only), isDefault: true, tabs }];
  }
  const first = defaultOf(versioned.children);
  return versioned.children.map((version, index) => {
    const stage = stageOf(version.node.availability);
    return {
      ...partHead(walk, version),
      isDefault: version === first,
      ...(stage !== undefined && { stage }),
      ...announcementOf(version),
      tabs: tabsOf(walk, version, { product, version: index }),
    };
  });
}

/** Visits the landing page and the tabs of a version. */
function tabsOf(walk: Walk, tree: TreeNode, place: PagePlace): readonly (Tab | TabLink)[] {
  const isAlone = ({ node }: TreeNode): boolean => node.type === "landingPage";
  for (const landing of tree.children.filter(isAlone)) walk.visit(walk, landing, { trail: [], place, depth: 0 });
  const tabbed = tree.children.find(({ node }) => node.type === "tabbed");
  if (tabbed === undefined) {
    const inside = tree.children.filter((child) => !isAlone(child));
    return [{ kind: "tab", ...unnamed(walk, tree), variants: variantsOf(walk, tree, inside, { ...place, tab: 0 }) }];
  }
  const tabs: (Tab | TabLink)[] = [];
  for (const tab of tabbed.children) {
    if (tab.node.type === "link") tabs.push(...tabLink(tab));
    else tabs.push(tabOf(walk, tab, { ...place, tab: tabs.length }));
  }
  return tabs;
}

function tabLink(tree: TreeNode): readonly TabLink[] {
  const href = address(tree.node.url);
  if (href === undefined || tree.isHidden) return [];
  const title = text(tree.node.title) ?? href;
  return [{ kind: "link", title, ...iconOf(tree), href, target: linkTarget(tree.node.target) }];
}

function tabOf(walk: Walk, tree: TreeNode, place: PagePlace): Tab {
  const head = { kind: "tab", ...partHead(walk, tree) } as const;
  if (tree.node.type !== "changelog") return { ...head, variants: variantsOf(walk, tree, tree.children, place) };
  const visit = (scope: Scope) => visitOwnChangelog(walk, tree, scope);
  return { ...head, variants: [{ ...unnamed(walk, tree), ...sidebar({ ...place, variant: 0 }, visit) }] };
}

/** Visits the sidebars of a tab. What is beside its variants is in the first of them. */
function variantsOf(walk: Walk, around: TreeNode, inside: readonly TreeNode[], place: PagePlace): readonly Variant[] {
  const entries = inside.flatMap((child) => (child.node.type === "sidebarRoot" ? child.children : [child]));
  const variants = entries.flatMap(({ node, children }) => (node.type === "varianted" ? children : []));
  const others = entries.filter(({ node }) => node.type !== "varianted");
  const visitAll = (trees: readonly TreeNode[]) => (scope: Scope) =>
    trees.flatMap((tree) => walk.visit(walk, tree, scope));
  if (variants.length === 0) {
    return [{ ...unnamed(walk, around), ...sidebar({ ...place, variant: 0 }, visitAll(others)) }];
  }
  const first = defaultOf(variants);
  return variants.map((variant, index) => ({
    ...partHead(walk, variant),
    ...textsOf(variant),
    ...sidebar({ ...place, variant: index }, visitAll([...(index === 0 ? others : []), ...variant.children])),
    isDefault: variant === first,
  }));
}

/** Visits what is in a sidebar. */
function sidebar(place: PagePlace, visit: (scope: Scope) => readonly NavItem[]) {
  const order: string[] = [];
  const items = visit({ trail: [], place, order, depth: 0 });
  return { isDefault: true, items, order };
}

function partHead(walk: Walk, tree: TreeNode) {
  const title = text(tree.node.title);
  return { ...(title !== undefined && { title }), ...iconOf(tree), ...unnamed(walk, tree), isHidden: tree.isHidden };
}

function unnamed(walk: Walk, tree: TreeNode) {
  const home = walk.firstPage(tree);
  return { slug: tree.slug ?? "", ...(home !== undefined && { home }), isHidden: false };
}

function iconOf({ node }: TreeNode) {
  const icon = text(node.icon);
  return icon === undefined ? {} : { icon };
}

function textsOf({ node }: TreeNode) {
  const [subtitle, image] = [text(node.subtitle), text(node.image)];
  return { ...(subtitle !== undefined && { subtitle }), ...(image !== undefined && { image }) };
}

function announcementOf({ node }: TreeNode) {
  const announcement = text(node.announcement?.text);
  return announcement === undefined ? {} : { announcement };
}
