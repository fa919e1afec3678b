import type { extensions } from "#generated/registry";
import type { HostedSite, ListedSite } from "#generated/types";
import { type Implementation, ok, refuse } from "#transport";
import { mayRead } from "../../access/rights.ts";
import { readAddress } from "../../address.ts";
import type { CallContext } from "../../http/calls.ts";
import { hostsNamed, localSuffix, nameIn } from "../../site-name.ts";
import { staffOrganization } from "../../staff-organization.ts";
import type * as stored from "../../store/sql/hosts/hosted-sites.ts";
import { hostedSites, listSites } from "../../store/sql/hosts/hosted-sites.ts";
import type { SitesHost } from "./sites-host.ts";

/** The calls of servers of docs sites. */
type HostedCalls = Pick<Implementation<typeof extensions, CallContext>, "getSitesAtHost" | "listSites">;

/** The number of sites on one page of a listing by default, and the most. */
const [defaultPage, maxListed] = [50, 200];

/** Answers the calls by which servers of docs sites find the sites that they show. */
export function hostedCalls(host: SitesHost): HostedCalls {
  const { store, rules, now } = host;
  return {
    getSitesAtHost: async ({ body }, { caller }) => {
      const read = readAddress(body.host);
      if (!read.ok || read.address.path !== "") return refuse(`${JSON.stringify(body.host)} is not a host.`);
      const found = await hostedSites(store.db, read.address.host, { rules, now: now() });
      return ok({ sites: found.filter(({ orgId }) => mayRead(caller, orgId)).map(hostedSite) });
    },

    listSites: async ({ body: { query = "", kind, page = 1, limit = defaultPage } }, { caller }) => {
      if (page < 1) return refuse(`Pages count from 1; there is no page ${page}.`);
      if (limit < 1) return refuse(`A page holds at least 1 site, not ${limit}.`);
      const most = Math.min(limit, maxListed);
      const offset = (page - 1) * most;
      const orgId = caller.orgId === staffOrganization ? undefined : caller.orgId;
      const { sites, total } = await listSites(
        store.db,
        { orgId, kind, query: query.trim(), limit: most, offset },
        now(),
      );
      return ok({ sites: sites.map((site) => listedSite(site, rules.suffix)), total });
    },
  };
}

function hostedSite(found: stored.HostedDocs | stored.HostedApi): HostedSite {
  if (found.kind === "api") {
    const { orgId, apiName, definitionId } = found;
    return { type: "api", orgId, apiId: apiName, apiDefinitionId: definitionId };
  }
  const { kind: type, siteId: docsId, path: basePath, ...site } = found;
  return { type, docsId, basePath, ...site };
}

function listedSite({ host, path, name, ...site }: stored.ListedSite, suffix: string | undefined): ListedSite {
  const ownName = host === undefined ? undefined : nameIn(host, suffix);
  const label = ownName ?? name;
  const address = host ?? (label === undefined ? undefined : hostsNamed(label, suffix).at(-1));
  return {
    ...site,
    // The host itself is one of this machine if it is `localhost` or an address.
    ...(label !== undefined && { localHost: `${label}.${localSuffix}` }),
    ...(address !== undefined && { url: address + path }),
    basePath: path,
  };
}
