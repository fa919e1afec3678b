/** Items on a page of a listing by default; our choice, as the definition says. */
const defaultSize = 20;

/** The most items on one page; our choice. */
const maxItems = 1000;

/** A part of a listing, or a sentence that says why there is no such page. */
export type ReadPage =
  | { readonly ok: true; readonly offset: number; readonly limit: number }
  | { readonly ok: false; readonly sentence: string };

/** Reads the requested page of a listing, from 0. */
export function readPage({
  page = 0,
  pageSize = defaultSize,
}: {
  readonly page?: number;
  readonly pageSize?: number;
}): ReadPage {
  if (page < 0) return { ok: false, sentence: `Pages count from 0; there is no page ${page}.` };
  if (pageSize < 1 || pageSize > maxItems) {
    return { ok: false, sentence: `A page holds 1 to ${maxItems} items, not ${pageSize}.` };
  }
  // Beyond this a database can't count, and no listing is that long.
  return { ok: true, offset: Math.min(page * pageSize, Number.MAX_SAFE_INTEGER), limit: pageSize };
}
