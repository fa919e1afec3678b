import type { ApiDefinition } from "#generated/types";

/**
 * Takes `v1` away from all places where `Kept` may stand. A sender of the flat form can write anything there, and only
 * what this registry has put there itself is read again.
 */
export function withoutKept(definition: ApiDefinition): ApiDefinition {
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
  const { v1, ...rest } = value as T & { readonly v1?: unknown };
  // `v1` is no property of `T`, so what is left is a whole `T`.
  return rest as unknown as T;
}

const all = <T>(values: { readonly [key: string]: T }, change: (value: T) => T): { readonly [key: string]: T } =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
