// Generated from idl/areas/snippets.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 80d7f8e82318d511a1c300d16508efcc

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";

/** A published SDK to return snippets of, by language. */
export type SDKRequest =
  /** An SDK on npm. */
  | ({ readonly type: "typescript" } & TypeScriptSDKRequest)
  /** An SDK on PyPI. */
  | ({ readonly type: "python" } & PythonSDKRequest)
  /** An SDK as a Go module. */
  | ({ readonly type: "go" } & GoSDKRequest)
  /** An SDK as a Ruby gem. */
  | ({ readonly type: "ruby" } & RubySDKRequest)
  /** An SDK in a Maven repository. */
  | ({ readonly type: "java" } & JavaSDKRequest)
  /** An SDK on NuGet. */
  | ({ readonly type: "csharp" } & CsharpSDKRequest);

/** A published SDK for TypeScript. */
export interface TypeScriptSDKRequest {
  /** Package name, such as `@acme/plants`. */
  readonly package: string;
  /** Version of the SDK. Default: the newest one with snippets. */
  readonly version?: string;
}

/** A published SDK for Python. */
export interface PythonSDKRequest {
  /** Distribution name, such as `acme-plants`. */
  readonly package: string;
  /** Version of the SDK. Default: the newest one with snippets. */
  readonly version?: string;
}

/** A published SDK for Go. */
export interface GoSDKRequest {
  /** Module path, such as `github.com/acme/plants-go`. */
  readonly githubRepo: string;
  /** Version of the SDK. Default: the newest one with snippets. */
  readonly version?: string;
}

/** A published SDK for Ruby. */
export interface RubySDKRequest {
  /** Gem name, such as `acme_plants`. */
  readonly gem: string;
  /** Version of the SDK. Default: the newest one with snippets. */
  readonly version?: string;
}

/** A published SDK for Java. */
export interface JavaSDKRequest {
  /** Group of the artifact, such as `com.acme`. */
  readonly group: string;
  /** Name of the artifact, such as `plants`. */
  readonly artifact: string;
  /** Version of the SDK. Default: the newest one with snippets. */
  readonly version?: string;
}

/** A published SDK for C#. */
export interface CsharpSDKRequest {
  /** Package name, such as `Acme.Plants`. */
  readonly package: string;
  /** Version of the SDK. Default: the newest one with snippets. */
  readonly version?: string;
}

/** One version of a published SDK, by language. */
export type SDK =
  /** An SDK on npm. */
  | ({ readonly type: "typescript" } & TypeScriptSDK)
  /** An SDK on PyPI. */
  | ({ readonly type: "python" } & PythonSDK)
  /** An SDK as a Go module. */
  | ({ readonly type: "go" } & GoSDK)
  /** An SDK as a Ruby gem. */
  | ({ readonly type: "ruby" } & RubySDK)
  /** An SDK in a Maven repository. */
  | ({ readonly type: "java" } & JavaSDK)
  /** An SDK on NuGet. */
  | ({ readonly type: "csharp" } & CsharpSDK);

/** One version of a published SDK for TypeScript. */
export interface TypeScriptSDK {
  /** Package name, such as `@acme/plants`. */
  readonly package: string;
  /** Version of the SDK. */
  readonly version: string;
}

/** One version of a published SDK for Python. */
export interface PythonSDK {
  /** Distribution name, such as `acme-plants`. */
  readonly package: string;
  /** Version of the SDK. */
  readonly version: string;
}

/** One version of a published SDK for Go. */
export interface GoSDK {
  /** Module path, such as `github.com/acme/plants-go`. */
  readonly githubRepo: string;
  /** Version of the SDK. */
  readonly version: string;
}

/** One version of a published SDK for Ruby. */
export interface RubySDK {
  /** Gem name, such as `acme_plants`. */
  readonly gem: string;
  /** Version of the SDK. */
  readonly version: string;
}

/** One version of a published SDK for Java. */
export interface JavaSDK {
  /** Group of the artifact, such as `com.acme`. */
  readonly group: string;
  /** Name of the artifact, such as `plants`. */
  readonly artifact: string;
  /** Version of the SDK. */
  readonly version: string;
}

