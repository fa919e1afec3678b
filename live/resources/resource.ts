import { type Json, type JsonObject, pointerKeys } from "#engine/json";
import { isFixed, type Target } from "../targets/index.ts";
import { type Nearby, nearbyOf } from "./nearby.ts";
import { isCollectionOf, plainPath, type Slot, slotsOf } from "./slots.ts";

/** Endpoints about the things of one collection. */
export interface Resource extends Nearby {
  readonly slot: Slot;
  /**
   * POST to the collection, which may be within another thing, or PUT of a thing with an id from the client; of a thing that
   * is alone at its path, PUT or PATCH.
   */
  readonly create: Target;
  readonly read?: Target;
  readonly list?: Target;
  /** PUT and PATCH. */
  readonly updates: readonly Target[];
  readonly remove?: Target;
  /** Collections within a thing, to which a POST adds: `/plants/{id}/photos`. Their things may have paths outside of it. */
  readonly children: readonly Resource[];
  /** Documented links of the responses to `create`, `read` and `list`. */
  readonly links: { readonly [kind in "create" | "read" | "list"]: readonly Link[] };
}

/** A documented link: the endpoint that it calls, with the values or expressions of its parameters and body. */
export interface Link {
  readonly name: string;
  readonly target: Target;
  readonly parameters: JsonObject;
  readonly body?: Json;
}

/**
 * Finds the resources of an API: each collection with a POST and a path below it with a parameter, each path that ends
 * with a parameter and has a PUT that creates, each list with a POST that creates, and each thing alone at its path.
 */
export function resourcesOf(targets: readonly Target[]): readonly Resource[] {
  const slots = new Map<string, Slot>();
  for (const { endpoint } of targets) {
    const last = slotsOf(endpoint).at(-1);
    if (last !== undefined && last.prefix === plainPath(endpoint)) slots.set(last.prefix, last);
  }
  // The things of some collections have no own path.
  for (const { endpoint } of targets) {
    const collection = plainPath(endpoint);
    const isListed = targets.some((one) => one.endpoint.method === "GET" && plainPath(one.endpoint) === collection);
    const isCreated = endpoint.responses.some(({ statusCode }) => statusCode === 201);
    const hasSlot = [...slots.values()].some((slot) => isCollectionOf(collection, slot));
    if (endpoint.method === "POST" && isCreated && isListed && !hasSlot) {
      slots.set(`${collection}/{}`, { prefix: `${collection}/{}`, key: "id", collection });
    }
  }
  const resources = [...slots.values()].flatMap((slot): readonly Omit<Resource, "children">[] => {
    const at = (path: string, method: string): Target | undefined =>
      targets.find(({ endpoint }) => plainPath(endpoint) === path && endpoint.method === method);
    const within = (method: string): Target | undefined =>
      targets.find(({ endpoint }) => endpoint.method === method && isCollectionOf(plainPath(endpoint), slot));
    const post = at(slot.collection, "POST") ?? at(`${slot.collection}/`, "POST") ?? within("POST");
    const put = at(slot.prefix, "PUT");
    const puts = put !== undefined && mayCreate(put, post) ? [put] : [];
    const creators = [...(post === undefined ? [] : [post]), ...puts];
    const named = targets.filter(({ endpoint }) => slotsOf(endpoint).some(({ prefix }) => prefix === slot.prefix));
    // A fixed id would name another thing than the created one.
    const isFixedId = named.some((one) => slotsOf(one.endpoint).some((own) => isFixedSlot(one, own, slot)));
    if (creators.length === 0 || isFixedId) return [];
    const [read, list, remove] = [at(slot.prefix, "GET"), at(slot.collection, "GET"), at(slot.prefix, "DELETE")];
    // The list that a POST within another thing adds to; a PUT does not say which one that is.
    const listOf = (create: Target) => list ?? (create === post ? at(plainPath(create.endpoint), "GET") : undefined);
    const updates = [at(slot.prefix, "PUT"), at(slot.prefix, "PATCH")].filter((one) => one !== undefined);
    const linksIn = (target: Target | undefined) => (target === undefined ? [] : linksOf(target, targets));
    return creators.map((create) => {
      const listed = listOf(create);
      return {
        ...{ slot, create, updates, ...nearbyOf(targets, slot, read) },
        links: { create: linksIn(create), read: linksIn(read), list: linksIn(listed) },
        ...(read && { read }),
        ...(listed && { list: listed }),
        ...(remove && { remove }),
      };
    });
  });
  const childrenOf = ({ slot: { prefix } }: Pick<Resource, "slot">): readonly Resource[] =>
    resources
      .filter(({ create: { endpoint } }) => {
        const before = slotsOf(endpoint).at(-1);
        return plainPath(endpoint).startsWith(`${prefix}/`) && before?.prefix === prefix;
      })
      .map((one) => ({ ...one, children: [] }));
  return [...resources.map((one) => ({ ...one, children: childrenOf(one) })), ...singleThings(targets)];
}

