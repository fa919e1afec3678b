// Generated from idl/areas/api-read.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 625a5f3746f4d44660e85b77b4bb29d3

import type { TypeTable } from "#engine/shape";
import type * as ApiCommons from "./api-commons.ts";
import type * as ApiShapes from "./api-shapes.ts";
import type * as Commons from "./commons.ts";
import type * as Templates from "./templates.ts";

/** A whole API, grouped in packages. */
export interface V1ApiDefinition {
  /** This registered version. */
  readonly id: Commons.ApiDefinitionId;
  /** What stands at the top level: endpoints and sections outside any section. */
  readonly rootPackage: V1ApiDefinitionPackage;
  /** Every named type, by id. References elsewhere point here. */
  readonly types: { readonly [key: string]: ApiShapes.V1TypeDefinition };
  /** Every section at any depth, by id. A package lists its own. */
  readonly subpackages: { readonly [key: string]: V1ApiDefinitionSubpackage };
  /** Scheme of an API that has only one. Absent for an open API. */
  readonly auth?: ApiCommons.ApiAuth;
  /** True when endpoints differ in the servers they run on. */
  readonly hasMultipleBaseUrls?: boolean;
  /**
   * An author's own order of the parts. The navigation of the docs site has replaced it.
   *
   * @deprecated
   */
  readonly navigation?: ApiShapes.V1ApiNavigationConfigRoot;
  /** Headers that every endpoint takes beside its own. */
  readonly globalHeaders?: readonly ApiShapes.V1Header[];
  /** Published SDKs to show snippets of. Absent when there are none. */
  readonly snippetsConfiguration?: ApiCommons.SnippetsConfig;
  /** Title of the API for readers, such as `Plant Store`. Absent when the API id has to serve. */
  readonly apiName?: string;
  /** All schemes by id, for an API that has more than one. Endpoints choose among them. */
  readonly authSchemes?: { readonly [key: string]: ApiCommons.ApiAuth };
}

/** One level of an API: its endpoints and the sections below it. */
export interface V1ApiDefinitionPackage {
  /** Calls at this level, in the author's order. */
  readonly endpoints: readonly V1EndpointDefinition[];
  /** Channels at this level. Empty when there are none. */
  readonly websockets: readonly V1WebSocketChannel[];
  /** Calls that the API makes to its users. Empty when there are none. */
  readonly webhooks: readonly V1WebhookDefinition[];
  /** Ids of the types that belong to this level. */
  readonly types: readonly Commons.TypeId[];
  /** Ids of the sections directly below. */
  readonly subpackages: readonly ApiCommons.SubpackageId[];
  /** Section that readers see in place of this one, when this level only wraps it. */
  readonly pointsTo?: ApiCommons.SubpackageId;
}

/** A section of an API. */
export interface V1ApiDefinitionSubpackage extends ApiCommons.WithDescription, V1ApiDefinitionPackage {
  /** Section directly above. Absent for a section at the top level. */
  readonly parent?: ApiCommons.SubpackageId;
  /** Its key in the definition's `subpackages`. */
  readonly subpackageId: ApiCommons.SubpackageId;
  /** Name in code, such as `plants`. */
  readonly name: string;
  /** Part that the section adds to the addresses of its pages. */
  readonly urlSlug: string;
  /** Heading for readers. Made from `name` when absent. */
  readonly displayName?: string;
}

