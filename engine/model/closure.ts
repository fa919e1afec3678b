import { type Algebra, fold, type Property, type Shape, type TypeId, type TypeTable, typesFrom } from "#engine/shape";
import type { ApiModel, EndpointForm } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

/**
 * Takes out of an API what a form of one endpoint needs: the endpoint, its groups and schemes, and only the types it
 * reaches, in the order of the API's table. Nothing when the API has no endpoint of that id.
 */
export function closureOf(model: ApiModel, endpointId: string): EndpointForm | undefined {
  const endpoint = model.endpoints.find(({ id }) => id === endpointId);
  if (endpoint === undefined) return undefined;
  const { globalHeaders } = model;
  const shapes = [...globalHeaders.map(({ shape }) => shape), ...shapesOf(endpoint)];
  return {
    endpoint,
    nodes: endpoint.namespace.flatMap((id) => model.groups.filter((group) => group.id === id)),
    globalHeaders,
    authSchemes: pick(model.auths, new Set(endpoint.auth)),
    types: pick(model.types, reach(model.types, shapes)),
  };
}

function shapesOf(endpoint: Endpoint): readonly Shape[] {
  const { pathParameters, queryParameters, requestHeaders, responseHeaders, request, responses, errors } = endpoint;
  const properties: readonly Property[] = [
    ...pathParameters,
    ...queryParameters,
    ...requestHeaders,
    ...responseHeaders,
  ];
  const bodies = [request?.body, ...responses.map(({ body }) => body), ...errors];
  return [
    ...properties.map(({ shape }) => shape),
    ...bodies.flatMap((body) =>
      body !== undefined && "shape" in body && body.shape !== undefined ? [body.shape] : [],
    ),
  ];
}

/** Keeps the members of these keys, in the order in which they stand. */
const pick = <T>(all: { readonly [key: string]: T }, keys: ReadonlySet<string>): { readonly [key: string]: T } =>
  Object.fromEntries(Object.entries(all).filter(([key]) => keys.has(key)));

function reach(table: TypeTable, shapes: readonly Shape[]): ReadonlySet<TypeId> {
  const refs = fold<readonly TypeId[]>(typesFrom(table), references);
  const reached = new Set<TypeId>();
  const open = shapes.flatMap(refs);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const type = Object.hasOwn(table, id) ? table[id] : undefined;
    if (reached.has(id) || type === undefined) continue;
    reached.add(id);
    open.push(...refs(type.shape));
  }
  return reached;
}

const none = (): readonly TypeId[] => [];

/** The named types that a shape itself refers to. */
const references: Algebra<readonly TypeId[]> = {
  string: none,
  boolean: none,
  integer: none,
  uint: none,
  double: none,
  long: none,
  uint64: none,
  bigInteger: none,
  datetime: none,
  date: none,
  uuid: none,
  base64: none,
  enum: none,
  literal: none,
  nullable: ({ item }, recur) => recur(item),
  list: ({ item }, recur) => recur(item),
  set: ({ item }, recur) => recur(item),
  map: ({ key, value }, recur) => [...recur(key), ...recur(value)],
  object: ({ properties, extra }, recur) => [
    ...properties.flatMap(({ shape }) => recur(shape)),
    ...(extra === undefined ? [] : recur(extra)),
  ],
  discriminatedUnion: ({ variants }, recur) => variants.flatMap(({ shape }) => recur(shape)),
  undiscriminatedUnion: ({ variants }, recur) => variants.flatMap(({ shape }) => recur(shape)),
  file: none,
  unknown: none,
  ref: (id) => [id],
};
