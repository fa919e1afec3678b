// Generated from idl/areas/api-register.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 48189afaeaa7bac0afef2f9ec0822bc0

import type { TypeTable } from "#engine/shape";
import type * as ApiCommons from "./api-commons.ts";
import type * as ApiShapes from "./api-shapes.ts";
import type * as Commons from "./commons.ts";

/** An API definition as its publisher registers it. */
export interface RegisterApiDefinition {
  /** The root package: endpoints and sections at the top level. */
  readonly rootPackage: RegisterApiDefinitionPackage;
  /** Named types, by ID. */
  readonly types: { readonly [key: string]: ApiShapes.V1TypeDefinition };
  /** Sections at any depth, by ID. */
  readonly subpackages: { readonly [key: string]: RegisterApiDefinitionSubpackage };
  /** The authentication scheme, if there is only one. Absent if no authentication is required. */
  readonly auth?: ApiCommons.ApiAuth;
  /** Headers of every endpoint, in addition to its own. */
  readonly globalHeaders?: readonly ApiShapes.V1Header[];
  /** Published SDKs to show snippets of, if any. */
  readonly snippetsConfiguration?: ApiCommons.SnippetsConfig;
  /**
   * Deprecated: the order of the contents. Use the navigation of the docs site.
   *
   * @deprecated
   */
  readonly navigation?: ApiShapes.V1ApiNavigationConfigRoot;
  /** Title of the API, such as `Plant Store`. Default: the API ID. */
  readonly apiName?: string;
  /** Authentication schemes by ID, if there are several. Endpoints refer to them. */
  readonly authSchemes?: { readonly [key: string]: ApiCommons.ApiAuth };
}

/** A package: endpoints and subpackages. */
export interface RegisterApiDefinitionPackage {
  /** Endpoints, in the author's order. */
  readonly endpoints: readonly RegisterEndpointDefinition[];
  /** Channels, if any. */
  readonly websockets?: readonly RegisterWebSocketChannel[];
  /** Webhooks, if any. */
  readonly webhooks?: readonly RegisterWebhookDefinition[];
  /** IDs of the types of this package. */
  readonly types: readonly Commons.TypeId[];
  /** IDs of the direct subpackages. */
  readonly subpackages: readonly ApiCommons.SubpackageId[];
  /** Section shown instead of this one, if this one only wraps it. */
  readonly pointsTo?: ApiCommons.SubpackageId;
}

/** A section of an API. */
export interface RegisterApiDefinitionSubpackage extends RegisterApiDefinitionPackage, ApiCommons.WithDescription {
  /** Its key in the definition's `subpackages`. */
  readonly subpackageId: ApiCommons.SubpackageId;
  /** Name in code, such as `plants`. */
  readonly name: string;
  /** Display name. Default: derived from `name`. */
  readonly displayName?: string;
}

/** An endpoint. */
export interface RegisterEndpointDefinition extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Slug of its page. Default: derived by the registry. */
  readonly slug?: string;
  /** True if authentication is required. Default: false. */
  readonly auth?: boolean;
  /** Environment selected by default. Default: the first of `environments`. */
  readonly defaultEnvironment?: Commons.EnvironmentId;
  /** Servers of the endpoint, if any. */
  readonly environments?: readonly ApiCommons.Environment[];
  /** HTTP method. */
  readonly method: Commons.HttpMethod;
  /** ID of the endpoint, unique within its package. */
  readonly id: Commons.EndpointId;
  /** ID of the endpoint in the publisher's source. The docs navigation refers to it. */
  readonly originalEndpointId?: string;
  /** Display name, such as `Get a plant`. Default: derived from `id`. */
  readonly name?: string;
  /** Path below the base URL. */
  readonly path: ApiShapes.V1EndpointPath;
  /** Query parameters. May be empty. */
  readonly queryParameters: readonly ApiShapes.V1QueryParameter[];
  /** Request headers, in addition to the global ones. May be empty. */
  readonly headers: readonly ApiShapes.V1Header[];
  /** Request body, if any. */
  readonly request?: RegisterHttpRequest;
  /** Success response, if it has a body. */
  readonly response?: RegisterHttpResponse;
  /**
   * Errors by status. `errorsV2` takes precedence.
   *
   * @deprecated
   */
  readonly errors?: readonly ApiShapes.V1ErrorDeclaration[];
  /** Errors of the endpoint. */
  readonly errorsV2?: readonly ApiShapes.V1ErrorDeclarationV2[];
  /** Example requests with their responses. May be empty. */
  readonly examples: readonly RegisterExampleEndpointCall[];
  /** Protocol of the call. Default: `rest`. */
  readonly protocol?: ApiCommons.Protocol;
  /** IDs of schemes in `authSchemes`, one of which is required. Absent if `auth` is sufficient. */
  readonly authV2?: readonly ApiCommons.AuthSchemeId[];
  /** Alternative combinations of schemes; one is required. Takes precedence over `authV2`. */
  readonly multiAuth?: readonly ApiCommons.MultiAuth[];
  /** Response headers of a success. */
  readonly responseHeaders?: readonly ApiShapes.V1Header[];
  /** False disables the playground of the endpoint. Default: true. */
  readonly includeInApiExplorer?: boolean;
}

