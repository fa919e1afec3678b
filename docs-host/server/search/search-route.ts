import type { Handler } from "hono";
import { searchWhole } from "#docs-host/search/full-text";
import type { LoginAccess } from "../login/index.ts";
import { readersSite } from "../readers-site.ts";
import { type SiteEnv, sendNotFound } from "../send.ts";
import { readQuery } from "./read-query.ts";
import type { SearchIndexes } from "./search-indexes.ts";

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
