// Generated from idl/areas/api-commons.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 973b7d5b170b628586f049418682bb86

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";

/** Names a section of an API definition, such as `subpackage_plants`. */
export type SubpackageId = string & { readonly __brand?: "SubpackageId" };

/** Names a kind of message within its channel, such as `subscribe`. */
export type WebSocketMessageId = string & { readonly __brand?: "WebSocketMessageId" };

/** The side of a WebSocket connection that sends a message. */
export type WebSocketMessageOrigin =
  /** Sent by the reader's side. */
  | "client"
  /** Sent by the API. */
  | "server";

/** The HTTP verb that an API uses when it calls a webhook. */
export type WebhookHttpMethod = "GET" | "POST";

/** Adds a description to types that extend it. */
export interface WithDescription {
  /** Markdown for readers. Absent when the author wrote none. */
  readonly description?: string;
}

/** Adds an availability mark to types that extend it. */
export interface WithAvailability {
  /** How far readers may rely on this. Absent means that nothing is promised and nothing is withdrawn. */
  readonly availability?: Commons.Availability;
}

/** A server that an endpoint or channel can be reached on. */
export interface Environment {
  /** Name shown in the environment selector and used as default. */
  readonly id: Commons.EnvironmentId;
  /** Absolute address, with scheme, that the path is appended to, such as `https://api.plants.example/v1`. */
  readonly baseUrl: string;
}

/** How a call is put on the wire. */
export type Protocol =
  /** An ordinary HTTP request: method, path and body mean what they say. */
  | ({ readonly type: "rest" } & RestProtocol)
  /** JSON-RPC over HTTP: the body is wrapped together with the method name. */
  | ({ readonly type: "openrpc" } & OpenRpcProtocol);

/** Ordinary HTTP needs no settings. */
export interface RestProtocol {
}

/** Settings of a JSON-RPC call. */
export interface OpenRpcProtocol {
  /** Value of `method` in the JSON-RPC envelope. */
  readonly methodName: string;
  /** Keys of the parameters in their order, when they are sent as a list. Absent when they are sent by name. An extension. */
  readonly positions?: readonly Commons.PropertyKey[];
  /** True for a method without a result, whose calls have no id and no answer. An extension. */
  readonly isNotification?: boolean;
}

/** One piece of a path. The pieces are joined without a separator, so literals carry their own slashes. */
export type PathPart =
  /** Fixed text, such as `/plants/`. May be empty. */
  | { readonly type: "literal"; readonly value: string }
  /** Key of a path parameter whose value, percent-encoded, takes this place. */
  | { readonly type: "pathParameter"; readonly value: Commons.PropertyKey };

/** Names an authentication scheme within its API definition, such as `bearer`. */
export type AuthSchemeId = string & { readonly __brand?: "AuthSchemeId" };

/** Schemes that must all be used on the same call. */
export interface MultiAuth {
  /** Ids of the schemes. Every one of them is required. */
  readonly schemes: readonly AuthSchemeId[];
}

/** A way in which callers prove who they are. */
export type ApiAuth =
  /** A token in the `Authorization` header, after the word `Bearer`. */
  | ({ readonly type: "bearerAuth" } & BearerAuth)
  /** A user name and a password, base64-encoded in the `Authorization` header. */
  | ({ readonly type: "basicAuth" } & BasicAuth)
  /** A key in a header of the API's own choice. */
  | ({ readonly type: "header" } & HeaderAuth)
  /** A token obtained through OAuth 2 before the call. */
  | { readonly type: "oAuth"; readonly value: OAuth };

/** Names the two fields of HTTP basic authentication. */
export interface BasicAuth extends WithDescription {
  /** Label of the first field. `Username` when absent. */
  readonly usernameName?: string;
  /** Label of the second field. `Password` when absent. */
  readonly passwordName?: string;
}

/** Names the token of HTTP bearer authentication. */
export interface BearerAuth extends WithDescription {
  /** Label of the token field. `Bearer token` when absent. */
  readonly tokenName?: string;
}

/** A credential sent in a header of its own. */
export interface HeaderAuth extends WithDescription {
  /** Label shown in place of the header name. */
  readonly nameOverride?: string;
  /** Header name as it is sent, such as `X-API-Key`. */
  readonly headerWireValue: string;
  /** Text put before the credential with a space between, such as `Token`. Absent when the credential stands alone. */
  readonly prefix?: string;
}

/** The OAuth 2 flow by which a token is obtained. */
export type OAuth =
  /** The caller exchanges its own id and secret for a token, with no user involved. */
  | { readonly type: "clientCredentials"; readonly value: OAuthClientCredentials };

/** Where the client credentials flow finds its token endpoint. */
export type OAuthClientCredentials =
  /** The token endpoint is described in this same API definition. */
  | ({ readonly type: "referencedEndpoint" } & OAuthClientCredentialsReferencedEndpoint);

/** A token endpoint of the same API, and how to use its answer. */
export interface OAuthClientCredentialsReferencedEndpoint extends WithDescription {
  /** Endpoint to call for a token. */
  readonly endpointId: Commons.EndpointId;
  /** Place of the access token in that endpoint's JSON response. */
  readonly accessTokenLocator: Commons.JqString;
  /** Header that carries the token afterwards. `Authorization` when absent. */
  readonly headerName?: string;
  /** Word before the token in that header. `Bearer` when absent. */
  readonly tokenPrefix?: string;
}

/** A single value with no parts, and its limits. */
export type PrimitiveType =
  /** A whole number that fits 32 bits. */
  | ({ readonly type: "integer" } & IntegerType)
  /** A number that may have decimals. */
  | ({ readonly type: "double" } & DoubleType)
  /** Text. */
  | ({ readonly type: "string" } & StringType)
  /** A whole number that fits 64 bits. JavaScript clients lose digits above 2^53 unless they keep it as text. */
  | ({ readonly type: "long" } & LongType)
  /** True or false. */
  | ({ readonly type: "boolean" } & BooleanType)
  /** A moment, in RFC 3339 form such as `2026-05-04T09:30:00Z`. */
  | ({ readonly type: "datetime" } & DatetimeType)
  /** A UUID, such as `3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13`. */
  | ({ readonly type: "uuid" } & UuidType)
  /** Bytes as base64 text. */
  | ({ readonly type: "base64" } & Base64Type)
  /** A calendar day as `YYYY-MM-DD`. */
  | ({ readonly type: "date" } & DateType)
  /** A whole number of any size, as decimal text. */
  | ({ readonly type: "bigInteger" } & BigIntegerType)
  /** A whole number from 0 that fits 32 bits. */
  | { readonly type: "uint" }
  /** A whole number from 0 that fits 64 bits. */
  | { readonly type: "uint64" };

