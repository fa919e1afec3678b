// Generated from idl/areas/api-commons.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 47d78360395748180e5ecea007c55515

import type { TypeTable } from "#engine/shape";
import type { Long } from "#engine/interpret";
import type * as Commons from "./commons.ts";

/** ID of a section of an API definition, such as `subpackage_plants`. */
export type SubpackageId = string & { readonly __brand?: "SubpackageId" };

/** ID of a message type within its channel, such as `subscribe`. */
export type WebSocketMessageId = string & { readonly __brand?: "WebSocketMessageId" };

/** The side of a WebSocket connection that sends a message. */
export type WebSocketMessageOrigin =
  /** Sent by the client. */
  | "client"
  /** Sent by the server. */
  | "server";

/** HTTP method of a webhook call. */
export type WebhookHttpMethod = "GET" | "POST";

/** Adds a description to types that extend it. */
export interface WithDescription {
  /** Markdown description. */
  readonly description?: string;
}

/** Adds an availability to types that extend it. */
export interface WithAvailability {
  /** Release stage, such as beta or deprecated. Absent if not specified. */
  readonly availability?: Commons.Availability;
}

/** A server of an endpoint or channel. */
export interface Environment {
  /** Name shown in the environment selector and used as default. */
  readonly id: Commons.EnvironmentId;
  /** Absolute base URL, such as `https://api.plants.example/v1`. */
  readonly baseUrl: string;
}

/** Protocol of a call. */
export type Protocol =
  /** A plain HTTP request. */
  | ({ readonly type: "rest" } & RestProtocol)
  /** JSON-RPC over HTTP. The body is wrapped in an envelope with the method name. */
  | ({ readonly type: "openrpc" } & OpenRpcProtocol);

/** Plain HTTP has no settings. */
export interface RestProtocol {
}

/** Settings of a JSON-RPC call. */
export interface OpenRpcProtocol {
  /** Value of `method` in the JSON-RPC envelope. */
  readonly methodName: string;
  /** Parameter keys in order, for positional parameters. Absent if parameters are sent by name. An extension. */
  readonly positions?: readonly Commons.PropertyKey[];
  /** True for a notification, which has no ID and no response. An extension. */
  readonly isNotification?: boolean;
}

/** A part of a path. Parts are joined without a separator; literals include their slashes. */
export type PathPart =
  /** Fixed text, such as `/plants/`. May be empty. */
  | { readonly type: "literal"; readonly value: string }
  /** Key of a path parameter. Its value is percent-encoded. */
  | { readonly type: "pathParameter"; readonly value: Commons.PropertyKey };

/** ID of an authentication scheme within its API definition, such as `bearer`. */
export type AuthSchemeId = string & { readonly __brand?: "AuthSchemeId" };

/** Authentication schemes that are all required. */
export interface MultiAuth {
  /** IDs of the schemes. All are required. */
  readonly schemes: readonly AuthSchemeId[];
}

/** An authentication scheme. */
export type ApiAuth =
  /** A bearer token in the `Authorization` header. */
  | ({ readonly type: "bearerAuth" } & BearerAuth)
  /** HTTP basic authentication: username and password. */
  | ({ readonly type: "basicAuth" } & BasicAuth)
  /** An API key in a custom header. */
  | ({ readonly type: "header" } & HeaderAuth)
  /** An OAuth 2 access token. */
  | { readonly type: "oAuth"; readonly value: OAuth };

/** Labels of HTTP basic authentication. */
export interface BasicAuth extends WithDescription {
  /** Label of the username field. Default: `Username`. */
  readonly usernameName?: string;
  /** Label of the password field. Default: `Password`. */
  readonly passwordName?: string;
}

/** Label of HTTP bearer authentication. */
export interface BearerAuth extends WithDescription {
  /** Label of the token field. Default: `Bearer token`. */
  readonly tokenName?: string;
}

/** A credential in a custom header. */
export interface HeaderAuth extends WithDescription {
  /** Label shown instead of the header name. */
  readonly nameOverride?: string;
  /** Header name, such as `X-API-Key`. */
  readonly headerWireValue: string;
  /** Prefix before the credential, such as `Token`, separated by a space. Default: none. */
  readonly prefix?: string;
}