/** One version of a published SDK for C#. */
export interface CsharpSDK {
  /** Package name, such as `Acme.Plants`. */
  readonly package: string;
  /** Version of the SDK. */
  readonly version: string;
}

/** A request to generate code for. Absent parts are omitted. */
export interface CustomSnippetPayload {
  /** Headers with their values. */
  readonly headers?: readonly ParameterPayload[];
  /** Path parameters with their values. */
  readonly pathParameters?: readonly ParameterPayload[];
  /** Query parameters with their values. */
  readonly queryParameters?: readonly ParameterPayload[];
  /** The body as JSON. */
  readonly requestBody?: unknown;
  /** Credentials of the client. */
  readonly auth?: AuthPayload;
}

/** A parameter with its value. */
export interface ParameterPayload {
  /** Wire name of the parameter. */
  readonly name: string;
  /** Value of the parameter as JSON. */
  readonly value: unknown;
}

/** Credentials, by scheme. They appear verbatim in the code; use placeholders. */
export type AuthPayload =
  /** A bearer token. */
  | ({ readonly type: "bearer" } & BearerTokenAuthPayload)
  /** A username and a password. */
  | ({ readonly type: "basic" } & BasicAuthPayload);

/** A bearer token. */
export interface BearerTokenAuthPayload {
  /** The token without `Bearer`. */
  readonly token: string;
}

/** A username and a password. */
export interface BasicAuthPayload {
  /** The username. */
  readonly username: string;
  /** The password. */
  readonly password: string;
}

/** A page of snippets. */
export interface SnippetsPage {
  /** Next page. Absent on the last one. */
  readonly next?: number;
  /** Snippets by endpoint path. */
  readonly snippets: { readonly [key: string]: SnippetsByEndpointMethod };
}

/** Snippets of the endpoints at one path, by method. */
export type SnippetsByEndpointMethod = { readonly [K in Commons.HttpMethod]?: readonly Snippet[] };

/** Code for one call with an SDK, by language. */
export type Snippet =
  /** TypeScript code. */
  | ({ readonly type: "typescript"; readonly exampleIdentifier?: string } & TypeScriptSnippet)
  /** Python code. */
  | ({ readonly type: "python"; readonly exampleIdentifier?: string } & PythonSnippet)
  /** Java code. */
  | ({ readonly type: "java"; readonly exampleIdentifier?: string } & JavaSnippet)
  /** Go code. */
  | ({ readonly type: "go"; readonly exampleIdentifier?: string } & GoSnippet)
  /** Ruby code. */
  | ({ readonly type: "ruby"; readonly exampleIdentifier?: string } & RubySnippet)
  /** C# code. */
  | ({ readonly type: "csharp"; readonly exampleIdentifier?: string } & CsharpSnippet);

/** Code for one call with an SDK for TypeScript. */
export interface TypeScriptSnippet {
  /** The SDK that the code uses. */
  readonly sdk: TypeScriptSDK;
  /** Code that creates a client and calls the endpoint. */
  readonly client: string;
}

/** Code for one call with an SDK for Python. */
export interface PythonSnippet {
  /** The SDK that the code uses. */
  readonly sdk: PythonSDK;
  /** Asynchronous code. */
  readonly async_client: string;
  /** Synchronous code. */
  readonly sync_client: string;
}

/** Code for one call with an SDK for Go. */
export interface GoSnippet {
  /** The SDK that the code uses. */
  readonly sdk: GoSDK;
  /** Code that creates a client and calls the endpoint. */
  readonly client: string;
}

/** Code for one call with an SDK for Ruby. */
export interface RubySnippet {
  /** The SDK that the code uses. */
  readonly sdk: RubySDK;
  /** Code that creates a client and calls the endpoint. */
  readonly client: string;
}

/** Code for one call with an SDK for Java. */
export interface JavaSnippet {
  /** The SDK that the code uses. */
  readonly sdk: JavaSDK;
  /** Asynchronous code. */
  readonly async_client: string;
  /** Synchronous code. */
  readonly sync_client: string;
}

