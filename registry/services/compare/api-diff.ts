import { type Change, compareApis, matchEndpoints, type Section, sectionOf, sections } from "#engine/compare";
import { type ApiModel, type Endpoint, pathText, type RequestBody, type ResponseBody } from "#engine/model";
import { type Property, type Shape, type Types, typesFrom } from "#engine/shape";
import type { APIDiff, EndpointIdentifier, HttpMethod, UpdatedEndpoint } from "#generated/types";
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

const titles: { readonly [S in Section]: string } = {
  "breaks-wire": "Breaks clients",
  "breaks-source": "Breaks source code",
  "behaves-otherwise": "Behaves differently",
  adds: "Additions",
  "docs-only": "Documentation only",
};

/** Writes a comparison as Markdown: the endpoints, then all changes by section. Empty if nothing changed. */
function markdownOf(
  { addedEndpoints, removedEndpoints, updatedEndpoints }: Omit<APIDiff, "markdown">,
  changes: readonly Change[],
): string {
  const all = [
    section(
      "Added",
      addedEndpoints.map(({ id }) => nameOf(id)),
    ),
    section(
      "Removed",
      removedEndpoints.map(({ id }) => nameOf(id)),
    ),
    section("Changed", updatedEndpoints.map(updatedLine)),
    ...sections.map((name) =>
      section(
        titles[name],
        changes.flatMap((change) => (sectionOf(change) === name ? [lineOf(change.message)] : [])),
      ),
    ),
  ];
  return all.flat().join("\n\n");
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`## ${title}`, lines.map((line) => `- ${line}`).join("\n")];

const nameOf = ({ method, path }: EndpointIdentifier): string => code(`${method} ${path}`);

/** An endpoint with the keys that are new or gone; a change of values adds none. */
function updatedLine({ id, ...differences }: UpdatedEndpoint): string {
  const keys = Object.values(differences).flatMap(({ added, removed }) => [...added, ...removed]);
  const names = [...new Set(keys.map(({ wireKey }) => code(wireKey)))];
  return names.length === 0 ? nameOf(id) : `${nameOf(id)}: ${names.join(", ")}`;
}

/** A text as code, which needs more backticks around it than it contains (CommonMark 0.31, section 6.1). */
function code(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = "`".repeat(1 + Math.max(0, ...runs.map((run) => run.length)));
  return runs.length === 0 ? `${fence}${lineOf(text)}${fence}` : `${fence} ${lineOf(text)} ${fence}`;
}

const lineOf = (text: string): string => text.replaceAll(/\s+/g, " ");
