import type { NavItem } from "../nav-item.ts";
import type { SitePage } from "../site.ts";
import { text, texts } from "../wire.ts";
import { itemHead } from "./item-head.ts";
import { pageFacts } from "./page-facts.ts";
import type { TreeNode } from "./tree.ts";
import { authoredText } from "./visit-pages.ts";
import { addPage, type Scope, scopeBelow, type VisitNode, type Walk } from "./walk.ts";

/** Visits a changelog inside a sidebar, where it is one entry. */
export const visitChangelog: VisitNode = (walk, tree, scope) => {
  const slug = addChangelog(walk, tree, scope);
  return slug === undefined || tree.isHidden ? [] : [{ kind: "page", ...itemHead(tree), slug }];
};

/** Visits a changelog that has a sidebar of its own, with its years and months. */
export const visitOwnChangelog: VisitNode = (walk, tree, scope) => {
  const items = visitChangelog(walk, tree, scope);
  const years = tree.children.flatMap((year): readonly NavItem[] => {
    const months = year.children.flatMap((month) => periodItem(walk, month, periodOf(month, year)));
    const [own] = periodItem(walk, year, periodOf(year));
    return own === undefined ? months : [{ ...own, kind: "group", items: months, fold: "open" }];
  });
  return tree.isHidden ? [] : [...items, ...years];
};

type Period = NonNullable<Extract<SitePage, { readonly kind: "changelog" }>["period"]>;

function periodItem(walk: Walk, tree: TreeNode, period: Period | undefined) {
  const slug = walk.addresses.slugOf(tree);
  if (slug === undefined || period === undefined || tree.isHidden) return [];
  return [{ kind: "page", title: periodTitle(period), slug } as const];
}

/** Adds the pages of a changelog: its entries, its years and months, and the one with all of them. */
function addChangelog(walk: Walk, tree: TreeNode, scope: Scope): string | undefined {
  const { addresses, parts } = walk;
  const index = addresses.slugOf(tree);
  if (index === undefined) return undefined;
  const below = outsideSidebar(scopeBelow(tree, scope, index));
  for (const entry of entriesBelow(tree)) addEntry(walk, entry, below, index);
  const entriesOf = (node: TreeNode): readonly string[] => {
    const slugs = new Set(entriesBelow(node).flatMap((entry) => addresses.slugOf(entry) ?? []));
    const dates = [...slugs].flatMap((slug): readonly (readonly [slug: string, date: string])[] => {
      const page = parts.pages.get(slug);
      return page?.kind === "entry" && !page.isHidden ? [[slug, page.date]] : [];
    });
    return dates.sort(([, a], [, b]) => (a < b ? 1 : a > b ? -1 : 0)).map(([slug]) => slug);
  };
  const addPeriod = (node: TreeNode, period: Period | undefined): void => {
    if (period === undefined) return;
    addPage(walk, node, below, { kind: "changelog", index, period, entries: entriesOf(node) }, periodTitle(period));
  };
  for (const year of tree.children) {
    addPeriod(year, periodOf(year));
    for (const month of year.children) addPeriod(month, periodOf(month, year));
  }
  const authored = authoredText(walk, tree.node.overviewPageId) ?? {};
  return addPage(walk, tree, scope, { kind: "changelog", ...authored, index, entries: entriesOf(tree) });
}

function addEntry(walk: Walk, tree: TreeNode, scope: Scope, index: string): string | undefined {
  const authored = authoredText(walk, tree.node.pageId);
  const date = text(tree.node.date)?.slice(0, "2024-04-30".length) ?? "";
  if (authored === undefined) return undefined;
  const tags = pageFacts(authored.markdown).tags ?? texts(tree.node.tags);
  return addPage(walk, tree, scope, { kind: "entry", ...authored, index, date, tags });
}

const entriesBelow = (tree: TreeNode): readonly TreeNode[] =>
  tree.node.type === "changelogEntry" ? [tree] : tree.children.flatMap(entriesBelow);

/** Entries follow each other by their dates, not in the order of a sidebar. */
const outsideSidebar = ({ order: _, ...scope }: Scope): Scope => scope;

/** Returns the period of a year, or of a month in one. */
function periodOf({ node }: TreeNode, around?: TreeNode): Period | undefined {
  const year = node.type === "changelogYear" ? node.year : around?.node.year;
  if (year === undefined || node.type === "changelogYear") return year === undefined ? undefined : { year };
  return node.type === "changelogMonth" && node.month !== undefined ? { year, month: node.month } : undefined;
}

/** The name of a year or a month. The titles that publishers send may be wrong, such as "April 1900". */
export const periodTitle = ({ year, month }: Period): string =>
  month === undefined ? String(year) : `${monthNames[month - 1] ?? month} ${year}`;

const monthNames = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];
