import type { SearchHit } from "#docs-host/search/full-text";

/** The parts of a hit that are stored. */
export type VisitedHit = Pick<SearchHit, "href" | "title" | "kind" | "badge" | "crumbs" | "heading">;

/** The last searches and the pages that were opened from them, newest first. */
export interface Remembered {
  readonly queries: readonly string[];
  readonly visited: readonly VisitedHit[];
}

/** Most entries of each list. */
const maxEntries = 6;

const nothing: Remembered = { queries: [], visited: [] };

/** Stores what a reader searched on one site, in this browser only. */
export interface RememberedStore {
  readonly read: () => Remembered;
  readonly add: (query: string, hit: VisitedHit) => void;
  readonly clear: () => void;
}

/** Creates the store of a site; without storage, nothing is remembered. */
export function rememberedStore(base: string, storage: () => Storage = () => localStorage): RememberedStore {
  const key = `callboard-search:${base}`;
  const read = (): Remembered => {
    try {
      return readRemembered(JSON.parse(storage().getItem(key) ?? "null"));
    } catch {
      return nothing;
    }
  };
  const write = (remembered: Remembered): void => {
    try {
      storage().setItem(key, JSON.stringify(remembered));
    } catch {
      // Storage is full or not allowed.
    }
  };
  return {
    read,
    add: (query, { href, title, kind, badge, crumbs, heading }) => {
      const { queries, visited } = read();
      const hit: VisitedHit = { href, title, kind, crumbs, ...(badge && { badge }), ...(heading && { heading }) };
      write({
        queries: query === "" ? queries : [query, ...queries.filter((one) => one !== query)].slice(0, maxEntries),
        visited: [hit, ...visited.filter((one) => one.href !== href)].slice(0, maxEntries),
      });
    },
    clear: () => {
      try {
        storage().removeItem(key);
      } catch {
        // Storage is not allowed.
      }
    },
  };
}

/** Reads what another version of this page may have stored. */
function readRemembered(value: unknown): Remembered {
  if (typeof value !== "object" || value === null) return nothing;
  // Members may have any type.
  const { queries, visited } = value as { readonly queries?: unknown; readonly visited?: unknown };
  return {
    queries: list(queries).filter((query) => typeof query === "string"),
    visited: list(visited).filter(isVisited),
  };
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Addresses are on the site itself. */
const isVisited = (value: unknown): value is VisitedHit => {
  if (typeof value !== "object" || value === null) return false;
  const { href, title, crumbs } = value as { readonly [K in keyof VisitedHit]?: unknown }; // members may have any type
  return typeof href === "string" && /^\/(?![/\\])/.test(href) && typeof title === "string" && Array.isArray(crumbs);
};
