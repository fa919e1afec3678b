import type { IncomingMessage } from "node:http";
import type { AllowedEnvironment } from "#docs-host/proxy";
import type { Site, SiteSource } from "#docs-host/site/model";
import { callsPath } from "#docs-host/site/page-data";
import { parseUrl } from "#engine/host";
import { memoizeWeak } from "#engine/memoize-weak";
import { addressesOf, calledUrlsOf, hostPatternsOf, pageFlowsOf } from "#engine/model";
import { forwardedOf } from "#process";
import type { Sites, StoredSite } from "./hosting/index.ts";
import { safeHostPattern } from "./hosts/host-patterns.ts";
import type { LoginAccess } from "./login/index.ts";
import { readersSite } from "./readers-site.ts";
import { originAt, placeOf } from "./request-place.ts";

/** Lists the token endpoints of a definition: the proxy may call exactly those (docs/security.md#upstream-address). */
export const tokenEnvironment = "oauth";

/** An environment, and whether a document names it that was fetched for a reference. */
export interface NamedEnvironment extends AllowedEnvironment {
  readonly fetched: boolean;
}

/**
 * Lists where the proxy may go: the environments of every endpoint (for requests) and of every channel (for channels)
 * of the site's APIs, each once, at every address that their variables permit (docs/security.md#host-variables).
 */
export const environmentsOf = memoizeWeak((site: Site): readonly NamedEnvironment[] => {
  const byPlace = new Map<string, NamedEnvironment>();
  const add = (one: NamedEnvironment): void => {
    byPlace.set(
      JSON.stringify([one.apiId, one.environmentId, one.baseUrl, one.hasHostVariables, one.fetched, one.protocol]),
      one,
    );
  };
  for (const [apiId, { endpoints, channels = [], auths }] of site.apis) {
    for (const flow of Object.values(auths).flatMap(pageFlowsOf)) {
      const { fetched = false } = flow;
      for (const baseUrl of calledUrlsOf(flow)) add({ apiId, environmentId: tokenEnvironment, baseUrl, fetched });
    }
    const offers = [
      ["http", endpoints],
      ["websocket", channels],
    ] as const;
    for (const [protocol, operations] of offers) {
      const environments = new Map(
        operations
          .flatMap((one) => one.environments)
          .map((one) => [JSON.stringify([one.id, one.template, one.baseUrl, one.fetched]), one]),
      );
      for (const environment of environments.values()) {
        const { id: environmentId, fetched = false } = environment;
        for (const baseUrl of addressesOf(environment)) add({ apiId, environmentId, baseUrl, fetched, protocol });
        for (const baseUrl of hostPatternsOf(environment)) {
          if (safeHostPattern(baseUrl) === undefined) continue;
          add({ apiId, environmentId, baseUrl, fetched, protocol, hasHostVariables: true });
        }
      }
    }
  }
  return [...byPlace.values()];
});

/** The origins that an API's requests and channels go to, each once, as a policy may name them. */
export const originsOf = (site: Site, apiId: string): readonly string[] => {
  const all = environmentsOf(site)
    .filter((one) => one.apiId === apiId && one.environmentId !== tokenEnvironment)
    .map(({ hasHostVariables, ...one }) =>
      hasHostVariables ? { ...one, baseUrl: safeHostPattern(one.baseUrl)?.source ?? "" } : one,
    )
    // A channel's address may be written as http, and is connected to as ws.
    .map(({ protocol, baseUrl }) => (protocol === "websocket" ? baseUrl.replace(/^http/i, "ws") : baseUrl));
  const origins = all.flatMap((text) => {
    const url = parseUrl(text);
    return url !== undefined && /^(?:https?|wss?):$/.test(url.protocol) ? [url.origin] : [];
  });
  return [...new Set(origins)];
};

/** The site can't be loaded, so the targets of the proxy are unknown. */
export class NoSiteError extends Error {
  override readonly name = "NoSiteError";
}

/**
 * Provides the current environments of a site for the proxy. The list rejects with `NoSiteError` without a site, and
 * stays the same object for the same site.
 *
 * @param isOwn returns true if the operator named the address of an API, such as in a file. It may then be called on this
 * machine, unless a document names it that was fetched for a reference. False for all if absent.
 */
export function siteEnvironments(source: SiteSource, isOwn: IsOwn = () => false) {
  const listOf = allowedEnvironments(isOwn);
  return async (): Promise<readonly AllowedEnvironment[]> => listOf(environmentsOf(await loadedSite(source)));
}

/** Returns true if the operator named the address of an API. */
export type IsOwn = (apiId: string, baseUrl: string) => boolean;

