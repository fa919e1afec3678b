// Generated from idl/areas/api-read.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 213a3067d56605781b97a106b8b3aa72

import type { TypeTable } from "#engine/shape";
import type * as ApiCommons from "./api-commons.ts";
import type * as ApiShapes from "./api-shapes.ts";
import type * as Commons from "./commons.ts";
import type * as Templates from "./templates.ts";

/** An API definition, grouped in packages. */
export interface V1ApiDefinition {
  /** ID of this registered version. */
  readonly id: Commons.ApiDefinitionId;
  /** The root package: endpoints and sections at the top level. */
  readonly rootPackage: V1ApiDefinitionPackage;
  /** Named types, by ID. */
  readonly types: { readonly [key: string]: ApiShapes.V1TypeDefinition };
  /** Sections at any depth, by ID. */
  readonly subpackages: { readonly [key: string]: V1ApiDefinitionSubpackage };
  /** The authentication scheme, if there is only one. Absent if no authentication is required. */
  readonly auth?: ApiCommons.ApiAuth;
  /** True if endpoints have different servers. */
  readonly hasMultipleBaseUrls?: boolean;
  /**
   * Deprecated: the order of the contents. Use the navigation of the docs site.
   *
   * @deprecated
   */
  readonly navigation?: ApiShapes.V1ApiNavigationConfigRoot;
  /** Headers of every endpoint, in addition to its own. */
  readonly globalHeaders?: readonly ApiShapes.V1Header[];
  /** Published SDKs to show snippets of, if any. */
  readonly snippetsConfiguration?: ApiCommons.SnippetsConfig;
  /** Title of the API, such as `Plant Store`. Default: the API ID. */
  readonly apiName?: string;
  /** Authentication schemes by ID, if there are several. Endpoints refer to them. */
  readonly authSchemes?: { readonly [key: string]: ApiCommons.ApiAuth };
}

/** A package: endpoints and subpackages. */
export interface V1ApiDefinitionPackage {
  /** Endpoints, in the author's order. */
  readonly endpoints: readonly V1EndpointDefinition[];
  /** Channels. May be empty. */
  readonly websockets: readonly V1WebSocketChannel[];
  /** Webhooks. May be empty. */
  readonly webhooks: readonly V1WebhookDefinition[];
  /** IDs of the types of this package. */
  readonly types: readonly Commons.TypeId[];
  /** IDs of the direct subpackages. */
  readonly subpackages: readonly ApiCommons.SubpackageId[];
  /** Section shown instead of this one, if this one only wraps it. */
  readonly pointsTo?: ApiCommons.SubpackageId;
}

/** A section of an API. */
export interface V1ApiDefinitionSubpackage extends ApiCommons.WithDescription, V1ApiDefinitionPackage {
  /** Parent section. Absent at the top level. */
  readonly parent?: ApiCommons.SubpackageId;
  /** Its key in the definition's `subpackages`. */
  readonly subpackageId: ApiCommons.SubpackageId;
  /** Name in code, such as `plants`. */
  readonly name: string;
  /** Slug of the section. */
  readonly urlSlug: string;
  /** Display name. Default: derived from `name`. */
  readonly displayName?: string;
}

