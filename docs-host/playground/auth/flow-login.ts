import { callsPath } from "#docs-host/site/page-data";
import { wayOf } from "#engine/auth";
import { isSecureUrl, parseUrl } from "#engine/host";
import type { AuthScheme } from "#engine/model";
import type { OAuthWay } from "#ui/auth";
import { loginText, refused } from "./login-reason.ts";
import type { LoginCall, LoginDeps } from "./started-auth.ts";
import { tokenOnly } from "./token-endpoint.ts";

/** Where providers send readers back to: the same for every login of the site, as they compare it letter by letter. */
const callbackPath = `${callsPath}/auth/callback`;

type Scheme = Extract<AuthScheme, { readonly kind: "oauthFlows" }>;

/**
 * Gets tokens at its own server, by the flows that a browser's reader can take part in. The library that checks them is
 * loaded with the first call.
 */
export async function flowLogin(scheme: Scheme, deps: LoginDeps): Promise<LoginCall> {
  const { flows } = scheme;
  const ways: readonly OAuthWay[] = [
    ...waysOf("authorizationCode", flows.authorizationCode),
    ...waysOf("clientCredentials", flows.clientCredentials),
    ...waysOf("deviceAuthorization", flows.deviceAuthorization),
  ];
  if (ways.length === 0) return { ...tokenOnly, means: { kind: "token", ...whyNone(scheme) } };
  const redirectUri = new URL(deps.siteUrl + callbackPath).href;
  return {
    means: { kind: "flows", ways, redirectUri },
    getToken: async (order) => {
      const { flowToken } = await import("./flows.ts");
      // A token of one login method is not renewed by another: each has its own address.
      const way = order.background
        ? wayOf(ways, order.oauth)
        : (ways.find(({ kind }) => kind === order.way) ?? ways[0]);
      if (way === undefined) throw refused("no-renewal-url");
      return flowToken({ ...order, chosen: way, redirectUri }, deps);
    },
    forget: () => {},
    stop: () => {},
  };
}

/** The names of flows that a page can't take part in, and the address that each begins at. */
const otherFlows = [
  ["implicit", "implicit", "authorizationUrl"],
  ["password", "password", "tokenUrl"],
  ["deviceAuthorization", "device authorization", "deviceAuthorizationUrl"],
] as const;

/** Returns the reason why a token has to be entered, for an API that declares another login. */
function whyNone({ flows, openIdConnectUrl }: Scheme): { readonly why?: string } {
  for (const [kind, name, begin] of otherFlows) {
    const flow = flows[kind];
    if (flow === undefined) continue;
    return { why: loginText({ kind: "otherFlow", flow: name, url: flow[begin] }) };
  }
  if (openIdConnectUrl === undefined) return {};
  return { why: loginText({ kind: "openId", url: openIdConnectUrl }) };
}

/**
 * Returns the login method of a flow, if a page can use it. Login pages are opened over https only, or on this machine
 * (RFC 6749 §3.1): elsewhere others could read what is entered, and an address of another scheme could be a script.
 */
function waysOf(kind: OAuthWay["kind"], flow: OAuthWay["flow"] | undefined): readonly OAuthWay[] {
  if (flow?.tokenUrl === undefined || parseUrl(flow.tokenUrl) === undefined) return [];
  if (kind === "authorizationCode" && !isSecureUrl(flow.authorizationUrl ?? "")) return [];
  if (kind === "deviceAuthorization" && parseUrl(flow.deviceAuthorizationUrl ?? "") === undefined) return [];
  return [{ kind, flow }];
}
