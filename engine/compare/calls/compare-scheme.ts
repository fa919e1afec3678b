import { equalJson, type Json } from "#engine/json";
import type { ApiModel, AuthScheme } from "#engine/model";
import { type ChangeLocation, named } from "../report/index.ts";
import type { ComparisonContext } from "../shapes/index.ts";
import { compareFlows } from "./compare-flows.ts";

/** One function for each kind of scheme. */
type SchemeCases<R> = {
  readonly [K in AuthScheme["kind"]]: (scheme: Extract<AuthScheme, { readonly kind: K }>) => R;
};

/** Computes a result for a scheme by the function of its kind. */
function foldScheme<R>(scheme: AuthScheme, cases: SchemeCases<R>): R {
  switch (scheme.kind) {
    case "bearerAuth":
      return cases.bearerAuth(scheme);
    case "basicAuth":
      return cases.basicAuth(scheme);
    case "header":
      return cases.header(scheme);
    case "oAuth":
      return cases.oAuth(scheme);
    case "oauthFlows":
      return cases.oauthFlows(scheme);
    case "mutualTLS":
      return cases.mutualTLS(scheme);
  }
}

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
  if (was.kind === "oauthFlows" && is.kind === "oauthFlows") compareFlows(was, is, location, report);
}

/** Returns the parts of a scheme that are visible on the wire. */
const wireOf = (scheme: AuthScheme): Json =>
  foldScheme<Json>(scheme, {
    bearerAuth: ({ kind }) => ({ kind }),
    basicAuth: ({ kind }) => ({ kind }),
    header: ({ kind, headerWireValue, in: location = "header", prefix = "" }) => {
      const name = location === "header" ? headerWireValue.toLowerCase() : headerWireValue;
      return { kind, in: location, name, prefix };
    },
    oAuth: ({ kind, endpointId, accessTokenLocator, headerName = "authorization", tokenPrefix = "Bearer" }) => ({
      kind,
      endpointId,
      accessTokenLocator,
      name: headerName.toLowerCase(),
      prefix: tokenPrefix,
    }),
    // Its addresses are compared one by one.
    oauthFlows: ({ kind }) => ({ kind }),
    mutualTLS: ({ kind }) => ({ kind }),
  });

const locationText = { header: "header", query: "query parameter", cookie: "cookie" } as const;

const schemeText = (scheme: AuthScheme): string =>
  foldScheme(scheme, {
    bearerAuth: () => "a bearer token",
    basicAuth: () => "a username and password",
    header: ({ headerWireValue, in: location = "header", prefix }) =>
      `${locationText[location]} ${named(headerWireValue)}${prefix ? ` with the prefix ${JSON.stringify(prefix)}` : ""}`,
    oAuth: ({ endpointId, accessTokenLocator, headerName, tokenPrefix }) => {
      const sent = [
        headerName && `in header ${named(headerName)}`,
        tokenPrefix && `after ${JSON.stringify(tokenPrefix)}`,
      ];
      return [`a token from ${accessTokenLocator} of ${named(endpointId)}`, ...sent].filter(Boolean).join(" ");
    },
    oauthFlows: ({ openIdConnectUrl }) =>
      `a bearer token of ${openIdConnectUrl === undefined ? "OAuth 2" : "OpenID Connect"}`,
    mutualTLS: () => "a client certificate",
  });

/** The names under which people see the parts of a scheme. */
function shownOf(scheme: AuthScheme): string {
  const names = foldScheme<readonly (string | undefined)[]>(scheme, {
    bearerAuth: ({ tokenName, format }) => [tokenName, ...(format === undefined ? [] : [format])],
    basicAuth: ({ usernameName, passwordName }) => [usernameName, passwordName],
    header: ({ nameOverride }) => [nameOverride],
    oAuth: () => [],
    oauthFlows: () => [],
    mutualTLS: () => [],
  });
  return names.map((name) => JSON.stringify(name ?? "")).join(" and ");
}
