// Generated from idl/areas/api-latest.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 e3d31f35103b4ef283fb72f871b5008c

import type { TypeTable } from "#engine/shape";
import type * as ApiCommons from "./api-commons.ts";
import type * as Commons from "./commons.ts";
import type * as Templates from "./templates.ts";

/** A whole API as flat maps. References between the maps are by id. */
export interface ApiDefinition {
  /** This registered version. */
  readonly id: Commons.ApiDefinitionId;
  /** Every call, by id. */
  readonly endpoints: { readonly [key: string]: EndpointDefinition };
  /** Every WebSocket channel, by id. */
  readonly websockets: { readonly [key: string]: WebSocketChannel };
  /** Every webhook, by id. */
  readonly webhooks: { readonly [key: string]: WebhookDefinition };
  /** Every named type, by id. */
  readonly types: { readonly [key: string]: TypeDefinition };
  /** Every section, by id. */
  readonly subpackages: { readonly [key: string]: SubpackageMetadata };
  /** Every authentication scheme, by id. */
  readonly auths: { readonly [key: string]: ApiCommons.ApiAuth };
  /** Headers that every endpoint takes beside its own. */
  readonly globalHeaders?: readonly ObjectProperty[];
  /** Published SDKs to show snippets of. Absent when there are none. */
  readonly snippetsConfiguration?: ApiCommons.SnippetsConfig;
  /** Title of the API for readers, such as `Plant Store`. Absent when the API id has to serve. */
  readonly apiName?: string;
  /** Initial values of forms, as `x-callboard-playground` has them in a description. Absent when there are none. An extension. */
  readonly playground?: unknown;
  /**
   * Version, description, contact, license, terms and logo of the API, as `info` has them in an OpenAPI description.
   * Absent when it names none. An extension.
   */
  readonly info?: unknown;
  /** Address that relative links in descriptions start from. Absent when there is none. An extension. */
  readonly linkBase?: string;
}

/** Places the types that extend it in a section. */
export interface WithNamespace {
  /** Sections from the top down that lead here. Absent at the top level. */
  readonly namespace?: readonly ApiCommons.SubpackageId[];
}

/** A section of an API, for headings and breadcrumbs. Its description and its release stage are extensions. */
export interface SubpackageMetadata extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Its key in the definition's `subpackages`. */
  readonly id: ApiCommons.SubpackageId;
  /** Name in code, such as `plants`. */
  readonly name: string;
  /** Heading for readers. Made from `name` when absent. */
  readonly displayName?: string;
}

/** One call of an API. */
export interface EndpointDefinition extends ApiCommons.WithDescription, ApiCommons.WithAvailability, WithNamespace {
  /** Its key in the definition's `endpoints`. */
  readonly id: Commons.EndpointId;
  /** HTTP verb. */
  readonly method: Commons.HttpMethod;
  /** The path below the base address, from left to right. */
  readonly path: readonly ApiCommons.PathPart[];
  /** Title for readers, such as `Get a plant`. Made from `id` when absent. */
  readonly displayName?: string;
  /** Name of the call in the document it was made from. Absent when there is none. */
  readonly operationId?: string;
  /** Ids of schemes in `auths`, any one of which will do. Absent for an open call. */
  readonly auth?: readonly ApiCommons.AuthSchemeId[];
  /** Environment chosen at first. The first of `environments` when absent. */
  readonly defaultEnvironment?: Commons.EnvironmentId;
  /** Servers that answer the call. */
  readonly environments?: readonly ApiCommons.Environment[];
  /** Parameters that `path` names. */
  readonly pathParameters?: readonly ObjectProperty[];
  /** Parameters after the question mark. */
  readonly queryParameters?: readonly ObjectProperty[];
  /** Headers that the call takes beside the global ones. */
  readonly requestHeaders?: readonly ObjectProperty[];
  /** Headers that a success answers with. */
  readonly responseHeaders?: readonly ObjectProperty[];
  /** Bodies that the call takes, most usual first. Absent when it takes none. */
  readonly requests?: readonly HttpRequest[];
  /** What a success answers, most usual first. Absent when it has no body. */
  readonly responses?: readonly HttpResponse[];
  /** Failures that the call can answer with. */
  readonly errors?: readonly ErrorResponse[];
  /** Whole calls with their answers. */
  readonly examples?: readonly ExampleEndpointCall[];
  /** Code for the endpoint that belongs to no example. An extension. */
  readonly codeSamples?: readonly CodeSnippet[];
  /** Templates from which SDK snippets for any request are made. Absent when no SDK has registered them. */
  readonly snippetTemplates?: Templates.EndpointSnippetTemplates;
  /** How the call is put on the wire. `rest` when absent. */
  readonly protocol?: ApiCommons.Protocol;
  /** Combinations of schemes, any one of which will do. Takes precedence over `auth`. */
  readonly multiAuth?: readonly ApiCommons.MultiAuth[];
  /** False keeps the endpoint out of the playground. Absent means true. */
  readonly includeInApiExplorer?: boolean;
}

/** One body that a call takes. */
export interface HttpRequest extends ApiCommons.WithDescription {
  /** Media type sent with the body, such as `application/json`. Follows from `body` when absent. */
  readonly contentType?: string;
  /** What the body looks like. */
  readonly body: HttpRequestBodyShape;
}

/** The kinds of request body. */
export type HttpRequestBodyShape =
  /** A JSON object described in place. */
  | ({ readonly type: "object" } & ObjectType)
  /** JSON of a type described elsewhere. */
  | { readonly type: "alias"; readonly value: TypeReference }
  /** Raw bytes. */
  | ({ readonly type: "bytes" } & ApiCommons.BytesRequest)
  /** A multipart form. */
  | ({ readonly type: "formData" } & FormDataRequest);

/** One answer of a call that succeeded. */
export interface HttpResponse extends ApiCommons.WithDescription {
  /** What the body looks like, and how it arrives. */
  readonly body: HttpResponseBodyShape;
  /** HTTP status, below 400. */
  readonly statusCode: number;
  /** Calls that can follow this answer. Absent when there are none. An extension. */
  readonly links?: readonly ResponseLink[];
}

/** A call that can follow an answer. It names the call by `operationId`, or else by `operationRef`. */
export interface ResponseLink extends ApiCommons.WithDescription {
  /** Name of the link. */
  readonly name: string;
  /** The endpoint that it calls, by its key in `endpoints`. */
  readonly operationId?: Commons.EndpointId;
  /** Reference of the operation in the document that the API was made from, such as `#/paths/~1plants/get`. */
  readonly operationRef?: string;
  /** Parameters of the call, each a value or an expression such as `$response.body#/id`. */
  readonly parameters?: { readonly [key: string]: unknown };
  /** Body of the call, in the same way. */
  readonly body?: unknown;
}