/** One call of an API. */
export interface V1EndpointDefinition extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** True when the call needs credentials. */
  readonly authed: boolean;
  /** Environment chosen at first. The first of `environments` when absent. */
  readonly defaultEnvironment?: Commons.EnvironmentId;
  /** Servers that answer the call. Empty when the publisher named none. */
  readonly environments: readonly ApiCommons.Environment[];
  /** HTTP verb. */
  readonly method: Commons.HttpMethod;
  /** Names the endpoint within the whole definition. */
  readonly id: Commons.EndpointId;
  /** Id of the endpoint in the source that the publisher converted. Docs navigation refers to it. */
  readonly originalEndpointId?: string;
  /** Last part of its page's address. */
  readonly urlSlug: string;
  /** Slugs that the page had before. Requests for them are redirected. */
  readonly migratedFromUrlSlugs?: readonly string[];
  /** Title for readers, such as `Get a plant`. Made from `id` when absent. */
  readonly name?: string;
  /** Path below the base address. */
  readonly path: ApiShapes.V1EndpointPath;
  /** Parameters after the question mark. Empty when there are none. */
  readonly queryParameters: readonly ApiShapes.V1QueryParameter[];
  /** Headers that the call takes beside the global ones. Empty when there are none. */
  readonly headers: readonly ApiShapes.V1Header[];
  /** Body that the call takes. Absent when it takes none. */
  readonly request?: V1HttpRequest;
  /** What a success answers. Absent when it has no body. */
  readonly response?: V1HttpResponse;
  /**
   * Failures by status alone. `errorsV2` also names them.
   *
   * @deprecated
   */
  readonly errors: readonly ApiShapes.V1ErrorDeclaration[];
  /** Failures that the call can answer with. */
  readonly errorsV2?: readonly ApiShapes.V1ErrorDeclarationV2[];
  /** Whole calls with their answers. Empty when there are none. */
  readonly examples: readonly V1ExampleEndpointCall[];
  /** Templates from which SDK snippets for any request are made. Absent when no SDK has registered them. */
  readonly snippetTemplates?: Templates.EndpointSnippetTemplates;
  /** How the call is put on the wire. `rest` when absent. */
  readonly protocol?: ApiCommons.Protocol;
  /** Ids of schemes in `authSchemes`, any one of which will do. Absent when `authed` says all there is. */
  readonly authV2?: readonly ApiCommons.AuthSchemeId[];
  /** Combinations of schemes, any one of which will do. Takes precedence over `authV2`. */
  readonly multiAuth?: readonly ApiCommons.MultiAuth[];
  /** Headers that a success answers with. */
  readonly responseHeaders?: readonly ApiShapes.V1Header[];
  /** False keeps the endpoint out of the playground. Absent means true. */
  readonly includeInApiExplorer?: boolean;
}

/** The body that a call takes. */
export interface V1HttpRequest extends ApiCommons.WithDescription {
  /** Media type sent with the body, such as `application/json`. */
  readonly contentType: string;
  /** What the body looks like. */
  readonly type: V1HttpRequestBodyShape;
}

/** The kinds of request body. */
export type V1HttpRequestBodyShape =
  /** A JSON object described in place. */
  | ({ readonly type: "object" } & ApiShapes.V1ObjectType)
  /** JSON of a type described elsewhere. */
  | { readonly type: "reference"; readonly value: ApiShapes.V1TypeReference }
  /** Raw bytes. */
  | ({ readonly type: "bytes" } & ApiCommons.BytesRequest)
  /** A multipart form. */
  | ({ readonly type: "formData" } & ApiShapes.V1FormDataRequest)
  /** An older way to write `formData`. Without a value the form is not described. */
  | { readonly type: "fileUpload"; readonly value?: ApiShapes.V1FormDataRequest };

/** What a success answers. */
export interface V1HttpResponse extends ApiCommons.WithDescription {
  /** What the body looks like, and how it arrives. */
  readonly type: V1HttpResponseBodyShape;
  /** HTTP status. 200 when absent. */
  readonly statusCode?: number;
}

/** The kinds of response body. */
export type V1HttpResponseBodyShape =
  /** A JSON object described in place. */
  | ({ readonly type: "object" } & ApiShapes.V1ObjectType)
  /** JSON of a type described elsewhere. */
  | { readonly type: "reference"; readonly value: ApiShapes.V1TypeReference }
  /** A file. */
  | ({ readonly type: "fileDownload" } & ApiCommons.FileDownloadResponseBodyShape)
  /** Text that arrives in pieces. */
  | { readonly type: "streamingText" }
  /** JSON that arrives in pieces. */
  | ({ readonly type: "stream" } & ApiShapes.V1StreamResponseV2)
  /** Streamed or whole, depending on the request. */
  | ({ readonly type: "streamCondition" } & V1StreamConditionResponse);

/**
 * Two answers of one endpoint, one of which the request chooses. Two endpoints joined in the navigation have replaced it.
 *
 * @deprecated
 */
export interface V1StreamConditionResponse {
  /** The answer in one piece. */
  readonly response: V1NonStreamResponse;
  /** The answer in pieces. */
  readonly streamResponse: V1StreamResponse;
  /** What in the request decides. */
  readonly streamCondition: ApiShapes.V1StreamCondition;
}

/**
 * The answer of a call that could have streamed and did not.
 *
 * @deprecated
 */
export interface V1NonStreamResponse {
  /** What the body looks like. */
  readonly shape: ApiShapes.V1JsonBodyShape;
  /** Calls that are answered in one piece. */
  readonly examples: readonly V1ExampleEndpointCall[];
}

/**
 * The streamed answer of a call that may stream.
 *
 * @deprecated
 */
export interface V1StreamResponse {
  /** What each piece looks like. */
  readonly shape: ApiShapes.V1JsonBodyShape;
  /** Calls that are answered in pieces. */
  readonly examples: readonly V1ExampleEndpointCall[];
}

