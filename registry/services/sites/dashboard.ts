import type { dashboard } from "#generated/registry";
import type { DocsSiteUrl } from "#generated/types";
import { type Implementation, ok } from "#transport";
import { refuseStranger } from "../../access/rights.ts";
import type { Address } from "../../address.ts";
import type { CallContext } from "../../http/calls.ts";
import { sitesOf } from "../../store/sql/sites.ts";
import type { SitesHost } from "./sites-host.ts";

/** Answers the calls on an organization's own sites. */
export const dashboardService = ({
  store,
}: Pick<SitesHost, "store">): Implementation<typeof dashboard, CallContext> => ({
  getDocsSitesForOrg: async ({ body: { orgId } }, { caller }) => {
    const refusal = refuseStranger(caller, orgId);
    if (refusal !== undefined) return refusal;
    const sites = await sitesOf(store.db, orgId);
    const docsSites = sites.flatMap(({ addresses }) => {
      const main = addresses.find(({ isCustom }) => isCustom) ?? addresses[0];
      return main === undefined ? [] : [{ mainUrl: siteUrl(main), urls: addresses.map(siteUrl) }];
    });
    return ok({ docsSites });
  },
});

const siteUrl = ({ host, path }: Address): DocsSiteUrl => ({ domain: host, ...(path === "" ? {} : { path }) });
