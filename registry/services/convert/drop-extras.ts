import type { ApiDefinition } from "#generated/types";

/**
 * Removes `v1` wherever `Kept` may be. A sender of the flat form can write anything there, and only values that this
 * registry wrote may be read again.
 */
export function dropExtras(definition: ApiDefinition): ApiDefinition {
  const { endpoints, websockets, webhooks, subpackages, ...rest } = without(definition);
  return {
    ...rest,
    websockets: all(websockets, without),
    webhooks: all(webhooks, without),
    subpackages: all(subpackages, without),
    endpoints: all(endpoints, (endpoint) => {
      const { responses, examples, ...most } = without(endpoint);
      return {
        ...most,
        ...(responses === undefined ? {} : { responses: responses.map(without) }),
        ...(examples === undefined ? {} : { examples: examples.map(without) }),
      };
    }),
  };
}

function without<T extends object>(value: T): T {
  // `v1` is not a property of `T`, so that a copy without it is a whole `T`.
  const copy = { ...value } as T & { v1?: unknown };
  delete copy.v1;
  return copy;
}

const all = <T>(values: { readonly [key: string]: T }, change: (value: T) => T): { readonly [key: string]: T } =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
