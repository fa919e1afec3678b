import { formShape, headersOf } from "#engine/form";
import type { Issue } from "#engine/interpret";
import { defined } from "#engine/item-at";
import { isList, type Json, type JsonObject, objectOf, own } from "#engine/json";
import { memoizeWeak } from "#engine/memoize-weak";
import { type Content, type Endpoint, plainForm, type RequestBody } from "#engine/model";
import { bodiesOf, contentTypeOf, isAccepted, mediaType, withContentType } from "#engine/request";
import { formIssue, formValidator, type SchemaValidator } from "#engine/schema";
import type { Schema } from "#engine/schema-table";
import type { Property, Shape, Types } from "#engine/shape";
import { type SchemaBook, schemaBook, shapeSchemas } from "#engine/testing";
import { xmlReader } from "#engine/xml";
import type { HeaderField } from "../exchange.ts";
import type { PathTexts } from "./find-route.ts";
import { readBody, unreadable } from "./read-body.ts";
import { readHeaders, readPairs, readPath } from "./read-parameters.ts";
import { type TextReader, textReader } from "./text-reader.ts";

/** A request as a server receives it. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query as sent, such as `/plants?limit=2`. */
  readonly target: string;
  readonly headers: readonly HeaderField[];
  readonly body: Uint8Array;
}

/** Returns the value of a header, or undefined; several fields of a name are joined (RFC 9110 §5.3). */
export function headerOf({ headers }: Pick<ReceivedRequest, "headers">, name: string): string | undefined {
  const values = headers.filter(([key]) => key.toLowerCase() === name.toLowerCase()).map(([, value]) => value);
  return values.length === 0 ? undefined : values.join(name.toLowerCase() === "cookie" ? "; " : ", ");
}

/** An issue of a request, with the keyword of its schema that is broken. */
export interface CallIssue extends Issue {
  readonly keyword?: string;
}

/** A request as the values that its description names, or the reasons why it is refused. */
export type CheckedCall =
  | { readonly kind: "valid"; readonly path: JsonObject; readonly query: JsonObject; readonly body?: Json }
  | { readonly kind: "invalid"; readonly issues: readonly CallIssue[] }
  | { readonly kind: "media-type"; readonly accepted: readonly string[] };

/** A call to check: a request to an endpoint, with the texts of its path. */
export interface Call {
  readonly endpoint: Endpoint;
  readonly texts: PathTexts;
  readonly request: ReceivedRequest;
  readonly globalHeaders: readonly Property[];
  readonly tools: ReadingTools;
}

/** Checks a request by the description of its endpoint: parameters, headers, media type and body. */
export function checkCall(call: Call): CheckedCall {
  const { request, texts, tools, globalHeaders } = call;
  const endpoint = acceptingEndpoint(call);
  if (endpoint === undefined) return { kind: "media-type", accepted: bodiesOf(call.endpoint).map(contentTypeOf) };
  const styles = endpoint.parameterStyles ?? {};
  const readerOf = ({ shape }: Property) => tools.readText(shape);
  const path = readPath(texts, { properties: endpoint.pathParameters, styles: styles.path, readerOf });
  const query = readPairs(request.target.split("?").slice(1).join("?"), {
    properties: endpoint.queryParameters,
    styles: styles.query,
    readerOf,
  });
  const headers = readHeaders((name) => headerOf(request, name), {
    properties: headersOf(endpoint, globalHeaders),
    styles: styles.headers,
    readerOf,
  });
  const body = bodyOf(endpoint, call);
  if (!body.ok) return { kind: "invalid", issues: [body.issue] };
  const issues = issuesOf({ endpoint, globalHeaders, tools }, [
    ["headers", headers],
    ["pathParameters", path],
    ["queryParameters", query],
    ...(body.value === undefined ? [] : [["body", body.value] as const]),
  ]);
  if (issues.length > 0) return { kind: "invalid", issues };
  return { kind: "valid", path, query, ...(body.value !== undefined && { body: body.value }) };
}

function bodyOf(endpoint: Endpoint, { request, tools, globalHeaders }: Call): ReturnType<typeof readBody> {
  const { body } = endpoint.request ?? {};
  if (body === undefined) return { ok: true };
  const sentType = headerOf(request, "Content-Type");
  const isRequired = shapeOf(endpoint)(globalHeaders).properties.some(
    ({ key, optional }) => key === "body" && !optional,
  );
  // An empty body has its type: an empty file is one, a request without both has none.
  if (isRequired && sentType === undefined && request.body.length === 0) return unreadable("a body", "nothing");
  return readBody(body, { bytes: request.body, contentType: sentType ?? contentTypeOf(body), isRequired }, tools);
}

