// Generated from idl/areas/snippets-factory.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 e4b28a0430d9f5db12d523190d705c76

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";
import type * as Snippets from "./snippets.ts";

/** The snippets of one version of an SDK, by language. */
export type SDKSnippetsCreate =
  /** Snippets for TypeScript. */
  | ({ readonly type: "typescript" } & TypescriptSDKSnippetsCreate)
  /** Snippets for Python. */
  | ({ readonly type: "python" } & PythonSDKSnippetCreate)
  /** Snippets for Go. */
  | ({ readonly type: "go" } & GoSDKSnippetsCreate)
  /** Snippets for Java. */
  | ({ readonly type: "java" } & JavaSDKSnippetsCreate)
  /** Snippets for Ruby. */
  | ({ readonly type: "ruby" } & RubySDKSnippetsCreate)
  /** Snippets for C#. */
  | ({ readonly type: "csharp" } & CsharpSDKSnippetsCreate);

/** An SDK for TypeScript and its snippets. */
export interface TypescriptSDKSnippetsCreate {
  /** The version of the SDK that the code uses. */
  readonly sdk: Snippets.TypeScriptSDK;
  /** Snippets, one per endpoint and example. */
  readonly snippets: readonly SingleTypescriptSnippetCreate[];
}

/** An SDK for Python and its snippets. */
export interface PythonSDKSnippetCreate {
  /** The version of the SDK that the code uses. */
  readonly sdk: Snippets.PythonSDK;
  /** Snippets, one per endpoint and example. */
  readonly snippets: readonly SinglePythonSnippetCreate[];
}

/** An SDK for Go and its snippets. */
export interface GoSDKSnippetsCreate {
  /** The version of the SDK that the code uses. */
  readonly sdk: Snippets.GoSDK;
  /** Snippets, one per endpoint and example. */
  readonly snippets: readonly SingleGoSnippetCreate[];
}

/** An SDK for Java and its snippets. */
export interface JavaSDKSnippetsCreate {
  /** The version of the SDK that the code uses. */
  readonly sdk: Snippets.JavaSDK;
  /** Snippets, one per endpoint and example. */
  readonly snippets: readonly SingleJavaSnippetCreate[];
}

/** An SDK for Ruby and its snippets. */
export interface RubySDKSnippetsCreate {
  /** The version of the SDK that the code uses. */
  readonly sdk: Snippets.RubySDK;
  /** Snippets, one per endpoint and example. */
  readonly snippets: readonly SingleRubySnippetCreate[];
}

/** An SDK for C# and its snippets. */
export interface CsharpSDKSnippetsCreate {
  /** The version of the SDK that the code uses. */
  readonly sdk: Snippets.CsharpSDK;
  /** Snippets, one per endpoint and example. */
  readonly snippets: readonly SingleCsharpSnippetCreate[];
}

/** Adds the endpoint of a snippet to types that extend it. */
export interface BaseSnippetCreate {
  /** Endpoint that the code calls. */
  readonly endpoint: Commons.EndpointIdentifier;
  /** Example that the code runs, if any. */
  readonly exampleIdentifier?: string;
}

/** TypeScript code for one endpoint. */
export interface SingleTypescriptSnippetCreate extends BaseSnippetCreate {
  /** The code. */
  readonly snippet: TypeScriptSnippetCode;
}

/** Python code for one endpoint. */
export interface SinglePythonSnippetCreate extends BaseSnippetCreate {
  /** The code. */
  readonly snippet: PythonSnippetCode;
}

/** Go code for one endpoint. */
export interface SingleGoSnippetCreate extends BaseSnippetCreate {
  /** The code. */
  readonly snippet: GoSnippetCode;
}

/** Java code for one endpoint. */
export interface SingleJavaSnippetCreate extends BaseSnippetCreate {
  /** The code. */
  readonly snippet: JavaSnippetCode;
}

/** Ruby code for one endpoint. */
export interface SingleRubySnippetCreate extends BaseSnippetCreate {
  /** The code. */
  readonly snippet: RubySnippetCode;
}

/** C# code for one endpoint. */
export interface SingleCsharpSnippetCreate extends BaseSnippetCreate {
  /** The code. */
  readonly snippet: CsharpSnippetCode;
}

