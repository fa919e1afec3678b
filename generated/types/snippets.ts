// Generated from idl/areas/snippets.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 d9634002f5a3503d861ca242aac361e6

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";

/** A published SDK to answer snippets of, by language. */
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
  /** Version of the SDK. The newest that has snippets when absent. */
  readonly version?: string;
}

/** A published SDK for Python. */
export interface PythonSDKRequest {
  /** Distribution name, such as `acme-plants`. */
  readonly package: string;
  /** Version of the SDK. The newest that has snippets when absent. */
  readonly version?: string;
}

/** A published SDK for Go. */
export interface GoSDKRequest {
  /** Repository that holds the module, such as `github.com/acme/plants-go`. */
  readonly githubRepo: string;
  /** Version of the SDK. The newest that has snippets when absent. */
  readonly version?: string;
}

/** A published SDK for Ruby. */
export interface RubySDKRequest {
  /** Gem name, such as `acme_plants`. */
  readonly gem: string;
  /** Version of the SDK. The newest that has snippets when absent. */
  readonly version?: string;
}

/** A published SDK for Java. */
export interface JavaSDKRequest {
  /** Group of the artifact, such as `com.acme`. */
  readonly group: string;
  /** Name of the artifact, such as `plants`. */
  readonly artifact: string;
  /** Version of the SDK. The newest that has snippets when absent. */
  readonly version?: string;
}

