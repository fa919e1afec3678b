import type { docs } from "#generated/registry";
import type { LoadDocsForUrlResponse } from "#generated/types";
import { fail, type Implementation, ok } from "#transport";
import type { Caller } from "../../access/caller.ts";
import { mayRead } from "../../access/rights.ts";
import type { CallContext } from "../../http/calls.ts";
import { type Site, siteById } from "../../store/sql/sites.ts";
import { configToRead, offersLight } from "../convert/docs-to-read.ts";
import { latestToRead } from "../convert/latest-to-read.ts";
import { apisOfSite, assembleDocs } from "./definition.ts";
import { notRegistered, readableSite, type SitesHost } from "./sites-host.ts";

/** The calls that load sites. */
type LoadCalls = Pick<
  Implementation<typeof docs, CallContext>,
  "getDocsForUrl" | "getPrivateDocsForUrl" | "getDocsConfigById"
>;

/** Finds a site that the caller may load. Nobody can load an archived one. */
export async function loadableSite(host: SitesHost, url: string, caller: Caller): Promise<Site | undefined> {
  const site = await readableSite(host, url, caller);
  return site?.isArchived === false ? site : undefined;
}

/** Answers the calls that load sites. */
export function loadCalls(host: SitesHost): LoadCalls {
  const load = async (url: string, caller: Caller) => {
    const site = await loadableSite(host, url, caller);
    return site === undefined ? notRegistered : ok(await responseOf(host, site));
  };
  return {
    getDocsForUrl: ({ body: { url } }, { caller }) => load(url, caller),

    getPrivateDocsForUrl: ({ body: { url } }, { caller }) => load(url, caller),

    getDocsConfigById: async ({ pathParameters: { docsId } }, { caller }) => {
      const site = await siteById(host.store.db, docsId, host.now());
      if (site === undefined || !mayRead(caller, site.orgId)) return fail({ error: "DocsDefinitionNotFoundError" });
      const { docsDefinition } = await host.sites.get(site.objectHash);
      const rows = await apisOfSite(host.store, site, docsDefinition.config);
      const definitions = await host.definitions.getAll(rows.map(({ objectHash }) => objectHash));
      const apis = definitions.map((definition) => [definition.id, latestToRead(definition)] as const);
      return ok({ docsConfig: configToRead(docsDefinition.config), apis: Object.fromEntries(apis) });
    },
  };
}

async function responseOf(host: SitesHost, site: Site): Promise<LoadDocsForUrlResponse> {
  const document = await host.sites.get(site.objectHash);
  return {
    orgId: site.orgId,
    baseUrl: {
      domain: site.address.host,
      ...(site.address.path === "" ? {} : { basePath: site.address.path }),
    },
    definition: await assembleDocs(host, site, document),
    lightModeEnabled: offersLight(document.docsDefinition.config),
    ...(site.isPrivate && { authConfig: { type: "private", authType: "sso" } as const }),
  };
}
