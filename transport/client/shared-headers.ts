import type { ObjectShape } from "#engine/shape";

type Value = string | number | boolean;
type Properties<S extends ObjectShape> = S["properties"][number];

/** The values of headers that every call of an API has: the required ones, and others. */
export type HeaderValues<S extends ObjectShape> = {
  readonly [P in Properties<S> as P extends { readonly optional: false } ? P["key"] : never]: Value;
} & { readonly [P in Properties<S> as P extends { readonly optional: false } ? never : P["key"]]?: Value };

/**
 * Writes the headers that every call of an API has, for the `headers` of a transport. A missing one gets the default
 * that the API declares.
 * @param shape `registryHeaders` of a generated client
 */
export function sharedHeaders<const S extends ObjectShape>(
  shape: S,
  values: HeaderValues<S>,
): { readonly [name: string]: string } {
  const given = new Map(Object.entries<Value | undefined>(values));
  const entries = shape.properties.flatMap(({ key, default: usual }) => {
    const value = given.get(key) ?? usual;
    return value === undefined ? [] : [[key, typeof value === "string" ? value : JSON.stringify(value)] as const];
  });
  return Object.fromEntries(entries);
}