/** The OAuth 2 flow. */
export type OAuth =
  /** Client credentials flow. */
  | { readonly type: "clientCredentials"; readonly value: OAuthClientCredentials };

/** Token endpoint of the client credentials flow. */
export type OAuthClientCredentials =
  /** An endpoint of the same API definition. */
  | ({ readonly type: "referencedEndpoint" } & OAuthClientCredentialsReferencedEndpoint);

/** A token endpoint of the same API. */
export interface OAuthClientCredentialsReferencedEndpoint extends WithDescription {
  /** Endpoint to call for a token. */
  readonly endpointId: Commons.EndpointId;
  /** Location of the access token in the JSON response. */
  readonly accessTokenLocator: Commons.JqString;
  /** Header that carries the token. Default: `Authorization`. */
  readonly headerName?: string;
  /** Prefix before the token in that header. Default: `Bearer`. */
  readonly tokenPrefix?: string;
}

/** A primitive type with its constraints. */
export type PrimitiveType =
  /** A 32-bit integer. */
  | ({ readonly type: "integer" } & IntegerType)
  /** A floating-point number. */
  | ({ readonly type: "double" } & DoubleType)
  /** Text. */
  | ({ readonly type: "string" } & StringType)
  /** A 64-bit integer. JavaScript numbers are exact only up to 2^53. */
  | ({ readonly type: "long" } & LongType)
  /** A boolean. */
  | ({ readonly type: "boolean" } & BooleanType)
  /** An RFC 3339 date and time, such as `2026-05-04T09:30:00Z`. */
  | ({ readonly type: "datetime" } & DatetimeType)
  /** A UUID, such as `3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13`. */
  | ({ readonly type: "uuid" } & UuidType)
  /** Base64-encoded bytes. */
  | ({ readonly type: "base64" } & Base64Type)
  /** A date as `YYYY-MM-DD`. */
  | ({ readonly type: "date" } & DateType)
  /** An integer of any size, as a decimal string. */
  | ({ readonly type: "bigInteger" } & BigIntegerType)
  /** An unsigned 32-bit integer. */
  | { readonly type: "uint" }
  /** An unsigned 64-bit integer. */
  | { readonly type: "uint64" };

/** Constraints of a 32-bit integer. All are optional. */
export interface IntegerType {
  /** Minimum value (inclusive). */
  readonly minimum?: number;
  /** Maximum value (inclusive). */
  readonly maximum?: number;
  /** Default value. */
  readonly default?: number;
}

/** Constraints of a floating-point number. All are optional. */
export interface DoubleType {
  /** Minimum value (inclusive). */
  readonly minimum?: number;
  /** Maximum value (inclusive). */
  readonly maximum?: number;
  /** Default value. */
  readonly default?: number;
}

/** Constraints of a string. All are optional. */
export interface StringType {
  /** Format of the string, such as `email` or `password`. Forms mask passwords. */
  readonly format?: string;
  /** Regular expression that the string must match. */
  readonly regex?: string;
  /** Minimum length in characters. */
  readonly minLength?: number;
  /** Maximum length in characters. */
  readonly maxLength?: number;
  /** Default value. */
  readonly default?: string;
}

/** Constraints of a 64-bit integer. All are optional. */
export interface LongType {
  /** Minimum value (inclusive). */
  readonly minimum?: Long;
  /** Maximum value (inclusive). */
  readonly maximum?: Long;
  /** Default value. */
  readonly default?: Long;
}

/** Constraints of a boolean. */
export interface BooleanType {
  /** Default value. */
  readonly default?: boolean;
}

/** Constraints of a date and time. */
export interface DatetimeType {
  /** Default value. */
  readonly default?: string;
}

/** Constraints of a UUID. */
export interface UuidType {
  /** Default value. */
  readonly default?: string;
}

/** Constraints of base64-encoded bytes. */
export interface Base64Type {
  /** Default value. */
  readonly default?: string;
  /** Media type of the decoded bytes, such as `audio/webm`. Forms show a recorder for audio. */
  readonly mimeType?: string;
}

/** Constraints of a date. */
export interface DateType {
  /** Default value. */
  readonly default?: string;
}

/** Constraints of a big integer. */
export interface BigIntegerType {
  /** Default value. */
  readonly default?: string;
}

