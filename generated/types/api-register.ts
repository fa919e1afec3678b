// Generated from idl/areas/api-register.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 2c9271b4ccd1cd5117cf2b902879a4e9

import type { TypeTable } from "#engine/shape";
import type * as ApiCommons from "./api-commons.ts";
import type * as ApiShapes from "./api-shapes.ts";
import type * as Commons from "./commons.ts";

/** A whole API as its publisher describes it. */
export interface RegisterApiDefinition {
  /** What stands at the top level: endpoints and sections outside any section. */
  readonly rootPackage: RegisterApiDefinitionPackage;
  /** Every named type, by id. References elsewhere point here. */
  readonly types: { readonly [key: string]: ApiShapes.V1TypeDefinition };
  /** Every section at any depth, by id. A package lists its own. */
  readonly subpackages: { readonly [key: string]: RegisterApiDefinitionSubpackage };
  /** Scheme of an API that has only one. Absent for an open API. */
  readonly auth?: ApiCommons.ApiAuth;
  /** Headers that every endpoint takes beside its own. */
  readonly globalHeaders?: readonly ApiShapes.V1Header[];
  /** Published SDKs to show snippets of. Absent when there are none. */
  readonly snippetsConfiguration?: ApiCommons.SnippetsConfig;
  /**
   * An author's own order of the parts. The navigation of the docs site has replaced it.
   *
   * @deprecated
   */
  readonly navigation?: ApiShapes.V1ApiNavigationConfigRoot;
  /** Title of the API for readers, such as `Plant Store`. Absent when the API id has to serve. */
  readonly apiName?: string;
  /** All schemes by id, for an API that has more than one. Endpoints choose among them. */
  readonly authSchemes?: { readonly [key: string]: ApiCommons.ApiAuth };
}

/** One level of an API: its endpoints and the sections below it. */
export interface RegisterApiDefinitionPackage {
  /** Calls at this level, in the author's order. */
  readonly endpoints: readonly RegisterEndpointDefinition[];
  /** Channels at this level. Absent means none. */
  readonly websockets?: readonly RegisterWebSocketChannel[];
  /** Calls that the API makes to its users. Absent means none. */
  readonly webhooks?: readonly RegisterWebhookDefinition[];
  /** Ids of the types that belong to this level. */
  readonly types: readonly Commons.TypeId[];
  /** Ids of the sections directly below. */
  readonly subpackages: readonly ApiCommons.SubpackageId[];
  /** Section that readers see in place of this one, when this level only wraps it. */
  readonly pointsTo?: ApiCommons.SubpackageId;
}

/** A section of an API. */
export interface RegisterApiDefinitionSubpackage extends RegisterApiDefinitionPackage, ApiCommons.WithDescription {
  /** Its key in the definition's `subpackages`. */
  readonly subpackageId: ApiCommons.SubpackageId;
  /** Name in code, such as `plants`. */
  readonly name: string;
  /** Heading for readers. Made from `name` when absent. */
  readonly displayName?: string;
}

/** One call of an API. */
export interface RegisterEndpointDefinition extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Last part of its page's address. The registry makes one when absent. */
  readonly slug?: string;
  /** True when the call needs credentials. Absent means false. */
  readonly auth?: boolean;
  /** Environment chosen at first. The first of `environments` when absent. */
  readonly defaultEnvironment?: Commons.EnvironmentId;
  /** Servers that answer the call. Absent or empty when the publisher names none. */
  readonly environments?: readonly ApiCommons.Environment[];
  /** HTTP verb. */
  readonly method: Commons.HttpMethod;
  /** Names the endpoint within its package. */
  readonly id: Commons.EndpointId;
  /** Id of the endpoint in the source that the publisher converted. Docs navigation refers to it. */
  readonly originalEndpointId?: string;
  /** Title for readers, such as `Get a plant`. Made from `id` when absent. */
  readonly name?: string;
  /** Path below the base address. */
  readonly path: ApiShapes.V1EndpointPath;
  /** Parameters after the question mark. Empty when there are none. */
  readonly queryParameters: readonly ApiShapes.V1QueryParameter[];
  /** Headers that the call takes beside the global ones. Empty when there are none. */
  readonly headers: readonly ApiShapes.V1Header[];
  /** Body that the call takes. Absent when it takes none. */
  readonly request?: RegisterHttpRequest;
  /** What a success answers. Absent when it has no body. */
  readonly response?: RegisterHttpResponse;
  /**
   * Failures by status alone. Readers of the registry prefer `errorsV2`.
   *
   * @deprecated
   */
  readonly errors?: readonly ApiShapes.V1ErrorDeclaration[];
  /** Failures that the call can answer with. */
  readonly errorsV2?: readonly ApiShapes.V1ErrorDeclarationV2[];
  /** Whole calls with their answers. Empty when the publisher gives none. */
  readonly examples: readonly RegisterExampleEndpointCall[];
  /** How the call is put on the wire. `rest` when absent. */
  readonly protocol?: ApiCommons.Protocol;
  /** Ids of schemes in `authSchemes`, any one of which will do. Absent when `auth` says all there is. */
  readonly authV2?: readonly ApiCommons.AuthSchemeId[];
  /** Combinations of schemes, any one of which will do. Takes precedence over `authV2`. */
  readonly multiAuth?: readonly ApiCommons.MultiAuth[];
  /** Headers that a success answers with. */
  readonly responseHeaders?: readonly ApiShapes.V1Header[];
  /** False keeps the endpoint out of the playground. Absent means true. */
  readonly includeInApiExplorer?: boolean;
}

