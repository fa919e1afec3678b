import type { AuthScheme, OAuthFlow, OAuthFlows } from "#engine/model";
import { below, type ChangeLocation, compareDocs } from "../report/index.ts";
import type { ComparisonContext } from "../shapes/index.ts";

type OAuthScheme = Extract<AuthScheme, { readonly kind: "oauthFlows" }>;

/** The flows with their names on pages. */
const flowNames: { readonly [F in keyof OAuthFlows]-?: string } = {
  authorizationCode: "authorization code",
  clientCredentials: "client credentials",
  implicit: "implicit",
  password: "password",
  deviceAuthorization: "device authorization",
};

const addressNames = {
  authorizationUrl: "authorization URL",
  tokenUrl: "token URL",
  refreshUrl: "refresh URL",
  deviceAuthorizationUrl: "device authorization URL",
} as const satisfies { readonly [K in keyof OAuthFlow]?: string };

/** Compares the ways to get a token: flows, addresses and scopes. */
export function compareFlows(
  older: OAuthScheme,
  newer: OAuthScheme,
  location: ChangeLocation,
  report: ComparisonContext["report"],
): void {
  compareAddress(older.openIdConnectUrl, newer.openIdConnectUrl, "OpenID Connect URL", location, report);
  for (const [key, name] of Object.entries(flowNames)) {
    // `flowNames` has the keys of all flows.
    const flow = key as keyof OAuthFlows;
    const [was, is] = [older.flows[flow], newer.flows[flow]];
    const at = below(location, ["flows", flow], `the ${name} flow`);
    if (was && is) compareFlow(was, is, at, report);
    else if (was) report(at, "flow-removed", { only: "older" });
    else if (is) report(at, "flow-added", { only: "newer" });
  }
}

function compareFlow(
  was: OAuthFlow,
  is: OAuthFlow,
  location: ChangeLocation,
  report: ComparisonContext["report"],
): void {
  for (const [key, name] of Object.entries(addressNames)) {
    // `addressNames` has the keys of addresses only.
    const address = key as keyof typeof addressNames;
    compareAddress(was[address], is[address], name, location, report);
  }
  const [before, after] = [new Map(Object.entries(was.scopes)), new Map(Object.entries(is.scopes))];
  for (const [scope, description] of before) {
    const at = below(location, ["scopes", scope], `the scope \`${scope}\``);
    const now = after.get(scope);
    if (now === undefined) report(at, "scope-removed", { only: "older" });
    else compareDocs({ description }, { description: now }, at, report);
  }
  for (const scope of after.keys()) {
    const at = below(location, ["scopes", scope], `the scope \`${scope}\``);
    if (!before.has(scope)) report(at, "scope-added", { only: "newer" });
  }
}

function compareAddress(
  was: string | undefined,
  is: string | undefined,
  what: string,
  location: ChangeLocation,
  report: ComparisonContext["report"],
): void {
  if (was === is) return;
  const facts = { ...(was !== undefined && { was }), ...(is !== undefined && { is }), what };
  report(location, was === undefined ? "login-address-added" : "login-address-changed", facts);
}
