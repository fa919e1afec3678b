import { buildSite, type Site } from "#docs-host/site/model";
import type { ApiModel } from "#engine/model";
import { withFontMetrics } from "../fonts/with-font-metrics.ts";
import { moveSlugs, siteBelow } from "../hosting/index.ts";

/** Everything that a static site is made of. */
export interface StaticSource {
  readonly definition: Parameters<typeof buildSite>[0]["definition"];
  readonly apis: readonly ApiModel[];
  /** The path that the files are served below, such as `/docs`; empty for the root of a host. */
  readonly base: string;
  /** Where readers find the site, such as `https://docs.example.com/docs`; absent if that isn't known. */
  readonly url?: string | undefined;
  /** True if it has a page of live checks. */
  readonly hasLiveChecks?: boolean;
}

/** Dependencies of building a site. */
export interface StaticSiteDeps {
  /** Returns the bytes of a file of the site by its id. */
  readonly bytesOf: (fileId: string) => Promise<Uint8Array | undefined>;
}

/** A static site, and the number of pages that it leaves out since only members may see them. */
export interface BuiltStaticSite {
  readonly site: Site;
  readonly withheld: number;
}

/** Builds a static site. It shows what everybody may see: files can't ask readers to log in. */
export async function buildStaticSite(source: StaticSource, { bytesOf }: StaticSiteDeps): Promise<BuiltStaticSite> {
  const { definition, apis, base, url, hasLiveChecks = false } = source;
  const { forMembers, ...site } = buildSite({
    // Files of a site name no version of it.
    hash: "",
    apis: new Map(apis.map((api) => [api.id, api])),
    definition: { ...definition, config: moveSlugs(definition.config, base) },
  });
  const withFonts = await withFontMetrics(site, bytesOf);
  return {
    site: {
      ...siteBelow(withFonts, base),
      isStatic: true,
      ...(url !== undefined && { url }),
      ...(hasLiveChecks && { hasLiveChecks }),
    },
    withheld: forMembers === undefined ? 0 : forMembers.pages.size - site.pages.size,
  };
}
