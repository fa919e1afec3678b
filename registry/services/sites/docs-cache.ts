import type { docsCache } from "#generated/registry";
import { type Implementation, ok } from "#transport";
import type { CallContext } from "../../http/calls.ts";
import { touchSites } from "../../store/sql/sites.ts";
import { notRegistered, readableSite, type SitesHost } from "./sites-host.ts";

/**
 * Answers the calls on copies of sites. The revision of a site is in the database, where every process sees it; docs
 * sites compare it with the revision of their copy.
 */
export const docsCacheService = (host: SitesHost): Implementation<typeof docsCache, CallContext> => ({
  invalidate: async ({ body: { url } }, { caller }) => {
    const site = await readableSite(host, url, caller);
    if (site === undefined) return notRegistered;
    await touchSites(host.store.db, site.id);
    return ok();
  },
});
