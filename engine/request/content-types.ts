import type { Json } from "#engine/json";
import type { AlternativeBody, Endpoint, Example, RequestBody } from "#engine/model";
import { isJsonType, isXmlBody } from "./media-type.ts";

/** Returns the media type of a request body. */
export const contentTypeOf = (body: RequestBody): string => body.contentType ?? "multipart/form-data";

/** Lists the bodies that a request may have, one for each media type, the default one first. */
export const bodiesOf = ({ request }: Pick<Endpoint, "request">): readonly AlternativeBody[] =>
  request === undefined ? [] : [request.body, ...(request.alternatives ?? [])];

/**
 * Returns an endpoint with a request body of another media type, with its example, or else the examples that fit it;
 * the endpoint itself if it does not accept the type, or sends it by default.
 */
export function withContentType(endpoint: Endpoint, contentType: string | undefined): Endpoint {
  const { request, examples } = endpoint;
  const all = bodiesOf(endpoint);
  const body = all.find((one) => contentTypeOf(one) === contentType);
  if (request === undefined || body === undefined || body === request.body) return endpoint;
  return {
    ...endpoint,
    request: { ...request, body, alternatives: all.filter((one) => one !== body) },
    examples:
      body.example === undefined ? fitting(examples, request.body, body) : [callWith(examples[0], body.example)],
  };
}

const fitting = (examples: readonly Example[], one: RequestBody, other: RequestBody): readonly Example[] =>
  sharesValues(one, other) ? examples : examples.map(({ body: _, ...call }) => call);

const bare: Example = { path: "", pathParameters: {}, queryParameters: {}, headers: {}, statusCode: 200 };

/** Returns a call with another body, under no name. */
function callWith(call: Example | undefined, body: Json): Example {
  const { name: _, description: __, ...rest } = call ?? bare;
  return { ...rest, body };
}

/** Returns true if the values of two bodies are of the same kind: members of an object, or JSON. Text has its own. */
const sharesValues = (one: RequestBody, other: RequestBody): boolean => isStructured(one) && isStructured(other);

const isStructured = (body: RequestBody): boolean =>
  body.kind === "json" ? isJsonType(body.contentType) || isXmlBody(body) : body.kind !== "octet-stream";
