import { type Change, compareApis, matchEndpoints } from "#engine/compare";
import { type ApiModel, type Endpoint, pathText, type RequestBody, type ResponseBody } from "#engine/model";
import { type Property, type Shape, type Types, typesFrom } from "#engine/shape";
import type { APIDiff, EndpointIdentifier, HttpMethod, UpdatedEndpoint } from "#generated/types";
import { markdownOf } from "./diff-markdown.ts";
import { compareKeys, type KeyDifference } from "./wire-keys.ts";

/** Compares two versions of an API, as the call for it answers. */
export function apiDiff(older: ApiModel, newer: ApiModel): APIDiff {
  const { changes } = compareApis(older, newer);
  const { pairs, gone, fresh } = matchEndpoints(older.endpoints, newer.endpoints);
  const changed = changedEndpoints(changes);
  const types = { older: typesFrom(older.types), newer: typesFrom(newer.types) };
  const nameOf = { older: namesOf(older), newer: namesOf(newer) };
  const updatedEndpoints = pairs.flatMap(([was, is]) =>
    changed.has(is.id) ? [updated(nameOf.newer(is), was, is, types)] : [],
  );
  const addedEndpoints = fresh.map((one) => ({ id: nameOf.newer(one) }));
  const removedEndpoints = gone.map((one) => ({ id: nameOf.older(one) }));
  const parts = { addedEndpoints, removedEndpoints, updatedEndpoints };
  return { ...parts, markdown: markdownOf(parts, changes) };
}

/** Returns the ids of the endpoints that take or answer something else. */
const changedEndpoints = (changes: readonly Change[]): ReadonlySet<string> =>
  new Set(
    changes.flatMap(({ level, endpoint, endpoints }) =>
      level === "docs-only" ? [] : [...endpoints, ...(endpoint === undefined ? [] : [endpoint])],
    ),
  );

/** Names endpoints by method and path, and by id where several share these. */
function namesOf({ endpoints }: ApiModel): (endpoint: Endpoint) => EndpointIdentifier {
  const counts = new Map<string, number>();
  for (const one of endpoints) counts.set(callOf(one), (counts.get(callOf(one)) ?? 0) + 1);
  return (endpoint) => ({
    path: pathText(endpoint.path),
    // Stored definitions have the methods of the wire.
    method: endpoint.method as HttpMethod,
    ...((counts.get(callOf(endpoint)) ?? 0) > 1 && { identifierOverride: endpoint.id }),
  });
}

const callOf = ({ method, path }: Endpoint): string => `${method} ${pathText(path)}`;

function updated(
  id: EndpointIdentifier,
  was: Endpoint,
  is: Endpoint,
  types: { readonly older: Types; readonly newer: Types },
): UpdatedEndpoint {
  const bodies = (shapesOf: (endpoint: Endpoint) => readonly Shape[]): KeyDifference =>
    compareKeys({ shapes: shapesOf(was), types: types.older }, { shapes: shapesOf(is), types: types.newer });
  return {
    id,
    pathParameterDiff: wireKeys(parameters(was.pathParameters, is.pathParameters)),
    queryParameterDiff: wireKeys(parameters(was.queryParameters, is.queryParameters)),
    requestBodyDiff: wireKeys(bodies(requestShapes)),
    responseBodyDiff: wireKeys(bodies(responseShapes)),
  };
}

const parameters = (was: readonly Property[], is: readonly Property[]): KeyDifference => ({
  added: missingIn(was, is),
  removed: missingIn(is, was),
});

/** Returns the keys of the second list that the first one lacks. */
function missingIn(some: readonly Property[], others: readonly Property[]): readonly string[] {
  const keys = new Set(some.map(({ key }) => key));
  return others.flatMap(({ key }) => (keys.has(key) ? [] : [key]));
}

const wireKeys = ({ added, removed }: KeyDifference) => ({
  added: added.map((wireKey) => ({ wireKey })),
  removed: removed.map((wireKey) => ({ wireKey })),
});

const requestShapes = ({ request }: Endpoint): readonly Shape[] =>
  request === undefined ? [] : [request.body, ...(request.alternatives ?? [])].flatMap(shapeIn);

const responseShapes = ({ responses }: Endpoint): readonly Shape[] =>
  responses.flatMap(({ body, alternatives = [] }) => [body, ...alternatives.map((one) => one.body)].flatMap(shapeIn));

const shapeIn = (body: RequestBody | ResponseBody): readonly Shape[] => ("shape" in body ? [body.shape] : []);