/** The kinds of response body. */
export type HttpResponseBodyShape =
  /** No body. */
  | { readonly type: "empty" }
  /** A JSON object described in place. */
  | ({ readonly type: "object" } & ObjectType)
  /** JSON of a type described elsewhere. */
  | { readonly type: "alias"; readonly value: TypeReference }
  /** A file. */
  | ({ readonly type: "fileDownload" } & ApiCommons.FileDownloadResponseBodyShape)
  /** Text that arrives in pieces. */
  | { readonly type: "streamingText" }
  /** JSON that arrives in pieces. */
  | ({ readonly type: "stream" } & StreamResponse);

/** A response that arrives in pieces. */
export interface StreamResponse {
  /** Text that marks the end, such as `[DONE]`. Absent when the stream simply closes. */
  readonly terminator?: string;
  /** What each piece looks like. */
  readonly shape: TypeShape;
}

/** A failure that an endpoint can answer with. */
export interface ErrorResponse extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** What the body holds. Absent when there is none to describe. */
  readonly shape?: TypeShape;
  /** HTTP status, 400 or above, or that of a success in JSON-RPC. Several errors may share one. */
  readonly statusCode: number;
  /** Code of a JSON-RPC error, whose body is the member `error`. An extension. */
  readonly rpcCode?: number;
  /** Name of the error, such as `PlantNotFoundError`. */
  readonly name: string;
  /** The failure as readers would see it. */
  readonly examples?: readonly ApiCommons.ErrorExample[];
}

/** One call with its answer. */
export interface ExampleEndpointCall extends ApiCommons.WithDescription {
  /** Path that was called, parameters filled in, such as `/plants/fern-1`. */
  readonly path: string;
  /** HTTP status of the answer. */
  readonly responseStatusCode: number;
  /** Heading in the list of examples. */
  readonly name?: string;
  /** Values by parameter key. */
  readonly pathParameters?: { readonly [key: string]: unknown };
  /** Values by parameter name. */
  readonly queryParameters?: { readonly [key: string]: unknown };
  /** Values by header name, without credentials. */
  readonly headers?: { readonly [key: string]: unknown };
  /** Body that was sent. Absent when there was none. */
  readonly requestBody?: ApiCommons.ExampleEndpointRequest;
  /** Body of the answer. Absent when there was none. */
  readonly responseBody?: ApiCommons.ExampleEndpointResponse;
  /** Code for this call, by language. */
  readonly snippets?: { readonly [key: string]: readonly CodeSnippet[] };
}

/** Code for one call. */
export interface CodeSnippet extends ApiCommons.WithDescription {
  /** Heading of the snippet. The language when absent. */
  readonly name?: string;
  /** Language of the code. */
  readonly language: ApiCommons.CodeLanguage;
  /** Command that installs what the code needs. Absent when nothing is needed. */
  readonly install?: string;
  /** The code itself. */
  readonly code: string;
  /** False when a person wrote the code. */
  readonly generated: boolean;
}

/** A type with a name, which references reach by its id. */
export interface TypeDefinition extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Name in code, such as `Plant`. */
  readonly name: string;
  /** What values of the type look like. */
  readonly shape: TypeShape;
  /** Name shown to readers. `name` when absent. */
  readonly displayName?: string;
}

/** A use of a type: a named type, a primitive, or a wrapping of another shape. */
export type TypeReference =
  /** A type of the same definition, by its id. */
  | ({ readonly type: "id" } & TypeReferenceId)
  /** A single value with no parts. */
  | { readonly type: "primitive"; readonly value: ApiCommons.PrimitiveType }
  /** The value may be left out. */
  | ({ readonly type: "optional" } & OptionalType)
  /** The value may be `null`. */
  | ({ readonly type: "nullable" } & NullableType)
  /** Values in an order, as a JSON array. */
  | ({ readonly type: "list" } & ListType)
  /** Values without repetition, as a JSON array. */
  | ({ readonly type: "set" } & SetType)
  /** A JSON object whose keys are free. */
  | ({ readonly type: "map" } & MapType)
  /** A value that is always the same. */
  | { readonly type: "literal"; readonly value: ApiCommons.LiteralType }
  /** Any JSON value. */
  | ({ readonly type: "unknown" } & UnknownType);

/** A reference to a type of the same definition. */
export interface TypeReferenceId {
  /** Key of the type in the definition's `types`. */
  readonly id: Commons.TypeId;
  /** Default for this use only. Absent when the type's own default holds. */
  readonly default?: ApiCommons.TypeReferenceIdDefault;
}

/** Any JSON value. */
export interface UnknownType {
  /** What to call the value in place of `any`. */
  readonly displayName?: string;
}

/** What values look like. A shape may refer to named types and so, through them, to itself. */
export type TypeShape =
  /** Another name for the type referred to. */
  | { readonly type: "alias"; readonly value: TypeReference }
  /** One of a closed list of texts. */
  | ({ readonly type: "enum" } & ApiCommons.EnumType)
  /** A value of any one of several types, told apart by looking at the value. */
  | ({ readonly type: "undiscriminatedUnion" } & UndiscriminatedUnionType)
  /** One of several objects, told apart by a property that names the variant. */
  | ({ readonly type: "discriminatedUnion" } & DiscriminatedUnionType)
  /** A JSON object with known properties. */
  | ({ readonly type: "object" } & ObjectType);

/** A JSON object. */
export interface ObjectType {
  /** Ids of object types whose properties this one has as well. */
  readonly extends: readonly Commons.TypeId[];
  /** Its own properties, in the author's order. */
  readonly properties: readonly ObjectProperty[];
  /** What properties beyond the listed ones hold. Absent when none are allowed. */
  readonly extraProperties?: TypeReference;
}

/** One property of an object. Parameters and headers are described in the same way. */
export interface ObjectProperty extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Name as it is sent. */
  readonly key: Commons.PropertyKey;
  /** What the property holds. A property that may be left out is an alias of `optional`. */
  readonly valueShape: TypeShape;
  /** Set when the property occurs in one direction only. */
  readonly propertyAccess?: ApiCommons.ObjectPropertyAccess;
  /** Values that it can have, as they are sent. Absent when none is stated. An extension. */
  readonly examples?: readonly unknown[];
}

/** A value of any one of several types. */
export interface UndiscriminatedUnionType {
  /** The types it may have, most specific first where they overlap. */
  readonly variants: readonly UndiscriminatedUnionVariant[];
}

/** One type that a union may have. */
export interface UndiscriminatedUnionVariant extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Name shown to readers. Absent when the type's own name serves. */
  readonly displayName?: string;
  /** What the value is when it is of this variant. */
  readonly shape: TypeShape;
}

/** One of several objects, told apart by a property. */
export interface DiscriminatedUnionType {
  /** Key of the telling property, such as `type`. */
  readonly discriminant: Commons.PropertyKey;
  /** The objects it may be. */
  readonly variants: readonly DiscriminatedUnionVariant[];
}

