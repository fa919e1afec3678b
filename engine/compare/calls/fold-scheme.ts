import type { AuthScheme } from "#engine/model";

/** One function for each kind of scheme. */
type SchemeCases<R> = {
  readonly [K in AuthScheme["kind"]]: (scheme: Extract<AuthScheme, { readonly kind: K }>) => R;
};

/** Computes a result for a scheme by the function of its kind. */
export function foldScheme<R>(scheme: AuthScheme, cases: SchemeCases<R>): R {
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
