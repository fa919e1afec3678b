// Generated from idl/areas/api-latest.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 fb943808471508af256f3f073d0c19c1

import type { TypeTable } from "#engine/shape";
import type * as ApiCommons from "./api-commons.ts";
import type * as Commons from "./commons.ts";
import type * as Templates from "./templates.ts";

/** An API definition as flat maps. References between the maps are by ID. */
export interface ApiDefinition {
  /** ID of this registered version. */
  readonly id: Commons.ApiDefinitionId;
  /** Every call, by ID. */
  readonly endpoints: { readonly [key: string]: EndpointDefinition };
  /** Every WebSocket channel, by ID. */
  readonly websockets: { readonly [key: string]: WebSocketChannel };
  /** Every webhook, by ID. */
  readonly webhooks: { readonly [key: string]: WebhookDefinition };
  /** Every named type, by ID. */
  readonly types: { readonly [key: string]: TypeDefinition };
  /** Every section, by ID. */
  readonly subpackages: { readonly [key: string]: SubpackageMetadata };
  /** Every authentication scheme, by ID. */
  readonly auths: { readonly [key: string]: ApiCommons.ApiAuth };
  /** Headers of every endpoint, in addition to its own. */
  readonly globalHeaders?: readonly ObjectProperty[];
  /** Published SDKs to show snippets of, if any. */
  readonly snippetsConfiguration?: ApiCommons.SnippetsConfig;
  /** Title of the API, such as `Plant Store`. Default: the API ID. */
  readonly apiName?: string;
  /** Initial form values, as in `x-callboard-playground` of a description. An extension. */
  readonly playground?: unknown;
  /**
   * Version, description, contact, license, terms and logo of the API, as in `info` of an OpenAPI
   * description. An extension.
   */
  readonly info?: unknown;
  /** Base URL of relative links in descriptions. An extension. */
  readonly linkBase?: string;
  /**
   * Schemas that decide which values are valid, as their author wrote them: `table` has them by location in the
   * keywords of JSON Schema 2020-12, `parts` the location for each part of a call. An extension.
   */
  readonly schemas?: unknown;
}

/** Adds a section to types that extend it. */
export interface WithNamespace {
  /** IDs of the sections that contain it, outermost first. Absent at the top level. */
  readonly namespace?: readonly ApiCommons.SubpackageId[];
}

/** A section of an API, for headings and breadcrumbs. Its description and its release stage are extensions. */
export interface SubpackageMetadata extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Its key in the definition's `subpackages`. */
  readonly id: ApiCommons.SubpackageId;
  /** Name in code, such as `plants`. */
  readonly name: string;
  /** Display name. Default: derived from `name`. */
  readonly displayName?: string;
}

/** An endpoint. */
export interface EndpointDefinition extends ApiCommons.WithDescription, ApiCommons.WithAvailability, WithNamespace {
  /** Its key in the definition's `endpoints`. */
  readonly id: Commons.EndpointId;
  /** HTTP method. */
  readonly method: Commons.HttpMethod;
  /** Parts of the path below the base URL. */
  readonly path: readonly ApiCommons.PathPart[];
  /** Display name, such as `Get a plant`. Default: derived from `id`. */
  readonly displayName?: string;
  /** `operationId` in the source document, if any. */
  readonly operationId?: string;
  /** IDs of schemes in `auths`, one of which is required. Absent if no authentication is required. */
  readonly auth?: readonly ApiCommons.AuthSchemeId[];
  /** Environment selected by default. Default: the first of `environments`. */
  readonly defaultEnvironment?: Commons.EnvironmentId;
  /** Servers of the endpoint. */
  readonly environments?: readonly ApiCommons.Environment[];
  /** Path parameters. */
  readonly pathParameters?: readonly ObjectProperty[];
  /** Query parameters. */
  readonly queryParameters?: readonly ObjectProperty[];
  /** Request headers, in addition to the global ones. */
  readonly requestHeaders?: readonly ObjectProperty[];
  /** Response headers of a success. */
  readonly responseHeaders?: readonly ObjectProperty[];
  /** Request bodies, preferred one first. Absent if there is none. */
  readonly requests?: readonly HttpRequest[];
  /** Success responses, preferred one first. Absent if there is no body. */
  readonly responses?: readonly HttpResponse[];
  /** Errors of the endpoint. */
  readonly errors?: readonly ErrorResponse[];
  /** Example requests with their responses. */
  readonly examples?: readonly ExampleEndpointCall[];
  /** Code samples without an example. An extension. */
  readonly codeSamples?: readonly CodeSnippet[];
  /** Templates for SDK snippets, if an SDK has registered any. */
  readonly snippetTemplates?: Templates.EndpointSnippetTemplates;
  /** Protocol of the call. Default: `rest`. */
  readonly protocol?: ApiCommons.Protocol;
  /** Alternative combinations of schemes; one is required. Takes precedence over `auth`. */
  readonly multiAuth?: readonly ApiCommons.MultiAuth[];
  /** False disables the playground of the endpoint. Default: true. */
  readonly includeInApiExplorer?: boolean;
}

/** A request body. */
export interface HttpRequest extends ApiCommons.WithDescription {
  /** Media type sent with the body, such as `application/json`. Default: derived from `body`. */
  readonly contentType?: string;
  /** Schema of the body. */
  readonly body: HttpRequestBodyShape;
}

/** Kinds of request bodies. */
export type HttpRequestBodyShape =
  /** An inline object. */
  | ({ readonly type: "object" } & ObjectType)
  /** A reference to a type. */
  | { readonly type: "alias"; readonly value: TypeReference }
  /** Raw bytes. */
  | ({ readonly type: "bytes" } & ApiCommons.BytesRequest)
  /** A multipart form. */
  | ({ readonly type: "formData" } & FormDataRequest);

/** A success response. */
export interface HttpResponse extends ApiCommons.WithDescription {
  /** Schema of the body, and whether it is streamed. */
  readonly body: HttpResponseBodyShape;
  /** HTTP status, below 400. */
  readonly statusCode: number;
  /** Links (OpenAPI): calls that can follow this response. An extension. */
  readonly links?: readonly ResponseLink[];
}

/** An OpenAPI link: a call that can follow a response, by `operationId` or `operationRef`. */
export interface ResponseLink extends ApiCommons.WithDescription {
  /** Name of the link. */
  readonly name: string;
  /** Key of the target in `endpoints`. */
  readonly operationId?: Commons.EndpointId;
  /** Reference to the operation in the source document, such as `#/paths/~1plants/get`. */
  readonly operationRef?: string;
  /** Parameters of the call, each a value or an expression such as `$response.body#/id`. */
  readonly parameters?: { readonly [key: string]: unknown };
  /** Body of the call, a value or an expression. */
  readonly body?: unknown;
}

/** Kinds of response bodies. */
export type HttpResponseBodyShape =
  /** No body. */
  | { readonly type: "empty" }
  /** An inline object. */
  | ({ readonly type: "object" } & ObjectType)
  /** A reference to a type. */
  | { readonly type: "alias"; readonly value: TypeReference }
  /** A file. */
  | ({ readonly type: "fileDownload" } & ApiCommons.FileDownloadResponseBodyShape)
  /** Streamed text. */
  | { readonly type: "streamingText" }
  /** Streamed JSON. */
  | ({ readonly type: "stream" } & StreamResponse);

/** A streamed response. */
export interface StreamResponse {
  /** Terminator, such as `[DONE]`. Default: none; the stream ends with the connection. */
  readonly terminator?: string;
  /** Schema of a chunk. */
  readonly shape: TypeShape;
}

