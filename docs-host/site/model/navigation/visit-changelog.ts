import type { NavItem } from "../nav-item.ts";
import type { SitePage } from "../site.ts";
import { text, texts } from "../wire.ts";
import { itemHead } from "./item-head.ts";
import { pageFacts } from "./page-facts.ts";
import type { TreeNode } from "./tree.ts";
import { authoredText } from "./visit-pages.ts";
import { addPage, isListed, type Scope, scopeBelow, type VisitNode, type Walk } from "./walk.ts";

/** Visits a changelog inside a sidebar, where it is one entry. */
export const visitChangelog: VisitNode = (walk, tree, scope) => {
  const slug = addChangelog(walk, tree, scope);
  return slug === undefined || !isListed(tree, scope) ? [] : [{ kind: "page", ...itemHead(tree), slug }];
};

/** Visits a changelog that has a separate sidebar, with its years and months. */
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
  return [{ kind: "page", title: periodTitle(period, walk.texts.language), slug } as const];
}

/** Adds the pages of a changelog: its entries, its years and months, and the one with all of them. */
function addChangelog(walk: Walk, tree: TreeNode, scope: Scope): string | undefined {
  // Its entries have their addresses even if another page has the address of the changelog.
  const index = walk.addresses.slugOf(tree) ?? tree.slug ?? "";
  const { order: _, ...below } = scopeBelow(tree, scope, walk.addresses.slugOf(tree));
  for (const entry of entriesBelow(tree)) addEntry(walk, entry, below, index);
  const addPeriod = (node: TreeNode, period: Period | undefined): void => {
    if (period === undefined) return;
    addPage(
      walk,
      node,
      below,
      { kind: "changelog", index, period, entries: [] },
      periodTitle(period, walk.texts.language),
    );
  };
  for (const year of tree.children) {
    addPeriod(year, periodOf(year));
    for (const month of year.children) addPeriod(month, periodOf(month, year));
  }
  const authored = authoredText(walk, tree.node.overviewPageId) ?? {};
  return addPage(walk, tree, scope, { kind: "changelog", ...authored, index, entries: [] });
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

/** Returns the period of a year, or of a month in one. */
function periodOf({ node }: TreeNode, around?: TreeNode): Period | undefined {
  const year = node.type === "changelogYear" ? node.year : around?.node.year;
  if (year === undefined || node.type === "changelogYear") return year === undefined ? undefined : { year };
  return node.type === "changelogMonth" && node.month !== undefined ? { year, month: node.month } : undefined;
}

/** The name of a year or a month. The titles that publishers send may be wrong, such as "April 1900". */
function periodTitle({ year, month }: Period, language: string): string {
  if (month === undefined || month < 1 || month > 12) return month === undefined ? String(year) : `${month} ${year}`;
  const format = new Intl.DateTimeFormat(language, { year: "numeric", month: "long", timeZone: "UTC" });
  return format.format(Date.UTC(year, month - 1));
}
