import Fuzzy from "@leeoniya/ufuzzy";
import { defined } from "#engine/item-at";
import type { SelectorGroup } from "./entry.ts";
import { type Found, type FoundGroup, foundOf, foundWhole, textOf } from "./found.ts";

/** One slip of a key a word: a character too many, missing, another, or two that changed places. */
const forgiving = { intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1, unicode: true } as const;
/** Letters of every script, as the library's documentation recommends. */
const everyScript = {
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: "\\p{Ll}\\p{Lu}",
  intraBound: "\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}",
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
};

/** Maximum number of words that may be in another order than in the title. */
const maxSwapped = 3;
/** With more matches than this, they keep their order: a reader with a thousand matches continues typing. */
const maxRanked = 2000;

/**
 * Creates the search over groups (docs/behavior.md#endpoint-selector): by title, method and path, with one typo per
 * word. Groups without a match are omitted; the group of the best match is first, after all groups of the API that has
 * the page `active`.
 */
export function makeFinder(
  groups: readonly SelectorGroup[],
  active?: string,
): (query: string) => readonly FoundGroup[] {
  // Made at the first search: most readers only look.
  let search: ReturnType<typeof searchIn> | undefined;
  const all = foundWhole(groups);
  const own = groups.find(({ entries }) => entries.some(({ href }) => href === active))?.entries[0]?.apiId;
  const isOwn = ([{ entries }]: readonly [SelectorGroup, unknown]): number => +(entries[0]?.apiId === own);

  return (query) => {
    const wanted = query.trim();
    if (wanted === "") return all;
    search ??= searchIn(groups);
    const { fuzzy, entries, texts } = search;
    const find = (query: string) => fuzzy.search(texts, query, maxSwapped, maxRanked);
    let tried = wanted;
    let result = find(tried);
    for (const query of edgesForgiven(wanted)) {
      if (result[0]?.length) break;
      tried = query;
      result = find(tried);
    }
    const [hits, info, order] = result;
    const byGroup = new Map<SelectorGroup, Found[]>();
    const take = (position: number, ranges: () => readonly number[]): void => {
      const one = defined(entries[position]);
      const list = byGroup.get(one.group) ?? [];
      byGroup.set(one.group, list);
      list.push(foundOf(one.entry, ranges));
    };
    // Matches that are not ranked have no ranges to highlight.
    const looked = (position: number) => () =>
      fuzzy.search([defined(texts[position])], tried, maxSwapped, maxRanked)[1]?.ranges[0] ?? [];
    if (info && order) for (const rank of order) take(defined(info.idx[rank]), () => defined(info.ranges[rank]));
    else for (const position of hits ?? []) take(position, looked(position));
    return [...byGroup].sort((a, b) => isOwn(b) - isOwn(a)).map(([{ trail }, found]) => ({ trail, found }));
  };
}

/** The library requires the first and the last character of a word; here a typo in either is accepted. */
const edgesForgiven = (wanted: string): readonly string[] =>
  [/(?<=[\p{L}\d]{3})[\p{L}\d](?![\p{L}\d])/gu, /(?<![\p{L}\d])[\p{L}\d](?=[\p{L}\d]{3})/gu]
    .map((edge) => wanted.replace(edge, ""))
    .filter((query) => query !== wanted);

function searchIn(groups: readonly SelectorGroup[]) {
  const entries = groups.flatMap((group) => group.entries.map((entry) => ({ entry, group })));
  const fuzzy = new Fuzzy({ ...forgiving, ...everyScript });
  return { fuzzy, entries, texts: entries.map(({ entry }) => textOf(entry)) };
}