/** TypeScript code for one call. */
export interface TypeScriptSnippetCode {
  /** Code that creates a client and calls the endpoint. */
  readonly client: string;
}

/** Python code for one call. */
export interface PythonSnippetCode {
  /** Asynchronous code. */
  readonly async_client: string;
  /** Synchronous code. */
  readonly sync_client: string;
}

/** Go code for one call. */
export interface GoSnippetCode {
  /** Code that creates a client and calls the endpoint. */
  readonly client: string;
}

/** Java code for one call. */
export interface JavaSnippetCode {
  /** Asynchronous code. */
  readonly async_client: string;
  /** Synchronous code. */
  readonly sync_client: string;
}

/** Ruby code for one call. */
export interface RubySnippetCode {
  /** Code that creates a client and calls the endpoint. */
  readonly client: string;
}

/** C# code for one call. */
export interface CsharpSnippetCode {
  /** Code that creates a client and calls the endpoint. */
  readonly client: string;
}

export interface CreateSnippetRequest {
  /** Organization that owns the API. Must be the caller's organization. */
  readonly orgId: Commons.OrgId;
  /** Name of the API within the organization. */
  readonly apiId: Commons.ApiId;
  /** The SDK and its snippets. */
  readonly snippets: SDKSnippetsCreate;
}