/** Loads a site. Throws `NoSiteError` if there is none. */
async function loadedSite(source: SiteSource): Promise<Site> {
  const answer = await source.load();
  if (!answer.ok) throw new NoSiteError(answer.error.message);
  return answer.site;
}

/** Creates the lists of environments, one for each list of a site. */
function allowedEnvironments(isOwn: IsOwn): (named: readonly NamedEnvironment[]) => readonly AllowedEnvironment[] {
  return memoizeWeak((named) =>
    named.map(({ fetched, ...one }) => ({
      ...one,
      loopback: isOwn(one.apiId, one.baseUrl) && !fetched && one.hasHostVariables !== true,
    })),
  );
}

/** Dependencies of the environments of several sites. */
export interface SitesEnvironmentsDeps {
  readonly sites: Pick<Sites, "locate">;
  readonly login?: LoginAccess | undefined;
  /** The operator's own origin. */
  readonly origin: string;
  /** See `siteEnvironments`; counts for sites of the operator's own alone. */
  readonly isOwn?: IsOwn | undefined;
  /** The threads of sites that are not loaded in this one. */
  readonly threads?: ThreadedEnvironments | undefined;
}

/** Lists the environments of sites that are loaded in other threads, as a reader sees them. */
export interface ThreadedEnvironments {
  readonly environments: (reader: {
    readonly site: StoredSite;
    readonly name?: string | undefined;
    readonly isLoggedIn: boolean;
  }) => Promise<readonly NamedEnvironment[]>;
}

/**
 * Provides the environments that a request to the proxy may call: environments of the site that gets the request, and
 * none if the site is private and the reader is not logged in. Rejects with `NoSiteError` if the site can't be loaded.
 *
 * @param isProxy the end of the paths of the proxy, after the path of a site
 */
export function sitesEnvironments(deps: SitesEnvironmentsDeps, isProxy: RegExp) {
  const { sites, login, origin, isOwn = () => false, threads } = deps;
  const [ownList, list] = [allowedEnvironments(isOwn), allowedEnvironments(() => false)];
  return async (request: IncomingMessage): Promise<readonly AllowedEnvironment[]> => {
    const { located, place: asked } = await siteOfProxy(sites, request, isProxy);
    if (located.kind === "unavailable") throw new NoSiteError(located.error.message);
    if (located.kind !== "site") return [];
    const { content, isGuest, base, name } = located.site;
    const allowed = located.site.isOwn ? ownList : list;
    const place = { origin: isGuest ? origin : originAt(asked, forwardedOf(request).scheme, origin), base };
    if (content.kind === "stored") {
      if (threads === undefined) throw new NoSiteError("The site is loaded in no thread.");
      const isLoggedIn = login?.isLoggedIn(cookiesOf(request), place) === true;
      return allowed(await threads.environments({ site: content.stored, name, isLoggedIn }));
    }
    const site = await loadedSite(content.source);
    if (site.isPrivate === true && login?.isLoggedIn(cookiesOf(request), place) !== true) return [];
    const seen = readersSite(site, login, cookiesOf(request), place);
    return allowed(environmentsOf(seen));
  };
}

/** Finds the site that has its proxy at the path of a request: exactly behind the path of the site. */
async function siteOfProxy(sites: Pick<Sites, "locate">, { headers, url }: IncomingMessage, isProxy: RegExp) {
  const place = placeOf(`http://${headers.host ?? ""}${url?.replace(/\?.*$/, "") ?? ""}`);
  const base = place.path.replace(isProxy, "");
  // The path of a call is never the path of a list of sites.
  const located = await sites.locate({ host: place.host, path: base + callsPath });
  const isElsewhere = located.kind === "site" && located.site.base !== base;
  return { place, located: isElsewhere ? ({ kind: "nothing" } as const) : located };
}

/**
 * Creates the check of a connection's path: true if a site has its proxy there, or if sites can't be located now, which
 * the proxy then explains.
 *
 * @param isProxy see `sitesEnvironments`
 */
export const locatesProxy =
  (sites: Pick<Sites, "locate">, isProxy: RegExp) =>
  async (request: IncomingMessage): Promise<boolean> => {
    const { kind } = (await siteOfProxy(sites, request, isProxy)).located;
    return kind === "site" || kind === "unavailable";
  };

/** Returns a request with the cookies of another one, which say who is logged in. */
const cookiesOf = ({ headers: { cookie } }: IncomingMessage): Request =>
  new Request("http://localhost/", { headers: cookie === undefined ? {} : { cookie } });
