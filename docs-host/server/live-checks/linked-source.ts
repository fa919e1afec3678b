import type { Site, SiteSource } from "#docs-host/site/model";
import { memoizeWeak } from "#engine/memoize-weak";

/** Returns a source with pages that link to the live checks of their site */
export const linkedSource = memoizeWeak(
  (source: SiteSource): SiteSource => ({
    ...source,
    load: async () => {
      const answer = await source.load();
      return answer.ok ? { ok: true, site: withLiveChecks(answer.site) } : answer;
    },
  }),
);

/** Returns a site with live checks: the same one for the same site, so that what is cached for it stays. */
const withLiveChecks = memoizeWeak(
  (site: Site): Site => ({
    ...site,
    hasLiveChecks: true,
    ...(site.forMembers && { forMembers: withLiveChecks(site.forMembers) }),
  }),
);
