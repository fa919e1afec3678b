import { lastAtMost } from "../ints.ts";
import type { Source, TextRun } from "./row.ts";

/** Where a search was found in the source, in UTF-16 units: the places in rising order, all of one length. */
export interface Hits {
  readonly from: Int32Array;
  readonly length: number;
}

const sizeOf = ({ made, from, to }: Source): number => made?.length ?? to - from;

/** The length of the chunks in UTF-16 units. */
export const lengthOf = (sources: readonly Source[]): number =>
  sources.reduce((sum, source) => sum + sizeOf(source), 0);

/** The text of the pieces, put together. */
export const writtenOut = (text: string, sources: readonly Source[]): string =>
  sources.map(({ made, from, to }) => made ?? text.slice(from, to)).join("");

/** The pieces of a row between two places of its line, as a row shows them: with the results of a search apart. */
export function cutRuns(
  text: string,
  sources: readonly Source[],
  [start, end]: readonly [number, number],
  hits: Hits | undefined,
): readonly TextRun[] {
  const pieces: TextRun[] = [];
  let at = 0;
  for (const source of sources) {
    const size = sizeOf(source);
    const from = Math.max(0, start - at);
    const to = Math.min(size, end - at);
    at += size;
    if (from >= to) continue;
    if (source.made !== undefined) pieces.push({ kind: source.kind, text: source.made.slice(from, to) });
    else pieces.push(...marked(text, { ...source, from: source.from + from, to: source.from + to }, hits));
  }
  return pieces;
}

function* marked(text: string, { kind, from, to }: Source, hits: Hits | undefined): Generator<TextRun> {
  let at = from;
  if (hits !== undefined) {
    // A result may begin in the row before and continue in this one.
    let hit = lastAtMost(hits.from, from - hits.length) + 1;
    for (; ; hit += 1) {
      const begin = hits.from[hit];
      if (begin === undefined || begin >= to) break;
      const [first, behind] = [Math.max(begin, at), Math.min(begin + hits.length, to)];
      if (first >= behind) continue;
      if (first > at) yield { kind, text: text.slice(at, first) };
      yield { kind, text: text.slice(first, behind), hit };
      at = behind;
    }
  }
  if (at < to) yield { kind, text: text.slice(at, to) };
}
