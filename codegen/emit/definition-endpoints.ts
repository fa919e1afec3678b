import type { EndpointIr, ErrorIr, ExampleIr, Ir, Value, ValueMap } from "../ir/ir.ts";
import { areasOf } from "./area-file.ts";
import { wireProperty, wireReference, wireShape } from "./definition.ts";
import type { LiteralObject } from "./literal.ts";
import { documented } from "./shape.ts";

/** Describes all calls as the registry's `EndpointDefinition`s, by id. */
export const emitEndpoints = (ir: Ir): LiteralObject =>
  Object.fromEntries(
    areasOf(ir).flatMap(({ id, service }) =>
      service.endpoints.map((endpoint) => [endpoint.id, wireEndpoint(endpoint, id, ir)]),
    ),
  );

function wireEndpoint(endpoint: EndpointIr, area: string, ir: Ir): LiteralObject {
  const { api } = ir;
  const { body, response } = endpoint;
  return {
    ...documented(endpoint),
    namespace: [area],
    id: endpoint.id,
    method: endpoint.method,
    path: endpoint.path.map((part) =>
      part.kind === "literal" ? { type: "literal", value: part.value } : { type: "pathParameter", value: part.key },
    ),
    displayName: endpoint.displayName,
    operationId: endpoint.name,
    auth: endpoint.auth && api.auth ? [api.auth.id] : undefined,
    defaultEnvironment: api.defaultEnvironment,
    environments: unlessEmpty(api.environments.map(({ id, url }) => ({ id, baseUrl: url }))),
    pathParameters: unlessEmpty(endpoint.pathParameters.map(wireProperty)),
    queryParameters: unlessEmpty(endpoint.queryParameters.map(wireProperty)),
    requestHeaders: unlessEmpty(endpoint.headers.map(wireProperty)),
    requests: body && [
      {
        ...documented({ ...(body.docs !== undefined && { docs: body.docs }) }),
        contentType: "application/json",
        body: { type: "alias", value: wireReference(body.type) },
      },
    ],
    responses: [
      {
        ...documented({ ...(response.docs !== undefined && { docs: response.docs }) }),
        body: response.type ? { type: "alias", value: wireReference(response.type) } : { type: "empty" },
        statusCode: response.status,
      },
    ],
    errors: unlessEmpty(
      endpoint.errors.flatMap(({ id, docs }) => {
        const error = ir.errors.get(id);
        return error === undefined ? [] : [wireError(error, docs)];
      }),
    ),
    examples: unlessEmpty(endpoint.examples.map((example) => wireExample(example, endpoint))),
    protocol: { type: "rest" },
  };
}

const unlessEmpty = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);

/** An error as it travels: `{error, content}` (product.md §8). */
const errorBody = (name: string, content: Value | undefined): LiteralObject => ({ error: name, content });

function wireError(error: ErrorIr, docs: string | undefined): LiteralObject {
  const { content } = error;
  const name: LiteralObject = { key: "error", valueShape: wireShape({ kind: "literal", value: error.name }) };
  const examples = error.examples.map((example) => ({
    name: example.name,
    description: example.docs,
    responseBody: { type: "json", value: errorBody(error.name, example.value) },
  }));
  return {
    ...documented(docs === undefined ? error : { ...error, docs }),
    shape: {
      type: "object",
      extends: [],
      properties: [name, ...(content === undefined ? [] : [{ key: "content", valueShape: wireShape(content) }])],
    },
    statusCode: error.status,
    name: error.name,
    examples: unlessEmpty(examples),
  };
}

const filled = (endpoint: EndpointIr, values: ValueMap): string =>
  endpoint.path
    .map((part) =>
      part.kind === "literal" ? part.value : encodeURIComponent(String(values[part.key] ?? `{${part.key}}`)),
    )
    .join("");

const unlessBare = (values: ValueMap): ValueMap | undefined => (Object.keys(values).length === 0 ? undefined : values);

function wireExample(example: ExampleIr, endpoint: EndpointIr): LiteralObject {
  const { error, response } = example;
  const answer = error === undefined ? response : errorBody(error, response);
  return {
    description: example.docs,
    path: filled(endpoint, example.pathParameters),
    responseStatusCode: example.status,
    name: example.name,
    pathParameters: unlessBare(example.pathParameters),
    queryParameters: unlessBare(example.queryParameters),
    headers: unlessBare(example.headers),
    requestBody: example.request === undefined ? undefined : { type: "json", value: example.request },
    responseBody: answer === undefined ? undefined : { type: "json", value: answer },
  };
}