/** An error of an endpoint. */
export interface ErrorResponse extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Schema of the body, if any. */
  readonly shape?: TypeShape;
  /** HTTP status, 400 or above; 200 for JSON-RPC errors. Several errors may share a status. */
  readonly statusCode: number;
  /** JSON-RPC error code; the body is the member `error`. An extension. */
  readonly rpcCode?: number;
  /** Links (OpenAPI): calls that can follow this error. An extension. */
  readonly links?: readonly ResponseLink[];
  /** Name of the error, such as `PlantNotFoundError`. */
  readonly name: string;
  /** Example errors. */
  readonly examples?: readonly ApiCommons.ErrorExample[];
}

/** An example request with its response. */
export interface ExampleEndpointCall extends ApiCommons.WithDescription {
  /** Request path with parameter values, such as `/plants/fern-1`. */
  readonly path: string;
  /** HTTP status of the response. */
  readonly responseStatusCode: number;
  /** Heading in the list of examples. */
  readonly name?: string;
  /** Values by parameter key. */
  readonly pathParameters?: { readonly [key: string]: unknown };
  /** Values by parameter name. */
  readonly queryParameters?: { readonly [key: string]: unknown };
  /** Values by header name, without credentials. */
  readonly headers?: { readonly [key: string]: unknown };
  /** Request body, if any. */
  readonly requestBody?: ApiCommons.ExampleEndpointRequest;
  /** Response body, if any. */
  readonly responseBody?: ApiCommons.ExampleEndpointResponse;
  /** Code samples, by language. */
  readonly snippets?: { readonly [key: string]: readonly CodeSnippet[] };
}

/** A code sample. */
export interface CodeSnippet extends ApiCommons.WithDescription {
  /** Title of the snippet. Default: the language. */
  readonly name?: string;
  /** Language of the code. */
  readonly language: ApiCommons.CodeLanguage;
  /** Install command, if needed. */
  readonly install?: string;
  /** The code. */
  readonly code: string;
  /** False for handwritten code. */
  readonly generated: boolean;
}

/** A named type, referenced by ID. */
export interface TypeDefinition extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Name in code, such as `Plant`. */
  readonly name: string;
  /** Shape of the type. */
  readonly shape: TypeShape;
  /** Display name. Default: `name`. */
  readonly displayName?: string;
}

/** A reference to a type: a named type, a primitive, or a wrapper such as `list`. */
export type TypeReference =
  /** A named type of the same definition, by ID. */
  | ({ readonly type: "id" } & TypeReferenceId)
  /** A primitive. */
  | { readonly type: "primitive"; readonly value: ApiCommons.PrimitiveType }
  /** An optional value. */
  | ({ readonly type: "optional" } & OptionalType)
  /** A nullable value. */
  | ({ readonly type: "nullable" } & NullableType)
  /** A list, as a JSON array. */
  | ({ readonly type: "list" } & ListType)
  /** A set, as a JSON array without duplicates. */
  | ({ readonly type: "set" } & SetType)
  /** A map, as a JSON object. */
  | ({ readonly type: "map" } & MapType)
  /** A constant. */
  | { readonly type: "literal"; readonly value: ApiCommons.LiteralType }
  /** Any JSON value. */
  | ({ readonly type: "unknown" } & UnknownType);

/** A reference to a type of the same definition. */
export interface TypeReferenceId {
  /** Key of the type in the definition's `types`. */
  readonly id: Commons.TypeId;
  /** Default for this reference only. Default: the default of the type. */
  readonly default?: ApiCommons.TypeReferenceIdDefault;
}

/** Any JSON value. */
export interface UnknownType {
  /** Display name instead of `any`. */
  readonly displayName?: string;
}

/** Shape of a value. Shapes may be recursive through named types. */
export type TypeShape =
  /** An alias of another type. */
  | { readonly type: "alias"; readonly value: TypeReference }
  /** An enum. */
  | ({ readonly type: "enum" } & ApiCommons.EnumType)
  /** A union without a discriminator. */
  | ({ readonly type: "undiscriminatedUnion" } & UndiscriminatedUnionType)
  /** A union with a discriminator. */
  | ({ readonly type: "discriminatedUnion" } & DiscriminatedUnionType)
  /** A JSON object with known properties. */
  | ({ readonly type: "object" } & ObjectType);

/** A JSON object. */
export interface ObjectType {
  /** IDs of object types that this one extends. */
  readonly extends: readonly Commons.TypeId[];
  /** Own properties, in the author's order. */
  readonly properties: readonly ObjectProperty[];
  /** Type of additional properties. Absent if none are allowed. */
  readonly extraProperties?: TypeReference;
}

/** A property of an object. Parameters and headers have the same form. */
export interface ObjectProperty extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Wire name. */
  readonly key: Commons.PropertyKey;
  /** Type of the property. An optional property is an alias of `optional`. */
  readonly valueShape: TypeShape;
  /** Set for read-only and write-only properties. */
  readonly propertyAccess?: ApiCommons.ObjectPropertyAccess;
  /** Example values. An extension. */
  readonly examples?: readonly unknown[];
}

/** A union without a discriminator. */
export interface UndiscriminatedUnionType {
  /** Variants. If they overlap, the more specific one is first. */
  readonly variants: readonly UndiscriminatedUnionVariant[];
}

/** A variant of a union. */
export interface UndiscriminatedUnionVariant extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Display name. Default: the name of the type. */
  readonly displayName?: string;
  /** Type of the variant. */
  readonly shape: TypeShape;
}

/** A union with a discriminator. */
export interface DiscriminatedUnionType {
  /** Key of the discriminator, such as `type`. */
  readonly discriminant: Commons.PropertyKey;
  /** The variants. */
  readonly variants: readonly DiscriminatedUnionVariant[];
}

/** A variant of a union. Its properties are siblings of the discriminator. */
export interface DiscriminatedUnionVariant extends ApiCommons.WithDescription, ApiCommons.WithAvailability, ObjectType {
  /** Value of the discriminator. */
  readonly discriminantValue: string;
  /** Display name. Default: `discriminantValue`. */
  readonly displayName?: string;
}

/** A multipart form. */
export interface FormDataRequest extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Its fields, in the author's order. */
  readonly fields: readonly FormDataField[];
}

/** One field of a multipart form. */
export type FormDataField =
  /** A single file. */
  | ({ readonly type: "file" } & FormDataFile)
  /** Several files. */
  | ({ readonly type: "files" } & FormDataFiles)
  /** A value. */
  | ({ readonly type: "property" } & FormDataProperty);

/** A form field with a value. */
export interface FormDataProperty extends ObjectProperty {
  /** Allowed media types. Default: any. */
  readonly contentType?: ApiCommons.ContentType;
  /** True to send a list as repeated fields instead of one JSON array. */
  readonly exploded?: boolean;
}

/** A form field for one file. */
export interface FormDataFile extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Wire name of the field. */
  readonly key: Commons.PropertyKey;
  /** True if the file is optional. */
  readonly isOptional: boolean;
  /** Allowed media types. Default: any. */
  readonly contentType?: ApiCommons.ContentType;
}

/** A form field for several files. */
export interface FormDataFiles extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Wire name of the field. */
  readonly key: Commons.PropertyKey;
  /** True if the files are optional. */
  readonly isOptional: boolean;
  /** Allowed media types. Default: any. */
  readonly contentType?: ApiCommons.ContentType;
}

/** A nullable value. */
export interface NullableType {
  /** The non-null type. */
  readonly shape: TypeShape;
}

