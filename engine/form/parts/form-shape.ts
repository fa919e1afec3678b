import type { Endpoint, RequestBody } from "#engine/model";
import type { FileShape, ObjectShape, Property } from "#engine/shape";

/** The keys of the parts of a request in a form, in order (docs/behavior.md#form-state). */
export type FormPart = "headers" | "pathParameters" | "queryParameters" | "body";

/**
 * Gives the shape of an endpoint's whole form: an object with a property for each part of the request that the endpoint
 * has. Every place in a form is a path from this object. Headers that all endpoints of the API share come first; one
 * that the endpoint declares itself wins.
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

/** Gives the headers of an endpoint together with those of its API; names are compared without case (RFC 9110 §5.1). */
export function headersOf(endpoint: Endpoint, globalHeaders: readonly Property[]): readonly Property[] {
  const own = new Set(endpoint.requestHeaders.map(({ key }) => key.toLowerCase()));
  return [...globalHeaders.filter(({ key }) => !own.has(key.toLowerCase())), ...endpoint.requestHeaders];
}

const parameters = (key: FormPart, properties: readonly Property[]): readonly Property[] =>
  properties.length === 0 ? [] : [{ key, shape: { kind: "object", properties }, optional: false }];

/** The file of a raw body, of its type where that says what is in it; `application/octet-stream` does not. */
const rawFile = (contentType: string): FileShape => ({
  kind: "file",
  multiple: false,
  ...(!/^(?:application\/octet-stream|\*\/\*)/i.test(contentType) && { accept: [contentType] }),
});

/** Gives a request's body as a property of its form; a raw body is a file. */
export const bodyProperty = (body: RequestBody): Property => ({
  key: "body" satisfies FormPart,
  shape: body.kind === "octet-stream" ? rawFile(body.contentType) : body.shape,
  optional: body.kind !== "form-data" && body.optional,
});
