import type { Site, SiteSource } from "#docs-host/site/model";

const sources = new WeakMap<SiteSource, SiteSource>();
const sites = new WeakMap<Site, Site>();

/** Returns a source whose pages link to the live checks of their site: the same one for the same source. */
export function linkedSource(source: SiteSource): SiteSource {
  const known = sources.get(source);
  if (known !== undefined) return known;
  const linked: SiteSource = {
    ...source,
    load: async () => {
      const answer = await source.load();
      return answer.ok ? { ok: true, site: withLiveChecks(answer.site) } : answer;
    },
  };
  sources.set(source, linked);
  return linked;
}

/** Returns a site with live checks: the same one for the same site, so that what is cached for it stays. */
function withLiveChecks(site: Site): Site {
  const known = sites.get(site);
  if (known !== undefined) return known;
  const { forMembers } = site;
  const linked: Site = {
    ...site,
    hasLiveChecks: true,
    ...(forMembers && { forMembers: withLiveChecks(forMembers) }),
  };
  sites.set(site, linked);
  return linked;
}