/** One object that a union may be. Its properties stand beside the telling one. */
export interface DiscriminatedUnionVariant extends ApiCommons.WithDescription, ApiCommons.WithAvailability, ObjectType {
  /** What the telling property holds for this variant. */
  readonly discriminantValue: string;
  /** Name shown to readers. Absent when `discriminantValue` serves. */
  readonly displayName?: string;
}

/** A multipart form. */
export interface FormDataRequest extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Its fields, in the author's order. */
  readonly fields: readonly FormDataField[];
}

/** One field of a multipart form. */
export type FormDataField =
  /** Exactly one file. */
  | ({ readonly type: "file" } & FormDataFile)
  /** Any number of files under one key. */
  | ({ readonly type: "files" } & FormDataFiles)
  /** A value. */
  | ({ readonly type: "property" } & FormDataProperty);

/** A form field that carries a value. */
export interface FormDataProperty extends ObjectProperty {
  /** Media types the field may have. Absent when the API does not care. */
  readonly contentType?: ApiCommons.ContentType;
  /** True when a list is sent as repeated fields of the same name rather than as one JSON array. */
  readonly exploded?: boolean;
}

/** A form field for one file. */
export interface FormDataFile extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Field name as it is sent. */
  readonly key: Commons.PropertyKey;
  /** True when the form may be sent without the file. */
  readonly isOptional: boolean;
  /** Media types the file may have. Absent when any will do. */
  readonly contentType?: ApiCommons.ContentType;
}

/** A form field for several files. */
export interface FormDataFiles extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Field name as it is sent. */
  readonly key: Commons.PropertyKey;
  /** True when the form may be sent without any file. */
  readonly isOptional: boolean;
  /** Media types the files may have. Absent when any will do. */
  readonly contentType?: ApiCommons.ContentType;
}

/** A value that may be `null`. */
export interface NullableType {
  /** What it is when it is not `null`. */
  readonly shape: TypeShape;
}

/** A value that may be left out. */
export interface OptionalType {
  /** What it is when it is there. */
  readonly shape: TypeShape;
  /** JSON value the API assumes when it is left out. */
  readonly default?: unknown;
}

/** Values in an order. */
export interface ListType {
  /** What each value is. */
  readonly itemShape: TypeShape;
}

/** Values without repetition. */
export interface SetType {
  /** What each value is. */
  readonly itemShape: TypeShape;
}

/** Keys with values. */
export interface MapType {
  /** What each key is. On the wire a key is always text. */
  readonly keyShape: TypeShape;
  /** What each value is. */
  readonly valueShape: TypeShape;
}

/** A call that the API makes to an address of its user. */
export interface WebhookDefinition extends ApiCommons.WithDescription, ApiCommons.WithAvailability, WithNamespace {
  /** Its key in the definition's `webhooks`. */
  readonly id: Commons.WebhookId;
  /** Title for readers. Made from `id` when absent. */
  readonly displayName?: string;
  /** Name of the call in the document it was made from. Absent when there is none. */
  readonly operationId?: string;
  /** HTTP verb that the API uses. */
  readonly method: ApiCommons.WebhookHttpMethod;
  /** Path in segments, for display only. Often empty. */
  readonly path: readonly string[];
  /** Headers that the API sends. */
  readonly headers?: readonly ObjectProperty[];
  /** Bodies that the API may send. */
  readonly payloads?: readonly WebhookPayload[];
  /** Bodies as they might arrive. */
  readonly examples?: readonly ApiCommons.ExampleWebhookPayload[];
  /** The endpoint that asks for this call. Absent for a webhook that no endpoint asks for. An extension. */
  readonly callback?: WebhookCallback;
  /** Answers that the API expects. Absent when it says nothing about them. An extension. */
  readonly responses?: readonly HttpResponse[];
}

/** The endpoint that asks for a call of the API. */
export interface WebhookCallback {
  /** The endpoint, by its key in `endpoints`. */
  readonly endpointId: Commons.EndpointId;
  /** Name of the callback at that endpoint. */
  readonly name: string;
  /** Address that the API calls, with expressions in braces, such as `{$request.body#/notifyUrl}`. */
  readonly url: string;
}

/** A body that an API sends to a webhook. */
export interface WebhookPayload extends ApiCommons.WithDescription {
  /** What the body looks like. */
  readonly shape: TypeShape;
}

/** An address to which a client keeps a connection open to exchange messages. */
export interface WebSocketChannel extends ApiCommons.WithDescription, ApiCommons.WithAvailability, WithNamespace {
  /** Its key in the definition's `websockets`. */
  readonly id: Commons.WebSocketId;
  /** Title for readers. Made from `id` when absent. */
  readonly displayName?: string;
  /** Name of the channel in the document it was made from. Absent when there is none. */
  readonly operationId?: string;
  /** The path below the base address, from left to right. */
  readonly path: readonly ApiCommons.PathPart[];
  /** Kinds of message that either side may send. */
  readonly messages: readonly WebSocketMessage[];
  /** About all that the client sends, in Markdown. Absent when nothing is said. An extension. */
  readonly sends?: string;
  /** About all that the client receives, in Markdown. Absent when nothing is said. An extension. */
  readonly receives?: string;
  /** Protocol of a channel without servers, such as `kafka`. Absent for WebSocket. An extension. */
  readonly protocol?: string;
  /** Servers of other protocols than WebSocket, which can't be tried. An extension. */
  readonly brokers?: readonly Broker[];
  /** Combinations of schemes, any one of which will do. Takes precedence over `auth`. An extension. */
  readonly multiAuth?: readonly ApiCommons.MultiAuth[];
  /** What only one protocol knows about the channel and its operations. An extension. */
  readonly bindings?: readonly ProtocolBinding[];
  /** Ids of schemes in `auths`, any one of which will do. Absent for an open channel. */
  readonly auth?: readonly ApiCommons.AuthSchemeId[];
  /** Environment chosen at first. The first of `environments` when absent. */
  readonly defaultEnvironment?: Commons.EnvironmentId;
  /** Servers that accept connections, with `wss` or `ws` addresses. */
  readonly environments?: readonly ApiCommons.Environment[];
  /** Parameters that `path` names. */
  readonly pathParameters?: readonly ObjectProperty[];
  /** Parameters after the question mark of the handshake. */
  readonly queryParameters?: readonly ObjectProperty[];
  /** Headers that the handshake takes. */
  readonly requestHeaders?: readonly ObjectProperty[];
  /** Recorded conversations. */
  readonly examples?: readonly ExampleWebSocketSession[];
}