/** A request body. */
export interface RegisterHttpRequest extends ApiCommons.WithDescription {
  /** Schema and encoding of the body. */
  readonly type: RegisterHttpRequestBodyShape;
}

/** Kinds of request bodies. */
export type RegisterHttpRequestBodyShape =
  /** JSON with a custom content type. */
  | ({ readonly type: "json" } & RegisterJsonRequestBody)
  /** A multipart form. */
  | ({ readonly type: "formData" } & ApiShapes.V1FormDataRequest)
  /** Raw bytes. */
  | ({ readonly type: "bytes" } & ApiCommons.BytesRequest)
  /** An inline object. */
  | ({ readonly type: "object" } & ApiShapes.V1ObjectType)
  /** A reference to a type. */
  | { readonly type: "reference"; readonly value: ApiShapes.V1TypeReference }
  /** Deprecated form of `formData`. Without a value, the form is undocumented. */
  | { readonly type: "fileUpload"; readonly value?: ApiShapes.V1FormDataRequest };

/** A JSON body and its content type. */
export interface RegisterJsonRequestBody {
  /** Media type sent with the body, such as `application/json`. */
  readonly contentType: string;
  /** Schema of the body. */
  readonly shape: ApiShapes.V1JsonBodyShape;
}

/** A success response. */
export interface RegisterHttpResponse extends ApiCommons.WithDescription {
  /** Schema of the body, and whether it is streamed. */
  readonly type: RegisterHttpResponseBodyShape;
  /** HTTP status. Default: 200. */
  readonly statusCode?: number;
}

/** Kinds of response bodies. */
export type RegisterHttpResponseBodyShape =
  /** An inline object. */
  | ({ readonly type: "object" } & ApiShapes.V1ObjectType)
  /** A reference to a type. */
  | { readonly type: "reference"; readonly value: ApiShapes.V1TypeReference }
  /** A file. */
  | ({ readonly type: "fileDownload" } & ApiCommons.FileDownloadResponseBodyShape)
  /** Streamed text. */
  | { readonly type: "streamingText" }
  /** Streamed JSON. */
  | ({ readonly type: "stream" } & ApiShapes.V1StreamResponseV2)
  /** Streamed or not, depending on the request. */
  | ({ readonly type: "streamCondition" } & RegisterStreamConditionResponse);

/**
 * Deprecated: a streamed and an unstreamed response of one endpoint. Use an endpoint pair in the navigation.
 *
 * @deprecated
 */
export interface RegisterStreamConditionResponse {
  /** The unstreamed response. */
  readonly response: RegisterNonStreamResponse;
  /** The streamed response. */
  readonly streamResponse: RegisterStreamResponse;
  /** The condition in the request. */
  readonly streamCondition: ApiShapes.V1StreamCondition;
}

/**
 * The response of an unstreamed call.
 *
 * @deprecated
 */
export interface RegisterNonStreamResponse {
  /** Schema of the body. */
  readonly shape: ApiShapes.V1JsonBodyShape;
  /** Examples without streaming. */
  readonly examples: readonly RegisterExampleEndpointCall[];
}

/**
 * The response of a streamed call.
 *
 * @deprecated
 */
export interface RegisterStreamResponse {
  /** Schema of a chunk. */
  readonly shape: ApiShapes.V1JsonBodyShape;
  /** Examples with streaming. */
  readonly examples: readonly RegisterExampleEndpointCall[];
}

