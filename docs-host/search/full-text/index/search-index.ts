import type { SearchEntry, SearchKind } from "./search-document.ts";
import type { TermPart } from "./term-part.ts";

/** The facts about all pages that every search needs. */
export interface SearchFacts {
  /** Number of pages. */
  readonly size: number;
  /** The index of each page's kind in `searchKinds`. */
  readonly kinds: Uint8Array;
  /** The index of each page's scope in `scopes`. */
  readonly scopes: Uint16Array;
  readonly scopeNames: readonly SearchScope[];
  /** The first term of each part of the terms. */
  readonly firstTerms: readonly string[];
}

/** A product and a version, by name; pages outside of them have an empty one. */
export interface SearchScope {
  readonly product?: string;
  readonly version?: string;
  readonly language?: string;
  readonly isDefault: boolean;
}

/** An index of pages, whole in memory or loaded in parts. */
export interface SearchIndex {
  readonly facts: SearchFacts;
  /** A part of the terms; `undefined` if it is not loaded. */
  readonly part: (index: number) => TermPart | undefined;
  /** The pages `index * entryBlock` and following; `undefined` if they are not loaded. */
  readonly block: (index: number) => readonly SearchEntry[] | undefined;
}

/** Number of pages in a block of entries. */
export const entryBlock = 32;

/** The filters of a search; without one, all pages are searched. */
export interface SearchFilters {
  readonly product?: string | undefined;
  readonly version?: string | undefined;
  readonly language?: string | undefined;
  readonly kind?: SearchKind | undefined;
}
