import Fuzzy from "@leeoniya/ufuzzy";
import type { SelectorEntry, SelectorGroup } from "./entry.ts";

/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** An entry that was found, with its texts in pieces. */
export interface Found {
  readonly entry: SelectorEntry;
  readonly title: readonly Piece[];
  readonly path: readonly Piece[];
}

/** The entries of one group that were found, the best first. */
export interface FoundGroup {
  readonly trail: readonly string[];
  readonly found: readonly Found[];
}

/** One slip of a key a word: a character too many, missing, another, or two that changed places. */
const forgiving = { intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1, unicode: true } as const;
/** The library's own for letters of every script, as its documentation gives them. */
const everyScript = {
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: "\\p{Ll}\\p{Lu}",
  intraBound: "\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}",
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
};

/** Words may stand in another order than in the title, as long as there are at most so many of them. */
const mostSwapped = 3;
/** Beyond so many hits they keep their order: who finds a thousand goes on typing. */
const mostRanked = 2000;

/** All entries as they are, when nothing is searched for. */
const plain = (text: string): readonly Piece[] => [{ text, hit: false }];

/**
 * Makes the search over groups (product.md §2 "Endpoint selector"): by title, method and path, forgiving one slip a
 * word. Groups without a match are left out; the group of the best match comes first.
 */
export function makeFinder(groups: readonly SelectorGroup[]): (query: string) => readonly FoundGroup[] {
  const fuzzy = new Fuzzy({ ...forgiving, ...everyScript });
  const entries = groups.flatMap((group) => group.entries.map((entry) => ({ entry, group })));
  const texts = entries.map(({ entry }) => textOf(entry));
  const all: readonly FoundGroup[] = groups
    .filter((group) => group.entries.length > 0)
    .map(({ trail, entries: inside }) => ({
      trail,
      found: inside.map((entry) => ({ entry, title: plain(entry.title), path: plain(entry.path) })),
    }));

  return (query) => {
    const wanted = query.trim();
    if (wanted === "") return all;
    const [hits, info, order] = fuzzy.search(texts, wanted, mostSwapped, mostRanked);
    const byGroup = new Map<SelectorGroup, Found[]>();
    const take = (position: number, ranges: readonly number[]): void => {
      const one = entries[position];
      if (one === undefined) return;
      const list = byGroup.get(one.group) ?? [];
      byGroup.set(one.group, list);
      list.push(marked(one.entry, ranges));
    };
    if (info && order) for (const rank of order) take(info.idx[rank] ?? -1, info.ranges[rank] ?? []);
    else for (const position of hits ?? []) take(position, []);
    return [...byGroup].map(([{ trail }, found]) => ({ trail, found }));
  };
}

/** What is searched in: the title, then method and path. */
const textOf = ({ title, method, path }: SelectorEntry): string => `${title} ${method ?? "WSS"} ${path}`;

/** Cuts title and path where the ranges, pairs of from and to in `textOf`, begin and end. */
function marked(entry: SelectorEntry, ranges: readonly number[]): Found {
  const { title, path } = entry;
  return { entry, title: pieces(title, ranges, 0), path: pieces(path, ranges, textOf(entry).length - path.length) };
}

function pieces(text: string, ranges: readonly number[], offset: number): readonly Piece[] {
  const made: Piece[] = [];
  let done = 0;
  const push = (to: number, hit: boolean): void => {
    if (to > done) made.push({ text: text.slice(done, to), hit });
    done = Math.max(done, to);
  };
  for (let at = 0; at + 1 < ranges.length; at += 2) {
    const [from, to] = [ranges[at], ranges[at + 1]].map((edge) =>
      Math.min(Math.max((edge ?? 0) - offset, 0), text.length),
    );
    if (from === undefined || to === undefined || to <= from) continue;
    push(from, false);
    push(to, true);
  }
  push(text.length, false);
  return made;
}
