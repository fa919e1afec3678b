import type { Site } from "#docs-host/site/model";
import { parseUrl } from "#engine/host";
import { pageFlowsOf } from "#engine/model";
import { originsOf } from "../environments.ts";

/** Returns the origins that playgrounds of a site call without a proxy, logins of APIs included, each once. */
export function apiOrigins(site: Site): readonly string[] {
  const logins = [...site.apis.values()].flatMap(({ auths }) =>
    Object.values(auths)
      .flatMap(pageFlowsOf)
      .flatMap(({ tokenUrl, refreshUrl }) => [tokenUrl, refreshUrl])
      .flatMap((url) => (url === undefined ? [] : (parseUrl(url)?.origin ?? []))),
  );
  return [...new Set([...[...site.apis.keys()].flatMap((id) => originsOf(site, id)), ...logins])].sort();
}
