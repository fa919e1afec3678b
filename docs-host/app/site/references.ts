import type { ApiModel, Endpoint, EndpointForm, RequestBody, ResponseBody } from "#engine/model";
import { fold, type Property, type Shape, type TypeId, type TypeTable, typesFrom } from "#engine/shape";

const none: readonly TypeId[] = [];

/** The named types that a shape speaks of by name, not those inside them. */
const directIds: (shape: Shape) => readonly TypeId[] = fold<readonly TypeId[]>(typesFrom(), {
  string: () => none,
  boolean: () => none,
  integer: () => none,
  uint: () => none,
  double: () => none,
  long: () => none,
  uint64: () => none,
  bigInteger: () => none,
  datetime: () => none,
  date: () => none,
  uuid: () => none,
  base64: () => none,
  enum: () => none,
  literal: () => none,
  unknown: () => none,
  file: () => none,
  nullable: ({ item }, recur) => recur(item),
  list: ({ item }, recur) => recur(item),
  set: ({ item }, recur) => recur(item),
  map: ({ key, value }, recur) => [...recur(key), ...recur(value)],
  object: ({ properties, extra }, recur) => [
    ...properties.flatMap(({ shape }) => recur(shape)),
    ...(extra === undefined ? none : recur(extra)),
  ],
  discriminatedUnion: ({ variants }, recur) => variants.flatMap(({ shape }) => recur(shape)),
  undiscriminatedUnion: ({ variants }, recur) => variants.flatMap(({ shape }) => recur(shape)),
  ref: (id) => [id],
});

const bodyShape = (body: RequestBody | ResponseBody): readonly Shape[] => ("shape" in body ? [body.shape] : []);

/** All shapes of an endpoint: parameters, bodies, errors. */
const shapesOf = (endpoint: Endpoint): readonly Shape[] => [
  ...[
    ...endpoint.pathParameters,
    ...endpoint.queryParameters,
    ...endpoint.requestHeaders,
    ...endpoint.responseHeaders,
  ].map((property: Property) => property.shape),
  ...(endpoint.request === undefined ? [] : bodyShape(endpoint.request.body)),
  ...endpoint.responses.flatMap((response) => bodyShape(response.body)),
  ...endpoint.errors.flatMap((error) => (error.shape === undefined ? [] : [error.shape])),
];

/** The named types that an endpoint speaks of by name. */
export const typesOfEndpoint = (endpoint: Endpoint): ReadonlySet<TypeId> =>
  new Set(shapesOf(endpoint).flatMap(directIds));

/** The named types that a shape speaks of by name. */
export const typesOfShape = (shape: Shape): ReadonlySet<TypeId> => new Set(directIds(shape));

/** The part of a table that can be reached from some types, those included. A name without a type is left out. */
function closure(table: TypeTable, start: Iterable<TypeId>): TypeTable {
  const reached = new Map<TypeId, TypeTable[TypeId]>();
  const waiting = [...start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id) || !Object.hasOwn(table, id)) continue;
    const definition = table[id];
    if (definition === undefined) continue;
    reached.set(id, definition);
    waiting.push(...directIds(definition.shape));
  }
  return Object.fromEntries([...reached].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What the form of one endpoint needs: the endpoint, the types it reaches, and no other endpoint (product.md §7). */
export function formOf(api: ApiModel, endpoint: Endpoint): EndpointForm {
  const start = [...typesOfEndpoint(endpoint), ...api.globalHeaders.flatMap(({ shape }) => directIds(shape))];
  const groups = new Map(api.groups.map((group) => [group.id, group]));
  return {
    endpoint,
    nodes: endpoint.namespace.flatMap((id) => groups.get(id) ?? []),
    globalHeaders: api.globalHeaders,
    authSchemes: Object.fromEntries(Object.entries(api.auths).filter(([id]) => endpoint.auth.includes(id))),
    types: closure(api.types, start),
  };
}