/** An example request with its response. */
export interface RegisterExampleEndpointCall extends ApiCommons.WithDescription {
  /** Heading in the list of examples. */
  readonly name?: string;
  /** Request path with parameter values, such as `/plants/fern-1`. */
  readonly path: string;
  /** Values by parameter key. */
  readonly pathParameters: { readonly [key: string]: unknown };
  /** Values by parameter name. */
  readonly queryParameters: { readonly [key: string]: unknown };
  /** Values by header name, without credentials. */
  readonly headers: { readonly [key: string]: unknown };
  /**
   * JSON request body, if any. `requestBodyV3` distinguishes forms and bytes.
   *
   * @deprecated
   */
  readonly requestBody?: unknown;
  /** Request body with its encoding, if any. */
  readonly requestBodyV3?: ApiCommons.ExampleEndpointRequest;
  /** HTTP status of the response. */
  readonly responseStatusCode: number;
  /**
   * JSON response body, if any. `responseBodyV3` distinguishes files and streams.
   *
   * @deprecated
   */
  readonly responseBody?: unknown;
  /** Response body with its kind, if any. */
  readonly responseBodyV3?: ApiCommons.ExampleEndpointResponse;
  /** Handwritten code samples. Shown before generated ones. */
  readonly codeSamples?: readonly RegisterCustomCodeSample[];
}

/** A handwritten code sample. */
export interface RegisterCustomCodeSample extends ApiCommons.WithDescription {
  /** Language of the code, such as `python`. */
  readonly language: string;
  /** The code. */
  readonly code: string;
  /** Title of the sample. Default: the language. */
  readonly name?: string;
  /** Install command, such as `pip install acme-plants`. */
  readonly install?: string;
}

/** A webhook. */
export interface RegisterWebhookDefinition extends ApiCommons.WithDescription {
  /** HTTP method. */
  readonly method: ApiCommons.WebhookHttpMethod;
  /** ID of the webhook, unique within its package. */
  readonly id: Commons.WebhookId;
  /** Display name. Default: derived from `id`. */
  readonly name?: string;
  /** Path segments, for display only. */
  readonly path: readonly string[];
  /** Headers that the API sends. */
  readonly headers: readonly ApiShapes.V1Header[];
  /** Payload. */
  readonly payload: ApiShapes.V1WebhookPayload;
  /** Example payloads. */
  readonly examples: readonly ApiCommons.ExampleWebhookPayload[];
}

/** A WebSocket channel. */
export interface RegisterWebSocketChannel extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** ID of the channel, unique within its package. */
  readonly id: Commons.WebSocketId;
  /** True if authentication is required. */
  readonly auth: boolean;
  /** Display name. Default: derived from `id`. */
  readonly name?: string;
  /** Environment selected by default. Default: the first of `environments`. */
  readonly defaultEnvironment?: Commons.EnvironmentId;
  /** Servers with `wss` or `ws` URLs. */
  readonly environments: readonly ApiCommons.Environment[];
  /** Path below the base URL. */
  readonly path: ApiShapes.V1EndpointPath;
  /** Headers of the handshake. */
  readonly headers: readonly ApiShapes.V1Header[];
  /** Query parameters of the handshake. */
  readonly queryParameters: readonly ApiShapes.V1QueryParameter[];
  /** Message types of both sides. */
  readonly messages: readonly ApiShapes.V1WebSocketMessage[];
  /** Example sessions. */
  readonly examples: readonly ApiShapes.V1ExampleWebSocketSession[];
}

/** ID of a source document within one registration, such as `openapi.yml`. The publisher chooses it. */
export type SourceId = string & { readonly __brand?: "SourceId" };

/** Upload and download URLs of a source document. */
export interface SourceUpload {
  /** URL for a PUT upload without authorization. It expires. */
  readonly uploadUrl: string;
  /** Download URL. */
  readonly downloadUrl: string;
}

