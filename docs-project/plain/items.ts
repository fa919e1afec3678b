import type { Word } from "#codegen/reading";
import { nameIn } from "../project-files.ts";
import type { NavigationItem, PageItem } from "../settings/navigation-items.ts";
import type { FoundEntry, FoundFolder, FoundPage } from "./found.ts";

/** Creates the items of the sidebar for the contents of a folder, in order. */
export function itemsOf(entries: readonly FoundEntry[]): readonly NavigationItem[] {
  const repeated = repeatedHeadings(entries);
  const itemOf = (entry: FoundEntry): NavigationItem =>
    entry.kind === "page"
      ? pageItem(entry, repeated)
      : {
          kind: "section",
          section: titleOf(entry, repeated),
          slug: slugOf(entry.path),
          contents: entry.entries.toSorted(byPlace(repeated)).map(itemOf),
          ...(entry.overview !== undefined && { path: unwritten(entry.overview.path) }),
        };
  return entries.toSorted(byPlace(repeated)).map(itemOf);
}

/** Headings of several pages, such as Introduction. They name none of them. */
type Repeated = ReadonlySet<string>;

function repeatedHeadings(entries: readonly FoundEntry[]): Repeated {
  const counts = new Map<string, number>();
  const visit = (entry: FoundEntry): void => {
    if (entry.kind === "folder") for (const inner of [entry.overview ?? [], entry.entries].flat()) visit(inner);
    else if (entry.heading !== undefined) counts.set(entry.heading, (counts.get(entry.heading) ?? 0) + 1);
  };
  for (const entry of entries) visit(entry);
  return new Set([...counts].flatMap(([heading, count]) => (count > 1 ? [heading] : [])));
}

const pageItem = (page: FoundPage, repeated: Repeated): PageItem => ({
  kind: "page",
  page: titleOf(page, repeated),
  path: unwritten(page.path),
  slug: slugOf(page.path),
  ...(page.isHidden && { hidden: true }),
});

/** The front matter, then the heading, then the name of a file; the name of a folder without an overview. */
function titleOf(entry: FoundEntry, repeated: Repeated): string {
  const page = entry.kind === "page" ? entry : entry.overview;
  const heading = page?.heading === undefined || repeated.has(page.heading) ? undefined : page.heading;
  const title = page?.title ?? heading;
  if (title !== undefined) return title;
  return entry.kind === "page" && /^(?:index|readme)\.mdx?$/i.test(nameIn(entry.path))
    ? "Overview"
    : titled(entry.path);
}

const startNames = /^(?:index|readme|home|welcome|introduction|overview)\.mdx?$/i;

/** A number in front of a name, which orders files: `02-setup.md`. A date or a version is part of the name. */
const numberPrefix = /^(\d{1,3})(?:[-_ ]|\.[ -_])(?=[^\d.])/;

/** The start page is first; then entries by front matter, by the numbers of their names, pages by title, folders by title. */
const byPlace =
  (repeated: Repeated) =>
  (a: FoundEntry, b: FoundEntry): number => {
    const [first, second] = [rankOf(a), rankOf(b)];
    return (
      first.rank - second.rank ||
      first.number - second.number ||
      titleOf(a, repeated).localeCompare(titleOf(b, repeated), "en", { sensitivity: "base", numeric: true }) ||
      (a.path < b.path ? -1 : 1)
    );
  };

function rankOf(entry: FoundEntry): { readonly rank: number; readonly number: number } {
  const name = nameIn(entry.path);
  if (entry.kind === "page" && startNames.test(name)) return { rank: 0, number: 0 };
  const position = pageOf(entry)?.position;
  if (position !== undefined) return { rank: 1, number: position };
  const prefix = numberPrefix.exec(name)?.[1];
  if (prefix !== undefined) return { rank: 2, number: Number(prefix) };
  return { rank: entry.kind === "page" ? 3 : 4, number: 0 };
}

const pageOf = (entry: FoundPage | FoundFolder): FoundPage | undefined =>
  entry.kind === "page" ? entry : entry.overview;

const stem = (path: string): string => nameIn(path).replace(/\.mdx?$/i, "");

/** Returns the part of the address that a file or folder has. Links of other sites to it work as long as its name does. */
const slugOf = (path: string): string =>
  stem(path)
    .toLowerCase()
    .replace(/\s+/g, "-")
    .replace(/[^\p{L}\p{N}._-]/gu, "");

/** Writes the name of a file or folder as a title. */
export const titled = (path: string): string =>
  stem(path)
    .replace(numberPrefix, "")
    .replace(/[-_]/g, " ")
    .replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase());

/** Creates a word that no file has. */
export const unwritten = (text: string): Word => ({
  text,
  span: { source: { path: text, text: "" }, start: 0, end: 0 },
});
