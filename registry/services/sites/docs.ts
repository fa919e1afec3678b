import type { docs } from "#generated/registry";
import { fail, type Implementation, ok, refuse } from "#transport";
import { refuseStranger, refuseUnlessStaff } from "../../access/rights.ts";
import type { CallContext } from "../../http/calls.ts";
import { archiveSite, setGitUrl, touchSites, transferSite } from "../../store/sql/sites.ts";
import { directoryCalls } from "./directory.ts";
import { loadCalls } from "./load.ts";
import { publishCalls } from "./publish.ts";
import { isUnknownHost, notRegistered, type SitesHost, siteToChange } from "./sites-host.ts";

/** Answers the calls on docs sites. */
export const docsService = (host: SitesHost): Implementation<typeof docs, CallContext> => ({
  ...loadCalls(host),
  ...directoryCalls(host),
  ...publishCalls(host),
  ...manageCalls(host),
});

/** The calls that change published sites. */
type ManageCalls = Pick<
  Implementation<typeof docs, CallContext>,
  "transferOwnershipOfDomain" | "setIsArchived" | "setDocsUrlMetadata" | "prepopulateS3Bucket"
>;

/** The error of a site that was transferred or deleted while it was to be changed. */
const gone = fail({ error: "DocsNotFoundError" });

/** Answers the calls that change published sites. Each is one transaction, and repeating it changes nothing. */
function manageCalls(host: SitesHost): ManageCalls {
  const { store, rules, now } = host;
  return {
    transferOwnershipOfDomain: async ({ body: { domain, toOrgId } }, { caller }) => {
      const refusal = refuseUnlessStaff(caller);
      if (refusal !== undefined) return refusal;
      if (toOrgId.trim() === "")
        return refuse("`toOrgId` is empty. Send the id of the organization that gets the site.");
      const found = await siteToChange(host, domain, caller);
      if (!found.ok) return found;
      const moved = await transferSite(store.db, found.site.id, { orgId: toOrgId, now: now(), rules });
      if (moved.ok) return ok();
      if (moved.reason === "gone") return gone;
      return refuse(`${moved.host} is reserved for the organization that runs the registry.`);
    },

    setIsArchived: async ({ body: { url, isArchived } }, { caller }) => {
      if (await isUnknownHost(host, url, caller)) return notRegistered;
      const found = await siteToChange(host, url, caller);
      if (!found.ok) return found;
      const refusal = refuseStranger(caller, found.site.orgId);
      if (refusal !== undefined) return refusal;
      return (await archiveSite(store.db, found.site, isArchived ? now() : undefined)) ? ok() : gone;
    },

    setDocsUrlMetadata: async ({ body: { url, githubUrl } }, { caller }) => {
      const found = await siteToChange(host, url, caller);
      if (!found.ok) return found;
      const refusal = refuseStranger(caller, found.site.orgId);
      if (refusal !== undefined) return refusal;
      return (await setGitUrl(store.db, found.site, githubUrl)) ? ok() : gone;
    },

    prepopulateS3Bucket: async (_, { caller }) => {
      const refusal = refuseUnlessStaff(caller);
      if (refusal !== undefined) return refusal;
      await touchSites(store.db);
      return ok();
    },
  };
}
