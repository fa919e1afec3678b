import { createHash } from "node:crypto";
import { asJson, isList, isObject, type Json, own } from "#engine/json";
import type { extensions } from "#generated/registry";
import type { PublishedPage, RegisterDocsRequest } from "#generated/types";
import { fail, type Implementation, ok } from "#transport";
import { refuseStranger } from "../../access/rights.ts";
import type { CallContext } from "../../http/calls.ts";
import { deleteSite, type Site } from "../../store/sql/sites.ts";
import { listTokens } from "../../store/sql/tokens.ts";
import { refuseTokensOf } from "../tokens.ts";
import { hostedCalls } from "./hosted.ts";
import { loadableSite } from "./load.ts";
import { notRegistered, type SitesHost, siteToChange } from "./sites-host.ts";

/** Answers the calls that newer publishers make in addition to calls of the registry's client. */
export const extensionsService = (host: SitesHost): Implementation<typeof extensions, CallContext> => ({
  ...hostedCalls(host),

  getPublishedPages: async ({ body: { domain, basepath = "" } }, { caller }) => {
    const site = await loadableSite(host, `${domain.replace(/\/+$/, "")}/${basepath.replace(/^\/+/, "")}`, caller);
    if (site === undefined) return notRegistered;
    return ok({ entries: pagesOf(site, await host.sites.get(site.objectHash)) });
  },

  getOrgConfig: async ({ pathParameters: { orgId } }, { caller }) => {
    const refusal = refuseStranger(caller, orgId);
    return refusal ?? ok({ orgId });
  },

  checkSdkDynamicIr: async ({ body: { orgId } }, { caller }) => {
    const refusal = refuseStranger(caller, orgId);
    // The registry stores no representations of SDKs, so the publisher computes its own.
    return refusal ?? ok({ existingDynamicIrs: {} });
  },

  deleteDocsSite: async ({ body: { url } }, { caller }) => {
    const found = await siteToChange(host, url, caller);
    if (!found.ok) return found;
    const refusal = refuseStranger(caller, found.site.orgId);
    if (refusal !== undefined) return refusal;
    return (await deleteSite(host.store.db, found.site)) ? ok() : fail({ error: "DocsNotFoundError" });
  },

  listTokens: async ({ body: { orgId } }, { caller }) => {
    const refusal = refuseTokensOf(caller, orgId);
    if (refusal !== undefined) return refusal;
    const listed = await listTokens(host.store.db, orgId, host.now());
    return ok({
      tokens: listed.map(({ id, scope, created_at, expires_at, last_used_at }) => ({
        ...{ id, scope, createdAt: created_at },
        ...(expires_at !== null && { expiresAt: expires_at }),
        ...(last_used_at !== null && { lastUsedAt: last_used_at }),
      })),
    });
  },
});

/** Lists the pages that the navigation of a site shows, each address once. */
function pagesOf(site: Site, { docsDefinition: { pages, config } }: RegisterDocsRequest): readonly PublishedPage[] {
  const listed = new Map<string, PublishedPage>();
  const walk = (value: Json | undefined): void => {
    if (isList(value)) for (const item of value) walk(item);
    if (!isObject(value)) return;
    const [slug, pageId] = [own(value, "slug"), own(value, "pageId") ?? own(value, "overviewPageId")];
    const page = typeof pageId === "string" && Object.hasOwn(pages, pageId) ? pages[pageId] : undefined;
    if (typeof slug === "string" && typeof pageId === "string" && page !== undefined && !listed.has(slug)) {
      const { host: domain, path: basepath } = site.address;
      const hash = createHash("sha256").update(page.markdown).digest("hex");
      listed.set(slug, { orgId: site.orgId, domain, basepath, pageId, slug, hash, lastUpdated: site.updatedAt });
    }
    for (const member of Object.values(value)) walk(member);
  };
  walk(asJson(config.root));
  return [...listed.values()];
}