/** Limits of a 32-bit whole number. A limit that is absent does not apply. */
export interface IntegerType {
  /** Smallest value allowed. */
  readonly minimum?: number;
  /** Largest value allowed. */
  readonly maximum?: number;
  /** Value the API assumes when none is sent. */
  readonly default?: number;
}

/** Limits of a number with decimals. A limit that is absent does not apply. */
export interface DoubleType {
  /** Smallest value allowed. */
  readonly minimum?: number;
  /** Largest value allowed. */
  readonly maximum?: number;
  /** Value the API assumes when none is sent. */
  readonly default?: number;
}

/** Limits of a text. A limit that is absent does not apply. */
export interface StringType {
  /** A hint at what the text holds, such as `email` or `password`. A password is masked in forms. */
  readonly format?: string;
  /** Regular expression that the text must match. */
  readonly regex?: string;
  /** Fewest characters allowed. */
  readonly minLength?: number;
  /** Most characters allowed. */
  readonly maxLength?: number;
  /** Text the API assumes when none is sent. */
  readonly default?: string;
}

/** Limits of a 64-bit whole number. A limit that is absent does not apply. */
export interface LongType {
  /** Smallest value allowed. */
  readonly minimum?: string;
  /** Largest value allowed. */
  readonly maximum?: string;
  /** Value the API assumes when none is sent. */
  readonly default?: string;
}

/** Settings of a true-or-false value. */
export interface BooleanType {
  /** Value the API assumes when none is sent. */
  readonly default?: boolean;
}

/** Settings of a moment. */
export interface DatetimeType {
  /** Moment the API assumes when none is sent. */
  readonly default?: string;
}

/** Settings of a UUID. */
export interface UuidType {
  /** UUID the API assumes when none is sent. */
  readonly default?: string;
}

/** Settings of base64 text. */
export interface Base64Type {
  /** Content the API assumes when none is sent. */
  readonly default?: string;
  /** Media type of the decoded bytes, such as `audio/webm`. A form offers a recorder for audio. */
  readonly mimeType?: string;
}

/** Settings of a calendar day. */
export interface DateType {
  /** Day the API assumes when none is sent. */
  readonly default?: string;
}

/** Settings of a whole number of any size. */
export interface BigIntegerType {
  /** Number the API assumes when none is sent. */
  readonly default?: string;
}

/** A value that is always the same. */
export type LiteralType =
  /** Always this truth value. */
  | { readonly type: "booleanLiteral"; readonly value: boolean }
  /** Always this text. */
  | { readonly type: "stringLiteral"; readonly value: string };

/** A default that belongs to one use of a named type, and overrides the default of the type itself. */
export type TypeReferenceIdDefault =
  /** One of the values of the enum that is referred to. */
  | { readonly type: "enum"; readonly value: string };

/** A closed list of texts, one of which is sent. */
export interface EnumType {
  /** Value the API assumes when none is sent. It is one of `values`. */
  readonly default?: string;
  /** The values allowed, in the author's order. */
  readonly values: readonly EnumValue[];
}

/** One allowed value of an enum. */
export interface EnumValue extends WithDescription, WithAvailability {
  /** Text as it is sent. */
  readonly value: string;
}

/** Restricts a property to one direction. */
export type ObjectPropertyAccess =
  /** Only in responses. Forms leave it out of requests. */
  | "READ_ONLY"
  /** Only in requests. Responses never hold it. */
  | "WRITE_ONLY";

/** The media types that a part of a multipart form may have. */
export type ContentType =
  /** Exactly one media type, such as `image/png`. */
  | string
  /** Any one of these media types. */
  | (readonly string[]);

/** A body sent as raw bytes, such as an uploaded file. */
export interface BytesRequest extends WithDescription, WithAvailability {
  /** True when the call also works without a body. */
  readonly isOptional: boolean;
  /** Media type of the bytes. `application/octet-stream` when absent. */
  readonly contentType?: string;
}

/** A response that is a file rather than JSON. */
export interface FileDownloadResponseBodyShape {
  /** Media type of the file. Absent when it varies. */
  readonly contentType?: string;
}

/** The body of an example request. */
export type ExampleEndpointRequest =
  /** A JSON body. */
  | { readonly type: "json"; readonly value: unknown }
  /** A multipart form, keyed by field name. */
  | { readonly type: "form"; readonly value: { readonly [key: string]: FormValue } }
  /** A body of raw bytes. */
  | { readonly type: "bytes"; readonly value: BytesValue };

/** What an example sends in one field of a multipart form. */
export type FormValue =
  /** A JSON value. */
  | { readonly type: "json"; readonly value: unknown }
  /** One file, given by name only. */
  | { readonly type: "filename"; readonly value: string }
  /** Several files, given by name only. */
  | { readonly type: "filenames"; readonly value: readonly string[] }
  /** One file with its content. */
  | ({ readonly type: "filenameWithData" } & FilenameWithData)
  /** Several files with their content. */
  | { readonly type: "filenamesWithData"; readonly value: readonly FilenameWithData[] }
  /** Several values sent as repeated fields of the same name. */
  | { readonly type: "exploded"; readonly value: readonly unknown[] };

/** The content of an example body of raw bytes. */
export type BytesValue =
  /** The bytes as base64 text. */
  | { readonly type: "base64"; readonly value: string };

/** An example file whose content can be sent. */
export interface FilenameWithData {
  /** Name given to the API. */
  readonly filename: string;
  /** Uploaded file that holds the content. */
  readonly data: Commons.FileId;
}

/** The body of an example response. */
export type ExampleEndpointResponse =
  /** A JSON body. */
  | { readonly type: "json"; readonly value: unknown }
  /** A file, given by name. */
  | { readonly type: "filename"; readonly value: string }
  /** Chunks of a streamed response, in the order they arrive. */
  | { readonly type: "stream"; readonly value: readonly unknown[] }
  /** Server-sent events, in the order they arrive. */
  | { readonly type: "sse"; readonly value: readonly ExampleServerSentEvent[] };

