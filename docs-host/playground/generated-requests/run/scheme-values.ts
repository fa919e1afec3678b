import { type AuthState, credentialId, type PlannedHeader, type SchemeSet, tokenOf } from "#engine/auth";
import type { SchemeValues } from "#live";

/**
 * Returns the credentials of a set of schemes as a run takes them, by the ids of the schemes: only those that the page
 * sends.
 */
export function schemeValues(
  set: SchemeSet | undefined,
  state: AuthState,
  sent: readonly PlannedHeader[],
): SchemeValues {
  const ids = new Set(sent.flatMap(({ of = [] }) => of));
  return Object.fromEntries(
    (set?.schemes ?? []).flatMap((scheme) => {
      if (scheme.kind === "mutualTLS" || !ids.has(credentialId(scheme, state))) return [];
      const { username = "", password = "" } = state.basicAuth ?? {};
      const value = scheme.kind === "basicAuth" ? `${username}:${password}` : tokenOf(scheme, state);
      return value === undefined ? [] : [[scheme.id ?? "", value] as const];
    }),
  );
}
