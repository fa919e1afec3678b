import type { EndpointForm } from "#engine/model";
import { credentialId } from "./bindings.ts";
import { authHeaders, isAuthenticated, type PlannedHeader } from "./credentials.ts";
import { type OwnedScheme, ownedScheme } from "./owner.ts";
import type { AuthState } from "./state.ts";

/**
 * Schemes that are required together. `key` identifies the set within its API; no schemes means that none is required.
 */
export interface SchemeSet {
  readonly key: string;
  readonly schemes: readonly OwnedScheme[];
}

type Protected = Pick<EndpointForm["endpoint"], "auth" | "security" | "scopes">;

/**
 * Lists the alternative sets of schemes of an endpoint, in the order of its definition. A set with an undefined scheme
 * is left out; an empty list means that the endpoint is public. `api` is the id of the API, which its logins belong to.
 */
export function schemeSets(
  endpoint: Protected,
  authSchemes: EndpointForm["authSchemes"],
  api: string,
): readonly SchemeSet[] {
  const asWanted = (id: string): OwnedScheme | undefined => {
    const scheme = member(authSchemes, id);
    return scheme && { ...ownedScheme(scheme, api, member(endpoint.scopes ?? {}, id)), id };
  };
  // A scheme counts once, even if it is part of several sets.
  const owned = new Map(endpoint.auth.concat(...(endpoint.security ?? [])).map((id) => [id, asWanted(id)]));
  const wanted = endpoint.security ?? endpoint.auth.map((id) => [id]);
  const sets = wanted.flatMap((ids) => {
    const schemes = ids.flatMap((id) => owned.get(id) ?? []);
    return schemes.length === ids.length ? [{ key: ids.join(" + "), schemes }] : [];
  });
  return sets.every(({ schemes }) => schemes.length === 0) ? [] : sets;
}

const member = <T>(all: { readonly [id: string]: T }, id: string): T | undefined =>
  Object.hasOwn(all, id) ? all[id] : undefined;

/** Returns the headers, query parameters or cookies of all schemes of a set; schemes without credentials add none. */
export const setHeaders = (set: SchemeSet | undefined, state: AuthState): readonly PlannedHeader[] =>
  (set?.schemes ?? []).flatMap((scheme) => {
    const of = [credentialId(scheme, state)];
    return authHeaders(scheme, state).map((one) => ({ ...one, of }));
  });

/** Returns true if the state has all that a set needs; an empty set needs nothing. */
export const isSetAuthenticated = (set: SchemeSet, state: AuthState): boolean =>
  set.schemes.every((scheme) => isAuthenticated(scheme, state));

/**
 * Selects a set: the previously chosen one, else the first one that the state satisfies, else the first one. An empty
 * set is never selected automatically, since a reader with credentials wants to send them.
 */
export function pickSet(
  sets: readonly SchemeSet[],
  chosen: string | undefined,
  state: AuthState,
): SchemeSet | undefined {
  const wanting = sets.filter(({ schemes }) => schemes.length > 0);
  return sets.find(({ key }) => key === chosen) ?? wanting.find((set) => isSetAuthenticated(set, state)) ?? wanting[0];
}
