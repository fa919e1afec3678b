import { present } from "#engine/json";
import type {
  CodeSnippet,
  EndpointDefinition,
  ErrorResponse,
  ExampleEndpointCall,
  HttpRequest,
  HttpResponse,
  RegisterEndpointDefinition,
  RegisterExampleEndpointCall,
  RegisterHttpRequest,
  RegisterHttpResponse,
  V1ErrorDeclaration,
  V1ErrorDeclarationV2,
  V1JsonBodyShape,
} from "#generated/types";
import { type EndpointExtras, type ExampleExtras, type StreamExtras, unlessEmpty, type WithV1 } from "./extras.ts";
import {
  formDataToLatest,
  objectToLatest,
  parameterToLatest,
  referenceToLatest,
  shapeToLatest,
} from "./shape-to-latest.ts";

/** The position of an endpoint in the flat form. `auth` is the scheme of an API with a single one. */
export interface FlatLocation {
  readonly id: string;
  readonly namespace: readonly string[];
  readonly auth: string | undefined;
}

/** Converts an endpoint of the package form. */
export function endpointToLatest(
  endpoint: RegisterEndpointDefinition,
  location: FlatLocation,
): WithV1<EndpointDefinition, EndpointExtras> {
  const { id, slug, originalEndpointId, auth, authV2, name, path, queryParameters, headers, responseHeaders, ...most } =
    endpoint;
  const { request, response, errors, errorsV2, examples, ...rest } = most;
  const responses = response === undefined ? undefined : responsesToLatest(response);
  const { parts, pathParameters, ...aroundPath } = path;
  return {
    ...rest,
    ...present({
      id: location.id,
      namespace: location.namespace,
      displayName: name,
      path: parts,
      auth: authV2 ?? (auth === true && location.auth !== undefined ? [location.auth] : undefined),
      pathParameters: pathParameters.map(parameterToLatest),
      queryParameters: queryParameters.map(parameterToLatest),
      requestHeaders: headers.map(parameterToLatest),
      responseHeaders: responseHeaders?.map(parameterToLatest),
      requests: request === undefined ? undefined : [requestToLatest(request)],
      responses,
      errors: (errorsV2 ?? errors?.map(errorToV2))?.map(errorToLatest),
      examples: [...examples, ...examplesOf(response)].map(exampleToLatest),
      v1: present({
        ...{ id, slug, originalEndpointId, auth },
        errors: errorsV2 === undefined ? undefined : errors,
        path: unlessEmpty(aroundPath),
      }),
    }),
  };
}

function requestToLatest({ type: body, ...rest }: RegisterHttpRequest): HttpRequest {
  switch (body.type) {
    case "json": {
      const { type, contentType, shape, ...around } = body;
      return { ...around, ...rest, contentType, body: jsonBodyToLatest(shape) };
    }
    case "object":
    case "reference":
      return { ...rest, body: jsonBodyToLatest(body) };
    case "bytes":
      return { ...rest, ...present({ contentType: body.contentType }), body };
    case "formData":
      return { ...rest, contentType: "multipart/form-data", body: { ...formDataToLatest(body), type: "formData" } };
    case "fileUpload": {
      const { type, value, ...around } = body;
      return value === undefined
        ? { ...around, ...rest, contentType: octets, body: { type: "bytes", isOptional: false } }
        : {
            ...around,
            ...rest,
            contentType: "multipart/form-data",
            body: { ...formDataToLatest(value), type: "formData" },
          };
    }
  }
}

/** The default media type of a file that is sent unchanged. */
const octets = "application/octet-stream";

/** The body of a request, a response or a payload: an inline object, or a reference. */
export function jsonBodyToLatest(body: V1JsonBodyShape) {
  return body.type === "object"
    ? { ...objectToLatest(body), type: "object" as const }
    : { ...body, type: "alias" as const, value: referenceToLatest(body.value) };
}

function responsesToLatest({
  type: body,
  statusCode = 200,
  ...rest
}: RegisterHttpResponse): readonly WithV1<HttpResponse, StreamExtras>[] {
  const answer = { ...rest, statusCode };
  switch (body.type) {
    case "object":
    case "reference":
      return [{ ...answer, body: jsonBodyToLatest(body) }];
    case "fileDownload":
    case "streamingText":
      return [{ ...answer, body }];
    case "stream":
      return [{ ...answer, body: { ...body, shape: jsonBodyToLatest(body.shape) } }];
    case "streamCondition": {
      const { type, response, streamResponse, streamCondition, ...both } = body;
      const { shape, examples, ...aroundResponse } = response;
      const { shape: streamShape, examples: streamExamples, ...aroundStream } = streamResponse;
      const around = { both, response: aroundResponse, streamResponse: aroundStream };
      return [
        { ...answer, body: jsonBodyToLatest(shape) },
        {
          ...answer,
          body: { type: "stream", shape: jsonBodyToLatest(streamShape) },
          v1: { streamCondition, around },
        },
      ];
    }
  }
}

/** The examples in a response of two forms, each beside its form. */
function examplesOf(response: RegisterHttpResponse | undefined): readonly RegisterExampleEndpointCall[] {
  if (response?.type.type !== "streamCondition") return [];
  return [...response.type.response.examples, ...response.type.streamResponse.examples];
}

const errorToV2 = ({ type, ...rest }: V1ErrorDeclaration): V1ErrorDeclarationV2 =>
  type === undefined ? rest : { ...rest, type: { type: "alias", value: type } };

/** An error without a name is known by its status. */
const errorToLatest = ({ type, name, ...rest }: V1ErrorDeclarationV2): ErrorResponse => ({
  ...rest,
  name: name ?? `Error ${rest.statusCode}`,
  ...(type === undefined ? {} : { shape: shapeToLatest(type) }),
});

function exampleToLatest(example: RegisterExampleEndpointCall): WithV1<ExampleEndpointCall, ExampleExtras> {
  const { requestBody, requestBodyV3, responseBody, responseBodyV3, codeSamples, ...rest } = example;
  const extras: ExampleExtras = present({
    requestBody: requestBodyV3 === undefined ? undefined : requestBody,
    responseBody: responseBodyV3 === undefined ? undefined : responseBody,
  });
  return {
    ...rest,
    ...present({
      requestBody: requestBodyV3 ?? jsonExample(requestBody),
      responseBody: responseBodyV3 ?? jsonExample(responseBody),
      snippets: codeSamples === undefined ? undefined : snippetsOf(codeSamples),
      v1: unlessEmpty(extras),
    }),
  };
}

const jsonExample = (value: unknown): { readonly type: "json"; readonly value: unknown } | undefined =>
  value === undefined ? undefined : { type: "json", value };

function snippetsOf(samples: NonNullable<RegisterExampleEndpointCall["codeSamples"]>): {
  readonly [language: string]: readonly CodeSnippet[];
} {
  const byLanguage = new Map<string, CodeSnippet[]>();
  for (const sample of samples) {
    const known = byLanguage.get(sample.language) ?? [];
    byLanguage.set(sample.language, [...known, { ...sample, generated: false }]);
  }
  return Object.fromEntries(byLanguage);
}
