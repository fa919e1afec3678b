import type { ListedSite } from "#docs-host/pages/home";
import { isLoopbackHost, parseUrl } from "#engine/host";
import type { RegistryClient } from "#generated/registry";
import type * as wire from "#generated/types";
import { describeOutcome } from "#transport";
import type { SiteListQuery, Sites } from "./located.ts";

/** The links of a server to sites. */
export interface SiteLinks {
  /** Returns the address of a site from its host and path, such as `https://docs.example.com/v2`. */
  readonly urlOf: (address: string) => string;
  /** True if readers of the list are on this machine, and open all sites below `localhost`. */
  readonly isLocal: boolean;
}

/** Creates the addresses of sites: of this machine at a port of it, of others at https. */
export const siteLinks = (port: number, isLocal: boolean): SiteLinks => ({
  isLocal,
  urlOf: (address) => {
    const url = parseUrl(`http://${address}`);
    if (url === undefined || !isLoopbackHost(url.hostname)) return `https://${address}`;
    const hasPort = url.port !== "" || port === 80;
    return hasPort ? `http://${address}` : `http://${url.host}:${port}${url.pathname === "/" ? "" : url.pathname}`;
  },
});

/** Sites on one page of the list. */
const perPage = 50;

/** Creates the list of all sites of a registry. */
export function listRegistry(
  extensions: Pick<RegistryClient["extensions"], "listSites">,
  { links, apiSites }: { readonly links: SiteLinks; readonly apiSites: "on" | "private" | "off" },
): Sites["list"] {
  return async ({ find, page }: SiteListQuery) => {
    const kind = apiSites === "off" ? ({ kind: "docs" } as const) : {};
    const outcome = await extensions.listSites({ body: { query: find, page, limit: perPage, ...kind } });
    if (!outcome.ok) {
      return {
        message: `The registry did not list its sites. ${describeOutcome(outcome) ?? "It gave no reason."}`,
        advice: "Check that the registry is running and that this server can reach it, then try again.",
      };
    }
    const { sites, total } = outcome.body;
    const pages = Math.max(1, Math.ceil(total / perPage));
    return { find, page, total, pages, sites: sites.map((site) => listed(site, links)) };
  };
}

function listed({ url, localHost, basePath, ...site }: wire.ListedSite, { urlOf, isLocal }: SiteLinks): ListedSite {
  const local = isLocal && localHost !== undefined ? localHost + basePath : undefined;
  const address = local ?? url;
  return {
    ...site,
    ...(url !== undefined && { address: url }),
    ...(address !== undefined && { href: urlOf(address) }),
  };
}