/** One event of an example event stream. */
export interface ExampleServerSentEvent {
  /** Value of the event's `event` field. */
  readonly event: string;
  /** Content of the event's `data` field, parsed as JSON. Absent for an event without content. */
  readonly data?: unknown;
}

/** A failure as a reader would see it. */
export interface ErrorExample extends WithDescription {
  /** Heading in the list of examples. */
  readonly name?: string;
  /** Body that arrives with the error status. */
  readonly responseBody: ExampleErrorResponse;
}

/** The body of an example failure. */
export type ExampleErrorResponse =
  /** A JSON body. */
  | { readonly type: "json"; readonly value: unknown };

/** What an API might send to a webhook. */
export interface ExampleWebhookPayload {
  /** JSON body of the call. Absent when the call has none. */
  readonly payload?: unknown;
}

/** One message of an example session. */
export interface ExampleWebSocketMessage {
  /** Kind of message, which also tells who sends it. */
  readonly type: WebSocketMessageId;
  /** JSON content of the message. Absent when it has none. */
  readonly body?: unknown;
}

/** The language of a code sample. */
export type CodeLanguage =
  /** A language the docs know how to name and color. */
  | SupportedLanguage
  /** Any other language, shown under this name. */
  | string;

/** Languages that the docs recognize in code samples. */
export type SupportedLanguage =
  /** A shell command that uses cURL. */
  | "curl"
  | "python"
  | "javascript"
  /** Same as `javascript`. */
  | "js"
  /** JavaScript for Node.js. */
  | "node"
  | "typescript"
  /** Same as `typescript`. */
  | "ts"
  | "go"
  | "ruby"
  | "csharp";

/** The kind of document that an API definition was made from. */
export type Source =
  /** An OpenAPI document. */
  | { readonly type: "openapi" }
  /** An AsyncAPI document. */
  | { readonly type: "asyncapi" }
  /** Protocol Buffers files. */
  | { readonly type: "proto" };

/** The published SDKs whose snippets accompany this API. A language without an entry has the newest one stored. */
export interface SnippetsConfig {
  /** The npm package. */
  readonly typescriptSdk?: TypescriptPackage;
  /** The PyPI package. */
  readonly pythonSdk?: PythonPackage;
  /** The Go module. */
  readonly goSdk?: GoModule;
  /** The Maven artifact. */
  readonly javaSdk?: JavaCoordinate;
  /** The Ruby gem. */
  readonly rubySdk?: RubyGem;
  /** The NuGet package. */
  readonly csharpSdk?: NugetPackage;
}

/** An SDK on npm. */
export interface TypescriptPackage {
  /** Package name, such as `@acme/plants`. */
  readonly package: string;
  /** Version to show. Absent means the newest that has snippets. */
  readonly version?: string;
}

/** An SDK on PyPI. */
export interface PythonPackage {
  /** Distribution name, such as `acme-plants`. */
  readonly package: string;
  /** Version to show. Absent means the newest that has snippets. */
  readonly version?: string;
}

/** An SDK as a Go module. */
export interface GoModule {
  /** Repository that holds the module, such as `github.com/acme/plants-go`. */
  readonly githubRepo: string;
  /** Version to show. Absent means the newest that has snippets. */
  readonly version?: string;
}

/** An SDK in a Maven repository. */
export interface JavaCoordinate {
  /** Group and artifact joined by a colon, such as `com.acme:plants`. */
  readonly coordinate: string;
  /** Version to show. Absent means the newest that has snippets. */
  readonly version?: string;
}

/** An SDK as a Ruby gem. */
export interface RubyGem {
  /** Gem name, such as `acme_plants`. */
  readonly gem: string;
  /** Version to show. Absent means the newest that has snippets. */
  readonly version?: string;
}

/** An SDK on NuGet. */
export interface NugetPackage {
  /** Package name, such as `Acme.Plants`. */
  readonly package: string;
  /** Version to show. Absent means the newest that has snippets. */
  readonly version?: string;
}

