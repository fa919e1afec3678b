import type { Endpoint } from "#engine/model";

/** The pairs of parts of two versions, and the parts of either version without a partner. */
export interface Matched<T> {
  readonly pairs: readonly (readonly [older: T, newer: T])[];
  readonly gone: readonly T[];
  readonly fresh: readonly T[];
}

/** Pairs endpoints: by id, and the remaining ones by method and path. */
export const matchEndpoints = (older: readonly Endpoint[], newer: readonly Endpoint[]): Matched<Endpoint> =>
  matched(older, newer, ({ id }) => id, callOf);

/** Pairs items by name, and the remaining ones by the key that `otherwise` returns. */
export function matched<T>(
  older: readonly T[],
  newer: readonly T[],
  nameOf: (one: T) => string,
  otherwise: (one: T) => string,
): Matched<T> {
  const byName = match(older, newer, nameOf);
  const byLikeness = match(byName.gone, byName.fresh, otherwise);
  return { ...byLikeness, pairs: [...byName.pairs, ...byLikeness.pairs] };
}

/** Returns the parts of a call's address that are sent; names of path parameters are not. */
const callOf = (endpoint: Endpoint): string => {
  const method = endpoint.protocol.kind === "openrpc" ? endpoint.protocol.methodName : "";
  return `${method} ${endpoint.method} ${skeleton(endpoint)}`;
};

/** A path with blanks for its parameters. */
export const skeleton = ({ path }: Pick<Endpoint, "path">): string =>
  path.map((part) => (part.kind === "literal" ? part.value : "{}")).join("");

/** Pairs items by a key; items that share a key are paired in their order. */
export function match<T>(older: readonly T[], newer: readonly T[], keyOf: (one: T) => string): Matched<T> {
  const open = new Map<string, T[]>();
  for (const one of older) {
    const key = keyOf(one);
    const same = open.get(key);
    if (same) same.push(one);
    else open.set(key, [one]);
  }
  const pairs: (readonly [T, T])[] = [];
  const fresh: T[] = [];
  for (const one of newer) {
    const partner = open.get(keyOf(one))?.shift();
    if (partner) pairs.push([partner, one]);
    else fresh.push(one);
  }
  return { pairs, gone: [...open.values()].flat(), fresh };
}