/** One call with its answer. */
export interface V1ExampleEndpointCall extends ApiCommons.WithDescription {
  /** Heading in the list of examples. */
  readonly name?: string;
  /** Path that was called, parameters filled in, such as `/plants/fern-1`. */
  readonly path: string;
  /** Values by parameter key. */
  readonly pathParameters: { readonly [key: string]: unknown };
  /** Values by parameter name. */
  readonly queryParameters: { readonly [key: string]: unknown };
  /** Values by header name, without credentials. */
  readonly headers: { readonly [key: string]: unknown };
  /** JSON body that was sent. Absent when there was none. `requestBodyV3` also tells forms from bytes. */
  readonly requestBody?: unknown;
  /** Body that was sent, with its encoding. Absent when there was none. */
  readonly requestBodyV3?: ApiCommons.ExampleEndpointRequest;
  /** HTTP status of the answer. */
  readonly responseStatusCode: number;
  /** JSON body of the answer. Absent when there was none. `responseBodyV3` also tells files from streams. */
  readonly responseBody?: unknown;
  /** Body of the answer, with the way it arrived. Absent when there was none. */
  readonly responseBodyV3?: ApiCommons.ExampleEndpointResponse;
  /** Code generated for this call. */
  readonly codeExamples: V1CodeExamples;
  /** Code for this very call, written by hand. Empty when the publisher gave none. */
  readonly codeSamples: readonly V1CustomCodeSample[];
}

/** Generated code by client. A client without an entry has no code for the call. */
export interface V1CodeExamples {
  /** JavaScript that uses axios, with no SDK. */
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

/** Code for a call, written by hand. */
export interface V1CustomCodeSample extends ApiCommons.WithDescription {
  /** Language of the code. */
  readonly language: ApiCommons.CodeLanguage;
  /** The code itself. */
  readonly code: string;
  /** Heading of the sample. The language when absent. */
  readonly name?: string;
  /** Command that installs what the code needs, such as `pip install acme-plants`. */
  readonly install?: string;
}

/** A call through a Python SDK. */
export interface V1PythonSnippet {
  /** Code for `asyncio` programs. */
  readonly async_client: string;
  /** Code for ordinary programs. */
  readonly sync_client: string;
  /** Command that installs the SDK. Absent when it is not published. */
  readonly install?: string;
}

/** A call through a TypeScript SDK. */
export interface V1TypescriptSnippet {
  /** The code. */
  readonly client: string;
  /** Command that installs the SDK. Absent when it is not published. */
  readonly install?: string;
}

/** A call through a Go SDK. */
export interface V1GoSnippet {
  /** The code. */
  readonly client: string;
  /** Command that installs the SDK. Absent when it is not published. */
  readonly install?: string;
}

/** A call through a Ruby SDK. */
export interface V1RubySnippet {
  /** The code. */
  readonly client: string;
  /** Command that installs the SDK. Absent when it is not published. */
  readonly install?: string;
}

/** A call through a C# SDK. */
export interface V1CsharpSnippet {
  /** The code. */
  readonly client: string;
  /** Command that installs the SDK. Absent when it is not published. */
  readonly install?: string;
}

/** A call that the API makes to an address of its user. */
export interface V1WebhookDefinition extends ApiCommons.WithDescription {
  /** Last part of its page's address. */
  readonly urlSlug: string;
  /** Slugs that the page had before. Requests for them are redirected. */
  readonly migratedFromUrlSlugs?: readonly string[];
  /** HTTP verb that the API uses. */
  readonly method: ApiCommons.WebhookHttpMethod;
  /** Names the webhook within the whole definition. */
  readonly id: Commons.WebhookId;
  /** Title for readers. Made from `id` when absent. */
  readonly name?: string;
  /** Path in segments, for display only. Often empty. */
  readonly path: readonly string[];
  /** Headers that the API sends. */
  readonly headers: readonly ApiShapes.V1Header[];
  /** Body that the API sends. */
  readonly payload: ApiShapes.V1WebhookPayload;
  /** Bodies as they might arrive. */
  readonly examples: readonly ApiCommons.ExampleWebhookPayload[];
}

/** An address to which a client keeps a connection open to exchange messages. */
export interface V1WebSocketChannel extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Last part of its page's address. */
  readonly urlSlug: string;
  /** Names the channel within the whole definition. */
  readonly id: Commons.WebSocketId;
  /** True when connecting needs credentials. */
  readonly auth: boolean;
  /** Title for readers. Made from `id` when absent. */
  readonly name?: string;
  /** Environment chosen at first. The first of `environments` when absent. */
  readonly defaultEnvironment?: Commons.EnvironmentId;
  /** Servers that accept connections, with `wss` or `ws` addresses. */
  readonly environments: readonly ApiCommons.Environment[];
  /** Path below the base address. */
  readonly path: ApiShapes.V1EndpointPath;
  /** Headers that the handshake takes. */
  readonly headers: readonly ApiShapes.V1Header[];
  /** Parameters after the question mark of the handshake. */
  readonly queryParameters: readonly ApiShapes.V1QueryParameter[];
  /** Kinds of message that either side may send. */
  readonly messages: readonly ApiShapes.V1WebSocketMessage[];
  /** Recorded conversations. */
  readonly examples: readonly ApiShapes.V1ExampleWebSocketSession[];
}