/** The types of `api-commons` as shapes, by id. */
export const apiCommonsTypes: TypeTable = {
  "api-commons:SubpackageId": {
    name: "SubpackageId",
    description: "Names a section of an API definition, such as `subpackage_plants`.",
    shape: { kind: "string" },
  },
  "api-commons:WebSocketMessageId": {
    name: "WebSocketMessageId",
    description: "Names a kind of message within its channel, such as `subscribe`.",
    shape: { kind: "string" },
  },
  "api-commons:WebSocketMessageOrigin": {
    name: "WebSocketMessageOrigin",
    description: "The side of a WebSocket connection that sends a message.",
    shape: {
      kind: "enum",
      values: [
        { value: "client", description: "Sent by the reader's side." },
        { value: "server", description: "Sent by the API." },
      ],
    },
  },
  "api-commons:WebhookHttpMethod": {
    name: "WebhookHttpMethod",
    description: "The HTTP verb that an API uses when it calls a webhook.",
    shape: { kind: "enum", values: [{ value: "GET" }, { value: "POST" }] },
  },
  "api-commons:WithDescription": {
    name: "WithDescription",
    description: "Adds a description to types that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "description",
          shape: { kind: "string" },
          optional: true,
          description: "Markdown for readers. Absent when the author wrote none.",
        },
      ],
    },
  },
  "api-commons:WithAvailability": {
    name: "WithAvailability",
    description: "Adds an availability mark to types that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "availability",
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "How far readers may rely on this. Absent means that nothing is promised and nothing is withdrawn.",
        },
      ],
    },
  },
  "api-commons:Environment": {
    name: "Environment",
    description: "A server that an endpoint or channel can be reached on.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "commons:EnvironmentId" },
          optional: false,
          description: "Name shown in the environment selector and used as default.",
        },
        {
          key: "baseUrl",
          shape: { kind: "string" },
          optional: false,
          description: "Absolute address, with scheme, that the path is appended to, such as `https://api.plants.example/v1`.",
        },
      ],
    },
  },
  "api-commons:Protocol": {
    name: "Protocol",
    description: "How a call is put on the wire.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "rest",
          description: "An ordinary HTTP request: method, path and body mean what they say.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "rest" }, optional: false },
            ],
          },
        },
        {
          value: "openrpc",
          description: "JSON-RPC over HTTP: the body is wrapped together with the method name.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "openrpc" }, optional: false },
              {
                key: "methodName",
                shape: { kind: "string" },
                optional: false,
                description: "Value of `method` in the JSON-RPC envelope.",
              },
              {
                key: "positions",
                shape: { kind: "list", item: { kind: "ref", id: "commons:PropertyKey" } },
                optional: true,
                description: "Keys of the parameters in their order, when they are sent as a list. Absent when they are sent by name. An extension.",
              },
              {
                key: "isNotification",
                shape: { kind: "boolean" },
                optional: true,
                description: "True for a method without a result, whose calls have no id and no answer. An extension.",
              },
            ],
          },
        },
      ],
    },
  },
  "api-commons:RestProtocol": {
    name: "RestProtocol",
    description: "Ordinary HTTP needs no settings.",
    shape: { kind: "object", properties: [] },
  },
  "api-commons:OpenRpcProtocol": {
    name: "OpenRpcProtocol",
    description: "Settings of a JSON-RPC call.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "methodName",
          shape: { kind: "string" },
          optional: false,
          description: "Value of `method` in the JSON-RPC envelope.",
        },
        {
          key: "positions",
          shape: { kind: "list", item: { kind: "ref", id: "commons:PropertyKey" } },
          optional: true,
          description: "Keys of the parameters in their order, when they are sent as a list. Absent when they are sent by name. An extension.",
        },
        {
          key: "isNotification",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a method without a result, whose calls have no id and no answer. An extension.",
        },
      ],
    },
  },
  "api-commons:PathPart": {
    name: "PathPart",
    description: "One piece of a path. The pieces are joined without a separator, so literals carry their own slashes.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "literal",
          description: "Fixed text, such as `/plants/`. May be empty.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "literal" }, optional: false },
              { key: "value", shape: { kind: "string" }, optional: false },
            ],
          },
        },
        {
          value: "pathParameter",
          description: "Key of a path parameter whose value, percent-encoded, takes this place.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "pathParameter" }, optional: false },
              { key: "value", shape: { kind: "ref", id: "commons:PropertyKey" }, optional: false },
            ],
          },
        },
      ],
    },
  },
  "api-commons:AuthSchemeId": {
    name: "AuthSchemeId",
    description: "Names an authentication scheme within its API definition, such as `bearer`.",
    shape: { kind: "string" },
  },
  "api-commons:MultiAuth": {
    name: "MultiAuth",
    description: "Schemes that must all be used on the same call.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "schemes",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:AuthSchemeId" } },
          optional: false,
          description: "Ids of the schemes. Every one of them is required.",
        },
      ],
    },
  },
  "api-commons:ApiAuth": {
    name: "ApiAuth",
    description: "A way in which callers prove who they are.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "bearerAuth",
          description: "A token in the `Authorization` header, after the word `Bearer`.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "bearerAuth" }, optional: false },
              {
                key: "description",
                shape: { kind: "string" },
                optional: true,
                description: "Markdown for readers. Absent when the author wrote none.",
              },
              {
                key: "tokenName",
                shape: { kind: "string" },
                optional: true,
                description: "Label of the token field. `Bearer token` when absent.",
              },
            ],
          },
        },
        {
          value: "basicAuth",
          description: "A user name and a password, base64-encoded in the `Authorization` header.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "basicAuth" }, optional: false },
              {
                key: "description",
                shape: { kind: "string" },
                optional: true,
                description: "Markdown for readers. Absent when the author wrote none.",
              },
              {
                key: "usernameName",
                shape: { kind: "string" },
                optional: true,
                description: "Label of the first field. `Username` when absent.",
              },
              {
                key: "passwordName",
                shape: { kind: "string" },
                optional: true,
                description: "Label of the second field. `Password` when absent.",
              },
            ],
          },
        },
        {
          value: "header",
          description: "A key in a header of the API's own choice.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "header" }, optional: false },
              {
                key: "description",
                shape: { kind: "string" },
                optional: true,
                description: "Markdown for readers. Absent when the author wrote none.",
              },
              {
                key: "nameOverride",
                shape: { kind: "string" },
                optional: true,
                description: "Label shown in place of the header name.",
              },
              {
                key: "headerWireValue",
                shape: { kind: "string" },
                optional: false,
                description: "Header name as it is sent, such as `X-API-Key`.",
              },
              {
                key: "prefix",
                shape: { kind: "string" },
                optional: true,
                description: "Text put before the credential with a space between, such as `Token`. Absent when the credential stands alone.",
              },
            ],
          },
        },
        {
          value: "oAuth",
          description: "A token obtained through OAuth 2 before the call.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "oAuth" }, optional: false },
              { key: "value", shape: { kind: "ref", id: "api-commons:OAuth" }, optional: false },
            ],
          },
        },
      ],
    },
  },
  "api-commons:BasicAuth": {
    name: "BasicAuth",
    description: "Names the two fields of HTTP basic authentication.",
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
          key: "usernameName",
          shape: { kind: "string" },
          optional: true,
          description: "Label of the first field. `Username` when absent.",
        },
        {
          key: "passwordName",
          shape: { kind: "string" },
          optional: true,
          description: "Label of the second field. `Password` when absent.",
        },
      ],
    },
  },
  "api-commons:BearerAuth": {
    name: "BearerAuth",
    description: "Names the token of HTTP bearer authentication.",
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
          key: "tokenName",
          shape: { kind: "string" },
          optional: true,
          description: "Label of the token field. `Bearer token` when absent.",
        },
      ],
    },
  },
  "api-commons:HeaderAuth": {
    name: "HeaderAuth",
    description: "A credential sent in a header of its own.",
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
          key: "nameOverride",
          shape: { kind: "string" },
          optional: true,
          description: "Label shown in place of the header name.",
        },
        {
          key: "headerWireValue",
          shape: { kind: "string" },
          optional: false,
          description: "Header name as it is sent, such as `X-API-Key`.",
        },
        {
          key: "prefix",
          shape: { kind: "string" },
          optional: true,
          description: "Text put before the credential with a space between, such as `Token`. Absent when the credential stands alone.",
        },
      ],
    },
  },
  "api-commons:OAuth": {
    name: "OAuth",
    description: "The OAuth 2 flow by which a token is obtained.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "clientCredentials",
          description: "The caller exchanges its own id and secret for a token, with no user involved.",
          shape: {
            kind: "object",
            properties: [
              {
                key: "type",
                shape: { kind: "literal", value: "clientCredentials" },
                optional: false,
              },
              {
                key: "value",
                shape: { kind: "ref", id: "api-commons:OAuthClientCredentials" },
                optional: false,
              },
            ],
          },
        },
      ],
    },
  },
  "api-commons:OAuthClientCredentials": {
    name: "OAuthClientCredentials",
    description: "Where the client credentials flow finds its token endpoint.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "referencedEndpoint",
          description: "The token endpoint is described in this same API definition.",
          shape: {
            kind: "object",
            properties: [
              {
                key: "type",
                shape: { kind: "literal", value: "referencedEndpoint" },
                optional: false,
              },
              {
                key: "description",
                shape: { kind: "string" },
                optional: true,
                description: "Markdown for readers. Absent when the author wrote none.",
              },
              {
                key: "endpointId",
                shape: { kind: "ref", id: "commons:EndpointId" },
                optional: false,
                description: "Endpoint to call for a token.",
              },
              {
                key: "accessTokenLocator",
                shape: { kind: "ref", id: "commons:JqString" },
                optional: false,
                description: "Place of the access token in that endpoint's JSON response.",
              },
              {
                key: "headerName",
                shape: { kind: "string" },
                optional: true,
                description: "Header that carries the token afterwards. `Authorization` when absent.",
              },
              {
                key: "tokenPrefix",
                shape: { kind: "string" },
                optional: true,
                description: "Word before the token in that header. `Bearer` when absent.",
              },
            ],
          },
        },
      ],
    },
  },
  "api-commons:OAuthClientCredentialsReferencedEndpoint": {
    name: "OAuthClientCredentialsReferencedEndpoint",
    description: "A token endpoint of the same API, and how to use its answer.",
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
          key: "endpointId",
          shape: { kind: "ref", id: "commons:EndpointId" },
          optional: false,
          description: "Endpoint to call for a token.",
        },
        {
          key: "accessTokenLocator",
          shape: { kind: "ref", id: "commons:JqString" },
          optional: false,
          description: "Place of the access token in that endpoint's JSON response.",
        },
        {
          key: "headerName",
          shape: { kind: "string" },
          optional: true,
          description: "Header that carries the token afterwards. `Authorization` when absent.",
        },
        {
          key: "tokenPrefix",
          shape: { kind: "string" },
          optional: true,
          description: "Word before the token in that header. `Bearer` when absent.",
        },
      ],
    },
  },
  "api-commons:PrimitiveType": {
    name: "PrimitiveType",
    description: "A single value with no parts, and its limits.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "integer",
          description: "A whole number that fits 32 bits.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "integer" }, optional: false },
              {
                key: "minimum",
                shape: { kind: "integer" },
                optional: true,
                description: "Smallest value allowed.",
              },
              {
                key: "maximum",
                shape: { kind: "integer" },
                optional: true,
                description: "Largest value allowed.",
              },
              {
                key: "default",
                shape: { kind: "integer" },
                optional: true,
                description: "Value the API assumes when none is sent.",
              },
            ],
          },
        },
        {
          value: "double",
          description: "A number that may have decimals.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "double" }, optional: false },
              {
                key: "minimum",
                shape: { kind: "double" },
                optional: true,
                description: "Smallest value allowed.",
              },
              {
                key: "maximum",
                shape: { kind: "double" },
                optional: true,
                description: "Largest value allowed.",
              },
              {
                key: "default",
                shape: { kind: "double" },
                optional: true,
                description: "Value the API assumes when none is sent.",
              },
            ],
          },
        },
        {
          value: "string",
          description: "Text.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "string" }, optional: false },
              {
                key: "format",
                shape: { kind: "string" },
                optional: true,
                description: "A hint at what the text holds, such as `email` or `password`. A password is masked in forms.",
              },
              {
                key: "regex",
                shape: { kind: "string" },
                optional: true,
                description: "Regular expression that the text must match.",
              },
              {
                key: "minLength",
                shape: { kind: "integer" },
                optional: true,
                description: "Fewest characters allowed.",
              },
              {
                key: "maxLength",
                shape: { kind: "integer" },
                optional: true,
                description: "Most characters allowed.",
              },
              {
                key: "default",
                shape: { kind: "string" },
                optional: true,
                description: "Text the API assumes when none is sent.",
              },
            ],
          },
        },
        {
          value: "long",
          description: "A whole number that fits 64 bits. JavaScript clients lose digits above 2^53 unless they keep it as text.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "long" }, optional: false },
              {
                key: "minimum",
                shape: { kind: "long" },
                optional: true,
                description: "Smallest value allowed.",
              },
              {
                key: "maximum",
                shape: { kind: "long" },
                optional: true,
                description: "Largest value allowed.",
              },
              {
                key: "default",
                shape: { kind: "long" },
                optional: true,
                description: "Value the API assumes when none is sent.",
              },
            ],
          },
        },
        {
          value: "boolean",
          description: "True or false.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "boolean" }, optional: false },
              {
                key: "default",
                shape: { kind: "boolean" },
                optional: true,
                description: "Value the API assumes when none is sent.",
              },
            ],
          },
        },
        {
          value: "datetime",
          description: "A moment, in RFC 3339 form such as `2026-05-04T09:30:00Z`.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "datetime" }, optional: false },
              {
                key: "default",
                shape: { kind: "datetime" },
                optional: true,
                description: "Moment the API assumes when none is sent.",
              },
            ],
          },
        },
        {
          value: "uuid",
          description: "A UUID, such as `3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13`.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "uuid" }, optional: false },
              {
                key: "default",
                shape: { kind: "uuid" },
                optional: true,
                description: "UUID the API assumes when none is sent.",
              },
            ],
          },
        },
        {
          value: "base64",
          description: "Bytes as base64 text.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "base64" }, optional: false },
              {
                key: "default",
                shape: { kind: "base64" },
                optional: true,
                description: "Content the API assumes when none is sent.",
              },
              {
                key: "mimeType",
                shape: { kind: "string" },
                optional: true,
                description: "Media type of the decoded bytes, such as `audio/webm`. A form offers a recorder for audio.",
              },
            ],
          },
        },
        {
          value: "date",
          description: "A calendar day as `YYYY-MM-DD`.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "date" }, optional: false },
              {
                key: "default",
                shape: { kind: "date" },
                optional: true,
                description: "Day the API assumes when none is sent.",
              },
            ],
          },
        },
        {
          value: "bigInteger",
          description: "A whole number of any size, as decimal text.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "bigInteger" }, optional: false },
              {
                key: "default",
                shape: { kind: "bigInteger" },
                optional: true,
                description: "Number the API assumes when none is sent.",
              },
            ],
          },
        },
        {
          value: "uint",
          description: "A whole number from 0 that fits 32 bits.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "uint" }, optional: false },
            ],
          },
        },
        {
          value: "uint64",
          description: "A whole number from 0 that fits 64 bits.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "uint64" }, optional: false },
            ],
          },
        },
      ],
    },
  },
  "api-commons:IntegerType": {
    name: "IntegerType",
    description: "Limits of a 32-bit whole number. A limit that is absent does not apply.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "minimum",
          shape: { kind: "integer" },
          optional: true,
          description: "Smallest value allowed.",
        },
        {
          key: "maximum",
          shape: { kind: "integer" },
          optional: true,
          description: "Largest value allowed.",
        },
        {
          key: "default",
          shape: { kind: "integer" },
          optional: true,
          description: "Value the API assumes when none is sent.",
        },
      ],
    },
  },
  "api-commons:DoubleType": {
    name: "DoubleType",
    description: "Limits of a number with decimals. A limit that is absent does not apply.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "minimum",
          shape: { kind: "double" },
          optional: true,
          description: "Smallest value allowed.",
        },
        {
          key: "maximum",
          shape: { kind: "double" },
          optional: true,
          description: "Largest value allowed.",
        },
        {
          key: "default",
          shape: { kind: "double" },
          optional: true,
          description: "Value the API assumes when none is sent.",
        },
      ],
    },
  },
  "api-commons:StringType": {
    name: "StringType",
    description: "Limits of a text. A limit that is absent does not apply.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "format",
          shape: { kind: "string" },
          optional: true,
          description: "A hint at what the text holds, such as `email` or `password`. A password is masked in forms.",
        },
        {
          key: "regex",
          shape: { kind: "string" },
          optional: true,
          description: "Regular expression that the text must match.",
        },
        {
          key: "minLength",
          shape: { kind: "integer" },
          optional: true,
          description: "Fewest characters allowed.",
        },
        {
          key: "maxLength",
          shape: { kind: "integer" },
          optional: true,
          description: "Most characters allowed.",
        },
        {
          key: "default",
          shape: { kind: "string" },
          optional: true,
          description: "Text the API assumes when none is sent.",
        },
      ],
    },
  },
  "api-commons:LongType": {
    name: "LongType",
    description: "Limits of a 64-bit whole number. A limit that is absent does not apply.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "minimum",
          shape: { kind: "long" },
          optional: true,
          description: "Smallest value allowed.",
        },
        {
          key: "maximum",
          shape: { kind: "long" },
          optional: true,
          description: "Largest value allowed.",
        },
        {
          key: "default",
          shape: { kind: "long" },
          optional: true,
          description: "Value the API assumes when none is sent.",
        },
      ],
    },
  },
  "api-commons:BooleanType": {
    name: "BooleanType",
    description: "Settings of a true-or-false value.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "default",
          shape: { kind: "boolean" },
          optional: true,
          description: "Value the API assumes when none is sent.",
        },
      ],
    },
  },
  "api-commons:DatetimeType": {
    name: "DatetimeType",
    description: "Settings of a moment.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "default",
          shape: { kind: "datetime" },
          optional: true,
          description: "Moment the API assumes when none is sent.",
        },
      ],
    },
  },
  "api-commons:UuidType": {
    name: "UuidType",
    description: "Settings of a UUID.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "default",
          shape: { kind: "uuid" },
          optional: true,
          description: "UUID the API assumes when none is sent.",
        },
      ],
    },
  },
  "api-commons:Base64Type": {
    name: "Base64Type",
    description: "Settings of base64 text.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "default",
          shape: { kind: "base64" },
          optional: true,
          description: "Content the API assumes when none is sent.",
        },
        {
          key: "mimeType",
          shape: { kind: "string" },
          optional: true,
          description: "Media type of the decoded bytes, such as `audio/webm`. A form offers a recorder for audio.",
        },
      ],
    },
  },
  "api-commons:DateType": {
    name: "DateType",
    description: "Settings of a calendar day.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "default",
          shape: { kind: "date" },
          optional: true,
          description: "Day the API assumes when none is sent.",
        },
      ],
    },
  },
  "api-commons:BigIntegerType": {
    name: "BigIntegerType",
    description: "Settings of a whole number of any size.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "default",
          shape: { kind: "bigInteger" },
          optional: true,
          description: "Number the API assumes when none is sent.",
        },
      ],
    },
  },
  "api-commons:LiteralType": {
    name: "LiteralType",
    description: "A value that is always the same.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "booleanLiteral",
          description: "Always this truth value.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "booleanLiteral" }, optional: false },
              { key: "value", shape: { kind: "boolean" }, optional: false },
            ],
          },
        },
        {
          value: "stringLiteral",
          description: "Always this text.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "stringLiteral" }, optional: false },
              { key: "value", shape: { kind: "string" }, optional: false },
            ],
          },
        },
      ],
    },
  },
  "api-commons:TypeReferenceIdDefault": {
    name: "TypeReferenceIdDefault",
    description: "A default that belongs to one use of a named type, and overrides the default of the type itself.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "enum",
          description: "One of the values of the enum that is referred to.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "enum" }, optional: false },
              { key: "value", shape: { kind: "string" }, optional: false },
            ],
          },
        },
      ],
    },
  },
  "api-commons:EnumType": {
    name: "EnumType",
    description: "A closed list of texts, one of which is sent.",
    shape: {
      kind: "object",
      properties: [
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
  "api-commons:EnumValue": {
    name: "EnumValue",
    description: "One allowed value of an enum.",
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
          key: "value",
          shape: { kind: "string" },
          optional: false,
          description: "Text as it is sent.",
        },
      ],
    },
  },
  "api-commons:ObjectPropertyAccess": {
    name: "ObjectPropertyAccess",
    description: "Restricts a property to one direction.",
    shape: {
      kind: "enum",
      values: [
        { value: "READ_ONLY", description: "Only in responses. Forms leave it out of requests." },
        { value: "WRITE_ONLY", description: "Only in requests. Responses never hold it." },
      ],
    },
  },
  "api-commons:ContentType": {
    name: "ContentType",
    description: "The media types that a part of a multipart form may have.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        { description: "Exactly one media type, such as `image/png`.", shape: { kind: "string" } },
        {
          description: "Any one of these media types.",
          shape: { kind: "list", item: { kind: "string" } },
        },
      ],
    },
  },
  "api-commons:BytesRequest": {
    name: "BytesRequest",
    description: "A body sent as raw bytes, such as an uploaded file.",
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
  "api-commons:FileDownloadResponseBodyShape": {
    name: "FileDownloadResponseBodyShape",
    description: "A response that is a file rather than JSON.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "contentType",
          shape: { kind: "string" },
          optional: true,
          description: "Media type of the file. Absent when it varies.",
        },
      ],
    },
  },
  "api-commons:ExampleEndpointRequest": {
    name: "ExampleEndpointRequest",
    description: "The body of an example request.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "json",
          description: "A JSON body.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "json" }, optional: false },
              { key: "value", shape: { kind: "unknown" }, optional: false },
            ],
          },
        },
        {
          value: "form",
          description: "A multipart form, keyed by field name.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "form" }, optional: false },
              {
                key: "value",
                shape: {
                  kind: "map",
                  key: { kind: "string" },
                  value: { kind: "ref", id: "api-commons:FormValue" },
                },
                optional: false,
              },
            ],
          },
        },
        {
          value: "bytes",
          description: "A body of raw bytes.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "bytes" }, optional: false },
              {
                key: "value",
                shape: { kind: "ref", id: "api-commons:BytesValue" },
                optional: false,
              },
            ],
          },
        },
      ],
    },
  },
  "api-commons:FormValue": {
    name: "FormValue",
    description: "What an example sends in one field of a multipart form.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "json",
          description: "A JSON value.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "json" }, optional: false },
              { key: "value", shape: { kind: "unknown" }, optional: false },
            ],
          },
        },
        {
          value: "filename",
          description: "One file, given by name only.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "filename" }, optional: false },
              { key: "value", shape: { kind: "string" }, optional: false },
            ],
          },
        },
        {
          value: "filenames",
          description: "Several files, given by name only.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "filenames" }, optional: false },
              { key: "value", shape: { kind: "list", item: { kind: "string" } }, optional: false },
            ],
          },
        },
        {
          value: "filenameWithData",
          description: "One file with its content.",
          shape: {
            kind: "object",
            properties: [
              {
                key: "type",
                shape: { kind: "literal", value: "filenameWithData" },
                optional: false,
              },
              {
                key: "filename",
                shape: { kind: "string" },
                optional: false,
                description: "Name given to the API.",
              },
              {
                key: "data",
                shape: { kind: "ref", id: "commons:FileId" },
                optional: false,
                description: "Uploaded file that holds the content.",
              },
            ],
          },
        },
        {
          value: "filenamesWithData",
          description: "Several files with their content.",
          shape: {
            kind: "object",
            properties: [
              {
                key: "type",
                shape: { kind: "literal", value: "filenamesWithData" },
                optional: false,
              },
              {
                key: "value",
                shape: { kind: "list", item: { kind: "ref", id: "api-commons:FilenameWithData" } },
                optional: false,
              },
            ],
          },
        },
        {
          value: "exploded",
          description: "Several values sent as repeated fields of the same name.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "exploded" }, optional: false },
              { key: "value", shape: { kind: "list", item: { kind: "unknown" } }, optional: false },
            ],
          },
        },
      ],
    },
  },
  "api-commons:BytesValue": {
    name: "BytesValue",
    description: "The content of an example body of raw bytes.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "base64",
          description: "The bytes as base64 text.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "base64" }, optional: false },
              { key: "value", shape: { kind: "string" }, optional: false },
            ],
          },
        },
      ],
    },
  },
  "api-commons:FilenameWithData": {
    name: "FilenameWithData",
    description: "An example file whose content can be sent.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "filename",
          shape: { kind: "string" },
          optional: false,
          description: "Name given to the API.",
        },
        {
          key: "data",
          shape: { kind: "ref", id: "commons:FileId" },
          optional: false,
          description: "Uploaded file that holds the content.",
        },
      ],
    },
  },
  "api-commons:ExampleEndpointResponse": {
    name: "ExampleEndpointResponse",
    description: "The body of an example response.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "json",
          description: "A JSON body.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "json" }, optional: false },
              { key: "value", shape: { kind: "unknown" }, optional: false },
            ],
          },
        },
        {
          value: "filename",
          description: "A file, given by name.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "filename" }, optional: false },
              { key: "value", shape: { kind: "string" }, optional: false },
            ],
          },
        },
        {
          value: "stream",
          description: "Chunks of a streamed response, in the order they arrive.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "stream" }, optional: false },
              { key: "value", shape: { kind: "list", item: { kind: "unknown" } }, optional: false },
            ],
          },
        },
        {
          value: "sse",
          description: "Server-sent events, in the order they arrive.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "sse" }, optional: false },
              {
                key: "value",
                shape: {
                  kind: "list",
                  item: { kind: "ref", id: "api-commons:ExampleServerSentEvent" },
                },
                optional: false,
              },
            ],
          },
        },
      ],
    },
  },
  "api-commons:ExampleServerSentEvent": {
    name: "ExampleServerSentEvent",
    description: "One event of an example event stream.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "event",
          shape: { kind: "string" },
          optional: false,
          description: "Value of the event's `event` field.",
        },
        {
          key: "data",
          shape: { kind: "unknown" },
          optional: true,
          description: "Content of the event's `data` field, parsed as JSON. Absent for an event without content.",
        },
      ],
    },
  },
  "api-commons:ErrorExample": {
    name: "ErrorExample",
    description: "A failure as a reader would see it.",
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
          key: "responseBody",
          shape: { kind: "ref", id: "api-commons:ExampleErrorResponse" },
          optional: false,
          description: "Body that arrives with the error status.",
        },
      ],
    },
  },
  "api-commons:ExampleErrorResponse": {
    name: "ExampleErrorResponse",
    description: "The body of an example failure.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "json",
          description: "A JSON body.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "json" }, optional: false },
              { key: "value", shape: { kind: "unknown" }, optional: false },
            ],
          },
        },
      ],
    },
  },
  "api-commons:ExampleWebhookPayload": {
    name: "ExampleWebhookPayload",
    description: "What an API might send to a webhook.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "payload",
          shape: { kind: "unknown" },
          optional: true,
          description: "JSON body of the call. Absent when the call has none.",
        },
      ],
    },
  },
  "api-commons:ExampleWebSocketMessage": {
    name: "ExampleWebSocketMessage",
    description: "One message of an example session.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "type",
          shape: { kind: "ref", id: "api-commons:WebSocketMessageId" },
          optional: false,
          description: "Kind of message, which also tells who sends it.",
        },
        {
          key: "body",
          shape: { kind: "unknown" },
          optional: true,
          description: "JSON content of the message. Absent when it has none.",
        },
      ],
    },
  },
  "api-commons:CodeLanguage": {
    name: "CodeLanguage",
    description: "The language of a code sample.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "A language the docs know how to name and color.",
          shape: { kind: "ref", id: "api-commons:SupportedLanguage" },
        },
        { description: "Any other language, shown under this name.", shape: { kind: "string" } },
      ],
    },
  },
  "api-commons:SupportedLanguage": {
    name: "SupportedLanguage",
    description: "Languages that the docs recognize in code samples.",
    shape: {
      kind: "enum",
      values: [
        { value: "curl", description: "A shell command that uses cURL." },
        { value: "python" },
        { value: "javascript" },
        { value: "js", description: "Same as `javascript`." },
        { value: "node", description: "JavaScript for Node.js." },
        { value: "typescript" },
        { value: "ts", description: "Same as `typescript`." },
        { value: "go" },
        { value: "ruby" },
        { value: "csharp" },
      ],
    },
  },
  "api-commons:Source": {
    name: "Source",
    description: "The kind of document that an API definition was made from.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "openapi",
          description: "An OpenAPI document.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "openapi" }, optional: false },
            ],
          },
        },
        {
          value: "asyncapi",
          description: "An AsyncAPI document.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "asyncapi" }, optional: false },
            ],
          },
        },
        {
          value: "proto",
          description: "Protocol Buffers files.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "proto" }, optional: false },
            ],
          },
        },
      ],
    },
  },
  "api-commons:SnippetsConfig": {
    name: "SnippetsConfig",
    description: "The published SDKs whose snippets accompany this API. A language without an entry has the newest one stored.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "typescriptSdk",
          shape: { kind: "ref", id: "api-commons:TypescriptPackage" },
          optional: true,
          description: "The npm package.",
        },
        {
          key: "pythonSdk",
          shape: { kind: "ref", id: "api-commons:PythonPackage" },
          optional: true,
          description: "The PyPI package.",
        },
        {
          key: "goSdk",
          shape: { kind: "ref", id: "api-commons:GoModule" },
          optional: true,
          description: "The Go module.",
        },
        {
          key: "javaSdk",
          shape: { kind: "ref", id: "api-commons:JavaCoordinate" },
          optional: true,
          description: "The Maven artifact.",
        },
        {
          key: "rubySdk",
          shape: { kind: "ref", id: "api-commons:RubyGem" },
          optional: true,
          description: "The Ruby gem.",
        },
        {
          key: "csharpSdk",
          shape: { kind: "ref", id: "api-commons:NugetPackage" },
          optional: true,
          description: "The NuGet package.",
        },
      ],
    },
  },
  "api-commons:TypescriptPackage": {
    name: "TypescriptPackage",
    description: "An SDK on npm.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "package",
          shape: { kind: "string" },
          optional: false,
          description: "Package name, such as `@acme/plants`.",
        },
        {
          key: "version",
          shape: { kind: "string" },
          optional: true,
          description: "Version to show. Absent means the newest that has snippets.",
        },
      ],
    },
  },
  "api-commons:PythonPackage": {
    name: "PythonPackage",
    description: "An SDK on PyPI.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "package",
          shape: { kind: "string" },
          optional: false,
          description: "Distribution name, such as `acme-plants`.",
        },
        {
          key: "version",
          shape: { kind: "string" },
          optional: true,
          description: "Version to show. Absent means the newest that has snippets.",
        },
      ],
    },
  },
  "api-commons:GoModule": {
    name: "GoModule",
    description: "An SDK as a Go module.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "githubRepo",
          shape: { kind: "string" },
          optional: false,
          description: "Repository that holds the module, such as `github.com/acme/plants-go`.",
        },
        {
          key: "version",
          shape: { kind: "string" },
          optional: true,
          description: "Version to show. Absent means the newest that has snippets.",
        },
      ],
    },
  },
  "api-commons:JavaCoordinate": {
    name: "JavaCoordinate",
    description: "An SDK in a Maven repository.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "coordinate",
          shape: { kind: "string" },
          optional: false,
          description: "Group and artifact joined by a colon, such as `com.acme:plants`.",
        },
        {
          key: "version",
          shape: { kind: "string" },
          optional: true,
          description: "Version to show. Absent means the newest that has snippets.",
        },
      ],
    },
  },
  "api-commons:RubyGem": {
    name: "RubyGem",
    description: "An SDK as a Ruby gem.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "gem",
          shape: { kind: "string" },
          optional: false,
          description: "Gem name, such as `acme_plants`.",
        },
        {
          key: "version",
          shape: { kind: "string" },
          optional: true,
          description: "Version to show. Absent means the newest that has snippets.",
        },
      ],
    },
  },
  "api-commons:NugetPackage": {
    name: "NugetPackage",
    description: "An SDK on NuGet.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "package",
          shape: { kind: "string" },
          optional: false,
          description: "Package name, such as `Acme.Plants`.",
        },
        {
          key: "version",
          shape: { kind: "string" },
          optional: true,
          description: "Version to show. Absent means the newest that has snippets.",
        },
      ],
    },
  },
};
