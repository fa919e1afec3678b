import { isObject, type Json, type JsonObject, objectOf, printJson } from "#engine/json";
import type {
  AlternativeBody,
  Endpoint,
  EndpointError,
  EndpointResponse,
  MediaBody,
  PartEncoding,
  RequestBody,
  ResponseLink,
} from "#engine/model";
import { contentTypeOf } from "#engine/request";
import { inlineObject, type Path, type Property, type Shape } from "#engine/shape";
import { mediaKind } from "../openapi/media.ts";
import { defaultName } from "../openapi/reasons.ts";
import { writeExamples } from "./examples.ts";
import { documentation, type SchemaWriter } from "./schema.ts";
import { compact, isPlain, reportLoss, styleName, type Writing } from "./writing.ts";

/** Named examples of a body. */
type Examples = JsonObject | undefined;

/** Writes the request of an endpoint as a "Request Body Object". */
export function writeRequest(
  request: NonNullable<Endpoint["request"]>,
  examples: Examples,
  schemas: SchemaWriter,
  at: Path,
  writing: Writing,
): JsonObject {
  const { description, body, alternatives = [] } = request;
  const all: readonly AlternativeBody[] = [body, ...alternatives];
  const content = all.map((one, i): readonly [string, JsonObject] => [
    contentTypeOf(one),
    {
      ...writeMedia(one, schemas, [...at, i], writing),
      ...(i === 0 && examples !== undefined && { examples }),
      ...(one.example !== undefined && { example: one.example }),
    },
  ]);
  return compact({ description, required: body.optional ? undefined : true, content: Object.fromEntries(content) });
}

function writeMedia(body: RequestBody, schemas: SchemaWriter, at: Path, writing: Writing): JsonObject {
  switch (body.kind) {
    case "json":
      return { schema: schemas.shape(body.content ?? body.shape, at) };
    case "octet-stream":
      return {};
    case "form-data":
      if (body.isPositional === true)
        reportLoss(writing, at, "parts without names cannot be represented; they get names");
      return compact({ schema: formSchema(body.shape, schemas, at), encoding: encodingsOf(body.parts) });
    case "urlencoded": {
      const encoding = Object.fromEntries(
        Object.entries(body.styles).map(([key, { style, explode, allowReserved }]) => [
          key,
          style === "json"
            ? { contentType: "application/json" }
            : compact({ style: styleName(style), explode, allowReserved }),
        ]),
      );
      const written = Object.keys(encoding).length > 0;
      return compact({ schema: formSchema(body.shape, schemas, at), encoding: written ? encoding : undefined });
    }
  }
}

/** A form without fields may get any; as a schema of JSON it would be any object, which is a map. */
function formSchema(shape: Shape, schemas: SchemaWriter, at: Path): JsonObject {
  const form = inlineObject(shape);
  const isEmpty = form?.properties.length === 0 && form.closed !== true && form.extra === undefined;
  return isEmpty ? { type: "object" } : schemas.shape(shape, at);
}

/** A list is one part per item unless it is JSON, so only content types are written. */
function encodingsOf(parts: { readonly [key: string]: PartEncoding }): JsonObject | undefined {
  const written = Object.entries(parts).flatMap(([key, { contentType, style, headers }]) => {
    const encoding = compact({
      contentType: contentType?.join(", "),
      ...(style && { style: styleName(style.style), explode: style.explode, allowReserved: style.allowReserved }),
      headers: headers && objectOf(Object.entries(headers).map(([name, value]) => [name, writePartHeader(value)])),
    });
    return Object.keys(encoding).length === 0 ? [] : [[key, encoding] as const];
  });
  return written.length === 0 ? undefined : Object.fromEntries(written);
}

const writePartHeader = (value: string): Json => ({ required: true, schema: { type: "string", const: value } });

/** A response or an error with its status. */
interface Answer {
  readonly status: string;
  readonly response: JsonObject;
}

/** Writes the responses and errors of an endpoint as a "Responses Object"; those with the same status are merged. */
export function writeAnswers(
  endpoint: Pick<Endpoint, "responses" | "responseHeaders" | "errors">,
  examplesOf: (response: EndpointResponse) => Examples,
  schemas: SchemaWriter,
  at: Path,
  writing: Writing,
): JsonObject | undefined {
  const [first] = endpoint.responses;
  const writeHeaders = (all: readonly Property[]): JsonObject =>
    Object.fromEntries(
      all.map((one): readonly [string, JsonObject] => {
        const { description: _, availability: __, examples: ___, ...bare } = one;
        const schema = schemas.property(bare, [...at, one.key]);
        const required = one.optional ? undefined : true;
        return [one.key, compact({ ...documentation(one), required, schema, ...writeExamples(one, [], []) })];
      }),
    );
  const withHeaders = ({ status, response }: Answer, headers: readonly Property[] = []): Answer => ({
    status,
    response: headers.length === 0 ? response : { ...response, headers: writeHeaders(headers) },
  });
  const all: readonly Answer[] = [
    ...endpoint.responses.map((one, i) => {
      const answer = writeResponse(one, examplesOf(one), schemas, [...at, "responses", i], writing);
      return withHeaders(answer, one === first ? endpoint.responseHeaders : one.headers);
    }),
    ...endpoint.errors.map((one, i) =>
      withHeaders(writeError(one, schemas, [...at, "errors", i], writing), one.headers),
    ),
  ];
  const byStatus = new Map<string, JsonObject>();
  for (const { status, response } of all) {
    const known = byStatus.get(status);
    const both = known === undefined ? response : merged(known, response);
    if (both !== undefined) byStatus.set(status, both);
    else {
      reportLoss(
        writing,
        at,
        "several responses with the same status cannot be represented; only the first is written",
      );
    }
  }
  // A "Responses Object" contains at least one response; OpenAPI 3.1 does without the object.
  return byStatus.size === 0 ? undefined : Object.fromEntries(byStatus);
}