/** A constant. */
export type LiteralType =
  /** A boolean constant. */
  | { readonly type: "booleanLiteral"; readonly value: boolean }
  /** A string constant. */
  | { readonly type: "stringLiteral"; readonly value: string };

/** Default of one reference to a named type. It overrides the default of the type. */
export type TypeReferenceIdDefault =
  /** A value of the referenced enum. */
  | { readonly type: "enum"; readonly value: string };

/** A string enum. */
export interface EnumType {
  /** Default value; one of `values`. */
  readonly default?: string;
  /** Allowed values, in the author's order. */
  readonly values: readonly EnumValue[];
}

/** One allowed value of an enum. */
export interface EnumValue extends WithDescription, WithAvailability {
  /** The string value. */
  readonly value: string;
}

/** Read-only or write-only access. */
export type ObjectPropertyAccess =
  /** Only in responses. Forms omit it. */
  | "READ_ONLY"
  /** Only in requests. */
  | "WRITE_ONLY";

/** Media types of a part of a multipart form. */
export type ContentType =
  /** Exactly one media type, such as `image/png`. */
  | string
  /** Any one of these media types. */
  | (readonly string[]);

/** A body sent as raw bytes, such as an uploaded file. */
export interface BytesRequest extends WithDescription, WithAvailability {
  /** True if the body is optional. */
  readonly isOptional: boolean;
  /** Media type of the bytes. Default: `application/octet-stream`. */
  readonly contentType?: string;
}

/** A file download. */
export interface FileDownloadResponseBodyShape {
  /** Media type of the file. Absent if it varies. */
  readonly contentType?: string;
}

/** The body of an example request. */
export type ExampleEndpointRequest =
  /** A JSON body. */
  | { readonly type: "json"; readonly value: unknown }
  /** A multipart form, by field name. */
  | { readonly type: "form"; readonly value: { readonly [key: string]: FormValue } }
  /** Raw bytes. */
  | { readonly type: "bytes"; readonly value: BytesValue };

/** Example value of a multipart form field. */
export type FormValue =
  /** A JSON value. */
  | { readonly type: "json"; readonly value: unknown }
  /** A file, by name only. */
  | { readonly type: "filename"; readonly value: string }
  /** Several files, by name only. */
  | { readonly type: "filenames"; readonly value: readonly string[] }
  /** A file with its content. */
  | ({ readonly type: "filenameWithData" } & FilenameWithData)
  /** Several files with their content. */
  | { readonly type: "filenamesWithData"; readonly value: readonly FilenameWithData[] }
  /** Several values, sent as repeated fields. */
  | { readonly type: "exploded"; readonly value: readonly unknown[] };

/** Content of an example body of raw bytes. */
export type BytesValue =
  /** The bytes, base64-encoded. */
  | { readonly type: "base64"; readonly value: string };

/** An example file with its content. */
export interface FilenameWithData {
  /** File name sent to the API. */
  readonly filename: string;
  /** Uploaded file that holds the content. */
  readonly data: Commons.FileId;
}

/** The body of an example response. */
export type ExampleEndpointResponse =
  /** A JSON body. */
  | { readonly type: "json"; readonly value: unknown }
  /** A file, by name. */
  | { readonly type: "filename"; readonly value: string }
  /** Chunks of a streamed response, in order. */
  | { readonly type: "stream"; readonly value: readonly unknown[] }
  /** Server-sent events, in order. */
  | { readonly type: "sse"; readonly value: readonly ExampleServerSentEvent[] };

/** One event of an example event stream. */
export interface ExampleServerSentEvent {
  /** Value of the event's `event` field. */
  readonly event: string;
  /** Content of the event's `data` field, parsed as JSON. Absent for an event without content. */
  readonly data?: unknown;
}

/** An example error. */
export interface ErrorExample extends WithDescription {
  /** Heading in the list of examples. */
  readonly name?: string;
  /** Response body. */
  readonly responseBody: ExampleErrorResponse;
}

/** The body of an example error. */
export type ExampleErrorResponse =
  /** A JSON body. */
  | { readonly type: "json"; readonly value: unknown };

/** An example webhook payload. */
export interface ExampleWebhookPayload {
  /** JSON payload. Absent if there is none. */
  readonly payload?: unknown;
}

