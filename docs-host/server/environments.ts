import type { AllowedEnvironment } from "#docs-host/proxy";
import { tokenUrlsOf } from "#engine/model";
import type { Site } from "../app/site/site.ts";
import type { SiteSource } from "../app/site/source.ts";
import { addressesOf } from "./addresses-of.ts";

/** Names the addresses of a definition that give tokens: the proxy may call those and nothing above (security rule 18). */
const tokenEnvironment = "oauth";

const known = new WeakMap<Site, readonly AllowedEnvironment[]>();

/**
 * Lists where the proxy may go: the environments of every endpoint and channel of the site's APIs, each once, at every address that
 * their variables permit.
 */
export function environmentsOf(site: Site): readonly AllowedEnvironment[] {
  const found = known.get(site);
  if (found !== undefined) return found;
  const byPlace = new Map<string, AllowedEnvironment>();
  for (const [apiId, { endpoints, channels = [], auths }] of site.apis) {
    for (const baseUrl of Object.values(auths).flatMap(tokenUrlsOf)) {
      byPlace.set(JSON.stringify([apiId, tokenEnvironment, baseUrl]), {
        apiId,
        environmentId: tokenEnvironment,
        baseUrl,
      });
    }
    const environments = new Map(
      [...endpoints, ...channels]
        .flatMap((one) => one.environments)
        .map((one) => [JSON.stringify([one.id, one.template, one.baseUrl]), one]),
    );
    for (const environment of environments.values()) {
      for (const baseUrl of addressesOf(environment)) {
        const { id: environmentId } = environment;
        byPlace.set(JSON.stringify([apiId, environmentId, baseUrl]), { apiId, environmentId, baseUrl });
      }
    }
  }
  const list = [...byPlace.values()];
  known.set(site, list);
  return list;
}

/** The origins that an API's requests and channels go to, each once, as a policy may name them. */
export const originsOf = (site: Site, apiId: string): readonly string[] => {
  const addresses = environmentsOf(site).flatMap((one) =>
    one.apiId === apiId && one.environmentId !== tokenEnvironment ? [one.baseUrl] : [],
  );
  // A channel's address may be written as http, and is connected to as ws.
  const channels = (site.apis.get(apiId)?.channels ?? []).flatMap((one) => one.environments.flatMap(addressesOf));
  const all = [...addresses, ...channels.map((url) => url.replace(/^http/i, "ws"))];
  const urls = all.filter((url) => /^(https?|wss?):/i.test(url) && URL.canParse(url)).map((url) => new URL(url));
  return [...new Set(urls.map(({ origin }) => origin))];
};

/** The site can't be loaded, so nothing is known that the proxy might reach. */
export class NoSiteError extends Error {
  override readonly name = "NoSiteError";
}

/** Lends the proxy the environments of a site, as they are now. The list rejects with `NoSiteError` without a site. */
export const siteEnvironments = (source: SiteSource) => async (): Promise<readonly AllowedEnvironment[]> => {
  const answer = await source.load();
  if (!answer.ok) throw new NoSiteError(answer.fault.message);
  return environmentsOf(answer.site);
};
