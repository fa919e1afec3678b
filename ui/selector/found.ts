import type { SelectorEntry, SelectorGroup } from "./entry.ts";

/** A part of a text, and whether it matches the search. */
export interface TextRun {
  readonly text: string;
  readonly hit: boolean;
}

/** An entry that was found. Its texts are cut into pieces when they are read, which is seldom: few rows are drawn. */
export interface Found {
  readonly entry: SelectorEntry;
  readonly title: readonly TextRun[];
  readonly path: readonly TextRun[];
}

/** The entries of one group that were found, the best first. */
export interface FoundGroup {
  readonly trail: readonly string[];
  readonly found: readonly Found[];
}

/** The searched text: the title, then method and path. */
export const textOf = ({ title, method, path }: SelectorEntry): string => `${title} ${method ?? "WSS"} ${path}`;

/** An entry with its title and path cut where the ranges, pairs of from and to in `textOf`, begin and end. */
export const foundOf = (entry: SelectorEntry, ranges: () => readonly number[]): Found => ({
  entry,
  get title() {
    return pieces(entry.title, ranges(), 0);
  },
  get path() {
    return pieces(entry.path, ranges(), textOf(entry).length - entry.path.length);
  },
});

function pieces(text: string, ranges: readonly number[], offset: number): readonly TextRun[] {
  const made: TextRun[] = [];
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

const noRanges = (): readonly number[] => [];

/** Returns all entries, for an empty query. */
export const foundWhole = (groups: readonly SelectorGroup[]): readonly FoundGroup[] =>
  groups
    .filter((group) => group.entries.length > 0)
    .map(({ trail, entries }) => ({ trail, found: entries.map((entry) => foundOf(entry, noRanges)) }));
