import type { Site, SitePage } from "#docs-host/site/model";
import { escapeFileName } from "#docs-host/site/page-data";

type ChangelogPage = Extract<SitePage, { readonly kind: "changelog" }>;

/** The part of a changelog that a page shows. */
export interface ChangelogPart {
  /** The number of the part, from 1. */
  readonly number: number;
  /** Shows only entries with this tag. */
  readonly tag?: string;
}

/** Entries on one page; a page of ten entries of the usual length has about 40 kB. */
export const entriesOnPage = 10;

/** Returns the part that an address asks for; `undefined` for the first part of all entries. */
export function changelogPart(site: Site, page: ChangelogPage, query: URLSearchParams): ChangelogPart | undefined {
  const asked = query.get("tag");
  const tag = asked === null ? undefined : tagsOf(site, page.entries).find((known) => known === asked);
  const all = entriesWith(site, page, tag).length;
  const wanted = Math.trunc(Number(query.get("page") ?? 1));
  const number = Math.min(Math.max(1, wanted || 1), partsIn(all));
  return number === 1 && tag === undefined ? undefined : { number, ...(tag !== undefined && { tag }) };
}

/** Returns the number of parts of a list of entries. */
export const partsIn = (entries: number): number => Math.max(1, Math.ceil(entries / entriesOnPage));

/** Returns the slugs of the entries with a tag, of all without one. */
export const entriesWith = (site: Site, { entries }: ChangelogPage, tag: string | undefined): readonly string[] =>
  tag === undefined ? entries : entries.filter((slug) => tagsOf(site, [slug]).includes(tag));

/** Returns the tags of entries, each once, in alphabetical order. */
export const tagsOf = (site: Site, entries: readonly string[]): readonly string[] =>
  [
    ...new Set(
      entries.flatMap((slug) => {
        const page = site.pages.get(slug);
        return page?.kind === "entry" ? page.tags : [];
      }),
    ),
  ].sort((a, b) => a.localeCompare(b));

/** Returns all parts of a changelog, the first one of all entries first. */
export const changelogParts = (site: Site, page: ChangelogPage): readonly ChangelogPart[] =>
  [undefined, ...tagsOf(site, page.entries)].flatMap((tag) =>
    Array.from({ length: partsIn(entriesWith(site, page, tag).length) }, (_, i) => ({
      number: i + 1,
      ...(tag !== undefined && { tag }),
    })),
  );

/** Returns the address of a part. A static site uses a separate folder, since file servers ignore queries. */
export function changelogHref(href: string, { number, tag }: ChangelogPart, isStatic = false): string {
  if (isStatic) {
    const steps = [
      href,
      ...(tag === undefined ? [] : [`tag-${escapeFileName(tag)}`]),
      ...(number > 1 ? [`page-${number}`] : []),
    ];
    return steps.join("/").replace(/^\/\//, "/");
  }
  const query = new URLSearchParams({ ...(tag !== undefined && { tag }), ...(number > 1 && { page: String(number) }) });
  return query.size === 0 ? href : `${href}?${query}`;
}
