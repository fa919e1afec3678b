import type { SitePage } from "../site.ts";

type EntryPage = Extract<SitePage, { readonly kind: "entry" }>;

type Period = NonNullable<Extract<SitePage, { readonly kind: "changelog" }>["period"]>;

/** Lists the entries of all changelogs on their pages. Changelogs at one address share it, and so their entries. */
export function listEntries(pages: Map<string, SitePage>): void {
  const byIndex = new Map<string, EntryPage[]>();
  for (const page of pages.values()) {
    if (page.kind !== "entry" || page.isHidden) continue;
    const entries = byIndex.get(page.index) ?? [];
    byIndex.set(page.index, entries);
    entries.push(page);
  }
  for (const page of pages.values()) {
    if (page.kind !== "changelog") continue;
    const entries = (byIndex.get(page.index) ?? []).filter(({ date }) => isWithin(date, page.period));
    const newestFirst = entries.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
    pages.set(page.slug, { ...page, entries: newestFirst.map(({ slug }) => slug) });
  }
}

function isWithin(date: string, period: Period | undefined): boolean {
  if (period === undefined) return true;
  const { year, month } = period;
  return date.startsWith(month === undefined ? `${year}-` : `${year}-${String(month).padStart(2, "0")}-`);
}
