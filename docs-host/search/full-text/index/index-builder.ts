import { defined, itemAt } from "#engine/item-at";
import { byteWriter } from "./bytes.ts";
import { readEntries, writeEntries } from "./entries.ts";
import { indexedPage } from "./impacts.ts";
import { type PostingLog, postingLog } from "./posting-log.ts";
import { type IndexedPage, type SearchDocument, type SearchEntry, searchKinds } from "./search-document.ts";
import { entryBlock, type SearchIndex, type SearchScope } from "./search-index.ts";
import { addPosting, type TermPart } from "./term-part.ts";

/** Builds an index page by page. */
export interface IndexBuilder {
  readonly add: (page: SearchDocument | IndexedPage) => void;
  /** Returns the index of the pages so far; nothing may be added afterwards. */
  readonly finish: () => BuiltIndex;
}

/** An index that is whole in memory. */
export interface BuiltIndex extends SearchIndex {
  readonly parts: readonly TermPart[];
  /** The entries of each block as `writeEntries` writes them. */
  readonly blocks: readonly Uint8Array<ArrayBuffer>[];
  /** Size in memory, in bytes, without the strings of the terms. */
  readonly bytes: number;
}

/** Usual size of a part of the terms, in bytes: a page that searches loads one or two for each word. */
const partBytes = 24_000;

/** Creates the builder of an index. */
export function indexBuilder(): IndexBuilder {
  const log = postingLog();
  const kinds: number[] = [];
  const scopes: number[] = [];
  const scopeNames: SearchScope[] = [];
  const scopeIds = new Map<string, number>();
  const blocks: Uint8Array<ArrayBuffer>[] = [];
  let block: SearchEntry[] = [];
  const closeBlock = (): void => {
    if (block.length > 0) blocks.push(writeEntries(block));
    block = [];
  };
  const scopeOf = ({ product, version, language, isDefault }: Omit<IndexedPage, "levels">): number => {
    const key = JSON.stringify([product, version, language, isDefault]);
    const known = scopeIds.get(key);
    if (known !== undefined) return known;
    scopeIds.set(key, scopeNames.length);
    scopeNames.push({
      ...(product !== undefined && { product }),
      ...(version !== undefined && { version }),
      ...(language !== undefined && { language }),
      isDefault,
    });
    return scopeNames.length - 1;
  };

  return {
    add: (added) => {
      const { levels, ...page } = "levels" in added ? added : indexedPage(added);
      log.add(levels);
      kinds.push(searchKinds.indexOf(page.kind));
      scopes.push(scopeOf(page));
      block.push(page);
      if (block.length === entryBlock) closeBlock();
    },
    finish: () => {
      closeBlock();
      const parts = partsOf(log);
      const facts = {
        size: kinds.length,
        kinds: Uint8Array.from(kinds),
        scopes: Uint16Array.from(scopes),
        scopeNames,
        firstTerms: parts.map((part) => itemAt(part.terms, 0)),
      };
      const bytes =
        parts.reduce((sum, { ends, postings }) => sum + ends.byteLength + postings.byteLength, 0) +
        blocks.reduce((sum, one) => sum + one.byteLength, 0);
      return { facts, parts, blocks, bytes, part: (i) => parts[i], block: entryReader(blocks) };
    },
  };
}

function partsOf(log: PostingLog): readonly TermPart[] {
  const parts: TermPart[] = [];
  let names: string[] = [];
  let ends: number[] = [];
  let writer = byteWriter();
  const close = (): void => {
    if (names.length > 0) parts.push({ terms: names, ends: Uint32Array.from(ends), postings: writer.written() });
    names = [];
    ends = [];
    writer = byteWriter();
  };
  for (const { term, pages, levels } of log.inOrder()) {
    let last = -1;
    for (const [at, page] of pages.entries()) {
      addPosting(writer, page - last - 1, defined(levels[at]));
      last = page;
    }
    names.push(term);
    ends.push(writer.length());
    if (writer.length() + names.length * 6 >= partBytes) close();
  }
  close();
  return parts;
}

/** Number of blocks that are kept decoded. */
const maxDecoded = 64;

/** Reads blocks of entries when they are needed, and keeps the last ones. */
function entryReader(blocks: readonly Uint8Array[]): SearchIndex["block"] {
  const decoded = new Map<number, readonly SearchEntry[]>();
  return (index) => {
    const known = decoded.get(index);
    if (known !== undefined) return known;
    const block = blocks[index];
    if (block === undefined) return undefined;
    const entries = readEntries(block);
    if (decoded.size >= maxDecoded) decoded.clear();
    decoded.set(index, entries);
    return entries;
  };
}