/** One message of an example session. */
export interface ExampleWebSocketMessage {
  /** Message type. It determines the sender. */
  readonly type: WebSocketMessageId;
  /** JSON content of the message, if any. */
  readonly body?: unknown;
}

/** The language of a code sample. */
export type CodeLanguage =
  /** A language with a display name and syntax highlighting. */
  | SupportedLanguage
  /** Any other language, shown by this name. */
  | string;

/** Known languages of code samples. */
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

/** Source format of an API definition. */
export type Source =
  /** An OpenAPI document. */
  | { readonly type: "openapi" }
  /** An AsyncAPI document. */
  | { readonly type: "asyncapi" }
  /** Protocol Buffers files. */
  | { readonly type: "proto" };

/** Published SDKs with snippets of this API. Default for a language: the newest one stored. */
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
  /** Version to show. Default: the newest one with snippets. */
  readonly version?: string;
}

/** An SDK on PyPI. */
export interface PythonPackage {
  /** Distribution name, such as `acme-plants`. */
  readonly package: string;
  /** Version to show. Default: the newest one with snippets. */
  readonly version?: string;
}

/** An SDK as a Go module. */
export interface GoModule {
  /** Module path, such as `github.com/acme/plants-go`. */
  readonly githubRepo: string;
  /** Version to show. Default: the newest one with snippets. */
  readonly version?: string;
}

/** An SDK in a Maven repository. */
export interface JavaCoordinate {
  /** Maven coordinate, such as `com.acme:plants`. */
  readonly coordinate: string;
  /** Version to show. Default: the newest one with snippets. */
  readonly version?: string;
}

/** An SDK as a Ruby gem. */
export interface RubyGem {
  /** Gem name, such as `acme_plants`. */
  readonly gem: string;
  /** Version to show. Default: the newest one with snippets. */
  readonly version?: string;
}

/** An SDK on NuGet. */
export interface NugetPackage {
  /** Package name, such as `Acme.Plants`. */
  readonly package: string;
  /** Version to show. Default: the newest one with snippets. */
  readonly version?: string;
}