/** The body that a call takes. */
export interface RegisterHttpRequest extends ApiCommons.WithDescription {
  /** What the body looks like, and how it is encoded. */
  readonly type: RegisterHttpRequestBodyShape;
}

/** The kinds of request body. */
export type RegisterHttpRequestBodyShape =
  /** JSON with a content type of its own. */
  | ({ readonly type: "json" } & RegisterJsonRequestBody)
  /** A multipart form. */
  | ({ readonly type: "formData" } & ApiShapes.V1FormDataRequest)
  /** Raw bytes. */
  | ({ readonly type: "bytes" } & ApiCommons.BytesRequest)
  /** A JSON object described in place. */
  | ({ readonly type: "object" } & ApiShapes.V1ObjectType)
  /** JSON of a type described elsewhere. */
  | { readonly type: "reference"; readonly value: ApiShapes.V1TypeReference }
  /** An older way to write `formData`. Without a value the form is not described. */
  | { readonly type: "fileUpload"; readonly value?: ApiShapes.V1FormDataRequest };

/** A JSON body and its content type. */
export interface RegisterJsonRequestBody {
  /** Media type sent with the body, such as `application/json`. */
  readonly contentType: string;
  /** What the body looks like. */
  readonly shape: ApiShapes.V1JsonBodyShape;
}

/** What a success answers. */
export interface RegisterHttpResponse extends ApiCommons.WithDescription {
  /** What the body looks like, and how it arrives. */
  readonly type: RegisterHttpResponseBodyShape;
  /** HTTP status. 200 when absent. */
  readonly statusCode?: number;
}

/** The kinds of response body. */
export type RegisterHttpResponseBodyShape =
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
  | ({ readonly type: "streamCondition" } & RegisterStreamConditionResponse);

/**
 * Two answers of one endpoint, one of which the request chooses. Two endpoints joined in the navigation have replaced it.
 *
 * @deprecated
 */
export interface RegisterStreamConditionResponse {
  /** The answer in one piece. */
  readonly response: RegisterNonStreamResponse;
  /** The answer in pieces. */
  readonly streamResponse: RegisterStreamResponse;
  /** What in the request decides. */
  readonly streamCondition: ApiShapes.V1StreamCondition;
}

/**
 * The answer of a call that could have streamed and did not.
 *
 * @deprecated
 */
export interface RegisterNonStreamResponse {
  /** What the body looks like. */
  readonly shape: ApiShapes.V1JsonBodyShape;
  /** Calls that are answered in one piece. */
  readonly examples: readonly RegisterExampleEndpointCall[];
}

/**
 * The streamed answer of a call that may stream.
 *
 * @deprecated
 */
export interface RegisterStreamResponse {
  /** What each piece looks like. */
  readonly shape: ApiShapes.V1JsonBodyShape;
  /** Calls that are answered in pieces. */
  readonly examples: readonly RegisterExampleEndpointCall[];
}

/** One call with its answer. */
export interface RegisterExampleEndpointCall extends ApiCommons.WithDescription {
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
  /**
   * JSON body that was sent. Absent when there was none. `requestBodyV3` also tells forms from bytes.
   *
   * @deprecated
   */
  readonly requestBody?: unknown;
  /** Body that was sent, with its encoding. Absent when there was none. */
  readonly requestBodyV3?: ApiCommons.ExampleEndpointRequest;
  /** HTTP status of the answer. */
  readonly responseStatusCode: number;
  /**
   * JSON body of the answer. Absent when there was none. `responseBodyV3` also tells files from streams.
   *
   * @deprecated
   */
  readonly responseBody?: unknown;
  /** Body of the answer, with the way it arrived. Absent when there was none. */
  readonly responseBodyV3?: ApiCommons.ExampleEndpointResponse;
  /** Code for this very call, written by hand. Shown before generated code. */
  readonly codeSamples?: readonly RegisterCustomCodeSample[];
}

