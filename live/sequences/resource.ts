import { plainPath, type Slot, slotsOf } from "../resources/index.ts";
import type { Target } from "../targets/index.ts";

/** Endpoints about the things of one collection. */
export interface Resource {
  readonly slot: Slot;
  readonly create: Target;
  readonly read?: Target;
  readonly list?: Target;
  /** PUT and PATCH. */
  readonly updates: readonly Target[];
  readonly remove?: Target;
  /** Documented links of the answer to `create`. */
  readonly links: readonly Link[];
}

/** A documented link: the endpoint that it calls, and the expressions of its parameters. */
export interface Link {
  readonly name: string;
  readonly target: Target;
  readonly parameters: { readonly [key: string]: string };
}

/** Finds the resources of an API: each collection with a POST, and a path below it with a parameter. */
export function resourcesOf(targets: readonly Target[]): readonly Resource[] {
  const slots = new Map<string, Slot>();
  for (const { endpoint } of targets) {
    const last = slotsOf(endpoint).at(-1);
    if (last !== undefined && last.prefix === plainPath(endpoint)) slots.set(last.prefix, last);
  }
  return [...slots.values()].flatMap((slot): readonly Resource[] => {
    const at = (path: string, method: string): Target | undefined =>
      targets.find(({ endpoint }) => plainPath(endpoint) === path && endpoint.method === method);
    const create = at(slot.collection, "POST") ?? at(`${slot.collection}/`, "POST");
    if (create === undefined) return [];
    const [read, list, remove] = [at(slot.prefix, "GET"), at(slot.collection, "GET"), at(slot.prefix, "DELETE")];
    const updates = [at(slot.prefix, "PUT"), at(slot.prefix, "PATCH")].filter((one) => one !== undefined);
    return [
      {
        ...{ slot, create, updates, links: linksOf(create, targets) },
        ...(read && { read }),
        ...(list && { list }),
        ...(remove && { remove }),
      },
    ];
  });
}

/** Lists the links of the successes of an endpoint whose parameters are all expressions or texts. */
function linksOf({ endpoint }: Target, targets: readonly Target[]): readonly Link[] {
  return endpoint.responses
    .flatMap(({ links = [] }) => links)
    .flatMap(({ name, operationId, parameters }): readonly Link[] => {
      const target = targets.find((one) => one.endpoint.id === operationId);
      const texts = Object.entries(parameters).flatMap(([key, value]) =>
        typeof value === "string" ? [[key.replace(/^(?:path|query|header)\./, ""), value] as const] : [],
      );
      return target === undefined || target.endpoint.method !== "GET"
        ? []
        : [{ name, target, parameters: Object.fromEntries(texts) }];
    });
}
