import { parseUrl } from "#engine/host";
import type { AuthScheme, OAuthFlow, OAuthFlows } from "./auth.ts";
import { isRelativeUrl } from "./resolve-environment.ts";

/** Resolves the addresses of a login against the base URL of its API (OpenAPI "Relative References in URLs"). */
export function resolveScheme(scheme: AuthScheme, base: string): AuthScheme {
  if (scheme.kind !== "oauthFlows" || isRelativeUrl(base)) return scheme;
  const { openIdConnectUrl } = scheme;
  const absolute = (url: string): string => (isRelativeUrl(url) ? (parseUrl(url, base)?.href ?? url) : url);
  // The entries keep their keys, so the result has the flows of the scheme.
  const flows = Object.fromEntries(
    Object.entries(scheme.flows).map(([name, flow]) => [name, resolveFlow(flow, absolute)]),
  ) as OAuthFlows;
  return { ...scheme, flows, ...(openIdConnectUrl !== undefined && { openIdConnectUrl: absolute(openIdConnectUrl) }) };
}

const flowUrls = ["authorizationUrl", "tokenUrl", "refreshUrl", "deviceAuthorizationUrl"] as const;

const resolveFlow = (flow: OAuthFlow, absolute: (url: string) => string): OAuthFlow => ({
  ...flow,
  ...Object.fromEntries(
    flowUrls.flatMap((name) => {
      const url = flow[name];
      return url === undefined ? [] : [[name, absolute(url)] as const];
    }),
  ),
});