/** A kind of message that a channel carries. */
export interface WebSocketMessage extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Names the kind within its channel. */
  readonly type: ApiCommons.WebSocketMessageId;
  /** Heading of the message's form. `type` when absent. */
  readonly displayName?: string;
  /** Side that sends it. Readers can send those of the client. */
  readonly origin: ApiCommons.WebSocketMessageOrigin;
  /** What the message looks like. */
  readonly body: TypeShape;
  /** Headers of the message, in protocols that have some. An extension. */
  readonly headers?: readonly ObjectProperty[];
  /** Value that relates the message to others. An extension. */
  readonly correlationId?: MessageLocation;
  /** Messages that the other side replies with. An extension. */
  readonly replies?: readonly MessageReply[];
  /** Value that names the channel of the reply. An extension. */
  readonly replyAddress?: MessageLocation;
  /** What only one protocol knows about the message. An extension. */
  readonly bindings?: readonly ProtocolBinding[];
}

/** A server of another protocol than WebSocket. */
export interface Broker extends ApiCommons.WithDescription {
  /** Name of the server within its definition. */
  readonly id: string;
  /** Its protocol, such as `kafka-secure`. */
  readonly protocol: string;
  /** Its address. */
  readonly url: string;
  /** Ways to authenticate, any one of which will do. */
  readonly security?: readonly BrokerAuth[];
  /** What only its protocol knows about the server. */
  readonly bindings?: readonly ProtocolBinding[];
}

/** A way to authenticate at a broker, in words. */
export interface BrokerAuth extends ApiCommons.WithDescription {
  /** Name of the scheme, such as `SASL/SCRAM-SHA-256`. */
  readonly title: string;
}

/** What a description says for one protocol only. */
export interface ProtocolBinding {
  /** The protocol, such as `kafka`. */
  readonly protocol: string;
  /** The binding, as AsyncAPI has it. */
  readonly value: unknown;
  /** Side that sends by the operation that the binding is of. Absent for other parts. */
  readonly origin?: ApiCommons.WebSocketMessageOrigin;
}

/** A place in a message. */
export interface MessageLocation extends ApiCommons.WithDescription {
  /** Runtime expression of AsyncAPI, such as `$message.header#/id`. */
  readonly location: string;
}

/** A message that replies to another one. */
export interface MessageReply {
  /** Its kind. */
  readonly type: ApiCommons.WebSocketMessageId;
  /** Its channel. Absent when that is the same one. */
  readonly channel?: Commons.WebSocketId;
}

/** A recorded conversation on a channel. */
export interface ExampleWebSocketSession extends ApiCommons.WithDescription {
  /** Path that was connected to, parameters filled in. */
  readonly path: string;
  /** Heading in the list of examples. */
  readonly name?: string;
  /** Values by parameter key. */
  readonly pathParameters?: { readonly [key: string]: unknown };
  /** Values by parameter name. */
  readonly queryParameters?: { readonly [key: string]: unknown };
  /** Values by header name. */
  readonly requestHeaders?: { readonly [key: string]: unknown };
  /** What was said, in order. */
  readonly messages?: readonly ApiCommons.ExampleWebSocketMessage[];
}