/** Returns two responses that differ only in their media types as one; undefined if they differ in more. */
function merged(first: JsonObject, second: JsonObject): JsonObject | undefined {
  const [{ content, headers: _, ...about }, { content: more, ...other }] = [first, second];
  if (!isObject(content) || !isObject(more) || printJson(about) !== printJson(other)) return undefined;
  if (Object.keys(more).some((type) => Object.hasOwn(content, type))) return undefined;
  return { ...first, content: { ...content, ...more } };
}

function writeResponse(
  { statusCode, statusRange, body, contentType, alternatives = [], links, headers: _, ...about }: EndpointResponse,
  examples: Examples,
  schemas: SchemaWriter,
  at: Path,
  writing: Writing,
): Answer {
  const first = contentOf(body, contentType, schemas, at, writing).map(
    ([type, one]) => [contentType ?? type, one] as const,
  );
  const others = writeAlternatives(alternatives, schemas, at, writing);
  const media = [...first.map(([type, one]) => [type, compact({ ...one, examples })] as const), ...others];
  return {
    status: statusRange ?? String(statusCode),
    response: compact({
      ...documentation(about),
      description: about.description ?? "",
      content: media.length === 0 ? undefined : Object.fromEntries(media),
      links: writeLinks(links),
    }),
  };
}

const writeAlternatives = (alternatives: readonly MediaBody[], schemas: SchemaWriter, at: Path, writing: Writing) =>
  alternatives.flatMap(({ body, contentType, example }, i) =>
    contentOf(body, contentType, schemas, [...at, i], writing).map(
      ([, one]) => [contentType, compact({ ...one, example })] as const,
    ),
  );

const writeLinks = (links: EndpointResponse["links"]): JsonObject | undefined =>
  links && Object.fromEntries(links.map((one) => [one.name, writeLink(one)]));

const writeLink = ({ description, operationId, operationRef, parameters, body }: ResponseLink): JsonObject =>
  compact({
    operationId,
    operationRef,
    parameters: Object.keys(parameters).length === 0 ? undefined : parameters,
    requestBody: body,
    description,
  });

function contentOf(
  body: EndpointResponse["body"],
  contentType: string | undefined,
  schemas: SchemaWriter,
  at: Path,
  writing: Writing,
): readonly (readonly [string, JsonObject])[] {
  switch (body.kind) {
    case "empty":
      return [];
    case "json":
      return [["application/json", { schema: schemas.shape(body.shape, at) }]];
    case "text":
      // A schema would be one of JSON or XML values where the media type is not of text.
      return [["text/plain", mediaKind(contentType ?? "text/plain") === "text" ? { schema: { type: "string" } } : {}]];
    case "file":
      return body.contentType === undefined
        ? [["*/*", { schema: { type: "string", format: "binary" } }]]
        : [[body.contentType, {}]];
    case "stream": {
      if (body.terminator !== undefined) reportLoss(writing, at, "the terminator of a stream cannot be represented");
      if (body.event !== undefined)
        reportLoss(writing, at, "the fields of an event cannot be represented; only its data is written");
      if (body.format === undefined)
        reportLoss(writing, at, "a stream without a declared format is written as server-sent events");
      const types = { sse: "text/event-stream", ndjson: "application/x-ndjson", text: "text/plain" } as const;
      return [[types[body.format ?? "sse"], { schema: schemas.shape(body.shape, at) }]];
    }
  }
}

/** Writes an error. A response has a name if the document declares it separately, to refer to it. */
function writeError(error: EndpointError, schemas: SchemaWriter, at: Path, writing: Writing): Answer {
  const { name, statusCode, statusRange, shape, contentType, alternatives = [], examples, links, ...about } = error;
  const written = examples.map((one, i): readonly [string, JsonObject] => [
    `example${i + 1}`,
    compact({ summary: one.name, value: one.value }),
  ]);
  const media = compact({
    schema: shape === undefined ? undefined : schemas.shape(shape, at),
    examples: written.length === 0 ? undefined : Object.fromEntries(written),
  });
  const isEmpty = contentType === undefined && Object.keys(media).length === 0;
  const others = writeAlternatives(alternatives, schemas, at, writing);
  const content = [...(isEmpty ? [] : [[contentType ?? "application/json", media] as const]), ...others];
  const isOwn = name !== defaultName(error);
  const response = compact({
    ...documentation(about),
    description: about.description ?? "",
    content: content.length === 0 ? undefined : Object.fromEntries(content),
    links: writeLinks(links),
  });
  const status = statusRange ?? String(statusCode);
  if (!isOwn) return { status, response };
  const known = writing.namedAnswers.get(name);
  if (!isPlain(name) || (known !== undefined && printJson(known) !== printJson(response))) {
    reportLoss(
      writing,
      at,
      "the name of an error cannot be represented unless it is unique and has only letters, digits, dots, hyphens and underscores",
    );
    return { status, response: { ...response, description: about.description ?? name } };
  }
  writing.namedAnswers.set(name, response);
  return { status, response: { $ref: `#/components/responses/${name}` } };
}
