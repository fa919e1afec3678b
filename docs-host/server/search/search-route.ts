import { setTimeout } from "node:timers/promises";
import type { Handler } from "hono";
import {
  type BuiltIndex,
  type SearchKind,
  type SearchQuery,
  searchKinds,
  searchWhole,
} from "#docs-host/search/full-text";
import { buildSearchIndex } from "#docs-host/search/site-index";
import type { Site } from "#docs-host/site/model";
import { maxQueryLength } from "#docs-host/site/page-data";
import type { LoginAccess } from "../login/index.ts";
import { readersSite } from "../readers-site.ts";
import { type SiteEnv, sendNotFound } from "../send.ts";

/** The dependencies of the call that searches a site. */
export interface SearchDeps {
  readonly login: LoginAccess | undefined;
  readonly indexes: SearchIndexes;
}

/** Creates the handler of searches. It answers 503 while the index is being built. */
export function searchRoute({ login, indexes }: SearchDeps): Handler<SiteEnv> {
  return async (c) => {
    const answer = await c.env.source.load();
    if (!answer.ok) return c.json({ error: "Unavailable", message: answer.error.message }, 503);
    const site = readersSite(answer.site, login, c.req.raw, c.env.loginPlace);
    if (!site.settings.search.isOn) return sendNotFound(c, "this site has no search");
    const query = readQuery(new URL(c.req.url).searchParams, site);
    if ("error" in query) return c.json({ error: "BadRequest", message: query.error }, 400);
    const index = await indexes.indexOf(site);
    if (index === undefined) {
      c.header("Retry-After", "1");
      c.header("Cache-Control", "no-store");
      return c.json({ error: "Unavailable", message: "the search is being prepared" }, 503);
    }
    // A site that is published again is searched at the next request.
    c.header("Cache-Control", answer.site.forMembers === undefined ? "no-cache" : "private, no-cache");
    return c.json(searchWhole(index, query));
  };
}

/** Longest name of a product or a version, in characters. */
const maxNameLength = 200;

/** Reads a search from the query of an address; the reason if it is not allowed. */
export function readQuery(parameters: URLSearchParams, site: Site): SearchQuery | { readonly error: string } {
  const text = parameters.get("q") ?? "";
  if (text.length > maxQueryLength) return { error: `q has more than ${maxQueryLength} characters` };
  const product = given(parameters, "product");
  const version = given(parameters, "version");
  const near = given(parameters, "near");
  const preferredVersion = given(parameters, "near-version");
  if ([product, version, near, preferredVersion].some((name) => name !== undefined && name.length > maxNameLength)) {
    return { error: `a name has more than ${maxNameLength} characters` };
  }
  const tag = given(parameters, "language");
  const language = site.languages?.find((one) => one.tag === tag)?.tag ?? site.languages?.[0]?.tag;
  const kind = given(parameters, "kind");
  if (kind !== undefined && !isKind(kind)) return { error: `kind is not one of ${searchKinds.join(", ")}` };
  const preferredProduct = site.settings.search.prefersProduct ? near : undefined;
  return { text, product, version, language, kind, preferredProduct, preferredVersion };
}

const given = (parameters: URLSearchParams, name: string): string | undefined => parameters.get(name) || undefined;

const isKind = (kind: string): kind is SearchKind => searchKinds.some((one) => one === kind);

/** The search indexes of sites. */
export interface SearchIndexes {
  /** Starts to build the index of a site, unless that has begun. */
  readonly prepare: (site: Site) => void;
  /** Resolves to the index of a site; to undefined if it takes longer than a reader waits. Rejects if it can't be built. */
  readonly indexOf: (site: Site) => Promise<BuiltIndex | undefined>;
}

/** Longest wait of a search for its index, in ms. */
const maxWait = 3000;

/** Pause after each slice of a build, in ms, in which requests are answered. */
const pauseAfterSlice = 2;

/**
 * Creates the indexes. Each site has one while the site is in memory, and one is built at a time: the process has other
 * work to do.
 */
export function searchIndexes(onBug: (error: unknown) => void): SearchIndexes {
  const indexes = new WeakMap<Site, Promise<BuiltIndex>>();
  let last: Promise<unknown> = Promise.resolve();
  const start = (site: Site): Promise<BuiltIndex> => {
    const known = indexes.get(site);
    if (known !== undefined) return known;
    // The page that a reader waits for is sent before.
    const built = last.then(pause).then(() => buildSearchIndex(site, { pause, now: () => performance.now() }));
    indexes.set(site, built);
    last = built.catch(onBug);
    return built;
  };
  return {
    prepare: (site) => {
      if (site.settings.search.isOn) start(site).catch(() => {});
    },
    indexOf: async (site) => {
      const waiting = new AbortController();
      const late = setTimeout(maxWait, undefined, { signal: waiting.signal }).catch(() => undefined);
      try {
        return await Promise.race([start(site), late]);
      } finally {
        waiting.abort();
      }
    },
  };
}

const pause = (): Promise<void> => setTimeout(pauseAfterSlice);