/** An optional value. */
export interface OptionalType {
  /** The type of the value. */
  readonly shape: TypeShape;
  /** Default value, as JSON. */
  readonly default?: unknown;
}

/** A list. */
export interface ListType {
  /** Type of the values. */
  readonly itemShape: TypeShape;
}

/** A set. */
export interface SetType {
  /** Type of the values. */
  readonly itemShape: TypeShape;
}

/** A map. */
export interface MapType {
  /** Type of the keys. On the wire, keys are strings. */
  readonly keyShape: TypeShape;
  /** Type of the values. */
  readonly valueShape: TypeShape;
}

/** A webhook. */
export interface WebhookDefinition extends ApiCommons.WithDescription, ApiCommons.WithAvailability, WithNamespace {
  /** Its key in the definition's `webhooks`. */
  readonly id: Commons.WebhookId;
  /** Display name. Default: derived from `id`. */
  readonly displayName?: string;
  /** `operationId` in the source document, if any. */
  readonly operationId?: string;
  /** HTTP method. */
  readonly method: ApiCommons.WebhookHttpMethod;
  /** Path segments, for display only. */
  readonly path: readonly string[];
  /** Query parameters that the API adds to the address. An extension. */
  readonly queryParameters?: readonly ObjectProperty[];
  /** Headers that the API sends. */
  readonly headers?: readonly ObjectProperty[];
  /** Payloads. */
  readonly payloads?: readonly WebhookPayload[];
  /** Example payloads. */
  readonly examples?: readonly ApiCommons.ExampleWebhookPayload[];
  /** The endpoint that registers this callback. Absent for a plain webhook. An extension. */
  readonly callback?: WebhookCallback;
  /** Expected responses. Absent if undocumented. An extension. */
  readonly responses?: readonly HttpResponse[];
}

/** The endpoint that registers a callback. */
export interface WebhookCallback {
  /** The endpoint, by its key in `endpoints`. */
  readonly endpointId: Commons.EndpointId;
  /** Name of the callback at that endpoint. */
  readonly name: string;
  /** Callback URL with runtime expressions, such as `{$request.body#/notifyUrl}`. */
  readonly url: string;
}

/** A webhook payload. */
export interface WebhookPayload extends ApiCommons.WithDescription {
  /** Schema of the body. */
  readonly shape: TypeShape;
}

/** A WebSocket channel. */
export interface WebSocketChannel extends ApiCommons.WithDescription, ApiCommons.WithAvailability, WithNamespace {
  /** Its key in the definition's `websockets`. */
  readonly id: Commons.WebSocketId;
  /** Display name. Default: derived from `id`. */
  readonly displayName?: string;
  /** Name of the channel in the source document, if any. */
  readonly operationId?: string;
  /** Parts of the path below the base URL. */
  readonly path: readonly ApiCommons.PathPart[];
  /** Message types of both sides. */
  readonly messages: readonly WebSocketMessage[];
  /** Markdown description of all client messages. An extension. */
  readonly sends?: string;
  /** Markdown description of all server messages. An extension. */
  readonly receives?: string;
  /** Protocol of a channel without servers, such as `kafka`. Absent for WebSocket. An extension. */
  readonly protocol?: string;
  /** Servers of protocols other than WebSocket; the playground can't connect to them. An extension. */
  readonly brokers?: readonly Broker[];
  /** Alternative combinations of schemes; one is required. Takes precedence over `auth`. An extension. */
  readonly multiAuth?: readonly ApiCommons.MultiAuth[];
  /** Protocol-specific bindings of the channel and its operations. An extension. */
  readonly bindings?: readonly ProtocolBinding[];
  /** IDs of schemes in `auths`, one of which is required. Absent if no authentication is required. */
  readonly auth?: readonly ApiCommons.AuthSchemeId[];
  /** Environment selected by default. Default: the first of `environments`. */
  readonly defaultEnvironment?: Commons.EnvironmentId;
  /** Servers with `wss` or `ws` URLs. */
  readonly environments?: readonly ApiCommons.Environment[];
  /** Path parameters. */
  readonly pathParameters?: readonly ObjectProperty[];
  /** Query parameters of the handshake. */
  readonly queryParameters?: readonly ObjectProperty[];
  /** Headers of the handshake. */
  readonly requestHeaders?: readonly ObjectProperty[];
  /** Example sessions. */
  readonly examples?: readonly ExampleWebSocketSession[];
}

/** A message type of a channel. */
export interface WebSocketMessage extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** ID of the message type within its channel. */
  readonly type: ApiCommons.WebSocketMessageId;
  /** Title of the message form. Default: `type`. */
  readonly displayName?: string;
  /** Sender. Readers can send client messages. */
  readonly origin: ApiCommons.WebSocketMessageOrigin;
  /** Schema of the message. */
  readonly body: TypeShape;
  /** Message headers, in protocols that have them. An extension. */
  readonly headers?: readonly ObjectProperty[];
  /** Correlation ID. An extension. */
  readonly correlationId?: MessageLocation;
  /** Reply messages. An extension. */
  readonly replies?: readonly MessageReply[];
  /** Reply URL. An extension. */
  readonly replyAddress?: MessageLocation;
  /** Protocol-specific bindings of the message. An extension. */
  readonly bindings?: readonly ProtocolBinding[];
}

/** A server of a protocol other than WebSocket. */
export interface Broker extends ApiCommons.WithDescription {
  /** Name of the server. */
  readonly id: string;
  /** Its protocol, such as `kafka-secure`. */
  readonly protocol: string;
  /** Its URL. */
  readonly url: string;
  /** Authentication schemes, one of which is required. */
  readonly security?: readonly BrokerAuth[];
  /** Protocol-specific bindings of the server. */
  readonly bindings?: readonly ProtocolBinding[];
}

/** Description of an authentication scheme of a broker. */
export interface BrokerAuth extends ApiCommons.WithDescription {
  /** Name of the scheme, such as `SASL/SCRAM-SHA-256`. */
  readonly title: string;
}

/** A protocol-specific binding. */
export interface ProtocolBinding {
  /** The protocol, such as `kafka`. */
  readonly protocol: string;
  /** The AsyncAPI binding object. */
  readonly value: unknown;
  /** Sender of the operation that has the binding. Absent for other objects. */
  readonly origin?: ApiCommons.WebSocketMessageOrigin;
}

/** A location in a message. */
export interface MessageLocation extends ApiCommons.WithDescription {
  /** AsyncAPI runtime expression, such as `$message.header#/id`. */
  readonly location: string;
}

/** A reply message. */
export interface MessageReply {
  /** Message type. */
  readonly type: ApiCommons.WebSocketMessageId;
  /** Channel of the reply. Default: the same channel. */
  readonly channel?: Commons.WebSocketId;
}

/** An example session of a channel. */
export interface ExampleWebSocketSession extends ApiCommons.WithDescription {
  /** Path with parameter values. */
  readonly path: string;
  /** Heading in the list of examples. */
  readonly name?: string;
  /** Values by parameter key. */
  readonly pathParameters?: { readonly [key: string]: unknown };
  /** Values by parameter name. */
  readonly queryParameters?: { readonly [key: string]: unknown };
  /** Values by header name. */
  readonly requestHeaders?: { readonly [key: string]: unknown };
  /** The messages, in order. */
  readonly messages?: readonly ApiCommons.ExampleWebSocketMessage[];
}