/** The types of `snippets-factory` as shapes, by id. */
export const snippetsFactoryTypes: TypeTable = {
  "snippets-factory:SDKSnippetsCreate": {
    name: "SDKSnippetsCreate",
    description: "The snippets of one version of an SDK, by language.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "typescript",
          description: "Snippets for TypeScript.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "typescript" }, optional: false },
              {
                key: "sdk",
                shape: { kind: "ref", id: "snippets:TypeScriptSDK" },
                optional: false,
                description: "The version of the SDK that the code uses.",
              },
              {
                key: "snippets",
                shape: {
                  kind: "list",
                  item: { kind: "ref", id: "snippets-factory:SingleTypescriptSnippetCreate" },
                },
                optional: false,
                description: "Snippets, one per endpoint and example.",
              },
            ],
          },
        },
        {
          value: "python",
          description: "Snippets for Python.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "python" }, optional: false },
              {
                key: "sdk",
                shape: { kind: "ref", id: "snippets:PythonSDK" },
                optional: false,
                description: "The version of the SDK that the code uses.",
              },
              {
                key: "snippets",
                shape: {
                  kind: "list",
                  item: { kind: "ref", id: "snippets-factory:SinglePythonSnippetCreate" },
                },
                optional: false,
                description: "Snippets, one per endpoint and example.",
              },
            ],
          },
        },
        {
          value: "go",
          description: "Snippets for Go.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "go" }, optional: false },
              {
                key: "sdk",
                shape: { kind: "ref", id: "snippets:GoSDK" },
                optional: false,
                description: "The version of the SDK that the code uses.",
              },
              {
                key: "snippets",
                shape: {
                  kind: "list",
                  item: { kind: "ref", id: "snippets-factory:SingleGoSnippetCreate" },
                },
                optional: false,
                description: "Snippets, one per endpoint and example.",
              },
            ],
          },
        },
        {
          value: "java",
          description: "Snippets for Java.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "java" }, optional: false },
              {
                key: "sdk",
                shape: { kind: "ref", id: "snippets:JavaSDK" },
                optional: false,
                description: "The version of the SDK that the code uses.",
              },
              {
                key: "snippets",
                shape: {
                  kind: "list",
                  item: { kind: "ref", id: "snippets-factory:SingleJavaSnippetCreate" },
                },
                optional: false,
                description: "Snippets, one per endpoint and example.",
              },
            ],
          },
        },
        {
          value: "ruby",
          description: "Snippets for Ruby.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "ruby" }, optional: false },
              {
                key: "sdk",
                shape: { kind: "ref", id: "snippets:RubySDK" },
                optional: false,
                description: "The version of the SDK that the code uses.",
              },
              {
                key: "snippets",
                shape: {
                  kind: "list",
                  item: { kind: "ref", id: "snippets-factory:SingleRubySnippetCreate" },
                },
                optional: false,
                description: "Snippets, one per endpoint and example.",
              },
            ],
          },
        },
        {
          value: "csharp",
          description: "Snippets for C#.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "csharp" }, optional: false },
              {
                key: "sdk",
                shape: { kind: "ref", id: "snippets:CsharpSDK" },
                optional: false,
                description: "The version of the SDK that the code uses.",
              },
              {
                key: "snippets",
                shape: {
                  kind: "list",
                  item: { kind: "ref", id: "snippets-factory:SingleCsharpSnippetCreate" },
                },
                optional: false,
                description: "Snippets, one per endpoint and example.",
              },
            ],
          },
        },
      ],
    },
  },
  "snippets-factory:TypescriptSDKSnippetsCreate": {
    name: "TypescriptSDKSnippetsCreate",
    description: "An SDK for TypeScript and its snippets.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "sdk",
          shape: { kind: "ref", id: "snippets:TypeScriptSDK" },
          optional: false,
          description: "The version of the SDK that the code uses.",
        },
        {
          key: "snippets",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "snippets-factory:SingleTypescriptSnippetCreate" },
          },
          optional: false,
          description: "Snippets, one per endpoint and example.",
        },
      ],
    },
  },
  "snippets-factory:PythonSDKSnippetCreate": {
    name: "PythonSDKSnippetCreate",
    description: "An SDK for Python and its snippets.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "sdk",
          shape: { kind: "ref", id: "snippets:PythonSDK" },
          optional: false,
          description: "The version of the SDK that the code uses.",
        },
        {
          key: "snippets",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "snippets-factory:SinglePythonSnippetCreate" },
          },
          optional: false,
          description: "Snippets, one per endpoint and example.",
        },
      ],
    },
  },
  "snippets-factory:GoSDKSnippetsCreate": {
    name: "GoSDKSnippetsCreate",
    description: "An SDK for Go and its snippets.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "sdk",
          shape: { kind: "ref", id: "snippets:GoSDK" },
          optional: false,
          description: "The version of the SDK that the code uses.",
        },
        {
          key: "snippets",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "snippets-factory:SingleGoSnippetCreate" },
          },
          optional: false,
          description: "Snippets, one per endpoint and example.",
        },
      ],
    },
  },
  "snippets-factory:JavaSDKSnippetsCreate": {
    name: "JavaSDKSnippetsCreate",
    description: "An SDK for Java and its snippets.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "sdk",
          shape: { kind: "ref", id: "snippets:JavaSDK" },
          optional: false,
          description: "The version of the SDK that the code uses.",
        },
        {
          key: "snippets",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "snippets-factory:SingleJavaSnippetCreate" },
          },
          optional: false,
          description: "Snippets, one per endpoint and example.",
        },
      ],
    },
  },
  "snippets-factory:RubySDKSnippetsCreate": {
    name: "RubySDKSnippetsCreate",
    description: "An SDK for Ruby and its snippets.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "sdk",
          shape: { kind: "ref", id: "snippets:RubySDK" },
          optional: false,
          description: "The version of the SDK that the code uses.",
        },
        {
          key: "snippets",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "snippets-factory:SingleRubySnippetCreate" },
          },
          optional: false,
          description: "Snippets, one per endpoint and example.",
        },
      ],
    },
  },
  "snippets-factory:CsharpSDKSnippetsCreate": {
    name: "CsharpSDKSnippetsCreate",
    description: "An SDK for C# and its snippets.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "sdk",
          shape: { kind: "ref", id: "snippets:CsharpSDK" },
          optional: false,
          description: "The version of the SDK that the code uses.",
        },
        {
          key: "snippets",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "snippets-factory:SingleCsharpSnippetCreate" },
          },
          optional: false,
          description: "Snippets, one per endpoint and example.",
        },
      ],
    },
  },
  "snippets-factory:BaseSnippetCreate": {
    name: "BaseSnippetCreate",
    description: "Adds the endpoint of a snippet to types that extend it.",
    shape: {
      kind: "object",
      properties: [
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
          description: "Example that the code runs, if any.",
        },
      ],
    },
  },
  "snippets-factory:SingleTypescriptSnippetCreate": {
    name: "SingleTypescriptSnippetCreate",
    description: "TypeScript code for one endpoint.",
    shape: {
      kind: "object",
      properties: [
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
          description: "Example that the code runs, if any.",
        },
        {
          key: "snippet",
          shape: { kind: "ref", id: "snippets-factory:TypeScriptSnippetCode" },
          optional: false,
          description: "The code.",
        },
      ],
    },
  },
  "snippets-factory:SinglePythonSnippetCreate": {
    name: "SinglePythonSnippetCreate",
    description: "Python code for one endpoint.",
    shape: {
      kind: "object",
      properties: [
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
          description: "Example that the code runs, if any.",
        },
        {
          key: "snippet",
          shape: { kind: "ref", id: "snippets-factory:PythonSnippetCode" },
          optional: false,
          description: "The code.",
        },
      ],
    },
  },
  "snippets-factory:SingleGoSnippetCreate": {
    name: "SingleGoSnippetCreate",
    description: "Go code for one endpoint.",
    shape: {
      kind: "object",
      properties: [
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
          description: "Example that the code runs, if any.",
        },
        {
          key: "snippet",
          shape: { kind: "ref", id: "snippets-factory:GoSnippetCode" },
          optional: false,
          description: "The code.",
        },
      ],
    },
  },
  "snippets-factory:SingleJavaSnippetCreate": {
    name: "SingleJavaSnippetCreate",
    description: "Java code for one endpoint.",
    shape: {
      kind: "object",
      properties: [
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
          description: "Example that the code runs, if any.",
        },
        {
          key: "snippet",
          shape: { kind: "ref", id: "snippets-factory:JavaSnippetCode" },
          optional: false,
          description: "The code.",
        },
      ],
    },
  },
  "snippets-factory:SingleRubySnippetCreate": {
    name: "SingleRubySnippetCreate",
    description: "Ruby code for one endpoint.",
    shape: {
      kind: "object",
      properties: [
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
          description: "Example that the code runs, if any.",
        },
        {
          key: "snippet",
          shape: { kind: "ref", id: "snippets-factory:RubySnippetCode" },
          optional: false,
          description: "The code.",
        },
      ],
    },
  },
  "snippets-factory:SingleCsharpSnippetCreate": {
    name: "SingleCsharpSnippetCreate",
    description: "C# code for one endpoint.",
    shape: {
      kind: "object",
      properties: [
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
          description: "Example that the code runs, if any.",
        },
        {
          key: "snippet",
          shape: { kind: "ref", id: "snippets-factory:CsharpSnippetCode" },
          optional: false,
          description: "The code.",
        },
      ],
    },
  },
  "snippets-factory:TypeScriptSnippetCode": {
    name: "TypeScriptSnippetCode",
    description: "TypeScript code for one call.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "client",
          shape: { kind: "string" },
          optional: false,
          description: "Code that creates a client and calls the endpoint.",
        },
      ],
    },
  },
  "snippets-factory:PythonSnippetCode": {
    name: "PythonSnippetCode",
    description: "Python code for one call.",
    shape: {
      kind: "object",
      properties: [
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
  "snippets-factory:GoSnippetCode": {
    name: "GoSnippetCode",
    description: "Go code for one call.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "client",
          shape: { kind: "string" },
          optional: false,
          description: "Code that creates a client and calls the endpoint.",
        },
      ],
    },
  },
  "snippets-factory:JavaSnippetCode": {
    name: "JavaSnippetCode",
    description: "Java code for one call.",
    shape: {
      kind: "object",
      properties: [
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
  "snippets-factory:RubySnippetCode": {
    name: "RubySnippetCode",
    description: "Ruby code for one call.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "client",
          shape: { kind: "string" },
          optional: false,
          description: "Code that creates a client and calls the endpoint.",
        },
      ],
    },
  },
  "snippets-factory:CsharpSnippetCode": {
    name: "CsharpSnippetCode",
    description: "C# code for one call.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "client",
          shape: { kind: "string" },
          optional: false,
          description: "Code that creates a client and calls the endpoint.",
        },
      ],
    },
  },
  "snippets-factory:CreateSnippetRequest": {
    name: "CreateSnippetRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization that owns the API. Must be the caller's organization.",
        },
        {
          key: "apiId",
          shape: { kind: "ref", id: "commons:ApiId" },
          optional: false,
          description: "Name of the API within the organization.",
        },
        {
          key: "snippets",
          shape: { kind: "ref", id: "snippets-factory:SDKSnippetsCreate" },
          optional: false,
          description: "The SDK and its snippets.",
        },
      ],
    },
  },
};
