import type { Endpoint } from "#engine/model";

/** Which endpoint of the older version is which of the newer one. */
export interface MatchedEndpoints {
  readonly pairs: readonly (readonly [older: Endpoint, newer: Endpoint])[];
  readonly gone: readonly Endpoint[];
  readonly fresh: readonly Endpoint[];
}

/** Finds the partners of endpoints: by id, and those that are left by method and path. */
export function matchEndpoints(older: readonly Endpoint[], newer: readonly Endpoint[]): MatchedEndpoints {
  const byId = match(older, newer, ({ id }) => id);
  const byCall = match(byId.gone, byId.fresh, callOf);
  return { ...byCall, pairs: [...byId.pairs, ...byCall.pairs] };
}

/** What travels of a call's address; the names of path parameters do not. */
const callOf = (endpoint: Endpoint): string => {
  const method = endpoint.protocol.kind === "openrpc" ? endpoint.protocol.methodName : "";
  return `${method} ${endpoint.method} ${skeleton(endpoint)}`;
};

/** A path with blanks for its parameters. */
export const skeleton = ({ path }: Endpoint): string =>
  path.map((part) => (part.kind === "literal" ? part.value : "{}")).join("");

function match(
  older: readonly Endpoint[],
  newer: readonly Endpoint[],
  keyOf: (endpoint: Endpoint) => string,
): MatchedEndpoints {
  const open = new Map<string, Endpoint[]>();
  for (const one of older) {
    const key = keyOf(one);
    const same = open.get(key);
    if (same) same.push(one);
    else open.set(key, [one]);
  }
  const pairs: (readonly [Endpoint, Endpoint])[] = [];
  const fresh: Endpoint[] = [];
  for (const one of newer) {
    const partner = open.get(keyOf(one))?.shift();
    if (partner) pairs.push([partner, one]);
    else fresh.push(one);
  }
  return { pairs, gone: [...open.values()].flat(), fresh };
}
