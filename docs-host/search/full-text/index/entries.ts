import { type SearchEntry, type SearchHeading, searchKinds } from "./search-document.ts";

/**
 * An entry in a short form: entries are about half of an index. Pages follow each other as in the navigation, so the
 * start of an address and the first headings above a page are mostly the same as in the entry before.
 */
type WrittenEntry = readonly [
  /** Number of characters at the start of the address that equal the entry before, and the rest. */
  sharedHref: number,
  href: string,
  /** Index in `searchKinds`. */
  kind: number,
  title: string,
  /** Number of headings that equal the entry before, and the rest. */
  sharedCrumbs: number,
  crumbs: readonly string[],
  headings: readonly (string | readonly [title: string, id: string])[],
  description: string,
  ...address: readonly [] | readonly [badge: string, path: string],
];

/** Maximum number of headings of a page that a hit can link to. */
const maxHeadings = 60;

/** Longest description, in characters: about two lines. */
const maxDescriptionLength = 140;

/** The id that most headings with a title have. */
const defaultId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");

/** Writes entries as JSON in UTF-8. */
export function writeEntries(entries: readonly SearchEntry[]): Uint8Array<ArrayBuffer> {
  const written = entries.map((entry, i) => writeEntry(entry, entries[i - 1] ?? noEntry));
  return new TextEncoder().encode(JSON.stringify(written));
}

/** Reads what `writeEntries` wrote. */
export function readEntries(bytes: Uint8Array): readonly SearchEntry[] {
  let before: Place = noEntry;
  // `writeEntries` has written it.
  return (JSON.parse(new TextDecoder().decode(bytes)) as readonly WrittenEntry[]).map((written) => {
    const entry = readEntry(written, before);
    before = entry;
    return entry;
  });
}

/** The parts of an entry that the next one shares. */
type Place = Pick<SearchEntry, "href" | "crumbs">;

const noEntry: Place = { href: "", crumbs: [] };

/** Returns the number of items at the start of two lists that are the same. */
function sharedStart(one: ArrayLike<unknown>, other: ArrayLike<unknown>): number {
  let shared = 0;
  while (shared < one.length && shared < other.length && one[shared] === other[shared]) shared += 1;
  return shared;
}

function writeEntry(entry: SearchEntry, before: Place): WrittenEntry {
  const { href, kind, title, crumbs, headings, description, badge, path } = entry;
  const [sharedHref, sharedCrumbs] = [sharedStart(href, before.href), sharedStart(crumbs, before.crumbs)];
  return [
    sharedHref,
    href.slice(sharedHref),
    searchKinds.indexOf(kind),
    title,
    sharedCrumbs,
    crumbs.slice(sharedCrumbs),
    headings.slice(0, maxHeadings).map((one) => (one.id === defaultId(one.title) ? one.title : [one.title, one.id])),
    shortened(description ?? ""),
    ...addressOf(badge, path),
  ];
}

const addressOf = (badge = "", path = ""): readonly [] | readonly [string, string] =>
  badge === "" && path === "" ? [] : [badge, path];

function readEntry(written: WrittenEntry, before: Place): SearchEntry {
  const [sharedHref, href, kind, title, sharedCrumbs, crumbs, headings, description, badge = "", path = ""] = written;
  return {
    href: before.href.slice(0, sharedHref) + href,
    kind: searchKinds[kind] ?? "page",
    title,
    crumbs: [...before.crumbs.slice(0, sharedCrumbs), ...crumbs],
    headings: headings.map(
      (one): SearchHeading =>
        typeof one === "string" ? { title: one, id: defaultId(one) } : { title: one[0], id: one[1] },
    ),
    ...(description !== "" && { description }),
    ...(badge !== "" && { badge }),
    ...(path !== "" && { path }),
  };
}

function shortened(text: string): string {
  if (text.length <= maxDescriptionLength) return text;
  const end = text.lastIndexOf(" ", maxDescriptionLength);
  return `${text.slice(0, end > 0 ? end : maxDescriptionLength)}…`;
}