/** An endpoint. */
export interface V1EndpointDefinition extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** True if authentication is required. */
  readonly authed: boolean;
  /** Environment selected by default. Default: the first of `environments`. */
  readonly defaultEnvironment?: Commons.EnvironmentId;
  /** Servers of the endpoint. May be empty. */
  readonly environments: readonly ApiCommons.Environment[];
  /** HTTP method. */
  readonly method: Commons.HttpMethod;
  /** ID of the endpoint, unique within the definition. */
  readonly id: Commons.EndpointId;
  /** ID of the endpoint in the publisher's source. The docs navigation refers to it. */
  readonly originalEndpointId?: string;
  /** Slug of its page. */
  readonly urlSlug: string;
  /** Former slugs, which redirect to the page. */
  readonly migratedFromUrlSlugs?: readonly string[];
  /** Display name, such as `Get a plant`. Default: derived from `id`. */
  readonly name?: string;
  /** Path below the base URL. */
  readonly path: ApiShapes.V1EndpointPath;
  /** Query parameters. May be empty. */
  readonly queryParameters: readonly ApiShapes.V1QueryParameter[];
  /** Request headers, in addition to the global ones. May be empty. */
  readonly headers: readonly ApiShapes.V1Header[];
  /** Request body, if any. */
  readonly request?: V1HttpRequest;
  /** Success response, if it has a body. */
  readonly response?: V1HttpResponse;
  /**
   * Errors by status. `errorsV2` has their names.
   *
   * @deprecated
   */
  readonly errors: readonly ApiShapes.V1ErrorDeclaration[];
  /** Errors of the endpoint. */
  readonly errorsV2?: readonly ApiShapes.V1ErrorDeclarationV2[];
  /** Example requests with their responses. May be empty. */
  readonly examples: readonly V1ExampleEndpointCall[];
  /** Templates for SDK snippets, if an SDK has registered any. */
  readonly snippetTemplates?: Templates.EndpointSnippetTemplates;
  /** Protocol of the call. Default: `rest`. */
  readonly protocol?: ApiCommons.Protocol;
  /** IDs of schemes in `authSchemes`, one of which is required. Absent if `authed` is sufficient. */
  readonly authV2?: readonly ApiCommons.AuthSchemeId[];
  /** Alternative combinations of schemes; one is required. Takes precedence over `authV2`. */
  readonly multiAuth?: readonly ApiCommons.MultiAuth[];
  /** Response headers of a success. */
  readonly responseHeaders?: readonly ApiShapes.V1Header[];
  /** False disables the playground of the endpoint. Default: true. */
  readonly includeInApiExplorer?: boolean;
}

/** A request body. */
export interface V1HttpRequest extends ApiCommons.WithDescription {
  /** Media type sent with the body, such as `application/json`. */
  readonly contentType: string;
  /** Schema of the body. */
  readonly type: V1HttpRequestBodyShape;
}

/** Kinds of request bodies. */
export type V1HttpRequestBodyShape =
  /** An inline object. */
  | ({ readonly type: "object" } & ApiShapes.V1ObjectType)
  /** A reference to a type. */
  | { readonly type: "reference"; readonly value: ApiShapes.V1TypeReference }
  /** Raw bytes. */
  | ({ readonly type: "bytes" } & ApiCommons.BytesRequest)
  /** A multipart form. */
  | ({ readonly type: "formData" } & ApiShapes.V1FormDataRequest)
  /** Deprecated form of `formData`. Without a value, the form is undocumented. */
  | { readonly type: "fileUpload"; readonly value?: ApiShapes.V1FormDataRequest };

/** A success response. */
export interface V1HttpResponse extends ApiCommons.WithDescription {
  /** Schema of the body, and whether it is streamed. */
  readonly type: V1HttpResponseBodyShape;
  /** HTTP status. Default: 200. */
  readonly statusCode?: number;
}

/** Kinds of response bodies. */
export type V1HttpResponseBodyShape =
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
  | ({ readonly type: "streamCondition" } & V1StreamConditionResponse);

/**
 * Deprecated: a streamed and an unstreamed response of one endpoint. Use an endpoint pair in the navigation.
 *
 * @deprecated
 */
export interface V1StreamConditionResponse {
  /** The unstreamed response. */
  readonly response: V1NonStreamResponse;
  /** The streamed response. */
  readonly streamResponse: V1StreamResponse;
  /** The condition in the request. */
  readonly streamCondition: ApiShapes.V1StreamCondition;
}

/**
 * The response of an unstreamed call.
 *
 * @deprecated
 */