/** A published SDK for C#. */
export interface CsharpSDKRequest {
  /** Package name, such as `Acme.Plants`. */
  readonly package: string;
  /** Version of the SDK. The newest that has snippets when absent. */
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
  /** Repository that holds the module, such as `github.com/acme/plants-go`. */
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

/** A request to be written as code. What is absent is left out of the code. */
export interface CustomSnippetPayload {
  /** Headers with their values. */
  readonly headers?: readonly ParameterPayload[];
  /** Path parameters with their values. */
  readonly pathParameters?: readonly ParameterPayload[];
  /** Query parameters with their values. */
  readonly queryParameters?: readonly ParameterPayload[];
  /** The body as JSON. */
  readonly requestBody?: unknown;
  /** Credentials to make the client with. */
  readonly auth?: AuthPayload;
}

/** A parameter with its value. */
export interface ParameterPayload {
  /** Name of the parameter as it is sent. */
  readonly name: string;
  /** Value of the parameter as JSON. */
  readonly value: unknown;
}

/** Credentials, by scheme. They are written into the code as they are, so placeholders will do. */
export type AuthPayload =
  /** A bearer token. */
  | ({ readonly type: "bearer" } & BearerTokenAuthPayload)
  /** A user name and a password. */
  | ({ readonly type: "basic" } & BasicAuthPayload);

/** A bearer token. */
export interface BearerTokenAuthPayload {
  /** The token without `Bearer`. */
  readonly token: string;
}

/** A user name and a password. */
export interface BasicAuthPayload {
  /** The user name. */
  readonly username: string;
  /** The password. */
  readonly password: string;
}

/** One page of snippets. */
export interface SnippetsPage {
  /** The page that follows. Absent on the last one. */
  readonly next?: number;
  /** Snippets by path of the endpoint. */
  readonly snippets: { readonly [key: string]: SnippetsByEndpointMethod };
}

/** Snippets of the endpoints at one path, by verb. A verb without snippets is absent. */
export type SnippetsByEndpointMethod = { readonly [K in Commons.HttpMethod]?: readonly Snippet[] };

/** Code that does one call with an SDK, by language. */
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

/** Code that does one call with an SDK for TypeScript. */
export interface TypeScriptSnippet {
  /** The SDK that the code uses. */
  readonly sdk: TypeScriptSDK;
  /** Code that makes a client and does the call with it. */
  readonly client: string;
}

/** Code that does one call with an SDK for Python. */
export interface PythonSnippet {
  /** The SDK that the code uses. */
  readonly sdk: PythonSDK;
  /** Code that does not wait for the answer. */
  readonly async_client: string;
  /** Code that waits for the answer. */
  readonly sync_client: string;
}

/** Code that does one call with an SDK for Go. */
export interface GoSnippet {
  /** The SDK that the code uses. */
  readonly sdk: GoSDK;
  /** Code that makes a client and does the call with it. */
  readonly client: string;
}

/** Code that does one call with an SDK for Ruby. */
export interface RubySnippet {
  /** The SDK that the code uses. */
  readonly sdk: RubySDK;
  /** Code that makes a client and does the call with it. */
  readonly client: string;
}

/** Code that does one call with an SDK for Java. */
export interface JavaSnippet {
  /** The SDK that the code uses. */
  readonly sdk: JavaSDK;
  /** Code that does not wait for the answer. */
  readonly async_client: string;
  /** Code that waits for the answer. */
  readonly sync_client: string;
}

/** Code that does one call with an SDK for C#. */
export interface CsharpSnippet {
  /** The SDK that the code uses. */
  readonly sdk: CsharpSDK;
  /** Code that makes a client and does the call with it. */
  readonly client: string;
}

export interface GetSnippetRequest {
  /** Organization that owns the API. That of the token when absent. */
  readonly orgId?: Commons.OrgId;
  /** Name of the API. It may be absent when the organization has only one. */
  readonly apiId?: Commons.ApiId;
  /** SDKs to answer snippets of. The newest of each language when absent. */
  readonly sdks?: readonly SDKRequest[];
  /** Endpoint that the code calls. */
  readonly endpoint: Commons.EndpointIdentifier;
  /** Example of the endpoint that the code does. All of them when absent. */
  readonly exampleIdentifier?: string;
  /** Values to write into the code. The stored snippets are answered when absent. */
  readonly payload?: CustomSnippetPayload;
}

export interface ListSnippetsRequest {
  /** Organization that owns the API. That of the token when absent. */
  readonly orgId?: Commons.OrgId;
  /** Name of the API. It may be absent when the organization has only one. */
  readonly apiId?: Commons.ApiId;
  /** SDKs to answer snippets of. The newest of each language when absent. */
  readonly sdks?: readonly SDKRequest[];
}

/** The types of `snippets` as shapes, by id. */
export const snippetsTypes: TypeTable = {
  "snippets:SDKRequest": {
    name: "SDKRequest",
    description: "A published SDK to answer snippets of, by language.",
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
                description: "Version of the SDK. The newest that has snippets when absent.",
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
                description: "Version of the SDK. The newest that has snippets when absent.",
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
                description: "Repository that holds the module, such as `github.com/acme/plants-go`.",
              },
              {
                key: "version",
                shape: { kind: "string" },
                optional: true,
                description: "Version of the SDK. The newest that has snippets when absent.",
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
                description: "Version of the SDK. The newest that has snippets when absent.",
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
                description: "Version of the SDK. The newest that has snippets when absent.",
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
                description: "Version of the SDK. The newest that has snippets when absent.",
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
          description: "Version of the SDK. The newest that has snippets when absent.",
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
          description: "Version of the SDK. The newest that has snippets when absent.",
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
          description: "Repository that holds the module, such as `github.com/acme/plants-go`.",
        },
        {
          key: "version",
          shape: { kind: "string" },
          optional: true,
          description: "Version of the SDK. The newest that has snippets when absent.",
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
          description: "Version of the SDK. The newest that has snippets when absent.",
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
          description: "Version of the SDK. The newest that has snippets when absent.",
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
          description: "Version of the SDK. The newest that has snippets when absent.",
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
                description: "Repository that holds the module, such as `github.com/acme/plants-go`.",
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
          description: "Repository that holds the module, such as `github.com/acme/plants-go`.",
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
    description: "A request to be written as code. What is absent is left out of the code.",
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
          description: "Credentials to make the client with.",
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
          description: "Name of the parameter as it is sent.",
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
    description: "Credentials, by scheme. They are written into the code as they are, so placeholders will do.",
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
          description: "A user name and a password.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "basic" }, optional: false },
              {
                key: "username",
                shape: { kind: "string" },
                optional: false,
                description: "The user name.",
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
    description: "A user name and a password.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "username",
          shape: { kind: "string" },
          optional: false,
          description: "The user name.",
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
    description: "One page of snippets.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "next",
          shape: { kind: "integer" },
          optional: true,
          description: "The page that follows. Absent on the last one.",
        },
        {
          key: "snippets",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:EndpointPathLiteral" },
            value: { kind: "ref", id: "snippets:SnippetsByEndpointMethod" },
          },
          optional: false,
          description: "Snippets by path of the endpoint.",
        },
      ],
    },
  },
  "snippets:SnippetsByEndpointMethod": {
    name: "SnippetsByEndpointMethod",
    description: "Snippets of the endpoints at one path, by verb. A verb without snippets is absent.",
    shape: {
      kind: "map",
      key: { kind: "ref", id: "commons:HttpMethod" },
      value: { kind: "list", item: { kind: "ref", id: "snippets:Snippet" } },
    },
  },
  "snippets:Snippet": {
    name: "Snippet",
    description: "Code that does one call with an SDK, by language.",
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
                description: "Code that makes a client and does the call with it.",
              },
              {
                key: "exampleIdentifier",
                shape: { kind: "string" },
                optional: true,
                description: "Example of the endpoint that the code does. Absent when it does none in particular.",
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
                description: "Code that does not wait for the answer.",
              },
              {
                key: "sync_client",
                shape: { kind: "string" },
                optional: false,
                description: "Code that waits for the answer.",
              },
              {
                key: "exampleIdentifier",
                shape: { kind: "string" },
                optional: true,
                description: "Example of the endpoint that the code does. Absent when it does none in particular.",
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
                description: "Code that does not wait for the answer.",
              },
              {
                key: "sync_client",
                shape: { kind: "string" },
                optional: false,
                description: "Code that waits for the answer.",
              },
              {
                key: "exampleIdentifier",
                shape: { kind: "string" },
                optional: true,
                description: "Example of the endpoint that the code does. Absent when it does none in particular.",
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
                description: "Code that makes a client and does the call with it.",
              },
              {
                key: "exampleIdentifier",
                shape: { kind: "string" },
                optional: true,
                description: "Example of the endpoint that the code does. Absent when it does none in particular.",
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
                description: "Code that makes a client and does the call with it.",
              },
              {
                key: "exampleIdentifier",
                shape: { kind: "string" },
                optional: true,
                description: "Example of the endpoint that the code does. Absent when it does none in particular.",
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
                description: "Code that makes a client and does the call with it.",
              },
              {
                key: "exampleIdentifier",
                shape: { kind: "string" },
                optional: true,
                description: "Example of the endpoint that the code does. Absent when it does none in particular.",
              },
            ],
          },
        },
      ],
    },
  },
  "snippets:TypeScriptSnippet": {
    name: "TypeScriptSnippet",
    description: "Code that does one call with an SDK for TypeScript.",
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
          description: "Code that makes a client and does the call with it.",
        },
      ],
    },
  },
  "snippets:PythonSnippet": {
    name: "PythonSnippet",
    description: "Code that does one call with an SDK for Python.",
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
          description: "Code that does not wait for the answer.",
        },
        {
          key: "sync_client",
          shape: { kind: "string" },
          optional: false,
          description: "Code that waits for the answer.",
        },
      ],
    },
  },
  "snippets:GoSnippet": {
    name: "GoSnippet",
    description: "Code that does one call with an SDK for Go.",
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
          description: "Code that makes a client and does the call with it.",
        },
      ],
    },
  },
  "snippets:RubySnippet": {
    name: "RubySnippet",
    description: "Code that does one call with an SDK for Ruby.",
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
          description: "Code that makes a client and does the call with it.",
        },
      ],
    },
  },
  "snippets:JavaSnippet": {
    name: "JavaSnippet",
    description: "Code that does one call with an SDK for Java.",
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
          description: "Code that does not wait for the answer.",
        },
        {
          key: "sync_client",
          shape: { kind: "string" },
          optional: false,
          description: "Code that waits for the answer.",
        },
      ],
    },
  },
  "snippets:CsharpSnippet": {
    name: "CsharpSnippet",
    description: "Code that does one call with an SDK for C#.",
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
          description: "Code that makes a client and does the call with it.",
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
          description: "Organization that owns the API. That of the token when absent.",
        },
        {
          key: "apiId",
          shape: { kind: "ref", id: "commons:ApiId" },
          optional: true,
          description: "Name of the API. It may be absent when the organization has only one.",
        },
        {
          key: "sdks",
          shape: { kind: "list", item: { kind: "ref", id: "snippets:SDKRequest" } },
          optional: true,
          description: "SDKs to answer snippets of. The newest of each language when absent.",
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
          description: "Example of the endpoint that the code does. All of them when absent.",
        },
        {
          key: "payload",
          shape: { kind: "ref", id: "snippets:CustomSnippetPayload" },
          optional: true,
          description: "Values to write into the code. The stored snippets are answered when absent.",
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
          description: "Organization that owns the API. That of the token when absent.",
        },
        {
          key: "apiId",
          shape: { kind: "ref", id: "commons:ApiId" },
          optional: true,
          description: "Name of the API. It may be absent when the organization has only one.",
        },
        {
          key: "sdks",
          shape: { kind: "list", item: { kind: "ref", id: "snippets:SDKRequest" } },
          optional: true,
          description: "SDKs to answer snippets of. The newest of each language when absent.",
        },
      ],
    },
  },
};
