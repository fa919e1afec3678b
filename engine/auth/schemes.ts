import type { EndpointForm } from "#engine/model";
import { credentialId } from "./bindings.ts";
import { authHeaders, isAuthenticated, type PlannedHeader } from "./credentials.ts";
import { type OwnedScheme, ownedScheme } from "./owner.ts";
import type { AuthState } from "./state.ts";

/** Schemes that are wanted together. `key` tells a set from others of the same API; no schemes means none is wanted. */
export interface SchemeSet {
  readonly key: string;
  readonly schemes: readonly OwnedScheme[];
}

type Protected = Pick<EndpointForm["endpoint"], "auth" | "security" | "scopes">;

/**
 * Lists the sets of schemes of which an endpoint wants one, in the order of its definition. A set that names a scheme
 * which the definition lacks can't be given, so it is left out; none at all means that the endpoint is open. `api` is
 * the id of their API, which their logins belong to.
 */
export function schemeSets(
  endpoint: Protected,
  authSchemes: EndpointForm["authSchemes"],
  api: string,
): readonly SchemeSet[] {
  const asWanted = (id: string): OwnedScheme | undefined => {
    const scheme = member(authSchemes, id);
    return scheme && ownedScheme(scheme, api, member(endpoint.scopes ?? {}, id));
  };
  // One scheme stays one, in however many sets it stands.
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
 * Picks a set: the one that was chosen before, else the first that the state can meet, else the first. A set of none is
 * picked by choice alone, since a reader who has credentials means to use them.
 */
export function pickSet(
  sets: readonly SchemeSet[],
  chosen: string | undefined,
  state: AuthState,
): SchemeSet | undefined {
  const wanting = sets.filter(({ schemes }) => schemes.length > 0);
  return sets.find(({ key }) => key === chosen) ?? wanting.find((set) => isSetAuthenticated(set, state)) ?? wanting[0];
}
