import type { SearchEntry, SearchHeading, SearchKind } from "./search-document.ts";

/** An entry in a short form: most of what an index stores is written often. */
type WrittenEntry = readonly [
  href: string,
  kind: SearchKind,
  title: string,
  crumbs: readonly string[],
  headings: readonly (string | readonly [title: string, id: string])[],
  description: string,
  ...address: readonly [] | readonly [badge: string, path: string],
];

/** Most headings of a page that a hit can lead to. */
const mostHeadings = 60;

/** Longest description, in characters: about two lines. */
const longestDescription = 140;

/** The id that most headings with a title have. */
const usualId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");

/** Writes entries as JSON in UTF-8. */
export const writeEntries = (entries: readonly SearchEntry[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(entries.map(writeEntry)));

/** Reads what `writeEntries` wrote. */
export const readEntries = (bytes: Uint8Array): readonly SearchEntry[] =>
  (JSON.parse(new TextDecoder().decode(bytes)) as readonly WrittenEntry[]).map(readEntry);

const writeEntry = ({ href, kind, title, crumbs, headings, description, badge, path }: SearchEntry): WrittenEntry => [
  href,
  kind,
  title,
  crumbs,
  headings.slice(0, mostHeadings).map((one) => (one.id === usualId(one.title) ? one.title : [one.title, one.id])),
  shortened(description ?? ""),
  ...addressOf(badge, path),
];

const addressOf = (badge = "", path = ""): readonly [] | readonly [string, string] =>
  badge === "" && path === "" ? [] : [badge, path];

const readEntry = ([
  href,
  kind,
  title,
  crumbs,
  headings,
  description,
  badge = "",
  path = "",
]: WrittenEntry): SearchEntry => ({
  href,
  kind,
  title,
  crumbs,
  headings: headings.map(
    (one): SearchHeading =>
      typeof one === "string" ? { title: one, id: usualId(one) } : { title: one[0], id: one[1] },
  ),
  ...(description !== "" && { description }),
  ...(badge !== "" && { badge }),
  ...(path !== "" && { path }),
});

function shortened(text: string): string {
  if (text.length <= longestDescription) return text;
  const end = text.lastIndexOf(" ", longestDescription);
  return `${text.slice(0, end > 0 ? end : longestDescription)}…`;
}
