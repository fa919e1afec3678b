import { limits } from "#engine/limits";
import { searchAll, searcher } from "#ui/search";

type Searcher = ReturnType<typeof searcher>;

/** The part of one long list that a reader asked for. */
export interface ListView {
  /** The id of the list; a page may have several. */
  readonly list: string;
  /** The search text; empty for the whole list. */
  readonly find: string;
  /** The number of rows before the first one shown. */
  readonly from: number;
  /** True for parts of `widePartSize` rows. */
  readonly wide: boolean;
}

/** The view of pages with unabridged long lists, as in files that no server answers queries for. */
export const wholeLists: ListView = { list: "", find: "", from: 0, wide: false };

/** Rows in a part. */
export const partSize = limits.maxWholeListLength;

/** Rows in a part where the reader asks for larger ones; a browser lays out so many in a few frames. */
export const widePartSize = 1000;

/** The part of a list that a page shows. */
export interface ListPart<T> {
  readonly shown: readonly T[];
  /** The position of the first row shown among the rows found, from 0. */
  readonly from: number;
  /** The position after the last row shown. */
  readonly to: number;
  /** The number of rows found; equals `total` without a search. */
  readonly found: number;
  readonly total: number;
  readonly find: string;
  readonly wide: boolean;
  /** True if its page shows all lists whole, without a search. */
  readonly isWhole?: boolean;
}

/** Finds rows: by the text that is searched, and by the id that starts the ids of everything in the row. */
export interface RowNames<T> {
  readonly textOf: (row: T) => string;
  readonly idOf?: (row: T) => string;
}

/** Returns true if an id belongs to an element of a page or to something inside it. */
export const isWithin = (id: string, element: string): boolean => id === element || id.startsWith(`${element}.`);

/**
 * Returns the view of a list: the one asked for, or the part with the row that holds the list asked for, or the first
 * part.
 */
function viewIn<T>(all: readonly T[], id: string, { idOf }: RowNames<T>, view: ListView | undefined) {
  if (view?.list === id) return view;
  let [position, longest] = [0, 0];
  // Ids may hold dots, so the row of `a.b` is found before the row of `a`.
  for (const [i, row] of view && idOf ? all.entries() : []) {
    const rowId = idOf?.(row) ?? "";
    if (rowId.length > longest && view && isWithin(view.list, rowId)) [position, longest] = [i, rowId.length];
  }
  return { find: "", from: position - (position % partSize), wide: false };
}

/**
 * Returns the first position of the part with a row, or the first position of the last part if there are fewer rows.
 */
export function partStart(row: number, count: number, wide: boolean): number {
  const size = wide ? widePartSize : partSize;
  const last = Math.max(0, count - 1);
  return Math.min(row, last) - (Math.min(row, last) % size);
}

/** Searchers of lists by the list itself. Each folds a list's texts once, for all its searches. */
const searchers = new WeakMap<readonly unknown[], { readonly textOf: unknown; readonly search: Searcher }>();

/** Returns the searcher of a list; the same one as long as list and `textOf` are the same. */
function searcherOf<T>(all: readonly T[], textOf: RowNames<T>["textOf"]): Searcher {
  const known = searchers.get(all);
  if (known?.textOf === textOf) return known.search;
  // A search reads only positions of the list.
  const search = searcher(all.length, (position) => textOf(all[position] as T));
  searchers.set(all, { textOf, search });
  return search;
}

/**
 * Returns the part of a list that a page shows: all rows of a short list, the first rows or those asked for of a long
 * one.
 */
export function listPart<T>(
  all: readonly T[],
  id: string,
  names: RowNames<T>,
  view: ListView | undefined,
): ListPart<T> {
  const total = all.length;
  const isWhole = view === wholeLists;
  if (total <= partSize || isWhole) {
    return {
      ...{ shown: all, from: 0, to: total, found: total, total, find: "", wide: false },
      ...(isWhole && { isWhole }),
    };
  }
  const { find, from: asked, wide } = viewIn(all, id, names, view);
  // A search finds only positions of the list.
  const rowAt = (position: number): T => all[position] as T;
  const positions = find === "" ? undefined : searchAll(searcherOf(all, names.textOf)(find));
  const found = positions?.length ?? total;
  const size = wide ? widePartSize : partSize;
  // The list may have become shorter since the address was made.
  const from = asked < found ? asked : Math.max(0, Math.ceil(found / size) - 1) * size;
  const to = Math.min(from + size, found);
  const shown = positions?.slice(from, to).map(rowAt) ?? all.slice(from, to);
  return { shown, from, to, found, total, find, wide };
}