/** The types of `api-latest` as shapes, by id. */
export const apiLatestTypes: TypeTable = {
  "api-latest:ApiDefinition": {
    name: "ApiDefinition",
    description: "An API definition as flat maps. References between the maps are by ID.",
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
          key: "endpoints",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:EndpointId" },
            value: { kind: "ref", id: "api-latest:EndpointDefinition" },
          },
          optional: false,
          description: "Every call, by ID.",
        },
        {
          key: "websockets",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:WebSocketId" },
            value: { kind: "ref", id: "api-latest:WebSocketChannel" },
          },
          optional: false,
          description: "Every WebSocket channel, by ID.",
        },
        {
          key: "webhooks",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:WebhookId" },
            value: { kind: "ref", id: "api-latest:WebhookDefinition" },
          },
          optional: false,
          description: "Every webhook, by ID.",
        },
        {
          key: "types",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:TypeId" },
            value: { kind: "ref", id: "api-latest:TypeDefinition" },
          },
          optional: false,
          description: "Every named type, by ID.",
        },
        {
          key: "subpackages",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "api-commons:SubpackageId" },
            value: { kind: "ref", id: "api-latest:SubpackageMetadata" },
          },
          optional: false,
          description: "Every section, by ID.",
        },
        {
          key: "auths",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "api-commons:AuthSchemeId" },
            value: { kind: "ref", id: "api-commons:ApiAuth" },
          },
          optional: false,
          description: "Every authentication scheme, by ID.",
        },
        {
          key: "globalHeaders",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
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
          key: "playground",
          shape: { kind: "unknown" },
          optional: true,
          description: "Initial form values, as in `x-callboard-playground` of a description. An extension.",
        },
        {
          key: "info",
          shape: { kind: "unknown" },
          optional: true,
          description: "Version, description, contact, license, terms and logo of the API, as in `info` of an OpenAPI\ndescription. An extension.",
        },
        {
          key: "linkBase",
          shape: { kind: "string" },
          optional: true,
          description: "Base URL of relative links in descriptions. An extension.",
        },
        {
          key: "schemas",
          shape: { kind: "unknown" },
          optional: true,
          description: "Schemas that decide which values are valid, as their author wrote them: `table` has them by location in the\nkeywords of JSON Schema 2020-12, `parts` the location for each part of a call. An extension.",
        },
      ],
    },
  },
  "api-latest:WithNamespace": {
    name: "WithNamespace",
    description: "Adds a section to types that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "namespace",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:SubpackageId" } },
          optional: true,
          description: "IDs of the sections that contain it, outermost first. Absent at the top level.",
        },
      ],
    },
  },
  "api-latest:SubpackageMetadata": {
    name: "SubpackageMetadata",
    description: "A section of an API, for headings and breadcrumbs. Its description and its release stage are extensions.",
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
  "api-latest:EndpointDefinition": {
    name: "EndpointDefinition",
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
          key: "namespace",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:SubpackageId" } },
          optional: true,
          description: "IDs of the sections that contain it, outermost first. Absent at the top level.",
        },
        {
          key: "id",
          shape: { kind: "ref", id: "commons:EndpointId" },
          optional: false,
          description: "Its key in the definition's `endpoints`.",
        },
        {
          key: "method",
          shape: { kind: "ref", id: "commons:HttpMethod" },
          optional: false,
          description: "HTTP method.",
        },
        {
          key: "path",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:PathPart" } },
          optional: false,
          description: "Parts of the path below the base URL.",
        },
        {
          key: "displayName",
          shape: { kind: "string" },
          optional: true,
          description: "Display name, such as `Get a plant`. Default: derived from `id`.",
        },
        {
          key: "operationId",
          shape: { kind: "string" },
          optional: true,
          description: "`operationId` in the source document, if any.",
        },
        {
          key: "auth",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:AuthSchemeId" } },
          optional: true,
          description: "IDs of schemes in `auths`, one of which is required. Absent if no authentication is required.",
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
          description: "Servers of the endpoint.",
        },
        {
          key: "pathParameters",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
          optional: true,
          description: "Path parameters.",
        },
        {
          key: "queryParameters",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
          optional: true,
          description: "Query parameters.",
        },
        {
          key: "requestHeaders",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
          optional: true,
          description: "Request headers, in addition to the global ones.",
        },
        {
          key: "responseHeaders",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
          optional: true,
          description: "Response headers of a success.",
        },
        {
          key: "requests",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:HttpRequest" } },
          optional: true,
          description: "Request bodies, preferred one first. Absent if there is none.",
        },
        {
          key: "responses",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:HttpResponse" } },
          optional: true,
          description: "Success responses, preferred one first. Absent if there is no body.",
        },
        {
          key: "errors",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ErrorResponse" } },
          optional: true,
          description: "Errors of the endpoint.",
        },
        {
          key: "examples",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ExampleEndpointCall" } },
          optional: true,
          description: "Example requests with their responses.",
        },
        {
          key: "codeSamples",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:CodeSnippet" } },
          optional: true,
          description: "Code samples without an example. An extension.",
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
          key: "multiAuth",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:MultiAuth" } },
          optional: true,
          description: "Alternative combinations of schemes; one is required. Takes precedence over `auth`.",
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
  "api-latest:HttpRequest": {
    name: "HttpRequest",
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
          optional: true,
          description: "Media type sent with the body, such as `application/json`. Default: derived from `body`.",
        },
        {
          key: "body",
          shape: { kind: "ref", id: "api-latest:HttpRequestBodyShape" },
          optional: false,
          description: "Schema of the body.",
        },
      ],
    },
  },
  "api-latest:HttpRequestBodyShape": {
    name: "HttpRequestBodyShape",
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
                shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
                optional: false,
                description: "Own properties, in the author's order.",
              },
              {
                key: "extraProperties",
                shape: { kind: "ref", id: "api-latest:TypeReference" },
                optional: true,
                description: "Type of additional properties. Absent if none are allowed.",
              },
            ],
          },
        },
        {
          value: "alias",
          description: "A reference to a type.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "alias" }, optional: false },
              {
                key: "value",
                shape: { kind: "ref", id: "api-latest:TypeReference" },
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
                key: "fields",
                shape: { kind: "list", item: { kind: "ref", id: "api-latest:FormDataField" } },
                optional: false,
                description: "Its fields, in the author's order.",
              },
            ],
          },
        },
      ],
    },
  },
  "api-latest:HttpResponse": {
    name: "HttpResponse",
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
          key: "body",
          shape: { kind: "ref", id: "api-latest:HttpResponseBodyShape" },
          optional: false,
          description: "Schema of the body, and whether it is streamed.",
        },
        {
          key: "statusCode",
          shape: { kind: "integer" },
          optional: false,
          description: "HTTP status, below 400.",
        },
        {
          key: "links",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ResponseLink" } },
          optional: true,
          description: "Links (OpenAPI): calls that can follow this response. An extension.",
        },
      ],
    },
  },
  "api-latest:ResponseLink": {
    name: "ResponseLink",
    description: "An OpenAPI link: a call that can follow a response, by `operationId` or `operationRef`.",
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
          optional: false,
          description: "Name of the link.",
        },
        {
          key: "operationId",
          shape: { kind: "ref", id: "commons:EndpointId" },
          optional: true,
          description: "Key of the target in `endpoints`.",
        },
        {
          key: "operationRef",
          shape: { kind: "string" },
          optional: true,
          description: "Reference to the operation in the source document, such as `#/paths/~1plants/get`.",
        },
        {
          key: "parameters",
          shape: { kind: "map", key: { kind: "string" }, value: { kind: "unknown" } },
          optional: true,
          description: "Parameters of the call, each a value or an expression such as `$response.body#/id`.",
        },
        {
          key: "body",
          shape: { kind: "unknown" },
          optional: true,
          description: "Body of the call, a value or an expression.",
        },
      ],
    },
  },
  "api-latest:HttpResponseBodyShape": {
    name: "HttpResponseBodyShape",
    description: "Kinds of response bodies.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "empty",
          description: "No body.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "empty" }, optional: false },
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
                shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
                optional: false,
                description: "Own properties, in the author's order.",
              },
              {
                key: "extraProperties",
                shape: { kind: "ref", id: "api-latest:TypeReference" },
                optional: true,
                description: "Type of additional properties. Absent if none are allowed.",
              },
            ],
          },
        },
        {
          value: "alias",
          description: "A reference to a type.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "alias" }, optional: false },
              {
                key: "value",
                shape: { kind: "ref", id: "api-latest:TypeReference" },
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
                shape: { kind: "ref", id: "api-latest:TypeShape" },
                optional: false,
                description: "Schema of a chunk.",
              },
            ],
          },
        },
      ],
    },
  },
  "api-latest:StreamResponse": {
    name: "StreamResponse",
    description: "A streamed response.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "terminator",
          shape: { kind: "string" },
          optional: true,
          description: "Terminator, such as `[DONE]`. Default: none; the stream ends with the connection.",
        },
        {
          key: "shape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "Schema of a chunk.",
        },
      ],
    },
  },
  "api-latest:ErrorResponse": {
    name: "ErrorResponse",
    description: "An error of an endpoint.",
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
          key: "shape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: true,
          description: "Schema of the body, if any.",
        },
        {
          key: "statusCode",
          shape: { kind: "integer" },
          optional: false,
          description: "HTTP status, 400 or above; 200 for JSON-RPC errors. Several errors may share a status.",
        },
        {
          key: "rpcCode",
          shape: { kind: "integer" },
          optional: true,
          description: "JSON-RPC error code; the body is the member `error`. An extension.",
        },
        {
          key: "links",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ResponseLink" } },
          optional: true,
          description: "Links (OpenAPI): calls that can follow this error. An extension.",
        },
        {
          key: "name",
          shape: { kind: "string" },
          optional: false,
          description: "Name of the error, such as `PlantNotFoundError`.",
        },
        {
          key: "examples",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:ErrorExample" } },
          optional: true,
          description: "Example errors.",
        },
      ],
    },
  },
  "api-latest:ExampleEndpointCall": {
    name: "ExampleEndpointCall",
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
          key: "path",
          shape: { kind: "string" },
          optional: false,
          description: "Request path with parameter values, such as `/plants/fern-1`.",
        },
        {
          key: "responseStatusCode",
          shape: { kind: "integer" },
          optional: false,
          description: "HTTP status of the response.",
        },
        {
          key: "name",
          shape: { kind: "string" },
          optional: true,
          description: "Heading in the list of examples.",
        },
        {
          key: "pathParameters",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:PropertyKey" },
            value: { kind: "unknown" },
          },
          optional: true,
          description: "Values by parameter key.",
        },
        {
          key: "queryParameters",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:PropertyKey" },
            value: { kind: "unknown" },
          },
          optional: true,
          description: "Values by parameter name.",
        },
        {
          key: "headers",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:PropertyKey" },
            value: { kind: "unknown" },
          },
          optional: true,
          description: "Values by header name, without credentials.",
        },
        {
          key: "requestBody",
          shape: { kind: "ref", id: "api-commons:ExampleEndpointRequest" },
          optional: true,
          description: "Request body, if any.",
        },
        {
          key: "responseBody",
          shape: { kind: "ref", id: "api-commons:ExampleEndpointResponse" },
          optional: true,
          description: "Response body, if any.",
        },
        {
          key: "snippets",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "api-commons:CodeLanguage" },
            value: { kind: "list", item: { kind: "ref", id: "api-latest:CodeSnippet" } },
          },
          optional: true,
          description: "Code samples, by language.",
        },
      ],
    },
  },
  "api-latest:CodeSnippet": {
    name: "CodeSnippet",
    description: "A code sample.",
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
          description: "Title of the snippet. Default: the language.",
        },
        {
          key: "language",
          shape: { kind: "ref", id: "api-commons:CodeLanguage" },
          optional: false,
          description: "Language of the code.",
        },
        {
          key: "install",
          shape: { kind: "string" },
          optional: true,
          description: "Install command, if needed.",
        },
        { key: "code", shape: { kind: "string" }, optional: false, description: "The code." },
        {
          key: "generated",
          shape: { kind: "boolean" },
          optional: false,
          description: "False for handwritten code.",
        },
      ],
    },
  },
  "api-latest:TypeDefinition": {
    name: "TypeDefinition",
    description: "A named type, referenced by ID.",
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
          key: "name",
          shape: { kind: "string" },
          optional: false,
          description: "Name in code, such as `Plant`.",
        },
        {
          key: "shape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "Shape of the type.",
        },
        {
          key: "displayName",
          shape: { kind: "string" },
          optional: true,
          description: "Display name. Default: `name`.",
        },
      ],
    },
  },
  "api-latest:TypeReference": {
    name: "TypeReference",
    description: "A reference to a type: a named type, a primitive, or a wrapper such as `list`.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "id",
          description: "A named type of the same definition, by ID.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "id" }, optional: false },
              {
                key: "id",
                shape: { kind: "ref", id: "commons:TypeId" },
                optional: false,
                description: "Key of the type in the definition's `types`.",
              },
              {
                key: "default",
                shape: { kind: "ref", id: "api-commons:TypeReferenceIdDefault" },
                optional: true,
                description: "Default for this reference only. Default: the default of the type.",
              },
            ],
          },
        },
        {
          value: "primitive",
          description: "A primitive.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "primitive" }, optional: false },
              {
                key: "value",
                shape: { kind: "ref", id: "api-commons:PrimitiveType" },
                optional: false,
              },
            ],
          },
        },
        {
          value: "optional",
          description: "An optional value.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "optional" }, optional: false },
              {
                key: "shape",
                shape: { kind: "ref", id: "api-latest:TypeShape" },
                optional: false,
                description: "The type of the value.",
              },
              {
                key: "default",
                shape: { kind: "unknown" },
                optional: true,
                description: "Default value, as JSON.",
              },
            ],
          },
        },
        {
          value: "nullable",
          description: "A nullable value.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "nullable" }, optional: false },
              {
                key: "shape",
                shape: { kind: "ref", id: "api-latest:TypeShape" },
                optional: false,
                description: "The non-null type.",
              },
            ],
          },
        },
        {
          value: "list",
          description: "A list, as a JSON array.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "list" }, optional: false },
              {
                key: "itemShape",
                shape: { kind: "ref", id: "api-latest:TypeShape" },
                optional: false,
                description: "Type of the values.",
              },
            ],
          },
        },
        {
          value: "set",
          description: "A set, as a JSON array without duplicates.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "set" }, optional: false },
              {
                key: "itemShape",
                shape: { kind: "ref", id: "api-latest:TypeShape" },
                optional: false,
                description: "Type of the values.",
              },
            ],
          },
        },
        {
          value: "map",
          description: "A map, as a JSON object.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "map" }, optional: false },
              {
                key: "keyShape",
                shape: { kind: "ref", id: "api-latest:TypeShape" },
                optional: false,
                description: "Type of the keys. On the wire, keys are strings.",
              },
              {
                key: "valueShape",
                shape: { kind: "ref", id: "api-latest:TypeShape" },
                optional: false,
                description: "Type of the values.",
              },
            ],
          },
        },
        {
          value: "literal",
          description: "A constant.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "literal" }, optional: false },
              {
                key: "value",
                shape: { kind: "ref", id: "api-commons:LiteralType" },
                optional: false,
              },
            ],
          },
        },
        {
          value: "unknown",
          description: "Any JSON value.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "unknown" }, optional: false },
              {
                key: "displayName",
                shape: { kind: "string" },
                optional: true,
                description: "Display name instead of `any`.",
              },
            ],
          },
        },
      ],
    },
  },
  "api-latest:TypeReferenceId": {
    name: "TypeReferenceId",
    description: "A reference to a type of the same definition.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "commons:TypeId" },
          optional: false,
          description: "Key of the type in the definition's `types`.",
        },
        {
          key: "default",
          shape: { kind: "ref", id: "api-commons:TypeReferenceIdDefault" },
          optional: true,
          description: "Default for this reference only. Default: the default of the type.",
        },
      ],
    },
  },
  "api-latest:UnknownType": {
    name: "UnknownType",
    description: "Any JSON value.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "displayName",
          shape: { kind: "string" },
          optional: true,
          description: "Display name instead of `any`.",
        },
      ],
    },
  },
  "api-latest:TypeShape": {
    name: "TypeShape",
    description: "Shape of a value. Shapes may be recursive through named types.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "alias",
          description: "An alias of another type.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "alias" }, optional: false },
              {
                key: "value",
                shape: { kind: "ref", id: "api-latest:TypeReference" },
                optional: false,
              },
            ],
          },
        },
        {
          value: "enum",
          description: "An enum.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "enum" }, optional: false },
              {
                key: "default",
                shape: { kind: "string" },
                optional: true,
                description: "Default value; one of `values`.",
              },
              {
                key: "values",
                shape: { kind: "list", item: { kind: "ref", id: "api-commons:EnumValue" } },
                optional: false,
                description: "Allowed values, in the author's order.",
              },
            ],
          },
        },
        {
          value: "undiscriminatedUnion",
          description: "A union without a discriminator.",
          shape: {
            kind: "object",
            properties: [
              {
                key: "type",
                shape: { kind: "literal", value: "undiscriminatedUnion" },
                optional: false,
              },
              {
                key: "variants",
                shape: {
                  kind: "list",
                  item: { kind: "ref", id: "api-latest:UndiscriminatedUnionVariant" },
                },
                optional: false,
                description: "Variants. If they overlap, the more specific one is first.",
              },
            ],
          },
        },
        {
          value: "discriminatedUnion",
          description: "A union with a discriminator.",
          shape: {
            kind: "object",
            properties: [
              {
                key: "type",
                shape: { kind: "literal", value: "discriminatedUnion" },
                optional: false,
              },
              {
                key: "discriminant",
                shape: { kind: "ref", id: "commons:PropertyKey" },
                optional: false,
                description: "Key of the discriminator, such as `type`.",
              },
              {
                key: "variants",
                shape: {
                  kind: "list",
                  item: { kind: "ref", id: "api-latest:DiscriminatedUnionVariant" },
                },
                optional: false,
                description: "The variants.",
              },
            ],
          },
        },
        {
          value: "object",
          description: "A JSON object with known properties.",
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
                shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
                optional: false,
                description: "Own properties, in the author's order.",
              },
              {
                key: "extraProperties",
                shape: { kind: "ref", id: "api-latest:TypeReference" },
                optional: true,
                description: "Type of additional properties. Absent if none are allowed.",
              },
            ],
          },
        },
      ],
    },
  },
  "api-latest:ObjectType": {
    name: "ObjectType",
    description: "A JSON object.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "extends",
          shape: { kind: "list", item: { kind: "ref", id: "commons:TypeId" } },
          optional: false,
          description: "IDs of object types that this one extends.",
        },
        {
          key: "properties",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
          optional: false,
          description: "Own properties, in the author's order.",
        },
        {
          key: "extraProperties",
          shape: { kind: "ref", id: "api-latest:TypeReference" },
          optional: true,
          description: "Type of additional properties. Absent if none are allowed.",
        },
      ],
    },
  },
  "api-latest:ObjectProperty": {
    name: "ObjectProperty",
    description: "A property of an object. Parameters and headers have the same form.",
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
          key: "key",
          shape: { kind: "ref", id: "commons:PropertyKey" },
          optional: false,
          description: "Wire name.",
        },
        {
          key: "valueShape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "Type of the property. An optional property is an alias of `optional`.",
        },
        {
          key: "propertyAccess",
          shape: { kind: "ref", id: "api-commons:ObjectPropertyAccess" },
          optional: true,
          description: "Set for read-only and write-only properties.",
        },
        {
          key: "examples",
          shape: { kind: "list", item: { kind: "unknown" } },
          optional: true,
          description: "Example values. An extension.",
        },
      ],
    },
  },
  "api-latest:UndiscriminatedUnionType": {
    name: "UndiscriminatedUnionType",
    description: "A union without a discriminator.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "variants",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-latest:UndiscriminatedUnionVariant" },
          },
          optional: false,
          description: "Variants. If they overlap, the more specific one is first.",
        },
      ],
    },
  },
  "api-latest:UndiscriminatedUnionVariant": {
    name: "UndiscriminatedUnionVariant",
    description: "A variant of a union.",
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
          key: "displayName",
          shape: { kind: "string" },
          optional: true,
          description: "Display name. Default: the name of the type.",
        },
        {
          key: "shape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "Type of the variant.",
        },
      ],
    },
  },
  "api-latest:DiscriminatedUnionType": {
    name: "DiscriminatedUnionType",
    description: "A union with a discriminator.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "discriminant",
          shape: { kind: "ref", id: "commons:PropertyKey" },
          optional: false,
          description: "Key of the discriminator, such as `type`.",
        },
        {
          key: "variants",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-latest:DiscriminatedUnionVariant" },
          },
          optional: false,
          description: "The variants.",
        },
      ],
    },
  },
  "api-latest:DiscriminatedUnionVariant": {
    name: "DiscriminatedUnionVariant",
    description: "A variant of a union. Its properties are siblings of the discriminator.",
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
          key: "extends",
          shape: { kind: "list", item: { kind: "ref", id: "commons:TypeId" } },
          optional: false,
          description: "IDs of object types that this one extends.",
        },
        {
          key: "properties",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
          optional: false,
          description: "Own properties, in the author's order.",
        },
        {
          key: "extraProperties",
          shape: { kind: "ref", id: "api-latest:TypeReference" },
          optional: true,
          description: "Type of additional properties. Absent if none are allowed.",
        },
        {
          key: "discriminantValue",
          shape: { kind: "string" },
          optional: false,
          description: "Value of the discriminator.",
        },
        {
          key: "displayName",
          shape: { kind: "string" },
          optional: true,
          description: "Display name. Default: `discriminantValue`.",
        },
      ],
    },
  },
  "api-latest:FormDataRequest": {
    name: "FormDataRequest",
    description: "A multipart form.",
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
          key: "fields",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:FormDataField" } },
          optional: false,
          description: "Its fields, in the author's order.",
        },
      ],
    },
  },
  "api-latest:FormDataField": {
    name: "FormDataField",
    description: "One field of a multipart form.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "file",
          description: "A single file.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "file" }, optional: false },
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
                key: "key",
                shape: { kind: "ref", id: "commons:PropertyKey" },
                optional: false,
                description: "Wire name of the field.",
              },
              {
                key: "isOptional",
                shape: { kind: "boolean" },
                optional: false,
                description: "True if the file is optional.",
              },
              {
                key: "contentType",
                shape: { kind: "ref", id: "api-commons:ContentType" },
                optional: true,
                description: "Allowed media types. Default: any.",
              },
            ],
          },
        },
        {
          value: "files",
          description: "Several files.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "files" }, optional: false },
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
                key: "key",
                shape: { kind: "ref", id: "commons:PropertyKey" },
                optional: false,
                description: "Wire name of the field.",
              },
              {
                key: "isOptional",
                shape: { kind: "boolean" },
                optional: false,
                description: "True if the files are optional.",
              },
              {
                key: "contentType",
                shape: { kind: "ref", id: "api-commons:ContentType" },
                optional: true,
                description: "Allowed media types. Default: any.",
              },
            ],
          },
        },
        {
          value: "property",
          description: "A value.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "property" }, optional: false },
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
                key: "key",
                shape: { kind: "ref", id: "commons:PropertyKey" },
                optional: false,
                description: "Wire name.",
              },
              {
                key: "valueShape",
                shape: { kind: "ref", id: "api-latest:TypeShape" },
                optional: false,
                description: "Type of the property. An optional property is an alias of `optional`.",
              },
              {
                key: "propertyAccess",
                shape: { kind: "ref", id: "api-commons:ObjectPropertyAccess" },
                optional: true,
                description: "Set for read-only and write-only properties.",
              },
              {
                key: "examples",
                shape: { kind: "list", item: { kind: "unknown" } },
                optional: true,
                description: "Example values. An extension.",
              },
              {
                key: "contentType",
                shape: { kind: "ref", id: "api-commons:ContentType" },
                optional: true,
                description: "Allowed media types. Default: any.",
              },
              {
                key: "exploded",
                shape: { kind: "boolean" },
                optional: true,
                description: "True to send a list as repeated fields instead of one JSON array.",
              },
            ],
          },
        },
      ],
    },
  },
  "api-latest:FormDataProperty": {
    name: "FormDataProperty",
    description: "A form field with a value.",
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
          key: "key",
          shape: { kind: "ref", id: "commons:PropertyKey" },
          optional: false,
          description: "Wire name.",
        },
        {
          key: "valueShape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "Type of the property. An optional property is an alias of `optional`.",
        },
        {
          key: "propertyAccess",
          shape: { kind: "ref", id: "api-commons:ObjectPropertyAccess" },
          optional: true,
          description: "Set for read-only and write-only properties.",
        },
        {
          key: "examples",
          shape: { kind: "list", item: { kind: "unknown" } },
          optional: true,
          description: "Example values. An extension.",
        },
        {
          key: "contentType",
          shape: { kind: "ref", id: "api-commons:ContentType" },
          optional: true,
          description: "Allowed media types. Default: any.",
        },
        {
          key: "exploded",
          shape: { kind: "boolean" },
          optional: true,
          description: "True to send a list as repeated fields instead of one JSON array.",
        },
      ],
    },
  },
  "api-latest:FormDataFile": {
    name: "FormDataFile",
    description: "A form field for one file.",
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
          key: "key",
          shape: { kind: "ref", id: "commons:PropertyKey" },
          optional: false,
          description: "Wire name of the field.",
        },
        {
          key: "isOptional",
          shape: { kind: "boolean" },
          optional: false,
          description: "True if the file is optional.",
        },
        {
          key: "contentType",
          shape: { kind: "ref", id: "api-commons:ContentType" },
          optional: true,
          description: "Allowed media types. Default: any.",
        },
      ],
    },
  },
  "api-latest:FormDataFiles": {
    name: "FormDataFiles",
    description: "A form field for several files.",
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
          key: "key",
          shape: { kind: "ref", id: "commons:PropertyKey" },
          optional: false,
          description: "Wire name of the field.",
        },
        {
          key: "isOptional",
          shape: { kind: "boolean" },
          optional: false,
          description: "True if the files are optional.",
        },
        {
          key: "contentType",
          shape: { kind: "ref", id: "api-commons:ContentType" },
          optional: true,
          description: "Allowed media types. Default: any.",
        },
      ],
    },
  },
  "api-latest:NullableType": {
    name: "NullableType",
    description: "A nullable value.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "shape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "The non-null type.",
        },
      ],
    },
  },
  "api-latest:OptionalType": {
    name: "OptionalType",
    description: "An optional value.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "shape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "The type of the value.",
        },
        {
          key: "default",
          shape: { kind: "unknown" },
          optional: true,
          description: "Default value, as JSON.",
        },
      ],
    },
  },
  "api-latest:ListType": {
    name: "ListType",
    description: "A list.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "itemShape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "Type of the values.",
        },
      ],
    },
  },
  "api-latest:SetType": {
    name: "SetType",
    description: "A set.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "itemShape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "Type of the values.",
        },
      ],
    },
  },
  "api-latest:MapType": {
    name: "MapType",
    description: "A map.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "keyShape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "Type of the keys. On the wire, keys are strings.",
        },
        {
          key: "valueShape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "Type of the values.",
        },
      ],
    },
  },
  "api-latest:WebhookDefinition": {
    name: "WebhookDefinition",
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
          key: "availability",
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "Release stage, such as beta or deprecated. Absent if not specified.",
        },
        {
          key: "namespace",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:SubpackageId" } },
          optional: true,
          description: "IDs of the sections that contain it, outermost first. Absent at the top level.",
        },
        {
          key: "id",
          shape: { kind: "ref", id: "commons:WebhookId" },
          optional: false,
          description: "Its key in the definition's `webhooks`.",
        },
        {
          key: "displayName",
          shape: { kind: "string" },
          optional: true,
          description: "Display name. Default: derived from `id`.",
        },
        {
          key: "operationId",
          shape: { kind: "string" },
          optional: true,
          description: "`operationId` in the source document, if any.",
        },
        {
          key: "method",
          shape: { kind: "ref", id: "api-commons:WebhookHttpMethod" },
          optional: false,
          description: "HTTP method.",
        },
        {
          key: "path",
          shape: { kind: "list", item: { kind: "string" } },
          optional: false,
          description: "Path segments, for display only.",
        },
        {
          key: "queryParameters",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
          optional: true,
          description: "Query parameters that the API adds to the address. An extension.",
        },
        {
          key: "headers",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
          optional: true,
          description: "Headers that the API sends.",
        },
        {
          key: "payloads",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:WebhookPayload" } },
          optional: true,
          description: "Payloads.",
        },
        {
          key: "examples",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:ExampleWebhookPayload" } },
          optional: true,
          description: "Example payloads.",
        },
        {
          key: "callback",
          shape: { kind: "ref", id: "api-latest:WebhookCallback" },
          optional: true,
          description: "The endpoint that registers this callback. Absent for a plain webhook. An extension.",
        },
        {
          key: "responses",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:HttpResponse" } },
          optional: true,
          description: "Expected responses. Absent if undocumented. An extension.",
        },
      ],
    },
  },
  "api-latest:WebhookCallback": {
    name: "WebhookCallback",
    description: "The endpoint that registers a callback.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "endpointId",
          shape: { kind: "ref", id: "commons:EndpointId" },
          optional: false,
          description: "The endpoint, by its key in `endpoints`.",
        },
        {
          key: "name",
          shape: { kind: "string" },
          optional: false,
          description: "Name of the callback at that endpoint.",
        },
        {
          key: "url",
          shape: { kind: "string" },
          optional: false,
          description: "Callback URL with runtime expressions, such as `{$request.body#/notifyUrl}`.",
        },
      ],
    },
  },
  "api-latest:WebhookPayload": {
    name: "WebhookPayload",
    description: "A webhook payload.",
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
          key: "shape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "Schema of the body.",
        },
      ],
    },
  },
  "api-latest:WebSocketChannel": {
    name: "WebSocketChannel",
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
          key: "namespace",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:SubpackageId" } },
          optional: true,
          description: "IDs of the sections that contain it, outermost first. Absent at the top level.",
        },
        {
          key: "id",
          shape: { kind: "ref", id: "commons:WebSocketId" },
          optional: false,
          description: "Its key in the definition's `websockets`.",
        },
        {
          key: "displayName",
          shape: { kind: "string" },
          optional: true,
          description: "Display name. Default: derived from `id`.",
        },
        {
          key: "operationId",
          shape: { kind: "string" },
          optional: true,
          description: "Name of the channel in the source document, if any.",
        },
        {
          key: "path",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:PathPart" } },
          optional: false,
          description: "Parts of the path below the base URL.",
        },
        {
          key: "messages",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:WebSocketMessage" } },
          optional: false,
          description: "Message types of both sides.",
        },
        {
          key: "sends",
          shape: { kind: "string" },
          optional: true,
          description: "Markdown description of all client messages. An extension.",
        },
        {
          key: "receives",
          shape: { kind: "string" },
          optional: true,
          description: "Markdown description of all server messages. An extension.",
        },
        {
          key: "protocol",
          shape: { kind: "string" },
          optional: true,
          description: "Protocol of a channel without servers, such as `kafka`. Absent for WebSocket. An extension.",
        },
        {
          key: "brokers",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:Broker" } },
          optional: true,
          description: "Servers of protocols other than WebSocket; the playground can't connect to them. An extension.",
        },
        {
          key: "multiAuth",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:MultiAuth" } },
          optional: true,
          description: "Alternative combinations of schemes; one is required. Takes precedence over `auth`. An extension.",
        },
        {
          key: "bindings",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ProtocolBinding" } },
          optional: true,
          description: "Protocol-specific bindings of the channel and its operations. An extension.",
        },
        {
          key: "auth",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:AuthSchemeId" } },
          optional: true,
          description: "IDs of schemes in `auths`, one of which is required. Absent if no authentication is required.",
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
          description: "Servers with `wss` or `ws` URLs.",
        },
        {
          key: "pathParameters",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
          optional: true,
          description: "Path parameters.",
        },
        {
          key: "queryParameters",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
          optional: true,
          description: "Query parameters of the handshake.",
        },
        {
          key: "requestHeaders",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
          optional: true,
          description: "Headers of the handshake.",
        },
        {
          key: "examples",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ExampleWebSocketSession" } },
          optional: true,
          description: "Example sessions.",
        },
      ],
    },
  },
  "api-latest:WebSocketMessage": {
    name: "WebSocketMessage",
    description: "A message type of a channel.",
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
          key: "type",
          shape: { kind: "ref", id: "api-commons:WebSocketMessageId" },
          optional: false,
          description: "ID of the message type within its channel.",
        },
        {
          key: "displayName",
          shape: { kind: "string" },
          optional: true,
          description: "Title of the message form. Default: `type`.",
        },
        {
          key: "origin",
          shape: { kind: "ref", id: "api-commons:WebSocketMessageOrigin" },
          optional: false,
          description: "Sender. Readers can send client messages.",
        },
        {
          key: "body",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "Schema of the message.",
        },
        {
          key: "headers",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
          optional: true,
          description: "Message headers, in protocols that have them. An extension.",
        },
        {
          key: "correlationId",
          shape: { kind: "ref", id: "api-latest:MessageLocation" },
          optional: true,
          description: "Correlation ID. An extension.",
        },
        {
          key: "replies",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:MessageReply" } },
          optional: true,
          description: "Reply messages. An extension.",
        },
        {
          key: "replyAddress",
          shape: { kind: "ref", id: "api-latest:MessageLocation" },
          optional: true,
          description: "Reply URL. An extension.",
        },
        {
          key: "bindings",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ProtocolBinding" } },
          optional: true,
          description: "Protocol-specific bindings of the message. An extension.",
        },
      ],
    },
  },
  "api-latest:Broker": {
    name: "Broker",
    description: "A server of a protocol other than WebSocket.",
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
          key: "id",
          shape: { kind: "string" },
          optional: false,
          description: "Name of the server.",
        },
        {
          key: "protocol",
          shape: { kind: "string" },
          optional: false,
          description: "Its protocol, such as `kafka-secure`.",
        },
        { key: "url", shape: { kind: "string" }, optional: false, description: "Its URL." },
        {
          key: "security",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:BrokerAuth" } },
          optional: true,
          description: "Authentication schemes, one of which is required.",
        },
        {
          key: "bindings",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ProtocolBinding" } },
          optional: true,
          description: "Protocol-specific bindings of the server.",
        },
      ],
    },
  },
  "api-latest:BrokerAuth": {
    name: "BrokerAuth",
    description: "Description of an authentication scheme of a broker.",
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
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Name of the scheme, such as `SASL/SCRAM-SHA-256`.",
        },
      ],
    },
  },
  "api-latest:ProtocolBinding": {
    name: "ProtocolBinding",
    description: "A protocol-specific binding.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "protocol",
          shape: { kind: "string" },
          optional: false,
          description: "The protocol, such as `kafka`.",
        },
        {
          key: "value",
          shape: { kind: "unknown" },
          optional: false,
          description: "The AsyncAPI binding object.",
        },
        {
          key: "origin",
          shape: { kind: "ref", id: "api-commons:WebSocketMessageOrigin" },
          optional: true,
          description: "Sender of the operation that has the binding. Absent for other objects.",
        },
      ],
    },
  },
  "api-latest:MessageLocation": {
    name: "MessageLocation",
    description: "A location in a message.",
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
          key: "location",
          shape: { kind: "string" },
          optional: false,
          description: "AsyncAPI runtime expression, such as `$message.header#/id`.",
        },
      ],
    },
  },
  "api-latest:MessageReply": {
    name: "MessageReply",
    description: "A reply message.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "type",
          shape: { kind: "ref", id: "api-commons:WebSocketMessageId" },
          optional: false,
          description: "Message type.",
        },
        {
          key: "channel",
          shape: { kind: "ref", id: "commons:WebSocketId" },
          optional: true,
          description: "Channel of the reply. Default: the same channel.",
        },
      ],
    },
  },
  "api-latest:ExampleWebSocketSession": {
    name: "ExampleWebSocketSession",
    description: "An example session of a channel.",
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
          key: "path",
          shape: { kind: "string" },
          optional: false,
          description: "Path with parameter values.",
        },
        {
          key: "name",
          shape: { kind: "string" },
          optional: true,
          description: "Heading in the list of examples.",
        },
        {
          key: "pathParameters",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:PropertyKey" },
            value: { kind: "unknown" },
          },
          optional: true,
          description: "Values by parameter key.",
        },
        {
          key: "queryParameters",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:PropertyKey" },
            value: { kind: "unknown" },
          },
          optional: true,
          description: "Values by parameter name.",
        },
        {
          key: "requestHeaders",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:PropertyKey" },
            value: { kind: "unknown" },
          },
          optional: true,
          description: "Values by header name.",
        },
        {
          key: "messages",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:ExampleWebSocketMessage" } },
          optional: true,
          description: "The messages, in order.",
        },
      ],
    },
  },
};