/** Code for one call with an SDK for C#. */
export interface CsharpSnippet {
  /** The SDK that the code uses. */
  readonly sdk: CsharpSDK;
  /** Code that creates a client and calls the endpoint. */
  readonly client: string;
}

export interface GetSnippetRequest {
  /** Organization that owns the API. Default: the token's organization. */
  readonly orgId?: Commons.OrgId;
  /** Name of the API. Optional if the organization has only one. */
  readonly apiId?: Commons.ApiId;
  /** SDKs to return snippets of. Default: the latest of each language. */
  readonly sdks?: readonly SDKRequest[];
  /** Endpoint that the code calls. */
  readonly endpoint: Commons.EndpointIdentifier;
  /** Example that the code runs. Default: all. */
  readonly exampleIdentifier?: string;
  /** Request values for the code. Default: the stored snippets are returned. */
  readonly payload?: CustomSnippetPayload;
}

export interface ListSnippetsRequest {
  /** Organization that owns the API. Default: the token's organization. */
  readonly orgId?: Commons.OrgId;
  /** Name of the API. Optional if the organization has only one. */
  readonly apiId?: Commons.ApiId;
  /** SDKs to return snippets of. Default: the latest of each language. */
  readonly sdks?: readonly SDKRequest[];
}

/** The types of `snippets` as shapes, by id. */
export const snippetsTypes: TypeTable = {
  "snippets:SDKRequest": {
    name: "SDKRequest",
    description: "A published SDK to return snippets of, by language.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "typescript",
          description: "An SDK on npm.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "typescript" }, optional: false },
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
                description: "Version of the SDK. Default: the newest one with snippets.",
              },
            ],
          },
        },
        {
          value: "python",
          description: "An SDK on PyPI.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "python" }, optional: false },
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
                description: "Version of the SDK. Default: the newest one with snippets.",
              },
            ],
          },
        },
        {
          value: "go",
          description: "An SDK as a Go module.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "go" }, optional: false },
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
                description: "Version of the SDK. Default: the newest one with snippets.",
              },
            ],
          },
        },
        {
          value: "ruby",
          description: "An SDK as a Ruby gem.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "ruby" }, optional: false },
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
                description: "Version of the SDK. Default: the newest one with snippets.",
              },
            ],
          },
        },
        {
          value: "java",
          description: "An SDK in a Maven repository.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "java" }, optional: false },
              {
                key: "group",
                shape: { kind: "string" },
                optional: false,
                description: "Group of the artifact, such as `com.acme`.",
              },
              {
                key: "artifact",
                shape: { kind: "string" },
                optional: false,
                description: "Name of the artifact, such as `plants`.",
              },
              {
                key: "version",
                shape: { kind: "string" },
                optional: true,
                description: "Version of the SDK. Default: the newest one with snippets.",
              },
            ],
          },
        },
        {
          value: "csharp",
          description: "An SDK on NuGet.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "csharp" }, optional: false },
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
                description: "Version of the SDK. Default: the newest one with snippets.",
              },
            ],
          },
        },
      ],
    },
  },
  "snippets:TypeScriptSDKRequest": {
    name: "TypeScriptSDKRequest",
    description: "A published SDK for TypeScript.",
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
          description: "Version of the SDK. Default: the newest one with snippets.",
        },
      ],
    },
  },
  "snippets:PythonSDKRequest": {
    name: "PythonSDKRequest",
    description: "A published SDK for Python.",
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
          description: "Version of the SDK. Default: the newest one with snippets.",
        },
      ],
    },
  },
  "snippets:GoSDKRequest": {
    name: "GoSDKRequest",
    description: "A published SDK for Go.",
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
          description: "Version of the SDK. Default: the newest one with snippets.",
        },
      ],
    },
  },
  "snippets:RubySDKRequest": {
    name: "RubySDKRequest",
    description: "A published SDK for Ruby.",
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
          description: "Version of the SDK. Default: the newest one with snippets.",
        },
      ],
    },
  },
  "snippets:JavaSDKRequest": {
    name: "JavaSDKRequest",
    description: "A published SDK for Java.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "group",
          shape: { kind: "string" },
          optional: false,
          description: "Group of the artifact, such as `com.acme`.",
        },
        {
          key: "artifact",
          shape: { kind: "string" },
          optional: false,
          description: "Name of the artifact, such as `plants`.",
        },
        {
          key: "version",
          shape: { kind: "string" },
          optional: true,
          description: "Version of the SDK. Default: the newest one with snippets.",
        },
      ],
    },
  },
  "snippets:CsharpSDKRequest": {
    name: "CsharpSDKRequest",
    description: "A published SDK for C#.",
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
          description: "Version of the SDK. Default: the newest one with snippets.",
        },
      ],
    },
  },
  "snippets:SDK": {
    name: "SDK",
    description: "One version of a published SDK, by language.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "typescript",
          description: "An SDK on npm.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "typescript" }, optional: false },
              {
                key: "package",
                shape: { kind: "string" },
                optional: false,
                description: "Package name, such as `@acme/plants`.",
              },
              {
                key: "version",
                shape: { kind: "string" },
                optional: false,
                description: "Version of the SDK.",
              },
            ],
          },
        },
        {
          value: "python",
          description: "An SDK on PyPI.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "python" }, optional: false },
              {
                key: "package",
                shape: { kind: "string" },
                optional: false,
                description: "Distribution name, such as `acme-plants`.",
              },
              {
                key: "version",
                shape: { kind: "string" },
                optional: false,
                description: "Version of the SDK.",
              },
            ],
          },
        },
        {
          value: "go",
          description: "An SDK as a Go module.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "go" }, optional: false },
              {
                key: "githubRepo",
                shape: { kind: "string" },
                optional: false,
                description: "Module path, such as `github.com/acme/plants-go`.",
              },
              {
                key: "version",
                shape: { kind: "string" },
                optional: false,
                description: "Version of the SDK.",
              },
            ],
          },
        },
        {
          value: "ruby",
          description: "An SDK as a Ruby gem.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "ruby" }, optional: false },
              {
                key: "gem",
                shape: { kind: "string" },
                optional: false,
                description: "Gem name, such as `acme_plants`.",
              },
              {
                key: "version",
                shape: { kind: "string" },
                optional: false,
                description: "Version of the SDK.",
              },
            ],
          },
        },
        {
          value: "java",
          description: "An SDK in a Maven repository.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "java" }, optional: false },
              {
                key: "group",
                shape: { kind: "string" },
                optional: false,
                description: "Group of the artifact, such as `com.acme`.",
              },
              {
                key: "artifact",
                shape: { kind: "string" },
                optional: false,
                description: "Name of the artifact, such as `plants`.",
              },
              {
                key: "version",
                shape: { kind: "string" },
                optional: false,
                description: "Version of the SDK.",
              },
            ],
          },
        },
        {
          value: "csharp",
          description: "An SDK on NuGet.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "csharp" }, optional: false },
              {
                key: "package",
                shape: { kind: "string" },
                optional: false,
                description: "Package name, such as `Acme.Plants`.",
              },
              {
                key: "version",
                shape: { kind: "string" },
                optional: false,
                description: "Version of the SDK.",
              },
            ],
          },
        },
      ],
    },
  },
  "snippets:TypeScriptSDK": {
    name: "TypeScriptSDK",
    description: "One version of a published SDK for TypeScript.",
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
          optional: false,
          description: "Version of the SDK.",
        },
      ],
    },
  },
  "snippets:PythonSDK": {
    name: "PythonSDK",
    description: "One version of a published SDK for Python.",
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
          optional: false,
          description: "Version of the SDK.",
        },
      ],
    },
  },
  "snippets:GoSDK": {
    name: "GoSDK",
    description: "One version of a published SDK for Go.",
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
          optional: false,
          description: "Version of the SDK.",
        },
      ],
    },
  },
  "snippets:RubySDK": {
    name: "RubySDK",
    description: "One version of a published SDK for Ruby.",
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
          optional: false,
          description: "Version of the SDK.",
        },
      ],
    },
  },
  "snippets:JavaSDK": {
    name: "JavaSDK",
    description: "One version of a published SDK for Java.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "group",
          shape: { kind: "string" },
          optional: false,
          description: "Group of the artifact, such as `com.acme`.",
        },
        {
          key: "artifact",
          shape: { kind: "string" },
          optional: false,
          description: "Name of the artifact, such as `plants`.",
        },
        {
          key: "version",
          shape: { kind: "string" },
          optional: false,
          description: "Version of the SDK.",
        },
      ],
    },
  },
  "snippets:CsharpSDK": {
    name: "CsharpSDK",
    description: "One version of a published SDK for C#.",
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
          optional: false,
          description: "Version of the SDK.",
        },
      ],
    },
  },
  "snippets:CustomSnippetPayload": {
    name: "CustomSnippetPayload",
    description: "A request to generate code for. Absent parts are omitted.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "headers",
          shape: { kind: "list", item: { kind: "ref", id: "snippets:ParameterPayload" } },
          optional: true,
          description: "Headers with their values.",
        },
        {
          key: "pathParameters",
          shape: { kind: "list", item: { kind: "ref", id: "snippets:ParameterPayload" } },
          optional: true,
          description: "Path parameters with their values.",
        },
        {
          key: "queryParameters",
          shape: { kind: "list", item: { kind: "ref", id: "snippets:ParameterPayload" } },
          optional: true,
          description: "Query parameters with their values.",
        },
        {
          key: "requestBody",
          shape: { kind: "unknown" },
          optional: true,
          description: "The body as JSON.",
        },
        {
          key: "auth",
          shape: { kind: "ref", id: "snippets:AuthPayload" },
          optional: true,
          description: "Credentials of the client.",
        },
      ],
    },
  },
  "snippets:ParameterPayload": {
    name: "ParameterPayload",
    description: "A parameter with its value.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "name",
          shape: { kind: "string" },
          optional: false,
          description: "Wire name of the parameter.",
        },
        {
          key: "value",
          shape: { kind: "unknown" },
          optional: false,
          description: "Value of the parameter as JSON.",
        },
      ],
    },
  },
  "snippets:AuthPayload": {
    name: "AuthPayload",
    description: "Credentials, by scheme. They appear verbatim in the code; use placeholders.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "bearer",
          description: "A bearer token.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "bearer" }, optional: false },
              {
                key: "token",
                shape: { kind: "string" },
                optional: false,
                description: "The token without `Bearer`.",
              },
            ],
          },
        },
        {
          value: "basic",
          description: "A username and a password.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "basic" }, optional: false },
              {
                key: "username",
                shape: { kind: "string" },
                optional: false,
                description: "The username.",
              },
              {
                key: "password",
                shape: { kind: "string" },
                optional: false,
                description: "The password.",
              },
            ],
          },
        },
      ],
    },
  },
  "snippets:BearerTokenAuthPayload": {
    name: "BearerTokenAuthPayload",
    description: "A bearer token.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "token",
          shape: { kind: "string" },
          optional: false,
          description: "The token without `Bearer`.",
        },
      ],
    },
  },
  "snippets:BasicAuthPayload": {
    name: "BasicAuthPayload",
    description: "A username and a password.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "username",
          shape: { kind: "string" },
          optional: false,
          description: "The username.",
        },
        {
          key: "password",
          shape: { kind: "string" },
          optional: false,
          description: "The password.",
        },
      ],
    },
  },
  "snippets:SnippetsPage": {
    name: "SnippetsPage",
    description: "A page of snippets.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "next",
          shape: { kind: "integer" },
          optional: true,
          description: "Next page. Absent on the last one.",
        },
        {
          key: "snippets",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:EndpointPathLiteral" },
            value: { kind: "ref", id: "snippets:SnippetsByEndpointMethod" },
          },
          optional: false,
          description: "Snippets by endpoint path.",
        },
      ],
    },
  },
  "snippets:SnippetsByEndpointMethod": {
    name: "SnippetsByEndpointMethod",
    description: "Snippets of the endpoints at one path, by method.",
    shape: {
      kind: "map",
      key: { kind: "ref", id: "commons:HttpMethod" },
      value: { kind: "list", item: { kind: "ref", id: "snippets:Snippet" } },
    },
  },
  "snippets:Snippet": {
    name: "Snippet",
    description: "Code for one call with an SDK, by language.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "typescript",
          description: "TypeScript code.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "typescript" }, optional: false },
              {
                key: "sdk",
                shape: { kind: "ref", id: "snippets:TypeScriptSDK" },
                optional: false,
                description: "The SDK that the code uses.",
              },
              {
                key: "client",
                shape: { kind: "string" },
                optional: false,
                description: "Code that creates a client and calls the endpoint.",
              },
              {
                key: "exampleIdentifier",
                shape: { kind: "string" },
                optional: true,
                description: "Example that the code runs, if any.",
              },
            ],
          },
        },
        {
          value: "python",
          description: "Python code.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "python" }, optional: false },
              {
                key: "sdk",
                shape: { kind: "ref", id: "snippets:PythonSDK" },
                optional: false,
                description: "The SDK that the code uses.",
              },
              {
                key: "async_client",
                shape: { kind: "string" },
                optional: false,
                description: "Asynchronous code.",
              },
              {
                key: "sync_client",
                shape: { kind: "string" },
                optional: false,
                description: "Synchronous code.",
              },
              {
                key: "exampleIdentifier",
                shape: { kind: "string" },
                optional: true,
                description: "Example that the code runs, if any.",
              },
            ],
          },
        },
        {
          value: "java",
          description: "Java code.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "java" }, optional: false },
              {
                key: "sdk",
                shape: { kind: "ref", id: "snippets:JavaSDK" },
                optional: false,
                description: "The SDK that the code uses.",
              },
              {
                key: "async_client",
                shape: { kind: "string" },
                optional: false,
                description: "Asynchronous code.",
              },
              {
                key: "sync_client",
                shape: { kind: "string" },
                optional: false,
                description: "Synchronous code.",
              },
              {
                key: "exampleIdentifier",
                shape: { kind: "string" },
                optional: true,
                description: "Example that the code runs, if any.",
              },
            ],
          },
        },
        {
          value: "go",
          description: "Go code.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "go" }, optional: false },
              {
                key: "sdk",
                shape: { kind: "ref", id: "snippets:GoSDK" },
                optional: false,
                description: "The SDK that the code uses.",
              },
              {
                key: "client",
                shape: { kind: "string" },
                optional: false,
                description: "Code that creates a client and calls the endpoint.",
              },
              {
                key: "exampleIdentifier",
                shape: { kind: "string" },
                optional: true,
                description: "Example that the code runs, if any.",
              },
            ],
          },
        },
        {
          value: "ruby",
          description: "Ruby code.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "ruby" }, optional: false },
              {
                key: "sdk",
                shape: { kind: "ref", id: "snippets:RubySDK" },
                optional: false,
                description: "The SDK that the code uses.",
              },
              {
                key: "client",
                shape: { kind: "string" },
                optional: false,
                description: "Code that creates a client and calls the endpoint.",
              },
              {
                key: "exampleIdentifier",
                shape: { kind: "string" },
                optional: true,
                description: "Example that the code runs, if any.",
              },
            ],
          },
        },
        {
          value: "csharp",
          description: "C# code.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "csharp" }, optional: false },
              {
                key: "sdk",
                shape: { kind: "ref", id: "snippets:CsharpSDK" },
                optional: false,
                description: "The SDK that the code uses.",
              },
              {
                key: "client",
                shape: { kind: "string" },
                optional: false,
                description: "Code that creates a client and calls the endpoint.",
              },
              {
                key: "exampleIdentifier",
                shape: { kind: "string" },
                optional: true,
                description: "Example that the code runs, if any.",
              },
            ],
          },
        },
      ],
    },
  },
  "snippets:TypeScriptSnippet": {
    name: "TypeScriptSnippet",
    description: "Code for one call with an SDK for TypeScript.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "sdk",
          shape: { kind: "ref", id: "snippets:TypeScriptSDK" },
          optional: false,
          description: "The SDK that the code uses.",
        },
        {
          key: "client",
          shape: { kind: "string" },
          optional: false,
          description: "Code that creates a client and calls the endpoint.",
        },
      ],
    },
  },
  "snippets:PythonSnippet": {
    name: "PythonSnippet",
    description: "Code for one call with an SDK for Python.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "sdk",
          shape: { kind: "ref", id: "snippets:PythonSDK" },
          optional: false,
          description: "The SDK that the code uses.",
        },
        {
          key: "async_client",
          shape: { kind: "string" },
          optional: false,
          description: "Asynchronous code.",
        },
        {
          key: "sync_client",
          shape: { kind: "string" },
          optional: false,
          description: "Synchronous code.",
        },
      ],
    },
  },
  "snippets:GoSnippet": {
    name: "GoSnippet",
    description: "Code for one call with an SDK for Go.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "sdk",
          shape: { kind: "ref", id: "snippets:GoSDK" },
          optional: false,
          description: "The SDK that the code uses.",
        },
        {
          key: "client",
          shape: { kind: "string" },
          optional: false,
          description: "Code that creates a client and calls the endpoint.",
        },
      ],
    },
  },
  "snippets:RubySnippet": {
    name: "RubySnippet",
    description: "Code for one call with an SDK for Ruby.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "sdk",
          shape: { kind: "ref", id: "snippets:RubySDK" },
          optional: false,
          description: "The SDK that the code uses.",
        },
        {
          key: "client",
          shape: { kind: "string" },
          optional: false,
          description: "Code that creates a client and calls the endpoint.",
        },
      ],
    },
  },
  "snippets:JavaSnippet": {
    name: "JavaSnippet",
    description: "Code for one call with an SDK for Java.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "sdk",
          shape: { kind: "ref", id: "snippets:JavaSDK" },
          optional: false,
          description: "The SDK that the code uses.",
        },
        {
          key: "async_client",
          shape: { kind: "string" },
          optional: false,
          description: "Asynchronous code.",
        },
        {
          key: "sync_client",
          shape: { kind: "string" },
          optional: false,
          description: "Synchronous code.",
        },
      ],
    },
  },
  "snippets:CsharpSnippet": {
    name: "CsharpSnippet",
    description: "Code for one call with an SDK for C#.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "sdk",
          shape: { kind: "ref", id: "snippets:CsharpSDK" },
          optional: false,
          description: "The SDK that the code uses.",
        },
        {
          key: "client",
          shape: { kind: "string" },
          optional: false,
          description: "Code that creates a client and calls the endpoint.",
        },
      ],
    },
  },
  "snippets:GetSnippetRequest": {
    name: "GetSnippetRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: true,
          description: "Organization that owns the API. Default: the token's organization.",
        },
        {
          key: "apiId",
          shape: { kind: "ref", id: "commons:ApiId" },
          optional: true,
          description: "Name of the API. Optional if the organization has only one.",
        },
        {
          key: "sdks",
          shape: { kind: "list", item: { kind: "ref", id: "snippets:SDKRequest" } },
          optional: true,
          description: "SDKs to return snippets of. Default: the latest of each language.",
        },
        {
          key: "endpoint",
          shape: { kind: "ref", id: "commons:EndpointIdentifier" },
          optional: false,
          description: "Endpoint that the code calls.",
        },
        {
          key: "exampleIdentifier",
          shape: { kind: "string" },
          optional: true,
          description: "Example that the code runs. Default: all.",
        },
        {
          key: "payload",
          shape: { kind: "ref", id: "snippets:CustomSnippetPayload" },
          optional: true,
          description: "Request values for the code. Default: the stored snippets are returned.",
        },
      ],
    },
  },
  "snippets:ListSnippetsRequest": {
    name: "ListSnippetsRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: true,
          description: "Organization that owns the API. Default: the token's organization.",
        },
        {
          key: "apiId",
          shape: { kind: "ref", id: "commons:ApiId" },
          optional: true,
          description: "Name of the API. Optional if the organization has only one.",
        },
        {
          key: "sdks",
          shape: { kind: "list", item: { kind: "ref", id: "snippets:SDKRequest" } },
          optional: true,
          description: "SDKs to return snippets of. Default: the latest of each language.",
        },
      ],
    },
  },
};
