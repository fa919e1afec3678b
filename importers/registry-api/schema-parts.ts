import type { ApiModel, Channel, Endpoint, EndpointResponse, RequestBody, ResponseBody } from "#engine/model";
import { inlineObject, type Property, type Shape } from "#engine/shape";

/** Returns the location of the schema of a part, by its key; `known` is the present one. */
type SchemaOf = (key: string, known: string | undefined) => string | undefined;

/** Returns a model with new locations of schemas, looked up by keys that a registry's definition keeps. */
export const withLocations = (model: ApiModel, schemaOf: SchemaOf): ApiModel => ({
  ...model,
  endpoints: model.endpoints.map((one) => endpoint(one, schemaOf)),
  ...(model.channels && { channels: model.channels.map((one) => channel(one, schemaOf)) }),
});

function endpoint(one: Endpoint, schemaOf: SchemaOf): Endpoint {
  const at = `call ${one.id}`;
  const { request } = one;
  return {
    ...one,
    ...parameters(one, at, schemaOf),
    responseHeaders: properties(one.responseHeaders, `${at} responseHeaders`, schemaOf),
    ...(request && {
      request: {
        ...request,
        body: sent(request.body, `${at} body`, schemaOf),
        ...(request.alternatives && {
          alternatives: request.alternatives.map((body, i) => ({
            ...body,
            ...sent(body, `${at} body ${i + 1}`, schemaOf),
          })),
        }),
      },
    }),
    responses: one.responses.map((response, i) => ({
      ...answer(response, `${at} response ${i}`, schemaOf),
      body: received(response.body, `${at} response ${i}`, schemaOf),
    })),
    errors: one.errors.map((error, i) => ({
      ...answer(error, `${at} error ${i}`, schemaOf),
      ...located(error, `${at} error ${i}`, schemaOf),
    })),
  };
}

/** Returns a response or an error with the locations of its headers, and of its content in other media types. */
function answer<T extends Pick<EndpointResponse, "headers" | "alternatives">>(
  one: T,
  at: string,
  schemaOf: SchemaOf,
): T {
  const { headers, alternatives } = one;
  return {
    ...one,
    ...(headers && { headers: properties(headers, `${at} headers`, schemaOf) }),
    ...(alternatives && {
      alternatives: alternatives.map((media) => ({
        ...media,
        body: received(media.body, `${at} ${media.contentType}`, schemaOf),
      })),
    }),
  };
}

function channel(one: Channel, schemaOf: SchemaOf): Channel {
  const at = `channel ${one.id}`;
  return {
    ...one,
    ...parameters(one, at, schemaOf),
    messages: one.messages.map((message) => ({
      ...message,
      ...located(message, `${at} ${message.origin} ${message.type}`, schemaOf),
    })),
  };
}

type Parameters = Pick<Endpoint, "pathParameters" | "queryParameters" | "requestHeaders">;

const parameters = (one: Parameters, at: string, schemaOf: SchemaOf): Parameters => ({
  pathParameters: properties(one.pathParameters, `${at} pathParameters`, schemaOf),
  queryParameters: properties(one.queryParameters, `${at} queryParameters`, schemaOf),
  requestHeaders: properties(one.requestHeaders, `${at} requestHeaders`, schemaOf),
});

/** Adds locations to properties, and to the members of objects that have no location. */
const properties = (all: readonly Property[], at: string, schemaOf: SchemaOf): readonly Property[] =>
  all.map((one) => {
    const key = `${at} ${one.key}`;
    return { ...one, shape: withMembers(one.shape, key, schemaOf), ...located(one, key, schemaOf) };
  });

/** Adds the location of each member's schema: cookies and some form fields have one schema per member. */
function withMembers(shape: Shape, at: string, schemaOf: SchemaOf): Shape {
  const object = inlineObject(shape);
  if (object === undefined) return shape;
  const members = object.properties.map((one) => ({ ...one, ...located(one, `${at} ${one.key}`, schemaOf) }));
  return { ...object, properties: members };
}

function sent(body: RequestBody, at: string, schemaOf: SchemaOf): RequestBody {
  if (body.kind === "octet-stream") return body;
  return { ...body, shape: withMembers(body.shape, at, schemaOf), ...located(body, at, schemaOf) };
}

const received = (body: ResponseBody, at: string, schemaOf: SchemaOf): ResponseBody =>
  body.kind === "json" || body.kind === "stream" ? { ...body, ...located(body, at, schemaOf) } : body;

function located(
  one: { readonly schema?: string | undefined },
  at: string,
  schemaOf: SchemaOf,
): { readonly schema?: string } {
  const schema = schemaOf(at, one.schema);
  return schema === undefined ? {} : { schema };
}