/** The types of `api-commons` as shapes, by id. */
export const apiCommonsTypes: TypeTable = {
  "api-commons:SubpackageId": {
    name: "SubpackageId",
    description: "ID of a section of an API definition, such as `subpackage_plants`.",
    shape: { kind: "string" },
  },
  "api-commons:WebSocketMessageId": {
    name: "WebSocketMessageId",
    description: "ID of a message type within its channel, such as `subscribe`.",
    shape: { kind: "string" },
  },
  "api-commons:WebSocketMessageOrigin": {
    name: "WebSocketMessageOrigin",
    description: "The side of a WebSocket connection that sends a message.",
    shape: {
      kind: "enum",
      values: [
        { value: "client", description: "Sent by the client." },
        { value: "server", description: "Sent by the server." },
      ],
    },
  },
  "api-commons:WebhookHttpMethod": {
    name: "WebhookHttpMethod",
    description: "HTTP method of a webhook call.",
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
          description: "Markdown description.",
        },
      ],
    },
  },
  "api-commons:WithAvailability": {
    name: "WithAvailability",
    description: "Adds an availability to types that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "availability",
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "Release stage, such as beta or deprecated. Absent if not specified.",
        },
      ],
    },
  },
  "api-commons:Environment": {
    name: "Environment",
    description: "A server of an endpoint or channel.",
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
          description: "Absolute base URL, such as `https://api.plants.example/v1`.",
        },
      ],
    },
  },
  "api-commons:Protocol": {
    name: "Protocol",
    description: "Protocol of a call.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "rest",
          description: "A plain HTTP request.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "rest" }, optional: false },
            ],
          },
        },
        {
          value: "openrpc",
          description: "JSON-RPC over HTTP. The body is wrapped in an envelope with the method name.",
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
                description: "Parameter keys in order, for positional parameters. Absent if parameters are sent by name. An extension.",
              },
              {
                key: "isNotification",
                shape: { kind: "boolean" },
                optional: true,
                description: "True for a notification, which has no ID and no response. An extension.",
              },
            ],
          },
        },
      ],
    },
  },
  "api-commons:RestProtocol": {
    name: "RestProtocol",
    description: "Plain HTTP has no settings.",
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
          description: "Parameter keys in order, for positional parameters. Absent if parameters are sent by name. An extension.",
        },
        {
          key: "isNotification",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a notification, which has no ID and no response. An extension.",
        },
      ],
    },
  },
  "api-commons:PathPart": {
    name: "PathPart",
    description: "A part of a path. Parts are joined without a separator; literals include their slashes.",
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
          description: "Key of a path parameter. Its value is percent-encoded.",
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
    description: "ID of an authentication scheme within its API definition, such as `bearer`.",
    shape: { kind: "string" },
  },
  "api-commons:MultiAuth": {
    name: "MultiAuth",
    description: "Authentication schemes that are all required.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "schemes",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:AuthSchemeId" } },
          optional: false,
          description: "IDs of the schemes. All are required.",
        },
      ],
    },
  },
  "api-commons:ApiAuth": {
    name: "ApiAuth",
    description: "An authentication scheme.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "bearerAuth",
          description: "A bearer token in the `Authorization` header.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "bearerAuth" }, optional: false },
              {
                key: "description",
                shape: { kind: "string" },
                optional: true,
                description: "Markdown description.",
              },
              {
                key: "tokenName",
                shape: { kind: "string" },
                optional: true,
                description: "Label of the token field. Default: `Bearer token`.",
              },
            ],
          },
        },
        {
          value: "basicAuth",
          description: "HTTP basic authentication: username and password.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "basicAuth" }, optional: false },
              {
                key: "description",
                shape: { kind: "string" },
                optional: true,
                description: "Markdown description.",
              },
              {
                key: "usernameName",
                shape: { kind: "string" },
                optional: true,
                description: "Label of the username field. Default: `Username`.",
              },
              {
                key: "passwordName",
                shape: { kind: "string" },
                optional: true,
                description: "Label of the password field. Default: `Password`.",
              },
            ],
          },
        },
        {
          value: "header",
          description: "An API key in a custom header.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "header" }, optional: false },
              {
                key: "description",
                shape: { kind: "string" },
                optional: true,
                description: "Markdown description.",
              },
              {
                key: "nameOverride",
                shape: { kind: "string" },
                optional: true,
                description: "Label shown instead of the header name.",
              },
              {
                key: "headerWireValue",
                shape: { kind: "string" },
                optional: false,
                description: "Header name, such as `X-API-Key`.",
              },
              {
                key: "prefix",
                shape: { kind: "string" },
                optional: true,
                description: "Prefix before the credential, such as `Token`, separated by a space. Default: none.",
              },
            ],
          },
        },
        {
          value: "oAuth",
          description: "An OAuth 2 access token.",
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
    description: "Labels of HTTP basic authentication.",
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
          key: "usernameName",
          shape: { kind: "string" },
          optional: true,
          description: "Label of the username field. Default: `Username`.",
        },
        {
          key: "passwordName",
          shape: { kind: "string" },
          optional: true,
          description: "Label of the password field. Default: `Password`.",
        },
      ],
    },
  },
  "api-commons:BearerAuth": {
    name: "BearerAuth",
    description: "Label of HTTP bearer authentication.",
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
          key: "tokenName",
          shape: { kind: "string" },
          optional: true,
          description: "Label of the token field. Default: `Bearer token`.",
        },
      ],
    },
  },
  "api-commons:HeaderAuth": {
    name: "HeaderAuth",
    description: "A credential in a custom header.",
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
          key: "nameOverride",
          shape: { kind: "string" },
          optional: true,
          description: "Label shown instead of the header name.",
        },
        {
          key: "headerWireValue",
          shape: { kind: "string" },
          optional: false,
          description: "Header name, such as `X-API-Key`.",
        },
        {
          key: "prefix",
          shape: { kind: "string" },
          optional: true,
          description: "Prefix before the credential, such as `Token`, separated by a space. Default: none.",
        },
      ],
    },
  },
  "api-commons:OAuth": {
    name: "OAuth",
    description: "The OAuth 2 flow.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "clientCredentials",
          description: "Client credentials flow.",
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
    description: "Token endpoint of the client credentials flow.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "referencedEndpoint",
          description: "An endpoint of the same API definition.",
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
                description: "Markdown description.",
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
                description: "Location of the access token in the JSON response.",
              },
              {
                key: "headerName",
                shape: { kind: "string" },
                optional: true,
                description: "Header that carries the token. Default: `Authorization`.",
              },
              {
                key: "tokenPrefix",
                shape: { kind: "string" },
                optional: true,
                description: "Prefix before the token in that header. Default: `Bearer`.",
              },
            ],
          },
        },
      ],
    },
  },
  "api-commons:OAuthClientCredentialsReferencedEndpoint": {
    name: "OAuthClientCredentialsReferencedEndpoint",
    description: "A token endpoint of the same API.",
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
          key: "endpointId",
          shape: { kind: "ref", id: "commons:EndpointId" },
          optional: false,
          description: "Endpoint to call for a token.",
        },
        {
          key: "accessTokenLocator",
          shape: { kind: "ref", id: "commons:JqString" },
          optional: false,
          description: "Location of the access token in the JSON response.",
        },
        {
          key: "headerName",
          shape: { kind: "string" },
          optional: true,
          description: "Header that carries the token. Default: `Authorization`.",
        },
        {
          key: "tokenPrefix",
          shape: { kind: "string" },
          optional: true,
          description: "Prefix before the token in that header. Default: `Bearer`.",
        },
      ],
    },
  },
  "api-commons:PrimitiveType": {
    name: "PrimitiveType",
    description: "A primitive type with its constraints.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "integer",
          description: "A 32-bit integer.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "integer" }, optional: false },
              {
                key: "minimum",
                shape: { kind: "integer" },
                optional: true,
                description: "Minimum value (inclusive).",
              },
              {
                key: "maximum",
                shape: { kind: "integer" },
                optional: true,
                description: "Maximum value (inclusive).",
              },
              {
                key: "default",
                shape: { kind: "integer" },
                optional: true,
                description: "Default value.",
              },
            ],
          },
        },
        {
          value: "double",
          description: "A floating-point number.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "double" }, optional: false },
              {
                key: "minimum",
                shape: { kind: "double" },
                optional: true,
                description: "Minimum value (inclusive).",
              },
              {
                key: "maximum",
                shape: { kind: "double" },
                optional: true,
                description: "Maximum value (inclusive).",
              },
              {
                key: "default",
                shape: { kind: "double" },
                optional: true,
                description: "Default value.",
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
                description: "Format of the string, such as `email` or `password`. Forms mask passwords.",
              },
              {
                key: "regex",
                shape: { kind: "string" },
                optional: true,
                description: "Regular expression that the string must match.",
              },
              {
                key: "minLength",
                shape: { kind: "integer" },
                optional: true,
                description: "Minimum length in characters.",
              },
              {
                key: "maxLength",
                shape: { kind: "integer" },
                optional: true,
                description: "Maximum length in characters.",
              },
              {
                key: "default",
                shape: { kind: "string" },
                optional: true,
                description: "Default value.",
              },
            ],
          },
        },
        {
          value: "long",
          description: "A 64-bit integer. JavaScript numbers are exact only up to 2^53.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "long" }, optional: false },
              {
                key: "minimum",
                shape: { kind: "long" },
                optional: true,
                description: "Minimum value (inclusive).",
              },
              {
                key: "maximum",
                shape: { kind: "long" },
                optional: true,
                description: "Maximum value (inclusive).",
              },
              {
                key: "default",
                shape: { kind: "long" },
                optional: true,
                description: "Default value.",
              },
            ],
          },
        },
        {
          value: "boolean",
          description: "A boolean.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "boolean" }, optional: false },
              {
                key: "default",
                shape: { kind: "boolean" },
                optional: true,
                description: "Default value.",
              },
            ],
          },
        },
        {
          value: "datetime",
          description: "An RFC 3339 date and time, such as `2026-05-04T09:30:00Z`.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "datetime" }, optional: false },
              {
                key: "default",
                shape: { kind: "datetime" },
                optional: true,
                description: "Default value.",
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
                description: "Default value.",
              },
            ],
          },
        },
        {
          value: "base64",
          description: "Base64-encoded bytes.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "base64" }, optional: false },
              {
                key: "default",
                shape: { kind: "base64" },
                optional: true,
                description: "Default value.",
              },
              {
                key: "mimeType",
                shape: { kind: "string" },
                optional: true,
                description: "Media type of the decoded bytes, such as `audio/webm`. Forms show a recorder for audio.",
              },
            ],
          },
        },
        {
          value: "date",
          description: "A date as `YYYY-MM-DD`.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "date" }, optional: false },
              {
                key: "default",
                shape: { kind: "date" },
                optional: true,
                description: "Default value.",
              },
            ],
          },
        },
        {
          value: "bigInteger",
          description: "An integer of any size, as a decimal string.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "bigInteger" }, optional: false },
              {
                key: "default",
                shape: { kind: "bigInteger" },
                optional: true,
                description: "Default value.",
              },
            ],
          },
        },
        {
          value: "uint",
          description: "An unsigned 32-bit integer.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "uint" }, optional: false },
            ],
          },
        },
        {
          value: "uint64",
          description: "An unsigned 64-bit integer.",
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
    description: "Constraints of a 32-bit integer. All are optional.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "minimum",
          shape: { kind: "integer" },
          optional: true,
          description: "Minimum value (inclusive).",
        },
        {
          key: "maximum",
          shape: { kind: "integer" },
          optional: true,
          description: "Maximum value (inclusive).",
        },
        {
          key: "default",
          shape: { kind: "integer" },
          optional: true,
          description: "Default value.",
        },
      ],
    },
  },
  "api-commons:DoubleType": {
    name: "DoubleType",
    description: "Constraints of a floating-point number. All are optional.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "minimum",
          shape: { kind: "double" },
          optional: true,
          description: "Minimum value (inclusive).",
        },
        {
          key: "maximum",
          shape: { kind: "double" },
          optional: true,
          description: "Maximum value (inclusive).",
        },
        {
          key: "default",
          shape: { kind: "double" },
          optional: true,
          description: "Default value.",
        },
      ],
    },
  },
  "api-commons:StringType": {
    name: "StringType",
    description: "Constraints of a string. All are optional.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "format",
          shape: { kind: "string" },
          optional: true,
          description: "Format of the string, such as `email` or `password`. Forms mask passwords.",
        },
        {
          key: "regex",
          shape: { kind: "string" },
          optional: true,
          description: "Regular expression that the string must match.",
        },
        {
          key: "minLength",
          shape: { kind: "integer" },
          optional: true,
          description: "Minimum length in characters.",
        },
        {
          key: "maxLength",
          shape: { kind: "integer" },
          optional: true,
          description: "Maximum length in characters.",
        },
        {
          key: "default",
          shape: { kind: "string" },
          optional: true,
          description: "Default value.",
        },
      ],
    },
  },
  "api-commons:LongType": {
    name: "LongType",
    description: "Constraints of a 64-bit integer. All are optional.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "minimum",
          shape: { kind: "long" },
          optional: true,
          description: "Minimum value (inclusive).",
        },
        {
          key: "maximum",
          shape: { kind: "long" },
          optional: true,
          description: "Maximum value (inclusive).",
        },
        { key: "default", shape: { kind: "long" }, optional: true, description: "Default value." },
      ],
    },
  },
  "api-commons:BooleanType": {
    name: "BooleanType",
    description: "Constraints of a boolean.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "default",
          shape: { kind: "boolean" },
          optional: true,
          description: "Default value.",
        },
      ],
    },
  },
  "api-commons:DatetimeType": {
    name: "DatetimeType",
    description: "Constraints of a date and time.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "default",
          shape: { kind: "datetime" },
          optional: true,
          description: "Default value.",
        },
      ],
    },
  },
  "api-commons:UuidType": {
    name: "UuidType",
    description: "Constraints of a UUID.",
    shape: {
      kind: "object",
      properties: [
        { key: "default", shape: { kind: "uuid" }, optional: true, description: "Default value." },
      ],
    },
  },
  "api-commons:Base64Type": {
    name: "Base64Type",
    description: "Constraints of base64-encoded bytes.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "default",
          shape: { kind: "base64" },
          optional: true,
          description: "Default value.",
        },
        {
          key: "mimeType",
          shape: { kind: "string" },
          optional: true,
          description: "Media type of the decoded bytes, such as `audio/webm`. Forms show a recorder for audio.",
        },
      ],
    },
  },
  "api-commons:DateType": {
    name: "DateType",
    description: "Constraints of a date.",
    shape: {
      kind: "object",
      properties: [
        { key: "default", shape: { kind: "date" }, optional: true, description: "Default value." },
      ],
    },
  },
  "api-commons:BigIntegerType": {
    name: "BigIntegerType",
    description: "Constraints of a big integer.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "default",
          shape: { kind: "bigInteger" },
          optional: true,
          description: "Default value.",
        },
      ],
    },
  },
  "api-commons:LiteralType": {
    name: "LiteralType",
    description: "A constant.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "booleanLiteral",
          description: "A boolean constant.",
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
          description: "A string constant.",
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
    description: "Default of one reference to a named type. It overrides the default of the type.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "enum",
          description: "A value of the referenced enum.",
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
    description: "A string enum.",
    shape: {
      kind: "object",
      properties: [
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
          description: "Markdown description.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "Release stage, such as beta or deprecated. Absent if not specified.",
        },
        {
          key: "value",
          shape: { kind: "string" },
          optional: false,
          description: "The string value.",
        },
      ],
    },
  },
  "api-commons:ObjectPropertyAccess": {
    name: "ObjectPropertyAccess",
    description: "Read-only or write-only access.",
    shape: {
      kind: "enum",
      values: [
        { value: "READ_ONLY", description: "Only in responses. Forms omit it." },
        { value: "WRITE_ONLY", description: "Only in requests." },
      ],
    },
  },
  "api-commons:ContentType": {
    name: "ContentType",
    description: "Media types of a part of a multipart form.",
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
  "api-commons:FileDownloadResponseBodyShape": {
    name: "FileDownloadResponseBodyShape",
    description: "A file download.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "contentType",
          shape: { kind: "string" },
          optional: true,
          description: "Media type of the file. Absent if it varies.",
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
          description: "A multipart form, by field name.",
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
          description: "Raw bytes.",
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
    description: "Example value of a multipart form field.",
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
          description: "A file, by name only.",
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
          description: "Several files, by name only.",
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
          description: "A file with its content.",
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
                description: "File name sent to the API.",
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
          description: "Several values, sent as repeated fields.",
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
    description: "Content of an example body of raw bytes.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "base64",
          description: "The bytes, base64-encoded.",
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
    description: "An example file with its content.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "filename",
          shape: { kind: "string" },
          optional: false,
          description: "File name sent to the API.",
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
          description: "A file, by name.",
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
          description: "Chunks of a streamed response, in order.",
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
          description: "Server-sent events, in order.",
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
    description: "An example error.",
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
          key: "responseBody",
          shape: { kind: "ref", id: "api-commons:ExampleErrorResponse" },
          optional: false,
          description: "Response body.",
        },
      ],
    },
  },
  "api-commons:ExampleErrorResponse": {
    name: "ExampleErrorResponse",
    description: "The body of an example error.",
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
    description: "An example webhook payload.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "payload",
          shape: { kind: "unknown" },
          optional: true,
          description: "JSON payload. Absent if there is none.",
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
          description: "Message type. It determines the sender.",
        },
        {
          key: "body",
          shape: { kind: "unknown" },
          optional: true,
          description: "JSON content of the message, if any.",
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
          description: "A language with a display name and syntax highlighting.",
          shape: { kind: "ref", id: "api-commons:SupportedLanguage" },
        },
        { description: "Any other language, shown by this name.", shape: { kind: "string" } },
      ],
    },
  },
  "api-commons:SupportedLanguage": {
    name: "SupportedLanguage",
    description: "Known languages of code samples.",
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
    description: "Source format of an API definition.",
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
    description: "Published SDKs with snippets of this API. Default for a language: the newest one stored.",
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
          description: "Version to show. Default: the newest one with snippets.",
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
          description: "Version to show. Default: the newest one with snippets.",
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
          description: "Module path, such as `github.com/acme/plants-go`.",
        },
        {
          key: "version",
          shape: { kind: "string" },
          optional: true,
          description: "Version to show. Default: the newest one with snippets.",
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
          description: "Maven coordinate, such as `com.acme:plants`.",
        },
        {
          key: "version",
          shape: { kind: "string" },
          optional: true,
          description: "Version to show. Default: the newest one with snippets.",
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
          description: "Version to show. Default: the newest one with snippets.",
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
          description: "Version to show. Default: the newest one with snippets.",
        },
      ],
    },
  },
};