/** The types of `api-latest` as shapes, by id. */
export const apiLatestTypes: TypeTable = {
  "api-latest:ApiDefinition": {
    name: "ApiDefinition",
    description: "A whole API as flat maps. References between the maps are by id.",
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
          key: "endpoints",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:EndpointId" },
            value: { kind: "ref", id: "api-latest:EndpointDefinition" },
          },
          optional: false,
          description: "Every call, by id.",
        },
        {
          key: "websockets",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:WebSocketId" },
            value: { kind: "ref", id: "api-latest:WebSocketChannel" },
          },
          optional: false,
          description: "Every WebSocket channel, by id.",
        },
        {
          key: "webhooks",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:WebhookId" },
            value: { kind: "ref", id: "api-latest:WebhookDefinition" },
          },
          optional: false,
          description: "Every webhook, by id.",
        },
        {
          key: "types",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:TypeId" },
            value: { kind: "ref", id: "api-latest:TypeDefinition" },
          },
          optional: false,
          description: "Every named type, by id.",
        },
        {
          key: "subpackages",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "api-commons:SubpackageId" },
            value: { kind: "ref", id: "api-latest:SubpackageMetadata" },
          },
          optional: false,
          description: "Every section, by id.",
        },
        {
          key: "auths",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "api-commons:AuthSchemeId" },
            value: { kind: "ref", id: "api-commons:ApiAuth" },
          },
          optional: false,
          description: "Every authentication scheme, by id.",
        },
        {
          key: "globalHeaders",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
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
          key: "playground",
          shape: { kind: "unknown" },
          optional: true,
          description: "Initial values of forms, as `x-callboard-playground` has them in a description. Absent when there are none. An extension.",
        },
        {
          key: "info",
          shape: { kind: "unknown" },
          optional: true,
          description: "Version, description, contact, license, terms and logo of the API, as `info` has them in an OpenAPI description.\nAbsent when it names none. An extension.",
        },
        {
          key: "linkBase",
          shape: { kind: "string" },
          optional: true,
          description: "Address that relative links in descriptions start from. Absent when there is none. An extension.",
        },
      ],
    },
  },
  "api-latest:WithNamespace": {
    name: "WithNamespace",
    description: "Places the types that extend it in a section.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "namespace",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:SubpackageId" } },
          optional: true,
          description: "Sections from the top down that lead here. Absent at the top level.",
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
  "api-latest:EndpointDefinition": {
    name: "EndpointDefinition",
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
          key: "namespace",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:SubpackageId" } },
          optional: true,
          description: "Sections from the top down that lead here. Absent at the top level.",
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
          description: "HTTP verb.",
        },
        {
          key: "path",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:PathPart" } },
          optional: false,
          description: "The path below the base address, from left to right.",
        },
        {
          key: "displayName",
          shape: { kind: "string" },
          optional: true,
          description: "Title for readers, such as `Get a plant`. Made from `id` when absent.",
        },
        {
          key: "operationId",
          shape: { kind: "string" },
          optional: true,
          description: "Name of the call in the document it was made from. Absent when there is none.",
        },
        {
          key: "auth",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:AuthSchemeId" } },
          optional: true,
          description: "Ids of schemes in `auths`, any one of which will do. Absent for an open call.",
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
          description: "Servers that answer the call.",
        },
        {
          key: "pathParameters",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
          optional: true,
          description: "Parameters that `path` names.",
        },
        {
          key: "queryParameters",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
          optional: true,
          description: "Parameters after the question mark.",
        },
        {
          key: "requestHeaders",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
          optional: true,
          description: "Headers that the call takes beside the global ones.",
        },
        {
          key: "responseHeaders",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
          optional: true,
          description: "Headers that a success answers with.",
        },
        {
          key: "requests",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:HttpRequest" } },
          optional: true,
          description: "Bodies that the call takes, most usual first. Absent when it takes none.",
        },
        {
          key: "responses",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:HttpResponse" } },
          optional: true,
          description: "What a success answers, most usual first. Absent when it has no body.",
        },
        {
          key: "errors",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ErrorResponse" } },
          optional: true,
          description: "Failures that the call can answer with.",
        },
        {
          key: "examples",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ExampleEndpointCall" } },
          optional: true,
          description: "Whole calls with their answers.",
        },
        {
          key: "codeSamples",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:CodeSnippet" } },
          optional: true,
          description: "Code for the endpoint that belongs to no example. An extension.",
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
          key: "multiAuth",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:MultiAuth" } },
          optional: true,
          description: "Combinations of schemes, any one of which will do. Takes precedence over `auth`.",
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
  "api-latest:HttpRequest": {
    name: "HttpRequest",
    description: "One body that a call takes.",
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
          optional: true,
          description: "Media type sent with the body, such as `application/json`. Follows from `body` when absent.",
        },
        {
          key: "body",
          shape: { kind: "ref", id: "api-latest:HttpRequestBodyShape" },
          optional: false,
          description: "What the body looks like.",
        },
      ],
    },
  },
  "api-latest:HttpRequestBodyShape": {
    name: "HttpRequestBodyShape",
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
                shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
                optional: false,
                description: "Its own properties, in the author's order.",
              },
              {
                key: "extraProperties",
                shape: { kind: "ref", id: "api-latest:TypeReference" },
                optional: true,
                description: "What properties beyond the listed ones hold. Absent when none are allowed.",
              },
            ],
          },
        },
        {
          value: "alias",
          description: "JSON of a type described elsewhere.",
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
    description: "One answer of a call that succeeded.",
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
          key: "body",
          shape: { kind: "ref", id: "api-latest:HttpResponseBodyShape" },
          optional: false,
          description: "What the body looks like, and how it arrives.",
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
          description: "Calls that can follow this answer. Absent when there are none. An extension.",
        },
      ],
    },
  },
  "api-latest:ResponseLink": {
    name: "ResponseLink",
    description: "A call that can follow an answer. It names the call by `operationId`, or else by `operationRef`.",
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
          optional: false,
          description: "Name of the link.",
        },
        {
          key: "operationId",
          shape: { kind: "ref", id: "commons:EndpointId" },
          optional: true,
          description: "The endpoint that it calls, by its key in `endpoints`.",
        },
        {
          key: "operationRef",
          shape: { kind: "string" },
          optional: true,
          description: "Reference of the operation in the document that the API was made from, such as `#/paths/~1plants/get`.",
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
          description: "Body of the call, in the same way.",
        },
      ],
    },
  },
  "api-latest:HttpResponseBodyShape": {
    name: "HttpResponseBodyShape",
    description: "The kinds of response body.",
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
                shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
                optional: false,
                description: "Its own properties, in the author's order.",
              },
              {
                key: "extraProperties",
                shape: { kind: "ref", id: "api-latest:TypeReference" },
                optional: true,
                description: "What properties beyond the listed ones hold. Absent when none are allowed.",
              },
            ],
          },
        },
        {
          value: "alias",
          description: "JSON of a type described elsewhere.",
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
                shape: { kind: "ref", id: "api-latest:TypeShape" },
                optional: false,
                description: "What each piece looks like.",
              },
            ],
          },
        },
      ],
    },
  },
  "api-latest:StreamResponse": {
    name: "StreamResponse",
    description: "A response that arrives in pieces.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "terminator",
          shape: { kind: "string" },
          optional: true,
          description: "Text that marks the end, such as `[DONE]`. Absent when the stream simply closes.",
        },
        {
          key: "shape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "What each piece looks like.",
        },
      ],
    },
  },
  "api-latest:ErrorResponse": {
    name: "ErrorResponse",
    description: "A failure that an endpoint can answer with.",
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
          key: "shape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: true,
          description: "What the body holds. Absent when there is none to describe.",
        },
        {
          key: "statusCode",
          shape: { kind: "integer" },
          optional: false,
          description: "HTTP status, 400 or above, or that of a success in JSON-RPC. Several errors may share one.",
        },
        {
          key: "rpcCode",
          shape: { kind: "integer" },
          optional: true,
          description: "Code of a JSON-RPC error, whose body is the member `error`. An extension.",
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
          description: "The failure as readers would see it.",
        },
      ],
    },
  },
  "api-latest:ExampleEndpointCall": {
    name: "ExampleEndpointCall",
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
          key: "path",
          shape: { kind: "string" },
          optional: false,
          description: "Path that was called, parameters filled in, such as `/plants/fern-1`.",
        },
        {
          key: "responseStatusCode",
          shape: { kind: "integer" },
          optional: false,
          description: "HTTP status of the answer.",
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
          description: "Body that was sent. Absent when there was none.",
        },
        {
          key: "responseBody",
          shape: { kind: "ref", id: "api-commons:ExampleEndpointResponse" },
          optional: true,
          description: "Body of the answer. Absent when there was none.",
        },
        {
          key: "snippets",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "api-commons:CodeLanguage" },
            value: { kind: "list", item: { kind: "ref", id: "api-latest:CodeSnippet" } },
          },
          optional: true,
          description: "Code for this call, by language.",
        },
      ],
    },
  },
  "api-latest:CodeSnippet": {
    name: "CodeSnippet",
    description: "Code for one call.",
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
          description: "Heading of the snippet. The language when absent.",
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
          description: "Command that installs what the code needs. Absent when nothing is needed.",
        },
        {
          key: "code",
          shape: { kind: "string" },
          optional: false,
          description: "The code itself.",
        },
        {
          key: "generated",
          shape: { kind: "boolean" },
          optional: false,
          description: "False when a person wrote the code.",
        },
      ],
    },
  },
  "api-latest:TypeDefinition": {
    name: "TypeDefinition",
    description: "A type with a name, which references reach by its id.",
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
          key: "name",
          shape: { kind: "string" },
          optional: false,
          description: "Name in code, such as `Plant`.",
        },
        {
          key: "shape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "What values of the type look like.",
        },
        {
          key: "displayName",
          shape: { kind: "string" },
          optional: true,
          description: "Name shown to readers. `name` when absent.",
        },
      ],
    },
  },
  "api-latest:TypeReference": {
    name: "TypeReference",
    description: "A use of a type: a named type, a primitive, or a wrapping of another shape.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "id",
          description: "A type of the same definition, by its id.",
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
                description: "Default for this use only. Absent when the type's own default holds.",
              },
            ],
          },
        },
        {
          value: "primitive",
          description: "A single value with no parts.",
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
          description: "The value may be left out.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "optional" }, optional: false },
              {
                key: "shape",
                shape: { kind: "ref", id: "api-latest:TypeShape" },
                optional: false,
                description: "What it is when it is there.",
              },
              {
                key: "default",
                shape: { kind: "unknown" },
                optional: true,
                description: "JSON value the API assumes when it is left out.",
              },
            ],
          },
        },
        {
          value: "nullable",
          description: "The value may be `null`.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "nullable" }, optional: false },
              {
                key: "shape",
                shape: { kind: "ref", id: "api-latest:TypeShape" },
                optional: false,
                description: "What it is when it is not `null`.",
              },
            ],
          },
        },
        {
          value: "list",
          description: "Values in an order, as a JSON array.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "list" }, optional: false },
              {
                key: "itemShape",
                shape: { kind: "ref", id: "api-latest:TypeShape" },
                optional: false,
                description: "What each value is.",
              },
            ],
          },
        },
        {
          value: "set",
          description: "Values without repetition, as a JSON array.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "set" }, optional: false },
              {
                key: "itemShape",
                shape: { kind: "ref", id: "api-latest:TypeShape" },
                optional: false,
                description: "What each value is.",
              },
            ],
          },
        },
        {
          value: "map",
          description: "A JSON object whose keys are free.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "map" }, optional: false },
              {
                key: "keyShape",
                shape: { kind: "ref", id: "api-latest:TypeShape" },
                optional: false,
                description: "What each key is. On the wire a key is always text.",
              },
              {
                key: "valueShape",
                shape: { kind: "ref", id: "api-latest:TypeShape" },
                optional: false,
                description: "What each value is.",
              },
            ],
          },
        },
        {
          value: "literal",
          description: "A value that is always the same.",
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
                description: "What to call the value in place of `any`.",
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
          description: "Default for this use only. Absent when the type's own default holds.",
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
          description: "What to call the value in place of `any`.",
        },
      ],
    },
  },
  "api-latest:TypeShape": {
    name: "TypeShape",
    description: "What values look like. A shape may refer to named types and so, through them, to itself.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "alias",
          description: "Another name for the type referred to.",
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
          description: "One of a closed list of texts.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "enum" }, optional: false },
              {
                key: "default",
                shape: { kind: "string" },
                optional: true,
                description: "Value the API assumes when none is sent. It is one of `values`.",
              },
              {
                key: "values",
                shape: { kind: "list", item: { kind: "ref", id: "api-commons:EnumValue" } },
                optional: false,
                description: "The values allowed, in the author's order.",
              },
            ],
          },
        },
        {
          value: "undiscriminatedUnion",
          description: "A value of any one of several types, told apart by looking at the value.",
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
                description: "The types it may have, most specific first where they overlap.",
              },
            ],
          },
        },
        {
          value: "discriminatedUnion",
          description: "One of several objects, told apart by a property that names the variant.",
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
                description: "Key of the telling property, such as `type`.",
              },
              {
                key: "variants",
                shape: {
                  kind: "list",
                  item: { kind: "ref", id: "api-latest:DiscriminatedUnionVariant" },
                },
                optional: false,
                description: "The objects it may be.",
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
                description: "Ids of object types whose properties this one has as well.",
              },
              {
                key: "properties",
                shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
                optional: false,
                description: "Its own properties, in the author's order.",
              },
              {
                key: "extraProperties",
                shape: { kind: "ref", id: "api-latest:TypeReference" },
                optional: true,
                description: "What properties beyond the listed ones hold. Absent when none are allowed.",
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
          description: "Ids of object types whose properties this one has as well.",
        },
        {
          key: "properties",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
          optional: false,
          description: "Its own properties, in the author's order.",
        },
        {
          key: "extraProperties",
          shape: { kind: "ref", id: "api-latest:TypeReference" },
          optional: true,
          description: "What properties beyond the listed ones hold. Absent when none are allowed.",
        },
      ],
    },
  },
  "api-latest:ObjectProperty": {
    name: "ObjectProperty",
    description: "One property of an object. Parameters and headers are described in the same way.",
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
          key: "key",
          shape: { kind: "ref", id: "commons:PropertyKey" },
          optional: false,
          description: "Name as it is sent.",
        },
        {
          key: "valueShape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "What the property holds. A property that may be left out is an alias of `optional`.",
        },
        {
          key: "propertyAccess",
          shape: { kind: "ref", id: "api-commons:ObjectPropertyAccess" },
          optional: true,
          description: "Set when the property occurs in one direction only.",
        },
        {
          key: "examples",
          shape: { kind: "list", item: { kind: "unknown" } },
          optional: true,
          description: "Values that it can have, as they are sent. Absent when none is stated. An extension.",
        },
      ],
    },
  },
  "api-latest:UndiscriminatedUnionType": {
    name: "UndiscriminatedUnionType",
    description: "A value of any one of several types.",
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
          description: "The types it may have, most specific first where they overlap.",
        },
      ],
    },
  },
  "api-latest:UndiscriminatedUnionVariant": {
    name: "UndiscriminatedUnionVariant",
    description: "One type that a union may have.",
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
          key: "displayName",
          shape: { kind: "string" },
          optional: true,
          description: "Name shown to readers. Absent when the type's own name serves.",
        },
        {
          key: "shape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "What the value is when it is of this variant.",
        },
      ],
    },
  },
  "api-latest:DiscriminatedUnionType": {
    name: "DiscriminatedUnionType",
    description: "One of several objects, told apart by a property.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "discriminant",
          shape: { kind: "ref", id: "commons:PropertyKey" },
          optional: false,
          description: "Key of the telling property, such as `type`.",
        },
        {
          key: "variants",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-latest:DiscriminatedUnionVariant" },
          },
          optional: false,
          description: "The objects it may be.",
        },
      ],
    },
  },
  "api-latest:DiscriminatedUnionVariant": {
    name: "DiscriminatedUnionVariant",
    description: "One object that a union may be. Its properties stand beside the telling one.",
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
          key: "extends",
          shape: { kind: "list", item: { kind: "ref", id: "commons:TypeId" } },
          optional: false,
          description: "Ids of object types whose properties this one has as well.",
        },
        {
          key: "properties",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
          optional: false,
          description: "Its own properties, in the author's order.",
        },
        {
          key: "extraProperties",
          shape: { kind: "ref", id: "api-latest:TypeReference" },
          optional: true,
          description: "What properties beyond the listed ones hold. Absent when none are allowed.",
        },
        {
          key: "discriminantValue",
          shape: { kind: "string" },
          optional: false,
          description: "What the telling property holds for this variant.",
        },
        {
          key: "displayName",
          shape: { kind: "string" },
          optional: true,
          description: "Name shown to readers. Absent when `discriminantValue` serves.",
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
          description: "Markdown for readers. Absent when the author wrote none.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "How far readers may rely on this. Absent means that nothing is promised and nothing is withdrawn.",
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
          description: "Exactly one file.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "file" }, optional: false },
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
                key: "key",
                shape: { kind: "ref", id: "commons:PropertyKey" },
                optional: false,
                description: "Field name as it is sent.",
              },
              {
                key: "isOptional",
                shape: { kind: "boolean" },
                optional: false,
                description: "True when the form may be sent without the file.",
              },
              {
                key: "contentType",
                shape: { kind: "ref", id: "api-commons:ContentType" },
                optional: true,
                description: "Media types the file may have. Absent when any will do.",
              },
            ],
          },
        },
        {
          value: "files",
          description: "Any number of files under one key.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "files" }, optional: false },
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
                key: "key",
                shape: { kind: "ref", id: "commons:PropertyKey" },
                optional: false,
                description: "Field name as it is sent.",
              },
              {
                key: "isOptional",
                shape: { kind: "boolean" },
                optional: false,
                description: "True when the form may be sent without any file.",
              },
              {
                key: "contentType",
                shape: { kind: "ref", id: "api-commons:ContentType" },
                optional: true,
                description: "Media types the files may have. Absent when any will do.",
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
                description: "Markdown for readers. Absent when the author wrote none.",
              },
              {
                key: "availability",
                shape: { kind: "ref", id: "commons:Availability" },
                optional: true,
                description: "How far readers may rely on this. Absent means that nothing is promised and nothing is withdrawn.",
              },
              {
                key: "key",
                shape: { kind: "ref", id: "commons:PropertyKey" },
                optional: false,
                description: "Name as it is sent.",
              },
              {
                key: "valueShape",
                shape: { kind: "ref", id: "api-latest:TypeShape" },
                optional: false,
                description: "What the property holds. A property that may be left out is an alias of `optional`.",
              },
              {
                key: "propertyAccess",
                shape: { kind: "ref", id: "api-commons:ObjectPropertyAccess" },
                optional: true,
                description: "Set when the property occurs in one direction only.",
              },
              {
                key: "examples",
                shape: { kind: "list", item: { kind: "unknown" } },
                optional: true,
                description: "Values that it can have, as they are sent. Absent when none is stated. An extension.",
              },
              {
                key: "contentType",
                shape: { kind: "ref", id: "api-commons:ContentType" },
                optional: true,
                description: "Media types the field may have. Absent when the API does not care.",
              },
              {
                key: "exploded",
                shape: { kind: "boolean" },
                optional: true,
                description: "True when a list is sent as repeated fields of the same name rather than as one JSON array.",
              },
            ],
          },
        },
      ],
    },
  },
  "api-latest:FormDataProperty": {
    name: "FormDataProperty",
    description: "A form field that carries a value.",
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
          key: "key",
          shape: { kind: "ref", id: "commons:PropertyKey" },
          optional: false,
          description: "Name as it is sent.",
        },
        {
          key: "valueShape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "What the property holds. A property that may be left out is an alias of `optional`.",
        },
        {
          key: "propertyAccess",
          shape: { kind: "ref", id: "api-commons:ObjectPropertyAccess" },
          optional: true,
          description: "Set when the property occurs in one direction only.",
        },
        {
          key: "examples",
          shape: { kind: "list", item: { kind: "unknown" } },
          optional: true,
          description: "Values that it can have, as they are sent. Absent when none is stated. An extension.",
        },
        {
          key: "contentType",
          shape: { kind: "ref", id: "api-commons:ContentType" },
          optional: true,
          description: "Media types the field may have. Absent when the API does not care.",
        },
        {
          key: "exploded",
          shape: { kind: "boolean" },
          optional: true,
          description: "True when a list is sent as repeated fields of the same name rather than as one JSON array.",
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
          description: "Markdown for readers. Absent when the author wrote none.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "How far readers may rely on this. Absent means that nothing is promised and nothing is withdrawn.",
        },
        {
          key: "key",
          shape: { kind: "ref", id: "commons:PropertyKey" },
          optional: false,
          description: "Field name as it is sent.",
        },
        {
          key: "isOptional",
          shape: { kind: "boolean" },
          optional: false,
          description: "True when the form may be sent without the file.",
        },
        {
          key: "contentType",
          shape: { kind: "ref", id: "api-commons:ContentType" },
          optional: true,
          description: "Media types the file may have. Absent when any will do.",
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
          description: "Markdown for readers. Absent when the author wrote none.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "How far readers may rely on this. Absent means that nothing is promised and nothing is withdrawn.",
        },
        {
          key: "key",
          shape: { kind: "ref", id: "commons:PropertyKey" },
          optional: false,
          description: "Field name as it is sent.",
        },
        {
          key: "isOptional",
          shape: { kind: "boolean" },
          optional: false,
          description: "True when the form may be sent without any file.",
        },
        {
          key: "contentType",
          shape: { kind: "ref", id: "api-commons:ContentType" },
          optional: true,
          description: "Media types the files may have. Absent when any will do.",
        },
      ],
    },
  },
  "api-latest:NullableType": {
    name: "NullableType",
    description: "A value that may be `null`.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "shape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "What it is when it is not `null`.",
        },
      ],
    },
  },
  "api-latest:OptionalType": {
    name: "OptionalType",
    description: "A value that may be left out.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "shape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "What it is when it is there.",
        },
        {
          key: "default",
          shape: { kind: "unknown" },
          optional: true,
          description: "JSON value the API assumes when it is left out.",
        },
      ],
    },
  },
  "api-latest:ListType": {
    name: "ListType",
    description: "Values in an order.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "itemShape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "What each value is.",
        },
      ],
    },
  },
  "api-latest:SetType": {
    name: "SetType",
    description: "Values without repetition.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "itemShape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "What each value is.",
        },
      ],
    },
  },
  "api-latest:MapType": {
    name: "MapType",
    description: "Keys with values.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "keyShape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "What each key is. On the wire a key is always text.",
        },
        {
          key: "valueShape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "What each value is.",
        },
      ],
    },
  },
  "api-latest:WebhookDefinition": {
    name: "WebhookDefinition",
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
          key: "availability",
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "How far readers may rely on this. Absent means that nothing is promised and nothing is withdrawn.",
        },
        {
          key: "namespace",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:SubpackageId" } },
          optional: true,
          description: "Sections from the top down that lead here. Absent at the top level.",
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
          description: "Title for readers. Made from `id` when absent.",
        },
        {
          key: "operationId",
          shape: { kind: "string" },
          optional: true,
          description: "Name of the call in the document it was made from. Absent when there is none.",
        },
        {
          key: "method",
          shape: { kind: "ref", id: "api-commons:WebhookHttpMethod" },
          optional: false,
          description: "HTTP verb that the API uses.",
        },
        {
          key: "path",
          shape: { kind: "list", item: { kind: "string" } },
          optional: false,
          description: "Path in segments, for display only. Often empty.",
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
          description: "Bodies that the API may send.",
        },
        {
          key: "examples",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:ExampleWebhookPayload" } },
          optional: true,
          description: "Bodies as they might arrive.",
        },
        {
          key: "callback",
          shape: { kind: "ref", id: "api-latest:WebhookCallback" },
          optional: true,
          description: "The endpoint that asks for this call. Absent for a webhook that no endpoint asks for. An extension.",
        },
        {
          key: "responses",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:HttpResponse" } },
          optional: true,
          description: "Answers that the API expects. Absent when it says nothing about them. An extension.",
        },
      ],
    },
  },
  "api-latest:WebhookCallback": {
    name: "WebhookCallback",
    description: "The endpoint that asks for a call of the API.",
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
          description: "Address that the API calls, with expressions in braces, such as `{$request.body#/notifyUrl}`.",
        },
      ],
    },
  },
  "api-latest:WebhookPayload": {
    name: "WebhookPayload",
    description: "A body that an API sends to a webhook.",
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
          key: "shape",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "What the body looks like.",
        },
      ],
    },
  },
  "api-latest:WebSocketChannel": {
    name: "WebSocketChannel",
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
          key: "namespace",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:SubpackageId" } },
          optional: true,
          description: "Sections from the top down that lead here. Absent at the top level.",
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
          description: "Title for readers. Made from `id` when absent.",
        },
        {
          key: "operationId",
          shape: { kind: "string" },
          optional: true,
          description: "Name of the channel in the document it was made from. Absent when there is none.",
        },
        {
          key: "path",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:PathPart" } },
          optional: false,
          description: "The path below the base address, from left to right.",
        },
        {
          key: "messages",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:WebSocketMessage" } },
          optional: false,
          description: "Kinds of message that either side may send.",
        },
        {
          key: "sends",
          shape: { kind: "string" },
          optional: true,
          description: "About all that the client sends, in Markdown. Absent when nothing is said. An extension.",
        },
        {
          key: "receives",
          shape: { kind: "string" },
          optional: true,
          description: "About all that the client receives, in Markdown. Absent when nothing is said. An extension.",
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
          description: "Servers of other protocols than WebSocket, which can't be tried. An extension.",
        },
        {
          key: "multiAuth",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:MultiAuth" } },
          optional: true,
          description: "Combinations of schemes, any one of which will do. Takes precedence over `auth`. An extension.",
        },
        {
          key: "bindings",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ProtocolBinding" } },
          optional: true,
          description: "What only one protocol knows about the channel and its operations. An extension.",
        },
        {
          key: "auth",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:AuthSchemeId" } },
          optional: true,
          description: "Ids of schemes in `auths`, any one of which will do. Absent for an open channel.",
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
          description: "Servers that accept connections, with `wss` or `ws` addresses.",
        },
        {
          key: "pathParameters",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
          optional: true,
          description: "Parameters that `path` names.",
        },
        {
          key: "queryParameters",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
          optional: true,
          description: "Parameters after the question mark of the handshake.",
        },
        {
          key: "requestHeaders",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
          optional: true,
          description: "Headers that the handshake takes.",
        },
        {
          key: "examples",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ExampleWebSocketSession" } },
          optional: true,
          description: "Recorded conversations.",
        },
      ],
    },
  },
  "api-latest:WebSocketMessage": {
    name: "WebSocketMessage",
    description: "A kind of message that a channel carries.",
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
          key: "type",
          shape: { kind: "ref", id: "api-commons:WebSocketMessageId" },
          optional: false,
          description: "Names the kind within its channel.",
        },
        {
          key: "displayName",
          shape: { kind: "string" },
          optional: true,
          description: "Heading of the message's form. `type` when absent.",
        },
        {
          key: "origin",
          shape: { kind: "ref", id: "api-commons:WebSocketMessageOrigin" },
          optional: false,
          description: "Side that sends it. Readers can send those of the client.",
        },
        {
          key: "body",
          shape: { kind: "ref", id: "api-latest:TypeShape" },
          optional: false,
          description: "What the message looks like.",
        },
        {
          key: "headers",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ObjectProperty" } },
          optional: true,
          description: "Headers of the message, in protocols that have some. An extension.",
        },
        {
          key: "correlationId",
          shape: { kind: "ref", id: "api-latest:MessageLocation" },
          optional: true,
          description: "Value that relates the message to others. An extension.",
        },
        {
          key: "replies",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:MessageReply" } },
          optional: true,
          description: "Messages that the other side replies with. An extension.",
        },
        {
          key: "replyAddress",
          shape: { kind: "ref", id: "api-latest:MessageLocation" },
          optional: true,
          description: "Value that names the channel of the reply. An extension.",
        },
        {
          key: "bindings",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ProtocolBinding" } },
          optional: true,
          description: "What only one protocol knows about the message. An extension.",
        },
      ],
    },
  },
  "api-latest:Broker": {
    name: "Broker",
    description: "A server of another protocol than WebSocket.",
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
          key: "id",
          shape: { kind: "string" },
          optional: false,
          description: "Name of the server within its definition.",
        },
        {
          key: "protocol",
          shape: { kind: "string" },
          optional: false,
          description: "Its protocol, such as `kafka-secure`.",
        },
        { key: "url", shape: { kind: "string" }, optional: false, description: "Its address." },
        {
          key: "security",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:BrokerAuth" } },
          optional: true,
          description: "Ways to authenticate, any one of which will do.",
        },
        {
          key: "bindings",
          shape: { kind: "list", item: { kind: "ref", id: "api-latest:ProtocolBinding" } },
          optional: true,
          description: "What only its protocol knows about the server.",
        },
      ],
    },
  },
  "api-latest:BrokerAuth": {
    name: "BrokerAuth",
    description: "A way to authenticate at a broker, in words.",
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
    description: "What a description says for one protocol only.",
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
          description: "The binding, as AsyncAPI has it.",
        },
        {
          key: "origin",
          shape: { kind: "ref", id: "api-commons:WebSocketMessageOrigin" },
          optional: true,
          description: "Side that sends by the operation that the binding is of. Absent for other parts.",
        },
      ],
    },
  },
  "api-latest:MessageLocation": {
    name: "MessageLocation",
    description: "A place in a message.",
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
          key: "location",
          shape: { kind: "string" },
          optional: false,
          description: "Runtime expression of AsyncAPI, such as `$message.header#/id`.",
        },
      ],
    },
  },
  "api-latest:MessageReply": {
    name: "MessageReply",
    description: "A message that replies to another one.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "type",
          shape: { kind: "ref", id: "api-commons:WebSocketMessageId" },
          optional: false,
          description: "Its kind.",
        },
        {
          key: "channel",
          shape: { kind: "ref", id: "commons:WebSocketId" },
          optional: true,
          description: "Its channel. Absent when that is the same one.",
        },
      ],
    },
  },
  "api-latest:ExampleWebSocketSession": {
    name: "ExampleWebSocketSession",
    description: "A recorded conversation on a channel.",
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
          key: "path",
          shape: { kind: "string" },
          optional: false,
          description: "Path that was connected to, parameters filled in.",
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
          description: "What was said, in order.",
        },
      ],
    },
  },
};
