import type { docsV1 } from "#generated/registry";
import { type Implementation, ok, refuse } from "#transport";
import type { Caller } from "../../access/caller.ts";
import { refuseStranger } from "../../access/rights.ts";
import type { CallContext } from "../../http/calls.ts";
import { maxFiles } from "../../store/sql/files.ts";
import { foreignHost } from "../../store/sql/hosts/foreign-host.ts";
import { latestToRead } from "../convert/latest-to-read.ts";
import { heldByAnother, readOnlyAddress } from "./addresses.ts";
import { assembleDocs } from "./definition.ts";
import { loadableSite } from "./load.ts";
import { finishSite, start } from "./publish.ts";
import { notRegistered, type SitesHost } from "./sites-host.ts";

/** Answers the calls of the first generation on docs sites. They see and publish the same sites. */
export function docsV1Service(host: SitesHost): Implementation<typeof docsV1, CallContext> {
  const load = async (domain: string, caller: Caller) => {
    const site = await loadableSite(host, domain, caller);
    if (site === undefined) return notRegistered;
    const docs = await assembleDocs(host, site, await host.sites.get(site.objectHash));
    // Readers of the first generation know no other form of an API.
    const apis = Object.entries(docs.apisV2).map(([id, api]) => [id, latestToRead(api)] as const);
    return ok({ ...docs, apis: Object.fromEntries(apis) });
  };
  return {
    getDocsForDomainLegacy: ({ pathParameters: { domain } }, { caller }) => load(domain, caller),

    getDocsForDomain: ({ body: { domain } }, { caller }) => load(domain, caller),

    startDocsRegister: async ({ body: { domain, orgId, filepaths } }, { caller }) => {
      const refusal = refuseStranger(caller, orgId);
      if (refusal !== undefined) return refusal;
      if (filepaths.length > maxFiles) {
        return refuse(`A site may have at most ${maxFiles} files; this one has ${filepaths.length}.`);
      }
      const read = readOnlyAddress(domain, host.rules);
      if (!read.ok) return refuse(read.sentence);
      const { addresses } = read;
      const hosts = addresses.map((address) => address.host);
      const foreign = await foreignHost(host.store.db, orgId, hosts, host.rules);
      if (foreign !== undefined) return heldByAnother(foreign, host.rules);
      const files = [...new Set(filepaths)].map((path) => ({ path, image: null }));
      return ok(await start(host, { orgId, addresses, files }));
    },

    finishDocsRegister: ({ pathParameters: { docsRegistrationId }, body }, { caller }) =>
      finishSite(host, docsRegistrationId, body, caller),
  };
}