export interface V1NonStreamResponse {
  /** Schema of the body. */
  readonly shape: ApiShapes.V1JsonBodyShape;
  /** Examples without streaming. */
  readonly examples: readonly V1ExampleEndpointCall[];
}

/**
 * The response of a streamed call.
 *
 * @deprecated
 */
export interface V1StreamResponse {
  /** Schema of a chunk. */
  readonly shape: ApiShapes.V1JsonBodyShape;
  /** Examples with streaming. */
  readonly examples: readonly V1ExampleEndpointCall[];
}

/** An example request with its response. */
export interface V1ExampleEndpointCall extends ApiCommons.WithDescription {
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
  /** JSON request body, if any. `requestBodyV3` distinguishes forms and bytes. */
  readonly requestBody?: unknown;
  /** Request body with its encoding, if any. */
  readonly requestBodyV3?: ApiCommons.ExampleEndpointRequest;
  /** HTTP status of the response. */
  readonly responseStatusCode: number;
  /** JSON response body, if any. `responseBodyV3` distinguishes files and streams. */
  readonly responseBody?: unknown;
  /** Response body with its kind, if any. */
  readonly responseBodyV3?: ApiCommons.ExampleEndpointResponse;
  /** Generated code samples. */
  readonly codeExamples: V1CodeExamples;
  /** Handwritten code samples. May be empty. */
  readonly codeSamples: readonly V1CustomCodeSample[];
}

/** Generated code samples by client. */
export interface V1CodeExamples {
  /** JavaScript with axios, without an SDK. */
  readonly nodeAxios?: string;
  /** The Python SDK. */
  readonly pythonSdk?: V1PythonSnippet;
  /** The TypeScript SDK. */
  readonly typescriptSdk?: V1TypescriptSnippet;
  /** The Go SDK. */
  readonly goSdk?: V1GoSnippet;
  /** The Ruby SDK. */
  readonly rubySdk?: V1RubySnippet;
  /** The C# SDK. */
  readonly csharpSdk?: V1CsharpSnippet;
}

/** A handwritten code sample. */
export interface V1CustomCodeSample extends ApiCommons.WithDescription {
  /** Language of the code. */
  readonly language: ApiCommons.CodeLanguage;
  /** The code. */
  readonly code: string;
  /** Title of the sample. Default: the language. */
  readonly name?: string;
  /** Install command, such as `pip install acme-plants`. */
  readonly install?: string;
}

/** A call through a Python SDK. */
export interface V1PythonSnippet {
  /** Async code (`asyncio`). */
  readonly async_client: string;
  /** Synchronous code. */
  readonly sync_client: string;
  /** Install command. Absent if the SDK is not published. */
  readonly install?: string;
}

/** A call through a TypeScript SDK. */
export interface V1TypescriptSnippet {
  /** The code. */
  readonly client: string;
  /** Install command. Absent if the SDK is not published. */
  readonly install?: string;
}

/** A call through a Go SDK. */
export interface V1GoSnippet {
  /** The code. */
  readonly client: string;
  /** Install command. Absent if the SDK is not published. */
  readonly install?: string;
}

/** A call through a Ruby SDK. */
export interface V1RubySnippet {
  /** The code. */
  readonly client: string;
  /** Install command. Absent if the SDK is not published. */
  readonly install?: string;
}

/** A call through a C# SDK. */
export interface V1CsharpSnippet {
  /** The code. */
  readonly client: string;
  /** Install command. Absent if the SDK is not published. */
  readonly install?: string;
}

