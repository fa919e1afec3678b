import { contentOf, type Endpoint, type RequestBody } from "#engine/model";
import type { FileShape, ObjectShape, Property } from "#engine/shape";

/** The keys of the parts of a request in a form, in order (docs/behavior.md#form-state). */
export type FormPart = "headers" | "pathParameters" | "queryParameters" | "body";

/**
 * Returns the shape of an endpoint's form: an object with a property for each part of the request. All paths in a form
 * start at this object. Headers of the whole API come first; a header of the endpoint overrides one of the API.
 */
export function formShape(endpoint: Endpoint, globalHeaders: readonly Property[]): ObjectShape {
  const body = endpoint.request?.body;
  return {
    kind: "object",
    properties: [
      ...parameters("headers", headersOf(endpoint, globalHeaders)),
      ...parameters("pathParameters", endpoint.pathParameters),
      ...parameters("queryParameters", endpoint.queryParameters),
      ...(body ? [bodyProperty(body)] : []),
    ],
  };
}

/** Returns the headers of an endpoint and of its API, compared by name without case (RFC 9110 §5.1). */
export function headersOf(endpoint: Endpoint, globalHeaders: readonly Property[]): readonly Property[] {
  const own = new Set(endpoint.requestHeaders.map(({ key }) => key.toLowerCase()));
  return [...globalHeaders.filter(({ key }) => !own.has(key.toLowerCase())), ...endpoint.requestHeaders];
}

const parameters = (key: FormPart, properties: readonly Property[]): readonly Property[] =>
  properties.length === 0 ? [] : [{ key, shape: { kind: "object", properties }, optional: false }];

/**
 * The file of a raw body with its media type, unless that is `application/octet-stream`, which carries no information.
 */
const rawFile = (contentType: string): FileShape => ({
  kind: "file",
  multiple: false,
  ...(!/^(?:application\/octet-stream|\*\/\*)/i.test(contentType) && { accept: [contentType] }),
});

/** Returns a request body as a property of its form; a raw body is a file. */
export const bodyProperty = (body: RequestBody): Property => ({
  key: "body" satisfies FormPart,
  ...(body.kind === "octet-stream" ? { shape: rawFile(body.contentType) } : contentOf(body)),
  optional: body.optional === true,
});
