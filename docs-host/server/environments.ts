import type { AllowedEnvironment } from "#docs-host/proxy";
import { parseUrl } from "#engine/host";
import { addressesOf, hostPatternsOf, pageFlowsOf } from "#engine/model";
import type { Site, SiteSource } from "../app/site/index.ts";
import { safeHostPattern } from "./hosts/index.ts";

/** Lists the token endpoints of a definition: the proxy may call exactly those (docs/security.md#upstream-address). */
const tokenEnvironment = "oauth";

/** An environment, and whether a document names it that was fetched for a reference. */
interface NamedEnvironment extends AllowedEnvironment {
  readonly fetched: boolean;
}

const known = new WeakMap<Site, readonly NamedEnvironment[]>();

/**
 * Lists where the proxy may go: the environments of every endpoint (for requests) and of every channel (for channels)
 * of the site's APIs, each once, at every address that their variables permit (docs/security.md#host-variables).
 */
export function environmentsOf(site: Site): readonly NamedEnvironment[] {
  const found = known.get(site);
  if (found !== undefined) return found;
  const byPlace = new Map<string, NamedEnvironment>();
  const add = (one: NamedEnvironment): void => {
    byPlace.set(
      JSON.stringify([one.apiId, one.environmentId, one.baseUrl, one.hasHostVariables, one.fetched, one.protocol]),
      one,
    );
  };
  for (const [apiId, { endpoints, channels = [], auths }] of site.apis) {
    for (const { tokenUrl, refreshUrl, fetched = false } of Object.values(auths).flatMap(pageFlowsOf)) {
      for (const baseUrl of [tokenUrl, refreshUrl]) {
        if (baseUrl !== undefined) add({ apiId, environmentId: tokenEnvironment, baseUrl, fetched });
      }
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
  const list = [...byPlace.values()];
  known.set(site, list);
  return list;
}

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
export function siteEnvironments(source: SiteSource, isOwn: (apiId: string, baseUrl: string) => boolean = () => false) {
  let last: { readonly site: Site; readonly list: readonly AllowedEnvironment[] } | undefined;
  return async (): Promise<readonly AllowedEnvironment[]> => {
    const answer = await source.load();
    if (!answer.ok) throw new NoSiteError(answer.error.message);
    const { site } = answer;
    if (last?.site !== site) {
      const list = environmentsOf(site).map(({ fetched, ...one }) => ({
        ...one,
        loopback: isOwn(one.apiId, one.baseUrl) && !fetched && one.hasHostVariables !== true,
      }));
      last = { site, list };
    }
    return last.list;
  };
}