/** A webhook. */
export interface V1WebhookDefinition extends ApiCommons.WithDescription {
  /** Slug of its page. */
  readonly urlSlug: string;
  /** Former slugs, which redirect to the page. */
  readonly migratedFromUrlSlugs?: readonly string[];
  /** HTTP method. */
  readonly method: ApiCommons.WebhookHttpMethod;
  /** ID of the webhook, unique within the definition. */
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
export interface V1WebSocketChannel extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Slug of its page. */
  readonly urlSlug: string;
  /** ID of the channel, unique within the definition. */
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

/** The types of `api-read` as shapes, by id. */
export const apiReadTypes: TypeTable = {
  "api-read:V1ApiDefinition": {
    name: "V1ApiDefinition",
    description: "An API definition, grouped in packages.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "commons:ApiDefinitionId" },
          optional: false,
          description: "ID of this registered version.",
        },
        {
          key: "rootPackage",
          shape: { kind: "ref", id: "api-read:V1ApiDefinitionPackage" },
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
            value: { kind: "ref", id: "api-read:V1ApiDefinitionSubpackage" },
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
          key: "hasMultipleBaseUrls",
          shape: { kind: "boolean" },
          optional: true,
          description: "True if endpoints have different servers.",
        },
        {
          key: "navigation",
          shape: { kind: "ref", id: "api-shapes:V1ApiNavigationConfigRoot" },
          optional: true,
          description: "Deprecated: the order of the contents. Use the navigation of the docs site.",
          availability: "Deprecated",
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
  "api-read:V1ApiDefinitionPackage": {
    name: "V1ApiDefinitionPackage",
    description: "A package: endpoints and subpackages.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "endpoints",
          shape: { kind: "list", item: { kind: "ref", id: "api-read:V1EndpointDefinition" } },
          optional: false,
          description: "Endpoints, in the author's order.",
        },
        {
          key: "websockets",
          shape: { kind: "list", item: { kind: "ref", id: "api-read:V1WebSocketChannel" } },
          optional: false,
          description: "Channels. May be empty.",
        },
        {
          key: "webhooks",
          shape: { kind: "list", item: { kind: "ref", id: "api-read:V1WebhookDefinition" } },
          optional: false,
          description: "Webhooks. May be empty.",
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
  "api-read:V1ApiDefinitionSubpackage": {
    name: "V1ApiDefinitionSubpackage",
    description: "A section of an API.",
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
          key: "endpoints",
          shape: { kind: "list", item: { kind: "ref", id: "api-read:V1EndpointDefinition" } },
          optional: false,
          description: "Endpoints, in the author's order.",
        },
        {
          key: "websockets",
          shape: { kind: "list", item: { kind: "ref", id: "api-read:V1WebSocketChannel" } },
          optional: false,
          description: "Channels. May be empty.",
        },
        {
          key: "webhooks",
          shape: { kind: "list", item: { kind: "ref", id: "api-read:V1WebhookDefinition" } },
          optional: false,
          description: "Webhooks. May be empty.",
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
          key: "parent",
          shape: { kind: "ref", id: "api-commons:SubpackageId" },
          optional: true,
          description: "Parent section. Absent at the top level.",
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
          key: "urlSlug",
          shape: { kind: "string" },
          optional: false,
          description: "Slug of the section.",
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
  "api-read:V1EndpointDefinition": {
    name: "V1EndpointDefinition",
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
          key: "authed",
          shape: { kind: "boolean" },
          optional: false,
          description: "True if authentication is required.",
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
          description: "Servers of the endpoint. May be empty.",
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
          description: "ID of the endpoint, unique within the definition.",
        },
        {
          key: "originalEndpointId",
          shape: { kind: "string" },
          optional: true,
          description: "ID of the endpoint in the publisher's source. The docs navigation refers to it.",
        },
        {
          key: "urlSlug",
          shape: { kind: "string" },
          optional: false,
          description: "Slug of its page.",
        },
        {
          key: "migratedFromUrlSlugs",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Former slugs, which redirect to the page.",
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
          shape: { kind: "ref", id: "api-read:V1HttpRequest" },
          optional: true,
          description: "Request body, if any.",
        },
        {
          key: "response",
          shape: { kind: "ref", id: "api-read:V1HttpResponse" },
          optional: true,
          description: "Success response, if it has a body.",
        },
        {
          key: "errors",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1ErrorDeclaration" } },
          optional: false,
          description: "Errors by status. `errorsV2` has their names.",
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
          shape: { kind: "list", item: { kind: "ref", id: "api-read:V1ExampleEndpointCall" } },
          optional: false,
          description: "Example requests with their responses. May be empty.",
        },
        {
          key: "snippetTemplates",
          shape: { kind: "ref", id: "templates:EndpointSnippetTemplates" },
          optional: true,
          description: "Templates for SDK snippets, if an SDK has registered any.",
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
          description: "IDs of schemes in `authSchemes`, one of which is required. Absent if `authed` is sufficient.",
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
  "api-read:V1HttpRequest": {
    name: "V1HttpRequest",
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
          key: "contentType",
          shape: { kind: "string" },
          optional: false,
          description: "Media type sent with the body, such as `application/json`.",
        },
        {
          key: "type",
          shape: { kind: "ref", id: "api-read:V1HttpRequestBodyShape" },
          optional: false,
          description: "Schema of the body.",
        },
      ],
    },
  },
  "api-read:V1HttpRequestBodyShape": {
    name: "V1HttpRequestBodyShape",
    description: "Kinds of request bodies.",
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
  "api-read:V1HttpResponse": {
    name: "V1HttpResponse",
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
          shape: { kind: "ref", id: "api-read:V1HttpResponseBodyShape" },
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
  "api-read:V1HttpResponseBodyShape": {
    name: "V1HttpResponseBodyShape",
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
                shape: { kind: "ref", id: "api-read:V1NonStreamResponse" },
                optional: false,
                description: "The unstreamed response.",
              },
              {
                key: "streamResponse",
                shape: { kind: "ref", id: "api-read:V1StreamResponse" },
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
  "api-read:V1StreamConditionResponse": {
    name: "V1StreamConditionResponse",
    description: "Deprecated: a streamed and an unstreamed response of one endpoint. Use an endpoint pair in the navigation.",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "response",
          shape: { kind: "ref", id: "api-read:V1NonStreamResponse" },
          optional: false,
          description: "The unstreamed response.",
        },
        {
          key: "streamResponse",
          shape: { kind: "ref", id: "api-read:V1StreamResponse" },
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
  "api-read:V1NonStreamResponse": {
    name: "V1NonStreamResponse",
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
          shape: { kind: "list", item: { kind: "ref", id: "api-read:V1ExampleEndpointCall" } },
          optional: false,
          description: "Examples without streaming.",
        },
      ],
    },
  },
  "api-read:V1StreamResponse": {
    name: "V1StreamResponse",
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
          shape: { kind: "list", item: { kind: "ref", id: "api-read:V1ExampleEndpointCall" } },
          optional: false,
          description: "Examples with streaming.",
        },
      ],
    },
  },
  "api-read:V1ExampleEndpointCall": {
    name: "V1ExampleEndpointCall",
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
        },
        {
          key: "responseBodyV3",
          shape: { kind: "ref", id: "api-commons:ExampleEndpointResponse" },
          optional: true,
          description: "Response body with its kind, if any.",
        },
        {
          key: "codeExamples",
          shape: { kind: "ref", id: "api-read:V1CodeExamples" },
          optional: false,
          description: "Generated code samples.",
        },
        {
          key: "codeSamples",
          shape: { kind: "list", item: { kind: "ref", id: "api-read:V1CustomCodeSample" } },
          optional: false,
          description: "Handwritten code samples. May be empty.",
        },
      ],
    },
  },
  "api-read:V1CodeExamples": {
    name: "V1CodeExamples",
    description: "Generated code samples by client.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "nodeAxios",
          shape: { kind: "string" },
          optional: true,
          description: "JavaScript with axios, without an SDK.",
        },
        {
          key: "pythonSdk",
          shape: { kind: "ref", id: "api-read:V1PythonSnippet" },
          optional: true,
          description: "The Python SDK.",
        },
        {
          key: "typescriptSdk",
          shape: { kind: "ref", id: "api-read:V1TypescriptSnippet" },
          optional: true,
          description: "The TypeScript SDK.",
        },
        {
          key: "goSdk",
          shape: { kind: "ref", id: "api-read:V1GoSnippet" },
          optional: true,
          description: "The Go SDK.",
        },
        {
          key: "rubySdk",
          shape: { kind: "ref", id: "api-read:V1RubySnippet" },
          optional: true,
          description: "The Ruby SDK.",
        },
        {
          key: "csharpSdk",
          shape: { kind: "ref", id: "api-read:V1CsharpSnippet" },
          optional: true,
          description: "The C# SDK.",
        },
      ],
    },
  },
  "api-read:V1CustomCodeSample": {
    name: "V1CustomCodeSample",
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
          shape: { kind: "ref", id: "api-commons:CodeLanguage" },
          optional: false,
          description: "Language of the code.",
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
  "api-read:V1PythonSnippet": {
    name: "V1PythonSnippet",
    description: "A call through a Python SDK.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "async_client",
          shape: { kind: "string" },
          optional: false,
          description: "Async code (`asyncio`).",
        },
        {
          key: "sync_client",
          shape: { kind: "string" },
          optional: false,
          description: "Synchronous code.",
        },
        {
          key: "install",
          shape: { kind: "string" },
          optional: true,
          description: "Install command. Absent if the SDK is not published.",
        },
      ],
    },
  },
  "api-read:V1TypescriptSnippet": {
    name: "V1TypescriptSnippet",
    description: "A call through a TypeScript SDK.",
    shape: {
      kind: "object",
      properties: [
        { key: "client", shape: { kind: "string" }, optional: false, description: "The code." },
        {
          key: "install",
          shape: { kind: "string" },
          optional: true,
          description: "Install command. Absent if the SDK is not published.",
        },
      ],
    },
  },
  "api-read:V1GoSnippet": {
    name: "V1GoSnippet",
    description: "A call through a Go SDK.",
    shape: {
      kind: "object",
      properties: [
        { key: "client", shape: { kind: "string" }, optional: false, description: "The code." },
        {
          key: "install",
          shape: { kind: "string" },
          optional: true,
          description: "Install command. Absent if the SDK is not published.",
        },
      ],
    },
  },
  "api-read:V1RubySnippet": {
    name: "V1RubySnippet",
    description: "A call through a Ruby SDK.",
    shape: {
      kind: "object",
      properties: [
        { key: "client", shape: { kind: "string" }, optional: false, description: "The code." },
        {
          key: "install",
          shape: { kind: "string" },
          optional: true,
          description: "Install command. Absent if the SDK is not published.",
        },
      ],
    },
  },
  "api-read:V1CsharpSnippet": {
    name: "V1CsharpSnippet",
    description: "A call through a C# SDK.",
    shape: {
      kind: "object",
      properties: [
        { key: "client", shape: { kind: "string" }, optional: false, description: "The code." },
        {
          key: "install",
          shape: { kind: "string" },
          optional: true,
          description: "Install command. Absent if the SDK is not published.",
        },
      ],
    },
  },
  "api-read:V1WebhookDefinition": {
    name: "V1WebhookDefinition",
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
          key: "urlSlug",
          shape: { kind: "string" },
          optional: false,
          description: "Slug of its page.",
        },
        {
          key: "migratedFromUrlSlugs",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Former slugs, which redirect to the page.",
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
          description: "ID of the webhook, unique within the definition.",
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
  "api-read:V1WebSocketChannel": {
    name: "V1WebSocketChannel",
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
          key: "urlSlug",
          shape: { kind: "string" },
          optional: false,
          description: "Slug of its page.",
        },
        {
          key: "id",
          shape: { kind: "ref", id: "commons:WebSocketId" },
          optional: false,
          description: "ID of the channel, unique within the definition.",
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
};