/** Code for a call, written by hand. */
export interface RegisterCustomCodeSample extends ApiCommons.WithDescription {
  /** Language of the code, such as `python`. */
  readonly language: string;
  /** The code itself. */
  readonly code: string;
  /** Heading of the sample. The language when absent. */
  readonly name?: string;
  /** Command that installs what the code needs, such as `pip install acme-plants`. */
  readonly install?: string;
}

/** A call that the API makes to an address of its user. */
export interface RegisterWebhookDefinition extends ApiCommons.WithDescription {
  /** HTTP verb that the API uses. */
  readonly method: ApiCommons.WebhookHttpMethod;
  /** Names the webhook within its package. */
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
export interface RegisterWebSocketChannel extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Names the channel within its package. */
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

/** Names a source document among those of one registration, such as `openapi.yml`. The publisher chooses it. */
export type SourceId = string & { readonly __brand?: "SourceId" };

/** Where a source document can be stored and fetched again. */
export interface SourceUpload {
  /** Address to send the document to, with PUT and no authorization. It works for a limited time. */
  readonly uploadUrl: string;
  /** Address to fetch the stored document from. */
  readonly downloadUrl: string;
}

/** The types of `api-register` as shapes, by id. */
export const apiRegisterTypes: TypeTable = {
  "api-register:RegisterApiDefinition": {
    name: "RegisterApiDefinition",
    description: "A whole API as its publisher describes it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "rootPackage",
          shape: { kind: "ref", id: "api-register:RegisterApiDefinitionPackage" },
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
            value: { kind: "ref", id: "api-register:RegisterApiDefinitionSubpackage" },
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
          key: "navigation",
          shape: { kind: "ref", id: "api-shapes:V1ApiNavigationConfigRoot" },
          optional: true,
          description: "An author's own order of the parts. The navigation of the docs site has replaced it.",
          availability: "Deprecated",
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
  "api-register:RegisterApiDefinitionPackage": {
    name: "RegisterApiDefinitionPackage",
    description: "One level of an API: its endpoints and the sections below it.",
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
          description: "Calls at this level, in the author's order.",
        },
        {
          key: "websockets",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-register:RegisterWebSocketChannel" },
          },
          optional: true,
          description: "Channels at this level. Absent means none.",
        },
        {
          key: "webhooks",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-register:RegisterWebhookDefinition" },
          },
          optional: true,
          description: "Calls that the API makes to its users. Absent means none.",
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
          description: "Calls at this level, in the author's order.",
        },
        {
          key: "websockets",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-register:RegisterWebSocketChannel" },
          },
          optional: true,
          description: "Channels at this level. Absent means none.",
        },
        {
          key: "webhooks",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-register:RegisterWebhookDefinition" },
          },
          optional: true,
          description: "Calls that the API makes to its users. Absent means none.",
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
          key: "description",
          shape: { kind: "string" },
          optional: true,
          description: "Markdown for readers. Absent when the author wrote none.",
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
          description: "Heading for readers. Made from `name` when absent.",
        },
      ],
    },
  },
  "api-register:RegisterEndpointDefinition": {
    name: "RegisterEndpointDefinition",
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
          key: "slug",
          shape: { kind: "string" },
          optional: true,
          description: "Last part of its page's address. The registry makes one when absent.",
        },
        {
          key: "auth",
          shape: { kind: "boolean" },
          optional: true,
          description: "True when the call needs credentials. Absent means false.",
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
          optional: true,
          description: "Servers that answer the call. Absent or empty when the publisher names none.",
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
          description: "Names the endpoint within its package.",
        },
        {
          key: "originalEndpointId",
          shape: { kind: "string" },
          optional: true,
          description: "Id of the endpoint in the source that the publisher converted. Docs navigation refers to it.",
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
          shape: { kind: "ref", id: "api-register:RegisterHttpRequest" },
          optional: true,
          description: "Body that the call takes. Absent when it takes none.",
        },
        {
          key: "response",
          shape: { kind: "ref", id: "api-register:RegisterHttpResponse" },
          optional: true,
          description: "What a success answers. Absent when it has no body.",
        },
        {
          key: "errors",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1ErrorDeclaration" } },
          optional: true,
          description: "Failures by status alone. Readers of the registry prefer `errorsV2`.",
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
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-register:RegisterExampleEndpointCall" },
          },
          optional: false,
          description: "Whole calls with their answers. Empty when the publisher gives none.",
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
          description: "Ids of schemes in `authSchemes`, any one of which will do. Absent when `auth` says all there is.",
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
  "api-register:RegisterHttpRequest": {
    name: "RegisterHttpRequest",
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
          key: "type",
          shape: { kind: "ref", id: "api-register:RegisterHttpRequestBodyShape" },
          optional: false,
          description: "What the body looks like, and how it is encoded.",
        },
      ],
    },
  },
  "api-register:RegisterHttpRequestBodyShape": {
    name: "RegisterHttpRequestBodyShape",
    description: "The kinds of request body.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "json",
          description: "JSON with a content type of its own.",
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
                description: "What the body looks like.",
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
          description: "What the body looks like.",
        },
      ],
    },
  },
  "api-register:RegisterHttpResponse": {
    name: "RegisterHttpResponse",
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
          shape: { kind: "ref", id: "api-register:RegisterHttpResponseBodyShape" },
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
  "api-register:RegisterHttpResponseBodyShape": {
    name: "RegisterHttpResponseBodyShape",
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
                shape: { kind: "ref", id: "api-register:RegisterNonStreamResponse" },
                optional: false,
                description: "The answer in one piece.",
              },
              {
                key: "streamResponse",
                shape: { kind: "ref", id: "api-register:RegisterStreamResponse" },
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
  "api-register:RegisterStreamConditionResponse": {
    name: "RegisterStreamConditionResponse",
    description: "Two answers of one endpoint, one of which the request chooses. Two endpoints joined in the navigation have replaced it.",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "response",
          shape: { kind: "ref", id: "api-register:RegisterNonStreamResponse" },
          optional: false,
          description: "The answer in one piece.",
        },
        {
          key: "streamResponse",
          shape: { kind: "ref", id: "api-register:RegisterStreamResponse" },
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
  "api-register:RegisterNonStreamResponse": {
    name: "RegisterNonStreamResponse",
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
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-register:RegisterExampleEndpointCall" },
          },
          optional: false,
          description: "Calls that are answered in one piece.",
        },
      ],
    },
  },
  "api-register:RegisterStreamResponse": {
    name: "RegisterStreamResponse",
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
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-register:RegisterExampleEndpointCall" },
          },
          optional: false,
          description: "Calls that are answered in pieces.",
        },
      ],
    },
  },
  "api-register:RegisterExampleEndpointCall": {
    name: "RegisterExampleEndpointCall",
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
          availability: "Deprecated",
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
          availability: "Deprecated",
        },
        {
          key: "responseBodyV3",
          shape: { kind: "ref", id: "api-commons:ExampleEndpointResponse" },
          optional: true,
          description: "Body of the answer, with the way it arrived. Absent when there was none.",
        },
        {
          key: "codeSamples",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-register:RegisterCustomCodeSample" },
          },
          optional: true,
          description: "Code for this very call, written by hand. Shown before generated code.",
        },
      ],
    },
  },
  "api-register:RegisterCustomCodeSample": {
    name: "RegisterCustomCodeSample",
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
          shape: { kind: "string" },
          optional: false,
          description: "Language of the code, such as `python`.",
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
  "api-register:RegisterWebhookDefinition": {
    name: "RegisterWebhookDefinition",
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
          key: "method",
          shape: { kind: "ref", id: "api-commons:WebhookHttpMethod" },
          optional: false,
          description: "HTTP verb that the API uses.",
        },
        {
          key: "id",
          shape: { kind: "ref", id: "commons:WebhookId" },
          optional: false,
          description: "Names the webhook within its package.",
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
  "api-register:RegisterWebSocketChannel": {
    name: "RegisterWebSocketChannel",
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
          key: "id",
          shape: { kind: "ref", id: "commons:WebSocketId" },
          optional: false,
          description: "Names the channel within its package.",
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
  "api-register:SourceId": {
    name: "SourceId",
    description: "Names a source document among those of one registration, such as `openapi.yml`. The publisher chooses it.",
    shape: { kind: "string" },
  },
  "api-register:SourceUpload": {
    name: "SourceUpload",
    description: "Where a source document can be stored and fetched again.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "uploadUrl",
          shape: { kind: "string" },
          optional: false,
          description: "Address to send the document to, with PUT and no authorization. It works for a limited time.",
        },
        {
          key: "downloadUrl",
          shape: { kind: "string" },
          optional: false,
          description: "Address to fetch the stored document from.",
        },
      ],
    },
  },
};
