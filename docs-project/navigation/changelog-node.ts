import { present } from "#engine/json";
import { cut } from "#engine/text";
import { nameIn } from "../project-files.ts";
import { type Address, below, itemAddress, titleSlug } from "./addresses.ts";
import { type BuildContext, type Inherited, iconText, restriction } from "./context.ts";
import type { ChangelogEntry } from "./entries.ts";
import type { ChangelogEntryNode, ChangelogMonthNode, ChangelogNode, ChangelogYearNode } from "./nodes.ts";

/** Names of the page at the address of a changelog. */
const overviewNames: ReadonlySet<string> = new Set(["summary", "index", "overview"]);

/** A dated page of a changelog. */
interface DatedPage {
  readonly page: string;
  readonly date: Date;
}

/** Builds a changelog: its entries by year and month, newest first. Pages without a date in their name are left out. */
export function changelogNode(
  entry: Omit<ChangelogEntry, "kind">,
  parent: Address,
  context: BuildContext,
  inherited: Inherited = {},
): ChangelogNode {
  const { ids, pages } = context;
  const dated = entry.pages.flatMap((page): readonly DatedPage[] => {
    const date = dateIn(nameIn(page));
    return date === undefined ? [] : [{ page, date }];
  });
  const overview = entry.pages.findLast((page) => dateIn(nameIn(page)) === undefined && isOverview(nameIn(page)));
  const place = overview === undefined ? undefined : pages.get(overview);
  const address = itemAddress(parent, { slug: entry.slug ?? titleSlug(entry.title), pageSlug: place?.slug });
  const entries = dated
    .map((one) => entryNode(one, address, context))
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  const id = ids(overview ?? "changelog");
  return {
    ...present({
      id,
      type: "changelog" as const,
      title: entry.title,
      slug: address.slug,
      icon: iconText(entry.icon, context),
      hidden: inherited.hidden || entry.hidden,
      overviewPageId: overview,
      noindex: place?.noindex,
      children: years(id, entries, address, context),
    }),
    ...(entry.viewers !== undefined && restriction({ viewers: entry.viewers })),
  };
}

const isOverview = (name: string): boolean => overviewNames.has(cut(name, ".")[0].toLowerCase());

/** Returns the date at the start of a name: `2026-11-21-fixes.mdx`, or the month first: `11-21-2026.mdx`. */
export function dateIn(name: string): Date | undefined {
  const [written] = /^\d{1,4}-\d{1,2}-\d{1,4}/.exec(cut(name, ".")[0]) ?? [];
  if (written === undefined) return undefined;
  // The platform reads the ISO format in UTC, and all others in the zone of the machine.
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(written) ? written : `${written} UTC`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const monthFormat = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

function entryNode({ page, date }: DatedPage, parent: Address, { ids, pages }: BuildContext): ChangelogEntryNode {
  const place = pages.get(page);
  const day = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()].join("/");
  return present({
    id: ids(page),
    type: "changelogEntry" as const,
    title: dayFormat.format(date),
    slug: itemAddress(parent, { slug: day, pageSlug: place?.slug }).slug,
    date: date.toISOString(),
    pageId: page,
    noindex: place?.noindex,
    tags: place?.tags,
  });
}

function years(
  id: string,
  entries: readonly ChangelogEntryNode[],
  address: Address,
  context: BuildContext,
): readonly ChangelogYearNode[] {
  return grouped(entries, (date) => date.getUTCFullYear()).map(([year, inYear]) => {
    const yearId = context.ids(`${id}/year/${year}`);
    return {
      id: yearId,
      type: "changelogYear",
      title: String(year),
      year,
      slug: below(address, String(year)).slug,
      children: months(yearId, year, inYear, address, context),
    };
  });
}

const months = (
  id: string,
  year: number,
  entries: readonly ChangelogEntryNode[],
  address: Address,
  { ids }: BuildContext,
): readonly ChangelogMonthNode[] =>
  grouped(entries, (date) => date.getUTCMonth() + 1).map(([month, children]) => ({
    id: ids(`${id}/month/${month}`),
    type: "changelogMonth",
    title: monthFormat.format(new Date(Date.UTC(year, month - 1))),
    month,
    slug: below(address, String(month)).slug,
    children,
  }));

/** Groups entries by a part of their date, the latest first. */
function grouped(
  entries: readonly ChangelogEntryNode[],
  part: (date: Date) => number,
): readonly (readonly [number, readonly ChangelogEntryNode[]])[] {
  const groups = new Map<number, ChangelogEntryNode[]>();
  for (const entry of entries) {
    const key = part(new Date(entry.date));
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(entry);
  }
  return [...groups].sort(([a], [b]) => b - a);
}
