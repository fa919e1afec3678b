import { equalJson, type Json } from "#engine/json";
import type { ApiModel, AuthScheme, Endpoint } from "#engine/model";
import { type ChangeLocation, named } from "../report/index.ts";
import type { ComparisonContext } from "../shapes/index.ts";

/** Pairs the schemes of two versions: by id, or by equality if the id changed. */
export function matchSchemes(older: ApiModel, newer: ApiModel): ReadonlyMap<string, string> {
  const fresh = Object.entries(newer.auths).filter(([id]) => !Object.hasOwn(older.auths, id));
  const entries = Object.entries(older.auths).flatMap(([id, scheme]): readonly (readonly [string, string])[] => {
    if (Object.hasOwn(newer.auths, id)) return [[id, id]];
    const same = fresh.find(([, one]) => equalJson(wireOf(scheme), wireOf(one)));
    return same ? [[id, same[0]]] : [];
  });
  return new Map(entries);
}

/** Compares the credentials that a call requires; any one of its schemes is sufficient. */
export function compareAuth(
  older: Pick<Endpoint, "auth">,
  newer: Pick<Endpoint, "auth">,
  schemes: ReadonlyMap<string, string>,
  location: ChangeLocation,
  { report }: ComparisonContext,
): void {
  const before = older.auth.map((id) => schemes.get(id) ?? id);
  const after = newer.auth;
  if (before.length === 0 && after.length === 0) return;
  if (before.length === 0) report(location, "auth-required", { is: after.map(named).join(" or ") });
  else if (after.length === 0) report(location, "auth-dropped", { was: before.map(named).join(" or ") });
  else {
    for (const id of after) if (!before.includes(id)) report(location, "auth-accepted", { is: named(id) });
    for (const id of before) if (!after.includes(id)) report(location, "auth-refused", { was: named(id) });
  }
}

/** Compares a scheme that both versions have. */
export function compareScheme(
  was: AuthScheme,
  is: AuthScheme,
  location: ChangeLocation,
  { report }: ComparisonContext,
): void {
  const facts = {
    ...(was.description !== undefined && { was: was.description }),
    ...(is.description !== undefined && { is: is.description }),
  };
  if (was.description !== is.description) report(location, "description-changed", facts);
  const [before, after] = [schemeText(was), schemeText(is)];
  if (!equalJson(wireOf(was), wireOf(is))) report(location, "auth-changed", { was: before, is: after });
  const [shown, now] = [shownOf(was), shownOf(is)];
  if (was.kind === is.kind && shown !== now) report(location, "name-changed", { was: shown, is: now });
}

/** Returns the parts of a scheme that are visible on the wire. */
function wireOf(scheme: AuthScheme): Json {
  const { kind } = scheme;
  if (kind === "header") {
    const { headerWireValue, in: location = "header", prefix = "" } = scheme;
    const name = location === "header" ? headerWireValue.toLowerCase() : headerWireValue;
    return { kind, in: location, name, prefix };
  }
  if (kind !== "oAuth") return { kind };
  const { endpointId, accessTokenLocator, headerName = "authorization", tokenPrefix = "Bearer" } = scheme;
  return { kind, endpointId, accessTokenLocator, name: headerName.toLowerCase(), prefix: tokenPrefix };
}

const locationText = { header: "header", query: "query parameter", cookie: "cookie" } as const;

function schemeText(scheme: AuthScheme): string {
  switch (scheme.kind) {
    case "bearerAuth":
      return "a bearer token";
    case "basicAuth":
      return "a username and password";
    case "header":
      return `${locationText[scheme.in ?? "header"]} ${named(scheme.headerWireValue)}${scheme.prefix ? ` with the prefix ${JSON.stringify(scheme.prefix)}` : ""}`;
    case "oAuth": {
      const { endpointId, accessTokenLocator, headerName, tokenPrefix } = scheme;
      const sent = [
        headerName && `in header ${named(headerName)}`,
        tokenPrefix && `after ${JSON.stringify(tokenPrefix)}`,
      ];
      return [`a token from ${accessTokenLocator} of ${named(endpointId)}`, ...sent].filter(Boolean).join(" ");
    }
    case "mutualTLS":
      return "a client certificate";
    case "oauthFlows":
      return `a bearer token of ${scheme.openIdConnectUrl === undefined ? "OAuth 2" : "OpenID Connect"}`;
  }
}

/** The names under which people see the parts of a scheme. */
function shownOf(scheme: AuthScheme): string {
  const names: readonly (string | undefined)[] =
    scheme.kind === "bearerAuth"
      ? [scheme.tokenName, ...(scheme.format === undefined ? [] : [scheme.format])]
      : scheme.kind === "basicAuth"
        ? [scheme.usernameName, scheme.passwordName]
        : scheme.kind === "header"
          ? [scheme.nameOverride]
          : [];
  return names.map((name) => JSON.stringify(name ?? "")).join(" and ");
}
