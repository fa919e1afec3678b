import { present } from "#engine/json";
import type {
  EndpointDefinition,
  ErrorResponse,
  ExampleEndpointCall,
  HttpRequest,
  HttpResponse,
  V1EndpointDefinition,
  V1ErrorDeclaration,
  V1ErrorDeclarationV2,
  V1ExampleEndpointCall,
  V1HttpRequest,
  V1HttpResponse,
  V1JsonBodyShape,
} from "#generated/types";
import type { EndpointExtras, ExampleExtras, StreamExtras, WithV1 } from "./extras.ts";
import { urlSlug } from "./fresh-names.ts";
import {
  formDataToRead,
  type InlineTypes,
  nameInline,
  objectToRead,
  parametersToRead,
  referenceToRead,
  shapeToRead,
} from "./shape-to-read.ts";

/** Writes an endpoint of the flat form as the package form has it. */
export function endpointToRead(
  endpoint: WithV1<EndpointDefinition, EndpointExtras>,
  inline: InlineTypes,
): V1EndpointDefinition {
  const { id, namespace, displayName, path, auth, v1, pathParameters, queryParameters, requestHeaders, ...most } =
    endpoint;
  const { responseHeaders, requests, responses, errors, examples, environments, ...rest } = most;
  const [request] = requests ?? [];
  return {
    ...rest,
    ...present({
      id: v1?.id ?? id,
      originalEndpointId: v1?.originalEndpointId ?? (v1 === undefined ? undefined : id),
      urlSlug: v1?.slug ?? urlSlug(displayName ?? v1?.id ?? id),
      name: displayName,
      authed: v1?.auth ?? (auth?.length ?? 0) > 0,
      authV2: auth,
      environments: environments ?? [],
      path: {
        ...v1?.path,
        parts: path,
        pathParameters: parametersToRead(pathParameters ?? [], inline, `${id}.path`),
      },
      queryParameters: parametersToRead(queryParameters ?? [], inline, `${id}.query`),
      headers: parametersToRead(requestHeaders ?? [], inline, `${id}.headers`),
      responseHeaders: responseHeaders && parametersToRead(responseHeaders, inline, `${id}.responseHeaders`),
      request: request === undefined ? undefined : requestToRead(request, inline, `${id}.request`),
      response: responseToRead(responses ?? [], inline, `${id}.response`),
      errors: v1?.errors ?? (errors ?? []).map((error) => oldErrorOf(error, inline, `${id}.${error.name}`)),
      errorsV2: errors?.map((error) => errorToRead(error, inline, `${id}.${error.name}`)),
      examples: (examples ?? []).map(exampleToRead),
    }),
  };
}

function requestToRead({ body, contentType, ...rest }: HttpRequest, inline: InlineTypes, at: string): V1HttpRequest {
  switch (body.type) {
    case "object":
    case "alias":
      return { ...rest, contentType: contentType ?? "application/json", type: jsonBodyToRead(body, inline, at) };
    case "bytes":
      return { ...rest, contentType: contentType ?? body.contentType ?? "application/octet-stream", type: body };
    case "formData":
      return {
        ...rest,
        contentType: contentType ?? "multipart/form-data",
        type: { ...formDataToRead(body, inline, at), type: "formData" },
      };
  }
}

/** Writes an object or a reference as the body of a request, an answer or a payload. */
export function jsonBodyToRead(
  body: Extract<HttpRequest["body"], { readonly type: "object" | "alias" }>,
  inline: InlineTypes,
  at: string,
): V1JsonBodyShape {
  return body.type === "object"
    ? { ...objectToRead(body, inline, at), type: "object" }
    : { ...body, type: "reference", value: referenceToRead(body.value, inline, at) };
}

/** The package form has one response: the first, or both if the second is an optional stream. */
function responseToRead(
  responses: readonly WithV1<HttpResponse, StreamExtras>[],
  inline: InlineTypes,
  at: string,
): V1HttpResponse | undefined {
  const [first, second] = responses;
  if (first === undefined) return undefined;
  const { body, ...rest } = first;
  if (second?.v1 !== undefined && second.body.type === "stream" && (body.type === "object" || body.type === "alias")) {
    const { streamCondition, around } = second.v1;
    const response = { ...around.response, shape: jsonBodyToRead(body, inline, at), examples: [] };
    const stream = streamShape(second.body.shape, inline, `${at}.stream`);
    const streamResponse = { ...around.streamResponse, shape: stream, examples: [] };
    return { ...rest, type: { ...around.both, type: "streamCondition", response, streamResponse, streamCondition } };
  }
  switch (body.type) {
    case "empty":
      return undefined;
    case "object":
    case "alias":
      return { ...rest, type: jsonBodyToRead(body, inline, at) };
    case "fileDownload":
    case "streamingText":
      return { ...rest, type: body };
    case "stream":
      return { ...rest, type: { ...body, shape: streamShape(body.shape, inline, at) } };
  }
}

function streamShape(
  shape: Extract<HttpResponse["body"], { readonly type: "stream" }>["shape"],
  inline: InlineTypes,
  at: string,
): V1JsonBodyShape {
  if (shape.type === "object" || shape.type === "alias") return jsonBodyToRead(shape, inline, at);
  return { type: "reference", value: nameInline(shape, inline, at) };
}

const errorToRead = ({ shape, ...rest }: ErrorResponse, inline: InlineTypes, at: string): V1ErrorDeclarationV2 => ({
  ...rest,
  ...(shape === undefined ? {} : { type: shapeToRead(shape, inline, at) }),
});

/** The old list of errors knows neither names nor examples, and only references. */
const oldErrorOf = ({ statusCode, description, availability, shape }: ErrorResponse, inline: InlineTypes, at: string) =>
  present({
    statusCode,
    description,
    availability,
    type: shape?.type === "alias" ? referenceToRead(shape.value, inline, at) : undefined,
  }) satisfies V1ErrorDeclaration;

function exampleToRead(example: WithV1<ExampleEndpointCall, ExampleExtras>): V1ExampleEndpointCall {
  const { requestBody, responseBody, snippets, v1, pathParameters, queryParameters, headers, ...rest } = example;
  const samples = Object.values(snippets ?? {}).flat();
  return {
    ...rest,
    ...present({
      pathParameters: pathParameters ?? {},
      queryParameters: queryParameters ?? {},
      headers: headers ?? {},
      requestBody: v1?.requestBody ?? (requestBody?.type === "json" ? requestBody.value : undefined),
      requestBodyV3: requestBody,
      responseBody: v1?.responseBody ?? (responseBody?.type === "json" ? responseBody.value : undefined),
      responseBodyV3: responseBody,
      codeExamples: {},
      codeSamples: samples.map(({ generated, ...sample }) => sample),
    }),
  };
}
