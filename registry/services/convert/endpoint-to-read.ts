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
import { type EndpointExtras, type ExampleExtras, present, type StreamExtras, type WithV1 } from "./extras.ts";
import type { ShapeWriter } from "./shape-to-read.ts";
import { urlSlug } from "./slug.ts";

/** Writes an endpoint of the flat form as the package form has it. */
export function endpointToRead(
  endpoint: WithV1<EndpointDefinition, EndpointExtras>,
  write: ShapeWriter,
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
        pathParameters: (pathParameters ?? []).map((one) => write.parameter(one, `${id}.path`)),
      },
      queryParameters: (queryParameters ?? []).map((one) => write.parameter(one, `${id}.query`)),
      headers: (requestHeaders ?? []).map((one) => write.parameter(one, `${id}.headers`)),
      responseHeaders: responseHeaders?.map((one) => write.parameter(one, `${id}.responseHeaders`)),
      request: request === undefined ? undefined : requestToRead(request, write, `${id}.request`),
      response: responseToRead(responses ?? [], write, `${id}.response`),
      errors: v1?.errors ?? (errors ?? []).map((error) => oldErrorOf(error, write, `${id}.${error.name}`)),
      errorsV2: errors?.map((error) => errorToRead(error, write, `${id}.${error.name}`)),
      examples: (examples ?? []).map(exampleToRead),
    }),
  };
}

function requestToRead({ body, contentType, ...rest }: HttpRequest, write: ShapeWriter, at: string): V1HttpRequest {
  switch (body.type) {
    case "object":
    case "alias":
      return { ...rest, contentType: contentType ?? "application/json", type: jsonBodyToRead(body, write, at) };
    case "bytes":
      return { ...rest, contentType: contentType ?? body.contentType ?? "application/octet-stream", type: body };
    case "formData":
      return {
        ...rest,
        contentType: contentType ?? "multipart/form-data",
        type: { ...write.formData(body, at), type: "formData" },
      };
  }
}

/** Writes an object or a reference as the body of a request, an answer or a payload. */
export function jsonBodyToRead(
  body: Extract<HttpRequest["body"], { readonly type: "object" | "alias" }>,
  write: ShapeWriter,
  at: string,
): V1JsonBodyShape {
  return body.type === "object"
    ? { ...write.object(body, at), type: "object" }
    : { ...body, type: "reference", value: write.alias(body.value, at) };
}

/** The package form has one answer: the first, or both when the second is the stream that a request can ask for. */
function responseToRead(
  responses: readonly WithV1<HttpResponse, StreamExtras>[],
  write: ShapeWriter,
  at: string,
): V1HttpResponse | undefined {
  const [first, second] = responses;
  if (first === undefined) return undefined;
  const { body, ...rest } = first;
  if (second?.v1 !== undefined && second.body.type === "stream" && (body.type === "object" || body.type === "alias")) {
    const { streamCondition, around } = second.v1;
    const response = { ...around.response, shape: jsonBodyToRead(body, write, at), examples: [] };
    const stream = streamShape(second.body.shape, write, `${at}.stream`);
    const streamResponse = { ...around.streamResponse, shape: stream, examples: [] };
    return { ...rest, type: { ...around.both, type: "streamCondition", response, streamResponse, streamCondition } };
  }
  switch (body.type) {
    case "empty":
      return undefined;
    case "object":
    case "alias":
      return { ...rest, type: jsonBodyToRead(body, write, at) };
    case "fileDownload":
    case "streamingText":
      return { ...rest, type: body };
    case "stream":
      return { ...rest, type: { ...body, shape: streamShape(body.shape, write, at) } };
  }
}

function streamShape(
  shape: Extract<HttpResponse["body"], { readonly type: "stream" }>["shape"],
  write: ShapeWriter,
  at: string,
): V1JsonBodyShape {
  if (shape.type === "object" || shape.type === "alias") return jsonBodyToRead(shape, write, at);
  return { type: "reference", value: write.reference(shape, at) };
}

const errorToRead = ({ shape, ...rest }: ErrorResponse, write: ShapeWriter, at: string): V1ErrorDeclarationV2 => ({
  ...rest,
  ...(shape === undefined ? {} : { type: write.shape(shape, at) }),
});

/** The old list of errors knows neither names nor examples, and only references. */
const oldErrorOf = ({ statusCode, description, availability, shape }: ErrorResponse, write: ShapeWriter, at: string) =>
  present({
    statusCode,
    description,
    availability,
    type: shape?.type === "alias" ? write.alias(shape.value, at) : undefined,
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