/** Returns the endpoint with the body of the sent media type; undefined if it accepts another one only. */
function acceptingEndpoint({ endpoint, request }: Call): Endpoint | undefined {
  const all = bodiesOf(endpoint);
  if (all.length === 0 || request.body.length === 0) return endpoint;
  const sent = headerOf(request, "Content-Type");
  if (sent === undefined) return endpoint;
  const body =
    all.find((one) => mediaType(contentTypeOf(one)) === mediaType(sent)) ??
    all.find((one) => isAccepted(sent, [contentTypeOf(one)]) || one.kind === "octet-stream");
  if (body === endpoint.request?.body) return endpoint;
  return body === undefined ? undefined : withBody(endpoint)(body);
}

// The same objects each time, since validators are created once for each shape.
const withBody = memoizeWeak((endpoint: Endpoint) =>
  memoizeWeak((body: RequestBody) => withContentType(endpoint, contentTypeOf(body))),
);
const shapeOf = memoizeWeak((endpoint: Endpoint) =>
  memoizeWeak((globalHeaders: readonly Property[]) => formShape(endpoint, globalHeaders)),
);

type CalledEndpoint = Pick<Call, "endpoint" | "globalHeaders" | "tools">;

/** Lists the issues of wire values by the parts of a form; values are checked as they were received. */
export function issuesOf(
  { endpoint, globalHeaders, tools: { validatorOf } }: CalledEndpoint,
  parts: readonly (readonly [string, Json])[],
): readonly CallIssue[] {
  const shape = shapeOf(endpoint)(globalHeaders);
  const known = new Set(shape.properties.map(({ key }) => key));
  const wire = objectOf(parts.filter(([key]) => known.has(key)));
  const body = endpoint.request?.body;
  return shape.properties.flatMap((part): readonly CallIssue[] => {
    const { key, optional } = part;
    const value = own(wire, key);
    const issuesIn = (of: Json): readonly CallIssue[] =>
      validatorOf(part)(of).map((issue) => ({ ...formIssue(issue, [key]), keyword: issue.keyword }));
    if (value !== undefined) return issuesIn(value);
    const isNeeded = !optional && (key !== "body" || (body !== undefined && body.kind !== "form-data"));
    return isNeeded ? issuesIn({}) : [];
  });
}

/** Returns parameters of JSON-RPC by name: a list has them in the order of the description (JSON-RPC 2.0 §4.2). */
export function paramsOf({ protocol, request }: Endpoint, params: Json | undefined): Json | undefined {
  if (!isList(params) || protocol.kind !== "openrpc") return params;
  const body = request?.body;
  const declared = body?.kind === "json" ? (plainForm(body.shape)?.properties ?? []) : [];
  const keys = protocol.positions ?? declared.map(({ key }) => key);
  return objectOf(params.slice(0, keys.length).map((one, i) => [defined(keys[i]), one]));
}

/** The interpreters of the types of one API that read requests. */
export interface ReadingTools {
  readonly types: Types;
  readonly readText: (shape: Shape) => TextReader;
  readonly readXml: ReturnType<typeof xmlReader>;
  /** The schemas that decide about requests. */
  readonly book: SchemaBook;
  /** Returns the schema of a part of a request: as written, or else as its shape says. */
  readonly schemaOf: (content: Content) => Schema;
  /** Returns the validator of a part of a request. */
  readonly validatorOf: (content: Content) => SchemaValidator;
  /** Returns the validator that also refuses values about which common validators disagree. */
  readonly undisputedOf: (content: Content) => SchemaValidator;
}

/** Creates the interpreters that read requests of an API, once. */
export const readingTools = memoizeWeak((types: Types): ReadingTools => {
  const book = schemaBook(types.written ?? { schemas: {} }, "request");
  const byShape = memoizeWeak(shapeSchemas(types, book));
  const references = new Map<string, Schema>();
  // The same reference each time, so that its validator is created once.
  const referenceTo = ($ref: string): Schema => {
    const known = references.get($ref) ?? { $ref };
    references.set($ref, known);
    return known;
  };
  const schemaOf: ReadingTools["schemaOf"] = ({ shape, schema }) =>
    schema !== undefined && book.has(schema) ? referenceTo(schema) : byShape(shape);
  return {
    ...{ types, book, schemaOf, readText: memoizeWeak(textReader(types)), readXml: memoizeWeak(xmlReader(types)) },
    validatorOf: (content) => formValidator(content.shape, book.validatorOf(schemaOf(content))),
    undisputedOf: (content) => formValidator(content.shape, book.undisputedOf(schemaOf(content))),
  };
});
