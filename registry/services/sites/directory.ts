import type { docs } from "#generated/registry";
import { type Implementation, ok, refuse } from "#transport";
import type { CallContext } from "../../http/calls.ts";
import { staffOrganization } from "../../staff-organization.ts";
import { listAddresses } from "../../store/sql/sites.ts";
import { notRegistered, readableSite, type SitesHost } from "./sites-host.ts";

/** The calls that describe addresses without loading sites. */
type DirectoryCalls = Pick<
  Implementation<typeof docs, CallContext>,
  "getOrganizationForUrl" | "getDocsUrlMetadata" | "listAllDocsUrls"
>;

/** The most addresses on one page of a listing, and their number by default. */
const maxListed = 1000;

/** Answers the calls that describe addresses without loading sites. */
export function directoryCalls(host: SitesHost): DirectoryCalls {
  return {
    getOrganizationForUrl: async ({ body: { url } }, { caller }) => {
      const site = await readableSite(host, url, caller);
      return site === undefined ? notRegistered : ok(site.orgId);
    },

    getDocsUrlMetadata: async ({ body: { url } }, { caller }) => {
      const site = await readableSite(host, url, caller);
      if (site === undefined) return notRegistered;
      const { address, orgId, isPreview, isPrivate, isArchived, gitUrl, revision } = site;
      return ok({
        url: address.host + address.path,
        org: orgId,
        isPreviewUrl: isPreview,
        ...(gitUrl === undefined ? {} : { gitUrl }),
        isArchived,
        isPrivate,
        revision,
      });
    },

    listAllDocsUrls: async ({ queryParameters }, { caller }) => {
      const { page = 1, limit = maxListed, custom, preview } = queryParameters ?? {};
      if (page < 1) return refuse(`Pages count from 1; there is no page ${page}.`);
      if (limit < 1) return refuse(`A page holds at least 1 address, not ${limit}.`);
      const most = Math.min(limit, maxListed);
      const offset = (page - 1) * most;
      // Beyond this a database can't count, and no listing is that long.
      if (offset > Number.MAX_SAFE_INTEGER) return ok({ urls: [] });
      const listed = await listAddresses(
        host.store.db,
        {
          orgId: caller.orgId === staffOrganization ? undefined : caller.orgId,
          ...{ isCustom: custom, isPreview: preview, limit: most, offset },
        },
        host.now(),
      );
      return ok({
        urls: listed.map(({ host: domain, path, orgId: organizationId, updatedAt }) => ({
          domain,
          ...(path === "" ? {} : { basePath: path }),
          ...{ organizationId, updatedAt },
        })),
      });
    },
  };
}
