import { itemAt } from "#engine/item-at";
import { type ByteWriter, byteReader, byteWriter } from "./bytes.ts";
import { impactLevels } from "./impacts.ts";

/** Terms in their order, each with the pages that have it. */
export interface TermPart {
  readonly terms: readonly string[];
  /** The end of each term's pages in `postings`. */
  readonly ends: Uint32Array;
  readonly postings: Uint8Array;
}

/** Adds a page with a term; pages are added in their order. The distance to the page before shares a number with the level. */
export function addPosting(postings: ByteWriter, distance: number, level: number): void {
  postings.number(distance * impactLevels + level);
}

/** Calls a function for each page of a term, in their order. */
export function eachPosting(part: TermPart, term: number, visit: (page: number, level: number) => void): void {
  const reader = byteReader(part.postings, term === 0 ? 0 : part.ends[term - 1], part.ends[term]);
  let page = -1;
  while (!reader.isAtEnd()) {
    const value = reader.number();
    page += Math.floor(value / impactLevels) + 1;
    visit(page, value % impactLevels);
  }
}

/** Returns the index of the first term that is not before a text. */
export function firstFrom(terms: readonly string[], text: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (itemAt(terms, middle) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Writes a part: its number of terms, each term without what it shares with the one before, and the postings. */
export function writePart({ terms, ends, postings }: TermPart): Uint8Array<ArrayBuffer> {
  const writer = byteWriter(postings.length + terms.length * 6);
  writer.number(terms.length);
  const encoder = new TextEncoder();
  let before = "";
  terms.forEach((term, i) => {
    let shared = 0;
    while (shared < before.length && before[shared] === term[shared]) shared += 1;
    const rest = encoder.encode(term.slice(shared));
    writer.number(shared);
    writer.number(rest.length);
    writer.bytes(rest);
    writer.number(itemAt(ends, i) - (i === 0 ? 0 : itemAt(ends, i - 1)));
    before = term;
  });
  writer.bytes(postings);
  return writer.written();
}

/** Reads a part that `writePart` wrote. */
export function readPart(bytes: Uint8Array): TermPart {
  const reader = byteReader(bytes);
  const count = reader.number();
  const decoder = new TextDecoder();
  const terms: string[] = [];
  const ends = new Uint32Array(count);
  let before = "";
  let end = 0;
  for (let i = 0; i < count && !reader.isAtEnd(); i += 1) {
    const shared = reader.number();
    before = before.slice(0, shared) + decoder.decode(reader.bytes(reader.number()));
    end += reader.number();
    terms.push(before);
    ends[i] = end;
  }
  return { terms, ends, postings: reader.bytes(end) };
}