/** The types of `api-register` as shapes, by id. */
export const apiRegisterTypes: TypeTable = {
  "api-register:RegisterApiDefinition": {
    name: "RegisterApiDefinition",
    description: "An API definition as its publisher registers it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "rootPackage",
          shape: { kind: "ref", id: "api-register:RegisterApiDefinitionPackage" },
          optional: false,
          description: "The root package: endpoints and sections at the top level.",
        },
        {
          key: "types",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:TypeId" },
            value: { kind: "ref", id: "api-shapes:V1TypeDefinition" },
          },
          optional: false,
          description: "Named types, by ID.",
        },
        {
          key: "subpackages",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "api-commons:SubpackageId" },
            value: { kind: "ref", id: "api-register:RegisterApiDefinitionSubpackage" },
          },
          optional: false,
          description: "Sections at any depth, by ID.",
        },
        {
          key: "auth",
          shape: { kind: "ref", id: "api-commons:ApiAuth" },
          optional: true,
          description: "The authentication scheme, if there is only one. Absent if no authentication is required.",
        },
        {
          key: "globalHeaders",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1Header" } },
          optional: true,
          description: "Headers of every endpoint, in addition to its own.",
        },
        {
          key: "snippetsConfiguration",
          shape: { kind: "ref", id: "api-commons:SnippetsConfig" },
          optional: true,
          description: "Published SDKs to show snippets of, if any.",
        },
        {
          key: "navigation",
          shape: { kind: "ref", id: "api-shapes:V1ApiNavigationConfigRoot" },
          optional: true,
          description: "Deprecated: the order of the contents. Use the navigation of the docs site.",
          availability: "Deprecated",
        },
        {
          key: "apiName",
          shape: { kind: "string" },
          optional: true,
          description: "Title of the API, such as `Plant Store`. Default: the API ID.",
        },
        {
          key: "authSchemes",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "api-commons:AuthSchemeId" },
            value: { kind: "ref", id: "api-commons:ApiAuth" },
          },
          optional: true,
          description: "Authentication schemes by ID, if there are several. Endpoints refer to them.",
        },
      ],
    },
  },
  "api-register:RegisterApiDefinitionPackage": {
    name: "RegisterApiDefinitionPackage",
    description: "A package: endpoints and subpackages.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "endpoints",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-register:RegisterEndpointDefinition" },
          },
          optional: false,
          description: "Endpoints, in the author's order.",
        },
        {
          key: "websockets",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-register:RegisterWebSocketChannel" },
          },
          optional: true,
          description: "Channels, if any.",
        },
        {
          key: "webhooks",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-register:RegisterWebhookDefinition" },
          },
          optional: true,
          description: "Webhooks, if any.",
        },
        {
          key: "types",
          shape: { kind: "list", item: { kind: "ref", id: "commons:TypeId" } },
          optional: false,
          description: "IDs of the types of this package.",
        },
        {
          key: "subpackages",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:SubpackageId" } },
          optional: false,
          description: "IDs of the direct subpackages.",
        },
        {
          key: "pointsTo",
          shape: { kind: "ref", id: "api-commons:SubpackageId" },
          optional: true,
          description: "Section shown instead of this one, if this one only wraps it.",
        },
      ],
    },
  },
  "api-register:RegisterApiDefinitionSubpackage": {
    name: "RegisterApiDefinitionSubpackage",
    description: "A section of an API.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "endpoints",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-register:RegisterEndpointDefinition" },
          },
          optional: false,
          description: "Endpoints, in the author's order.",
        },
        {
          key: "websockets",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-register:RegisterWebSocketChannel" },
          },
          optional: true,
          description: "Channels, if any.",
        },
        {
          key: "webhooks",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-register:RegisterWebhookDefinition" },
          },
          optional: true,
          description: "Webhooks, if any.",
        },
        {
          key: "types",
          shape: { kind: "list", item: { kind: "ref", id: "commons:TypeId" } },
          optional: false,
          description: "IDs of the types of this package.",
        },
        {
          key: "subpackages",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:SubpackageId" } },
          optional: false,
          description: "IDs of the direct subpackages.",
        },
        {
          key: "pointsTo",
          shape: { kind: "ref", id: "api-commons:SubpackageId" },
          optional: true,
          description: "Section shown instead of this one, if this one only wraps it.",
        },
        {
          key: "description",
          shape: { kind: "string" },
          optional: true,
          description: "Markdown description.",
        },
        {
          key: "subpackageId",
          shape: { kind: "ref", id: "api-commons:SubpackageId" },
          optional: false,
          description: "Its key in the definition's `subpackages`.",
        },
        {
          key: "name",
          shape: { kind: "string" },
          optional: false,
          description: "Name in code, such as `plants`.",
        },
        {
          key: "displayName",
          shape: { kind: "string" },
          optional: true,
          description: "Display name. Default: derived from `name`.",
        },
      ],
    },
  },
  "api-register:RegisterEndpointDefinition": {
    name: "RegisterEndpointDefinition",
    description: "An endpoint.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "description",
          shape: { kind: "string" },
          optional: true,
          description: "Markdown description.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "Release stage, such as beta or deprecated. Absent if not specified.",
        },
        {
          key: "slug",
          shape: { kind: "string" },
          optional: true,
          description: "Slug of its page. Default: derived by the registry.",
        },
        {
          key: "auth",
          shape: { kind: "boolean" },
          optional: true,
          description: "True if authentication is required. Default: false.",
        },
        {
          key: "defaultEnvironment",
          shape: { kind: "ref", id: "commons:EnvironmentId" },
          optional: true,
          description: "Environment selected by default. Default: the first of `environments`.",
        },
        {
          key: "environments",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:Environment" } },
          optional: true,
          description: "Servers of the endpoint, if any.",
        },
        {
          key: "method",
          shape: { kind: "ref", id: "commons:HttpMethod" },
          optional: false,
          description: "HTTP method.",
        },
        {
          key: "id",
          shape: { kind: "ref", id: "commons:EndpointId" },
          optional: false,
          description: "ID of the endpoint, unique within its package.",
        },
        {
          key: "originalEndpointId",
          shape: { kind: "string" },
          optional: true,
          description: "ID of the endpoint in the publisher's source. The docs navigation refers to it.",
        },
        {
          key: "name",
          shape: { kind: "string" },
          optional: true,
          description: "Display name, such as `Get a plant`. Default: derived from `id`.",
        },
        {
          key: "path",
          shape: { kind: "ref", id: "api-shapes:V1EndpointPath" },
          optional: false,
          description: "Path below the base URL.",
        },
        {
          key: "queryParameters",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1QueryParameter" } },
          optional: false,
          description: "Query parameters. May be empty.",
        },
        {
          key: "headers",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1Header" } },
          optional: false,
          description: "Request headers, in addition to the global ones. May be empty.",
        },
        {
          key: "request",
          shape: { kind: "ref", id: "api-register:RegisterHttpRequest" },
          optional: true,
          description: "Request body, if any.",
        },
        {
          key: "response",
          shape: { kind: "ref", id: "api-register:RegisterHttpResponse" },
          optional: true,
          description: "Success response, if it has a body.",
        },
        {
          key: "errors",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1ErrorDeclaration" } },
          optional: true,
          description: "Errors by status. `errorsV2` takes precedence.",
          availability: "Deprecated",
        },
        {
          key: "errorsV2",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1ErrorDeclarationV2" } },
          optional: true,
          description: "Errors of the endpoint.",
        },
        {
          key: "examples",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-register:RegisterExampleEndpointCall" },
          },
          optional: false,
          description: "Example requests with their responses. May be empty.",
        },
        {
          key: "protocol",
          shape: { kind: "ref", id: "api-commons:Protocol" },
          optional: true,
          description: "Protocol of the call. Default: `rest`.",
        },
        {
          key: "authV2",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:AuthSchemeId" } },
          optional: true,
          description: "IDs of schemes in `authSchemes`, one of which is required. Absent if `auth` is sufficient.",
        },
        {
          key: "multiAuth",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:MultiAuth" } },
          optional: true,
          description: "Alternative combinations of schemes; one is required. Takes precedence over `authV2`.",
        },
        {
          key: "responseHeaders",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1Header" } },
          optional: true,
          description: "Response headers of a success.",
        },
        {
          key: "includeInApiExplorer",
          shape: { kind: "boolean" },
          optional: true,
          description: "False disables the playground of the endpoint. Default: true.",
        },
      ],
    },
  },
  "api-register:RegisterHttpRequest": {
    name: "RegisterHttpRequest",
    description: "A request body.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "description",
          shape: { kind: "string" },
          optional: true,
          description: "Markdown description.",
        },
        {
          key: "type",
          shape: { kind: "ref", id: "api-register:RegisterHttpRequestBodyShape" },
          optional: false,
          description: "Schema and encoding of the body.",
        },
      ],
    },
  },
  "api-register:RegisterHttpRequestBodyShape": {
    name: "RegisterHttpRequestBodyShape",
    description: "Kinds of request bodies.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "json",
          description: "JSON with a custom content type.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "json" }, optional: false },
              {
                key: "contentType",
                shape: { kind: "string" },
                optional: false,
                description: "Media type sent with the body, such as `application/json`.",
              },
              {
                key: "shape",
                shape: { kind: "ref", id: "api-shapes:V1JsonBodyShape" },
                optional: false,
                description: "Schema of the body.",
              },
            ],
          },
        },
        {
          value: "formData",
          description: "A multipart form.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "formData" }, optional: false },
              {
                key: "description",
                shape: { kind: "string" },
                optional: true,
                description: "Markdown description.",
              },
              {
                key: "availability",
                shape: { kind: "ref", id: "commons:Availability" },
                optional: true,
                description: "Release stage, such as beta or deprecated. Absent if not specified.",
              },
              {
                key: "name",
                shape: { kind: "string" },
                optional: false,
                description: "Name of the form in code.",
              },
              {
                key: "properties",
                shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1FormDataProperty" } },
                optional: false,
                description: "Its fields, in the author's order.",
              },
            ],
          },
        },
        {
          value: "bytes",
          description: "Raw bytes.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "bytes" }, optional: false },
              {
                key: "description",
                shape: { kind: "string" },
                optional: true,
                description: "Markdown description.",
              },
              {
                key: "availability",
                shape: { kind: "ref", id: "commons:Availability" },
                optional: true,
                description: "Release stage, such as beta or deprecated. Absent if not specified.",
              },
              {
                key: "isOptional",
                shape: { kind: "boolean" },
                optional: false,
                description: "True if the body is optional.",
              },
              {
                key: "contentType",
                shape: { kind: "string" },
                optional: true,
                description: "Media type of the bytes. Default: `application/octet-stream`.",
              },
            ],
          },
        },
        {
          value: "object",
          description: "An inline object.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "object" }, optional: false },
              {
                key: "extends",
                shape: { kind: "list", item: { kind: "ref", id: "commons:TypeId" } },
                optional: false,
                description: "IDs of object types that this one extends.",
              },
              {
                key: "properties",
                shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1ObjectProperty" } },
                optional: false,
                description: "Own properties, in the author's order.",
              },
              {
                key: "extraProperties",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
                optional: true,
                description: "Type of additional properties. Absent if none are allowed.",
              },
            ],
          },
        },
        {
          value: "reference",
          description: "A reference to a type.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "reference" }, optional: false },
              {
                key: "value",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
                optional: false,
              },
            ],
          },
        },
        {
          value: "fileUpload",
          description: "Deprecated form of `formData`. Without a value, the form is undocumented.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "fileUpload" }, optional: false },
              {
                key: "value",
                shape: { kind: "ref", id: "api-shapes:V1FormDataRequest" },
                optional: true,
              },
            ],
          },
        },
      ],
    },
  },
  "api-register:RegisterJsonRequestBody": {
    name: "RegisterJsonRequestBody",
    description: "A JSON body and its content type.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "contentType",
          shape: { kind: "string" },
          optional: false,
          description: "Media type sent with the body, such as `application/json`.",
        },
        {
          key: "shape",
          shape: { kind: "ref", id: "api-shapes:V1JsonBodyShape" },
          optional: false,
          description: "Schema of the body.",
        },
      ],
    },
  },
  "api-register:RegisterHttpResponse": {
    name: "RegisterHttpResponse",
    description: "A success response.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "description",
          shape: { kind: "string" },
          optional: true,
          description: "Markdown description.",
        },
        {
          key: "type",
          shape: { kind: "ref", id: "api-register:RegisterHttpResponseBodyShape" },
          optional: false,
          description: "Schema of the body, and whether it is streamed.",
        },
        {
          key: "statusCode",
          shape: { kind: "integer" },
          optional: true,
          description: "HTTP status. Default: 200.",
        },
      ],
    },
  },
  "api-register:RegisterHttpResponseBodyShape": {
    name: "RegisterHttpResponseBodyShape",
    description: "Kinds of response bodies.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "object",
          description: "An inline object.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "object" }, optional: false },
              {
                key: "extends",
                shape: { kind: "list", item: { kind: "ref", id: "commons:TypeId" } },
                optional: false,
                description: "IDs of object types that this one extends.",
              },
              {
                key: "properties",
                shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1ObjectProperty" } },
                optional: false,
                description: "Own properties, in the author's order.",
              },
              {
                key: "extraProperties",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
                optional: true,
                description: "Type of additional properties. Absent if none are allowed.",
              },
            ],
          },
        },
        {
          value: "reference",
          description: "A reference to a type.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "reference" }, optional: false },
              {
                key: "value",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
                optional: false,
              },
            ],
          },
        },
        {
          value: "fileDownload",
          description: "A file.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "fileDownload" }, optional: false },
              {
                key: "contentType",
                shape: { kind: "string" },
                optional: true,
                description: "Media type of the file. Absent if it varies.",
              },
            ],
          },
        },
        {
          value: "streamingText",
          description: "Streamed text.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "streamingText" }, optional: false },
            ],
          },
        },
        {
          value: "stream",
          description: "Streamed JSON.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "stream" }, optional: false },
              {
                key: "terminator",
                shape: { kind: "string" },
                optional: true,
                description: "Terminator, such as `[DONE]`. Default: none; the stream ends with the connection.",
              },
              {
                key: "shape",
                shape: { kind: "ref", id: "api-shapes:V1JsonBodyShape" },
                optional: false,
                description: "Schema of a chunk.",
              },
            ],
          },
        },
        {
          value: "streamCondition",
          description: "Streamed or not, depending on the request.",
          shape: {
            kind: "object",
            properties: [
              {
                key: "type",
                shape: { kind: "literal", value: "streamCondition" },
                optional: false,
              },
              {
                key: "response",
                shape: { kind: "ref", id: "api-register:RegisterNonStreamResponse" },
                optional: false,
                description: "The unstreamed response.",
              },
              {
                key: "streamResponse",
                shape: { kind: "ref", id: "api-register:RegisterStreamResponse" },
                optional: false,
                description: "The streamed response.",
              },
              {
                key: "streamCondition",
                shape: { kind: "ref", id: "api-shapes:V1StreamCondition" },
                optional: false,
                description: "The condition in the request.",
              },
            ],
          },
        },
      ],
    },
  },
  "api-register:RegisterStreamConditionResponse": {
    name: "RegisterStreamConditionResponse",
    description: "Deprecated: a streamed and an unstreamed response of one endpoint. Use an endpoint pair in the navigation.",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "response",
          shape: { kind: "ref", id: "api-register:RegisterNonStreamResponse" },
          optional: false,
          description: "The unstreamed response.",
        },
        {
          key: "streamResponse",
          shape: { kind: "ref", id: "api-register:RegisterStreamResponse" },
          optional: false,
          description: "The streamed response.",
        },
        {
          key: "streamCondition",
          shape: { kind: "ref", id: "api-shapes:V1StreamCondition" },
          optional: false,
          description: "The condition in the request.",
        },
      ],
    },
  },
  "api-register:RegisterNonStreamResponse": {
    name: "RegisterNonStreamResponse",
    description: "The response of an unstreamed call.",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "shape",
          shape: { kind: "ref", id: "api-shapes:V1JsonBodyShape" },
          optional: false,
          description: "Schema of the body.",
        },
        {
          key: "examples",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-register:RegisterExampleEndpointCall" },
          },
          optional: false,
          description: "Examples without streaming.",
        },
      ],
    },
  },
  "api-register:RegisterStreamResponse": {
    name: "RegisterStreamResponse",
    description: "The response of a streamed call.",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "shape",
          shape: { kind: "ref", id: "api-shapes:V1JsonBodyShape" },
          optional: false,
          description: "Schema of a chunk.",
        },
        {
          key: "examples",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-register:RegisterExampleEndpointCall" },
          },
          optional: false,
          description: "Examples with streaming.",
        },
      ],
    },
  },
  "api-register:RegisterExampleEndpointCall": {
    name: "RegisterExampleEndpointCall",
    description: "An example request with its response.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "description",
          shape: { kind: "string" },
          optional: true,
          description: "Markdown description.",
        },
        {
          key: "name",
          shape: { kind: "string" },
          optional: true,
          description: "Heading in the list of examples.",
        },
        {
          key: "path",
          shape: { kind: "string" },
          optional: false,
          description: "Request path with parameter values, such as `/plants/fern-1`.",
        },
        {
          key: "pathParameters",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:PropertyKey" },
            value: { kind: "unknown" },
          },
          optional: false,
          description: "Values by parameter key.",
        },
        {
          key: "queryParameters",
          shape: { kind: "map", key: { kind: "string" }, value: { kind: "unknown" } },
          optional: false,
          description: "Values by parameter name.",
        },
        {
          key: "headers",
          shape: { kind: "map", key: { kind: "string" }, value: { kind: "unknown" } },
          optional: false,
          description: "Values by header name, without credentials.",
        },
        {
          key: "requestBody",
          shape: { kind: "unknown" },
          optional: true,
          description: "JSON request body, if any. `requestBodyV3` distinguishes forms and bytes.",
          availability: "Deprecated",
        },
        {
          key: "requestBodyV3",
          shape: { kind: "ref", id: "api-commons:ExampleEndpointRequest" },
          optional: true,
          description: "Request body with its encoding, if any.",
        },
        {
          key: "responseStatusCode",
          shape: { kind: "integer" },
          optional: false,
          description: "HTTP status of the response.",
        },
        {
          key: "responseBody",
          shape: { kind: "unknown" },
          optional: true,
          description: "JSON response body, if any. `responseBodyV3` distinguishes files and streams.",
          availability: "Deprecated",
        },
        {
          key: "responseBodyV3",
          shape: { kind: "ref", id: "api-commons:ExampleEndpointResponse" },
          optional: true,
          description: "Response body with its kind, if any.",
        },
        {
          key: "codeSamples",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-register:RegisterCustomCodeSample" },
          },
          optional: true,
          description: "Handwritten code samples. Shown before generated ones.",
        },
      ],
    },
  },
  "api-register:RegisterCustomCodeSample": {
    name: "RegisterCustomCodeSample",
    description: "A handwritten code sample.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "description",
          shape: { kind: "string" },
          optional: true,
          description: "Markdown description.",
        },
        {
          key: "language",
          shape: { kind: "string" },
          optional: false,
          description: "Language of the code, such as `python`.",
        },
        { key: "code", shape: { kind: "string" }, optional: false, description: "The code." },
        {
          key: "name",
          shape: { kind: "string" },
          optional: true,
          description: "Title of the sample. Default: the language.",
        },
        {
          key: "install",
          shape: { kind: "string" },
          optional: true,
          description: "Install command, such as `pip install acme-plants`.",
        },
      ],
    },
  },
  "api-register:RegisterWebhookDefinition": {
    name: "RegisterWebhookDefinition",
    description: "A webhook.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "description",
          shape: { kind: "string" },
          optional: true,
          description: "Markdown description.",
        },
        {
          key: "method",
          shape: { kind: "ref", id: "api-commons:WebhookHttpMethod" },
          optional: false,
          description: "HTTP method.",
        },
        {
          key: "id",
          shape: { kind: "ref", id: "commons:WebhookId" },
          optional: false,
          description: "ID of the webhook, unique within its package.",
        },
        {
          key: "name",
          shape: { kind: "string" },
          optional: true,
          description: "Display name. Default: derived from `id`.",
        },
        {
          key: "path",
          shape: { kind: "list", item: { kind: "string" } },
          optional: false,
          description: "Path segments, for display only.",
        },
        {
          key: "headers",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1Header" } },
          optional: false,
          description: "Headers that the API sends.",
        },
        {
          key: "payload",
          shape: { kind: "ref", id: "api-shapes:V1WebhookPayload" },
          optional: false,
          description: "Payload.",
        },
        {
          key: "examples",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:ExampleWebhookPayload" } },
          optional: false,
          description: "Example payloads.",
        },
      ],
    },
  },
  "api-register:RegisterWebSocketChannel": {
    name: "RegisterWebSocketChannel",
    description: "A WebSocket channel.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "description",
          shape: { kind: "string" },
          optional: true,
          description: "Markdown description.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "Release stage, such as beta or deprecated. Absent if not specified.",
        },
        {
          key: "id",
          shape: { kind: "ref", id: "commons:WebSocketId" },
          optional: false,
          description: "ID of the channel, unique within its package.",
        },
        {
          key: "auth",
          shape: { kind: "boolean" },
          optional: false,
          description: "True if authentication is required.",
        },
        {
          key: "name",
          shape: { kind: "string" },
          optional: true,
          description: "Display name. Default: derived from `id`.",
        },
        {
          key: "defaultEnvironment",
          shape: { kind: "ref", id: "commons:EnvironmentId" },
          optional: true,
          description: "Environment selected by default. Default: the first of `environments`.",
        },
        {
          key: "environments",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:Environment" } },
          optional: false,
          description: "Servers with `wss` or `ws` URLs.",
        },
        {
          key: "path",
          shape: { kind: "ref", id: "api-shapes:V1EndpointPath" },
          optional: false,
          description: "Path below the base URL.",
        },
        {
          key: "headers",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1Header" } },
          optional: false,
          description: "Headers of the handshake.",
        },
        {
          key: "queryParameters",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1QueryParameter" } },
          optional: false,
          description: "Query parameters of the handshake.",
        },
        {
          key: "messages",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1WebSocketMessage" } },
          optional: false,
          description: "Message types of both sides.",
        },
        {
          key: "examples",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-shapes:V1ExampleWebSocketSession" },
          },
          optional: false,
          description: "Example sessions.",
        },
      ],
    },
  },
  "api-register:SourceId": {
    name: "SourceId",
    description: "ID of a source document within one registration, such as `openapi.yml`. The publisher chooses it.",
    shape: { kind: "string" },
  },
  "api-register:SourceUpload": {
    name: "SourceUpload",
    description: "Upload and download URLs of a source document.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "uploadUrl",
          shape: { kind: "string" },
          optional: false,
          description: "URL for a PUT upload without authorization. It expires.",
        },
        {
          key: "downloadUrl",
          shape: { kind: "string" },
          optional: false,
          description: "Download URL.",
        },
      ],
    },
  },
};
