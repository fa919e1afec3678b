import type { EndpointIr, ErrorWireIr, Ir } from "../../ir/ir.ts";
import type { AnswerIr, ErrorIr, ExampleIr, Value } from "../../ir/type.ts";
import { areasOf } from "../areas.ts";
import { documented, type LiteralObject } from "../text/index.ts";
import { wireExampleRequest, wireRequest, wireResponses } from "./body.ts";
import { filled, unlessBare, unlessEmpty, wireEnvironments, wireParameters, wirePath, wireSecurity } from "./common.ts";
import { wireShape } from "./types.ts";

/** Describes all calls as the registry's `EndpointDefinition`s, by id. */
export const emitEndpoints = (ir: Ir): LiteralObject =>
  Object.fromEntries(
    areasOf(ir).flatMap(({ id, service }) =>
      service.endpoints.map((endpoint) => [endpoint.id, wireEndpoint(endpoint, id, ir)]),
    ),
  );

function wireEndpoint(endpoint: EndpointIr, area: string, ir: Ir): LiteralObject {
  const { api } = ir;
  const { body } = endpoint;
  return {
    ...documented(endpoint),
    namespace: [area],
    id: endpoint.id,
    method: endpoint.method,
    path: wirePath(endpoint.path),
    displayName: endpoint.displayName,
    operationId: endpoint.name,
    ...wireSecurity(endpoint, api),
    ...wireEnvironments(api, endpoint.baseUrl),
    ...wireParameters(endpoint),
    requests: body && [wireRequest(body, ir)],
    responses: wireResponses(endpoint),
    errors: unlessEmpty(
      endpoint.errors.flatMap(({ id, docs }) => {
        const error = ir.errors.get(id);
        return error === undefined ? [] : [wireError(error, docs, api.errorWire)];
      }),
    ),
    examples: unlessEmpty(endpoint.examples.map((example) => wireExample(example, endpoint, ir))),
    protocol: { type: "rest" },
  };
}

/**
 * An error on the wire: `{error, content}` (docs/behavior.md#registry-calls), the same under another name, or its
 * content alone.
 */
function errorBody(name: string, content: Value | undefined, wire: ErrorWireIr): Value | undefined {
  if (wire.kind === "status") return content;
  return { [wire.name]: name, ...(content !== undefined && { content }) };
}

function wireError(error: ErrorIr, docs: string | undefined, wire: ErrorWireIr): LiteralObject {
  const { content } = error;
  const examples = error.examples.map((example) => ({
    name: example.name,
    description: example.docs,
    responseBody: { type: "json", value: errorBody(error.name, example.value, wire) },
  }));
  return {
    ...documented(docs === undefined ? error : { ...error, docs }),
    shape: wire.kind === "status" ? content && wireShape(content) : errorShape(error, wire.name),
    statusCode: error.status,
    name: error.name,
    examples: unlessEmpty(examples),
  };
}

function errorShape({ name, content }: ErrorIr, key: string): LiteralObject {
  const tag: LiteralObject = { key, valueShape: wireShape({ kind: "literal", value: name }) };
  const properties = [tag, ...(content === undefined ? [] : [{ key: "content", valueShape: wireShape(content) }])];
  return { type: "object", extends: [], properties };
}

function wireExample(example: ExampleIr, endpoint: EndpointIr, ir: Ir): LiteralObject {
  return {
    description: example.docs,
    path: filled(endpoint.path, example.pathParameters),
    responseStatusCode: example.status,
    name: example.name,
    pathParameters: unlessBare(example.pathParameters),
    queryParameters: unlessBare(example.queryParameters),
    headers: unlessBare(example.headers),
    requestBody: example.request === undefined ? undefined : wireExampleRequest(example.request, endpoint.body, ir),
    responseBody: wireAnswer(example, ir.api.errorWire),
    snippets: wireSnippets(example),
  };
}

function wireAnswer({ error, response }: ExampleIr, wire: ErrorWireIr): LiteralObject | undefined {
  if (error !== undefined) {
    const value = errorBody(error, response?.kind === "json" ? response.value : undefined, wire);
    return value === undefined ? undefined : { type: "json", value };
  }
  return response && answerOf(response);
}

function answerOf(answer: AnswerIr): LiteralObject {
  switch (answer.kind) {
    case "json":
      return { type: "json", value: answer.value };
    case "file":
      return { type: "filename", value: String(answer.name) };
    case "stream":
      return { type: "stream", value: answer.pieces };
    case "sse":
      return { type: "sse", value: answer.pieces.map(eventOf) };
  }
}

/** Describes an event of an example, without a name if only its data is given. */
const eventOf = (piece: Value): Value =>
  typeof piece === "object" && piece !== null && !Array.isArray(piece) && "event" in piece
    ? piece
    : { event: "", data: piece };

function wireSnippets({ codeSamples }: ExampleIr): LiteralObject | undefined {
  const byLanguage = new Map<string, LiteralObject[]>();
  for (const { language, name, docs, install, code } of codeSamples) {
    const snippet = { description: docs, name, language, install, code, generated: false };
    byLanguage.set(language, [...(byLanguage.get(language) ?? []), snippet]);
  }
  return codeSamples.length === 0 ? undefined : Object.fromEntries(byLanguage);
}
