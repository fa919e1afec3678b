import { type Failure, fail } from "#transport";
import type { Caller } from "../../access/caller.ts";
import { mayRead } from "../../access/rights.ts";
import type { HostRules } from "../../host-rules.ts";
import { ownerOf } from "../../store/sql/hosts/host-owners.ts";
import { findSite, type Site } from "../../store/sql/sites.ts";
import { addressOfPage } from "./addresses.ts";
import type { DocsHost } from "./definition.ts";

/** The dependencies of the calls on docs sites, in addition to dependencies of assembling sites. */
export interface SitesHost extends DocsHost {
  readonly now: () => Date;
  readonly rules: HostRules;
  /** The port of docs sites on this machine, for the addresses of previews; the default one if absent. */
  readonly sitePort?: number | undefined;
}

/** The error of an address without a site that the caller may read. */
export const notRegistered = fail({ error: "DomainNotRegisteredError" });

/** The error of an address without a site that the caller may change. */
const docsNotFound = fail({ error: "DocsNotFoundError" });

/** Finds the site at the address of any of its pages. */
export async function siteAt({ store, rules, now }: SitesHost, url: string): Promise<Site | undefined> {
  const address = addressOfPage(url);
  return address && findSite(store.db, address, { rules, now: now() });
}

/** Finds a site that the caller may read, archived or not. */
export async function readableSite(host: SitesHost, url: string, caller: Caller): Promise<Site | undefined> {
  const site = await siteAt(host, url);
  return site !== undefined && mayRead(caller, site.orgId) ? site : undefined;
}

/** A site to be changed, or why there is none. */
export type FoundSite = { readonly ok: true; readonly site: Site } | Failure<{ readonly error: "DocsNotFoundError" }>;

/** Finds a site to be changed. For strangers, sites of other organizations do not exist. */
export async function siteToChange(host: SitesHost, url: string, caller: Caller): Promise<FoundSite> {
  const site = await readableSite(host, url, caller);
  return site === undefined ? docsNotFound : { ok: true, site };
}

/** Returns true if the host of an address has no owner, or an owner with sites that the caller may not read. */
export async function isUnknownHost({ store, rules }: SitesHost, url: string, caller: Caller): Promise<boolean> {
  const address = addressOfPage(url);
  const owner = address && (await ownerOf(store.db, address.host, rules));
  return owner === undefined || !mayRead(caller, owner);
}