const isFixedSlot = (target: Target, own: Slot, { prefix }: Slot): boolean =>
  own.prefix === prefix && isFixed(target, "pathParameters", own.key);

/**
 * Finds the things that are alone at their paths, such as `/settings`: a PUT or PATCH changes what a GET reads. A query may
 * name another thing, and a POST adds to a collection.
 */
function singleThings(targets: readonly Target[]): readonly Resource[] {
  const links = { create: [], read: [], list: [] };
  const none = { parts: [], values: [], actions: [], partActions: [], copies: [], several: [], children: [], links };
  return targets.flatMap((read): readonly Resource[] => {
    const prefix = plainPath(read.endpoint);
    const others = targets.filter((one) => one !== read && plainPath(one.endpoint) === prefix);
    const [put, patch] = ["PUT", "PATCH"].map((method) => others.find(({ endpoint }) => endpoint.method === method));
    const create = put ?? patch;
    const names = new Set(read.endpoint.queryParameters.map(({ key }) => key));
    const hasQuery = [put, patch].some((one) => one?.endpoint.queryParameters.some(({ key }) => names.has(key)));
    const isAlone = !prefix.endsWith("{}") && others.every(({ endpoint }) => endpoint.method !== "POST");
    if (read.endpoint.method !== "GET" || create === undefined || hasQuery || !isAlone) return [];
    const updates = [put, patch].filter((one) => one !== undefined);
    return [{ slot: { prefix, key: "", collection: prefix }, create, read, updates, ...none }];
  });
}

/** Returns true if a PUT may create: it documents 201, or nothing else creates (RFC 9110 section 9.3.4). */
const mayCreate = ({ endpoint }: Target, post: Target | undefined): boolean =>
  post === undefined || endpoint.responses.some(({ statusCode }) => statusCode === 201);

/** Lists the links of the successes of an endpoint. */
function linksOf({ endpoint }: Target, targets: readonly Target[]): readonly Link[] {
  return endpoint.responses
    .flatMap(({ links = [] }) => links)
    .flatMap(({ name, operationId, operationRef, parameters, body }): readonly Link[] => {
      const target = targets.find((one) => one.endpoint.id === operationId || one.name === nameIn(operationRef));
      return target === undefined ? [] : [{ name, target, parameters, ...(body !== undefined && { body }) }];
    });
}

/** Returns the name of the endpoint of a reference within the document: `#/paths/~1plants~1{id}/get`. */
function nameIn(reference = ""): string | undefined {
  const keys = reference.startsWith("#") ? fragmentKeys(reference.slice(1)) : undefined;
  if (keys === undefined) return undefined;
  const [root, path, method, ...more] = keys;
  return root === "paths" && method !== undefined && more.length === 0 ? `${method.toUpperCase()} ${path}` : undefined;
}

/**
 * Returns the keys of a JSON Pointer as a URI fragment without its `#` and with percent-encoding decoded (RFC 6901
 * section 6); undefined if it is not one.
 */
export function fragmentKeys(fragment: string): readonly string[] | undefined {
  if (!fragment.startsWith("/")) return undefined;
  try {
    return pointerKeys(decodeURIComponent(fragment));
  } catch {
    return undefined;
  }
}