/** The types of `api-read` as shapes, by id. */
export const apiReadTypes: TypeTable = {
  "api-read:V1ApiDefinition": {
    name: "V1ApiDefinition",
    description: "A whole API, grouped in packages.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "commons:ApiDefinitionId" },
          optional: false,
          description: "This registered version.",
        },
        {
          key: "rootPackage",
          shape: { kind: "ref", id: "api-read:V1ApiDefinitionPackage" },
          optional: false,
          description: "What stands at the top level: endpoints and sections outside any section.",
        },
        {
          key: "types",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:TypeId" },
            value: { kind: "ref", id: "api-shapes:V1TypeDefinition" },
          },
          optional: false,
          description: "Every named type, by id. References elsewhere point here.",
        },
        {
          key: "subpackages",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "api-commons:SubpackageId" },
            value: { kind: "ref", id: "api-read:V1ApiDefinitionSubpackage" },
          },
          optional: false,
          description: "Every section at any depth, by id. A package lists its own.",
        },
        {
          key: "auth",
          shape: { kind: "ref", id: "api-commons:ApiAuth" },
          optional: true,
          description: "Scheme of an API that has only one. Absent for an open API.",
        },
        {
          key: "hasMultipleBaseUrls",
          shape: { kind: "boolean" },
          optional: true,
          description: "True when endpoints differ in the servers they run on.",
        },
        {
          key: "navigation",
          shape: { kind: "ref", id: "api-shapes:V1ApiNavigationConfigRoot" },
          optional: true,
          description: "An author's own order of the parts. The navigation of the docs site has replaced it.",
          availability: "Deprecated",
        },
        {
          key: "globalHeaders",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1Header" } },
          optional: true,
          description: "Headers that every endpoint takes beside its own.",
        },
        {
          key: "snippetsConfiguration",
          shape: { kind: "ref", id: "api-commons:SnippetsConfig" },
          optional: true,
          description: "Published SDKs to show snippets of. Absent when there are none.",
        },
        {
          key: "apiName",
          shape: { kind: "string" },
          optional: true,
          description: "Title of the API for readers, such as `Plant Store`. Absent when the API id has to serve.",
        },
        {
          key: "authSchemes",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "api-commons:AuthSchemeId" },
            value: { kind: "ref", id: "api-commons:ApiAuth" },
          },
          optional: true,
          description: "All schemes by id, for an API that has more than one. Endpoints choose among them.",
        },
      ],
    },
  },
  "api-read:V1ApiDefinitionPackage": {
    name: "V1ApiDefinitionPackage",
    description: "One level of an API: its endpoints and the sections below it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "endpoints",
          shape: { kind: "list", item: { kind: "ref", id: "api-read:V1EndpointDefinition" } },
          optional: false,
          description: "Calls at this level, in the author's order.",
        },
        {
          key: "websockets",
          shape: { kind: "list", item: { kind: "ref", id: "api-read:V1WebSocketChannel" } },
          optional: false,
          description: "Channels at this level. Empty when there are none.",
        },
        {
          key: "webhooks",
          shape: { kind: "list", item: { kind: "ref", id: "api-read:V1WebhookDefinition" } },
          optional: false,
          description: "Calls that the API makes to its users. Empty when there are none.",
        },
        {
          key: "types",
          shape: { kind: "list", item: { kind: "ref", id: "commons:TypeId" } },
          optional: false,
          description: "Ids of the types that belong to this level.",
        },
        {
          key: "subpackages",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:SubpackageId" } },
          optional: false,
          description: "Ids of the sections directly below.",
        },
        {
          key: "pointsTo",
          shape: { kind: "ref", id: "api-commons:SubpackageId" },
          optional: true,
          description: "Section that readers see in place of this one, when this level only wraps it.",
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
          description: "Markdown for readers. Absent when the author wrote none.",
        },
        {
          key: "endpoints",
          shape: { kind: "list", item: { kind: "ref", id: "api-read:V1EndpointDefinition" } },
          optional: false,
          description: "Calls at this level, in the author's order.",
        },
        {
          key: "websockets",
          shape: { kind: "list", item: { kind: "ref", id: "api-read:V1WebSocketChannel" } },
          optional: false,
          description: "Channels at this level. Empty when there are none.",
        },
        {
          key: "webhooks",
          shape: { kind: "list", item: { kind: "ref", id: "api-read:V1WebhookDefinition" } },
          optional: false,
          description: "Calls that the API makes to its users. Empty when there are none.",
        },
        {
          key: "types",
          shape: { kind: "list", item: { kind: "ref", id: "commons:TypeId" } },
          optional: false,
          description: "Ids of the types that belong to this level.",
        },
        {
          key: "subpackages",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:SubpackageId" } },
          optional: false,
          description: "Ids of the sections directly below.",
        },
        {
          key: "pointsTo",
          shape: { kind: "ref", id: "api-commons:SubpackageId" },
          optional: true,
          description: "Section that readers see in place of this one, when this level only wraps it.",
        },
        {
          key: "parent",
          shape: { kind: "ref", id: "api-commons:SubpackageId" },
          optional: true,
          description: "Section directly above. Absent for a section at the top level.",
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
          description: "Part that the section adds to the addresses of its pages.",
        },
        {
          key: "displayName",
          shape: { kind: "string" },
          optional: true,
          description: "Heading for readers. Made from `name` when absent.",
        },
      ],
    },
  },
  "api-read:V1EndpointDefinition": {
    name: "V1EndpointDefinition",
    description: "One call of an API.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "description",
          shape: { kind: "string" },
          optional: true,
          description: "Markdown for readers. Absent when the author wrote none.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "How far readers may rely on this. Absent means that nothing is promised and nothing is withdrawn.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: false,
          description: "True when the call needs credentials.",
        },
        {
          key: "defaultEnvironment",
          shape: { kind: "ref", id: "commons:EnvironmentId" },
          optional: true,
          description: "Environment chosen at first. The first of `environments` when absent.",
        },
        {
          key: "environments",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:Environment" } },
          optional: false,
          description: "Servers that answer the call. Empty when the publisher named none.",
        },
        {
          key: "method",
          shape: { kind: "ref", id: "commons:HttpMethod" },
          optional: false,
          description: "HTTP verb.",
        },
        {
          key: "id",
          shape: { kind: "ref", id: "commons:EndpointId" },
          optional: false,
          description: "Names the endpoint within the whole definition.",
        },
        {
          key: "originalEndpointId",
          shape: { kind: "string" },
          optional: true,
          description: "Id of the endpoint in the source that the publisher converted. Docs navigation refers to it.",
        },
        {
          key: "urlSlug",
          shape: { kind: "string" },
          optional: false,
          description: "Last part of its page's address.",
        },
        {
          key: "migratedFromUrlSlugs",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Slugs that the page had before. Requests for them are redirected.",
        },
        {
          key: "name",
          shape: { kind: "string" },
          optional: true,
          description: "Title for readers, such as `Get a plant`. Made from `id` when absent.",
        },
        {
          key: "path",
          shape: { kind: "ref", id: "api-shapes:V1EndpointPath" },
          optional: false,
          description: "Path below the base address.",
        },
        {
          key: "queryParameters",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1QueryParameter" } },
          optional: false,
          description: "Parameters after the question mark. Empty when there are none.",
        },
        {
          key: "headers",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1Header" } },
          optional: false,
          description: "Headers that the call takes beside the global ones. Empty when there are none.",
        },
        {
          key: "request",
          shape: { kind: "ref", id: "api-read:V1HttpRequest" },
          optional: true,
          description: "Body that the call takes. Absent when it takes none.",
        },
        {
          key: "response",
          shape: { kind: "ref", id: "api-read:V1HttpResponse" },
          optional: true,
          description: "What a success answers. Absent when it has no body.",
        },
        {
          key: "errors",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1ErrorDeclaration" } },
          optional: false,
          description: "Failures by status alone. `errorsV2` also names them.",
          availability: "Deprecated",
        },
        {
          key: "errorsV2",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1ErrorDeclarationV2" } },
          optional: true,
          description: "Failures that the call can answer with.",
        },
        {
          key: "examples",
          shape: { kind: "list", item: { kind: "ref", id: "api-read:V1ExampleEndpointCall" } },
          optional: false,
          description: "Whole calls with their answers. Empty when there are none.",
        },
        {
          key: "snippetTemplates",
          shape: { kind: "ref", id: "templates:EndpointSnippetTemplates" },
          optional: true,
          description: "Templates from which SDK snippets for any request are made. Absent when no SDK has registered them.",
        },
        {
          key: "protocol",
          shape: { kind: "ref", id: "api-commons:Protocol" },
          optional: true,
          description: "How the call is put on the wire. `rest` when absent.",
        },
        {
          key: "authV2",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:AuthSchemeId" } },
          optional: true,
          description: "Ids of schemes in `authSchemes`, any one of which will do. Absent when `authed` says all there is.",
        },
        {
          key: "multiAuth",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:MultiAuth" } },
          optional: true,
          description: "Combinations of schemes, any one of which will do. Takes precedence over `authV2`.",
        },
        {
          key: "responseHeaders",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1Header" } },
          optional: true,
          description: "Headers that a success answers with.",
        },
        {
          key: "includeInApiExplorer",
          shape: { kind: "boolean" },
          optional: true,
          description: "False keeps the endpoint out of the playground. Absent means true.",
        },
      ],
    },
  },
  "api-read:V1HttpRequest": {
    name: "V1HttpRequest",
    description: "The body that a call takes.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "description",
          shape: { kind: "string" },
          optional: true,
          description: "Markdown for readers. Absent when the author wrote none.",
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
          description: "What the body looks like.",
        },
      ],
    },
  },
  "api-read:V1HttpRequestBodyShape": {
    name: "V1HttpRequestBodyShape",
    description: "The kinds of request body.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "object",
          description: "A JSON object described in place.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "object" }, optional: false },
              {
                key: "extends",
                shape: { kind: "list", item: { kind: "ref", id: "commons:TypeId" } },
                optional: false,
                description: "Ids of object types whose properties this one has as well.",
              },
              {
                key: "properties",
                shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1ObjectProperty" } },
                optional: false,
                description: "Its own properties, in the author's order.",
              },
              {
                key: "extraProperties",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
                optional: true,
                description: "What properties beyond the listed ones hold. Absent when none are allowed.",
              },
            ],
          },
        },
        {
          value: "reference",
          description: "JSON of a type described elsewhere.",
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
                description: "Markdown for readers. Absent when the author wrote none.",
              },
              {
                key: "availability",
                shape: { kind: "ref", id: "commons:Availability" },
                optional: true,
                description: "How far readers may rely on this. Absent means that nothing is promised and nothing is withdrawn.",
              },
              {
                key: "isOptional",
                shape: { kind: "boolean" },
                optional: false,
                description: "True when the call also works without a body.",
              },
              {
                key: "contentType",
                shape: { kind: "string" },
                optional: true,
                description: "Media type of the bytes. `application/octet-stream` when absent.",
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
                description: "Markdown for readers. Absent when the author wrote none.",
              },
              {
                key: "availability",
                shape: { kind: "ref", id: "commons:Availability" },
                optional: true,
                description: "How far readers may rely on this. Absent means that nothing is promised and nothing is withdrawn.",
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
          description: "An older way to write `formData`. Without a value the form is not described.",
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
    description: "What a success answers.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "description",
          shape: { kind: "string" },
          optional: true,
          description: "Markdown for readers. Absent when the author wrote none.",
        },
        {
          key: "type",
          shape: { kind: "ref", id: "api-read:V1HttpResponseBodyShape" },
          optional: false,
          description: "What the body looks like, and how it arrives.",
        },
        {
          key: "statusCode",
          shape: { kind: "integer" },
          optional: true,
          description: "HTTP status. 200 when absent.",
        },
      ],
    },
  },
  "api-read:V1HttpResponseBodyShape": {
    name: "V1HttpResponseBodyShape",
    description: "The kinds of response body.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "object",
          description: "A JSON object described in place.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "object" }, optional: false },
              {
                key: "extends",
                shape: { kind: "list", item: { kind: "ref", id: "commons:TypeId" } },
                optional: false,
                description: "Ids of object types whose properties this one has as well.",
              },
              {
                key: "properties",
                shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1ObjectProperty" } },
                optional: false,
                description: "Its own properties, in the author's order.",
              },
              {
                key: "extraProperties",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
                optional: true,
                description: "What properties beyond the listed ones hold. Absent when none are allowed.",
              },
            ],
          },
        },
        {
          value: "reference",
          description: "JSON of a type described elsewhere.",
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
                description: "Media type of the file. Absent when it varies.",
              },
            ],
          },
        },
        {
          value: "streamingText",
          description: "Text that arrives in pieces.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "streamingText" }, optional: false },
            ],
          },
        },
        {
          value: "stream",
          description: "JSON that arrives in pieces.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "stream" }, optional: false },
              {
                key: "terminator",
                shape: { kind: "string" },
                optional: true,
                description: "Text that marks the end, such as `[DONE]`. Absent when the stream simply closes.",
              },
              {
                key: "shape",
                shape: { kind: "ref", id: "api-shapes:V1JsonBodyShape" },
                optional: false,
                description: "What each piece looks like.",
              },
            ],
          },
        },
        {
          value: "streamCondition",
          description: "Streamed or whole, depending on the request.",
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
                description: "The answer in one piece.",
              },
              {
                key: "streamResponse",
                shape: { kind: "ref", id: "api-read:V1StreamResponse" },
                optional: false,
                description: "The answer in pieces.",
              },
              {
                key: "streamCondition",
                shape: { kind: "ref", id: "api-shapes:V1StreamCondition" },
                optional: false,
                description: "What in the request decides.",
              },
            ],
          },
        },
      ],
    },
  },
  "api-read:V1StreamConditionResponse": {
    name: "V1StreamConditionResponse",
    description: "Two answers of one endpoint, one of which the request chooses. Two endpoints joined in the navigation have replaced it.",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "response",
          shape: { kind: "ref", id: "api-read:V1NonStreamResponse" },
          optional: false,
          description: "The answer in one piece.",
        },
        {
          key: "streamResponse",
          shape: { kind: "ref", id: "api-read:V1StreamResponse" },
          optional: false,
          description: "The answer in pieces.",
        },
        {
          key: "streamCondition",
          shape: { kind: "ref", id: "api-shapes:V1StreamCondition" },
          optional: false,
          description: "What in the request decides.",
        },
      ],
    },
  },
  "api-read:V1NonStreamResponse": {
    name: "V1NonStreamResponse",
    description: "The answer of a call that could have streamed and did not.",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "shape",
          shape: { kind: "ref", id: "api-shapes:V1JsonBodyShape" },
          optional: false,
          description: "What the body looks like.",
        },
        {
          key: "examples",
          shape: { kind: "list", item: { kind: "ref", id: "api-read:V1ExampleEndpointCall" } },
          optional: false,
          description: "Calls that are answered in one piece.",
        },
      ],
    },
  },
  "api-read:V1StreamResponse": {
    name: "V1StreamResponse",
    description: "The streamed answer of a call that may stream.",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "shape",
          shape: { kind: "ref", id: "api-shapes:V1JsonBodyShape" },
          optional: false,
          description: "What each piece looks like.",
        },
        {
          key: "examples",
          shape: { kind: "list", item: { kind: "ref", id: "api-read:V1ExampleEndpointCall" } },
          optional: false,
          description: "Calls that are answered in pieces.",
        },
      ],
    },
  },
  "api-read:V1ExampleEndpointCall": {
    name: "V1ExampleEndpointCall",
    description: "One call with its answer.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "description",
          shape: { kind: "string" },
          optional: true,
          description: "Markdown for readers. Absent when the author wrote none.",
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
          description: "Path that was called, parameters filled in, such as `/plants/fern-1`.",
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
          description: "JSON body that was sent. Absent when there was none. `requestBodyV3` also tells forms from bytes.",
        },
        {
          key: "requestBodyV3",
          shape: { kind: "ref", id: "api-commons:ExampleEndpointRequest" },
          optional: true,
          description: "Body that was sent, with its encoding. Absent when there was none.",
        },
        {
          key: "responseStatusCode",
          shape: { kind: "integer" },
          optional: false,
          description: "HTTP status of the answer.",
        },
        {
          key: "responseBody",
          shape: { kind: "unknown" },
          optional: true,
          description: "JSON body of the answer. Absent when there was none. `responseBodyV3` also tells files from streams.",
        },
        {
          key: "responseBodyV3",
          shape: { kind: "ref", id: "api-commons:ExampleEndpointResponse" },
          optional: true,
          description: "Body of the answer, with the way it arrived. Absent when there was none.",
        },
        {
          key: "codeExamples",
          shape: { kind: "ref", id: "api-read:V1CodeExamples" },
          optional: false,
          description: "Code generated for this call.",
        },
        {
          key: "codeSamples",
          shape: { kind: "list", item: { kind: "ref", id: "api-read:V1CustomCodeSample" } },
          optional: false,
          description: "Code for this very call, written by hand. Empty when the publisher gave none.",
        },
      ],
    },
  },
  "api-read:V1CodeExamples": {
    name: "V1CodeExamples",
    description: "Generated code by client. A client without an entry has no code for the call.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "nodeAxios",
          shape: { kind: "string" },
          optional: true,
          description: "JavaScript that uses axios, with no SDK.",
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
    description: "Code for a call, written by hand.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "description",
          shape: { kind: "string" },
          optional: true,
          description: "Markdown for readers. Absent when the author wrote none.",
        },
        {
          key: "language",
          shape: { kind: "ref", id: "api-commons:CodeLanguage" },
          optional: false,
          description: "Language of the code.",
        },
        {
          key: "code",
          shape: { kind: "string" },
          optional: false,
          description: "The code itself.",
        },
        {
          key: "name",
          shape: { kind: "string" },
          optional: true,
          description: "Heading of the sample. The language when absent.",
        },
        {
          key: "install",
          shape: { kind: "string" },
          optional: true,
          description: "Command that installs what the code needs, such as `pip install acme-plants`.",
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
          description: "Code for `asyncio` programs.",
        },
        {
          key: "sync_client",
          shape: { kind: "string" },
          optional: false,
          description: "Code for ordinary programs.",
        },
        {
          key: "install",
          shape: { kind: "string" },
          optional: true,
          description: "Command that installs the SDK. Absent when it is not published.",
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
          description: "Command that installs the SDK. Absent when it is not published.",
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
          description: "Command that installs the SDK. Absent when it is not published.",
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
          description: "Command that installs the SDK. Absent when it is not published.",
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
          description: "Command that installs the SDK. Absent when it is not published.",
        },
      ],
    },
  },
  "api-read:V1WebhookDefinition": {
    name: "V1WebhookDefinition",
    description: "A call that the API makes to an address of its user.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "description",
          shape: { kind: "string" },
          optional: true,
          description: "Markdown for readers. Absent when the author wrote none.",
        },
        {
          key: "urlSlug",
          shape: { kind: "string" },
          optional: false,
          description: "Last part of its page's address.",
        },
        {
          key: "migratedFromUrlSlugs",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Slugs that the page had before. Requests for them are redirected.",
        },
        {
          key: "method",
          shape: { kind: "ref", id: "api-commons:WebhookHttpMethod" },
          optional: false,
          description: "HTTP verb that the API uses.",
        },
        {
          key: "id",
          shape: { kind: "ref", id: "commons:WebhookId" },
          optional: false,
          description: "Names the webhook within the whole definition.",
        },
        {
          key: "name",
          shape: { kind: "string" },
          optional: true,
          description: "Title for readers. Made from `id` when absent.",
        },
        {
          key: "path",
          shape: { kind: "list", item: { kind: "string" } },
          optional: false,
          description: "Path in segments, for display only. Often empty.",
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
          description: "Body that the API sends.",
        },
        {
          key: "examples",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:ExampleWebhookPayload" } },
          optional: false,
          description: "Bodies as they might arrive.",
        },
      ],
    },
  },
  "api-read:V1WebSocketChannel": {
    name: "V1WebSocketChannel",
    description: "An address to which a client keeps a connection open to exchange messages.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "description",
          shape: { kind: "string" },
          optional: true,
          description: "Markdown for readers. Absent when the author wrote none.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "How far readers may rely on this. Absent means that nothing is promised and nothing is withdrawn.",
        },
        {
          key: "urlSlug",
          shape: { kind: "string" },
          optional: false,
          description: "Last part of its page's address.",
        },
        {
          key: "id",
          shape: { kind: "ref", id: "commons:WebSocketId" },
          optional: false,
          description: "Names the channel within the whole definition.",
        },
        {
          key: "auth",
          shape: { kind: "boolean" },
          optional: false,
          description: "True when connecting needs credentials.",
        },
        {
          key: "name",
          shape: { kind: "string" },
          optional: true,
          description: "Title for readers. Made from `id` when absent.",
        },
        {
          key: "defaultEnvironment",
          shape: { kind: "ref", id: "commons:EnvironmentId" },
          optional: true,
          description: "Environment chosen at first. The first of `environments` when absent.",
        },
        {
          key: "environments",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:Environment" } },
          optional: false,
          description: "Servers that accept connections, with `wss` or `ws` addresses.",
        },
        {
          key: "path",
          shape: { kind: "ref", id: "api-shapes:V1EndpointPath" },
          optional: false,
          description: "Path below the base address.",
        },
        {
          key: "headers",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1Header" } },
          optional: false,
          description: "Headers that the handshake takes.",
        },
        {
          key: "queryParameters",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1QueryParameter" } },
          optional: false,
          description: "Parameters after the question mark of the handshake.",
        },
        {
          key: "messages",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1WebSocketMessage" } },
          optional: false,
          description: "Kinds of message that either side may send.",
        },
        {
          key: "examples",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-shapes:V1ExampleWebSocketSession" },
          },
          optional: false,
          description: "Recorded conversations.",
        },
      ],
    },
  },
};
