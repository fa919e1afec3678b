// Generated from idl/areas/snippets-factory.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 7a75c2d3d4510c1fd8ccb3e5166983af

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
  /** One entry for each endpoint and example. */
  readonly snippets: readonly SingleTypescriptSnippetCreate[];
}

/** An SDK for Python and its snippets. */
export interface PythonSDKSnippetCreate {
  /** The version of the SDK that the code uses. */
  readonly sdk: Snippets.PythonSDK;
  /** One entry for each endpoint and example. */
  readonly snippets: readonly SinglePythonSnippetCreate[];
}

/** An SDK for Go and its snippets. */
export interface GoSDKSnippetsCreate {
  /** The version of the SDK that the code uses. */
  readonly sdk: Snippets.GoSDK;
  /** One entry for each endpoint and example. */
  readonly snippets: readonly SingleGoSnippetCreate[];
}

/** An SDK for Java and its snippets. */
export interface JavaSDKSnippetsCreate {
  /** The version of the SDK that the code uses. */
  readonly sdk: Snippets.JavaSDK;
  /** One entry for each endpoint and example. */
  readonly snippets: readonly SingleJavaSnippetCreate[];
}

/** An SDK for Ruby and its snippets. */
export interface RubySDKSnippetsCreate {
  /** The version of the SDK that the code uses. */
  readonly sdk: Snippets.RubySDK;
  /** One entry for each endpoint and example. */
  readonly snippets: readonly SingleRubySnippetCreate[];
}

/** An SDK for C# and its snippets. */
export interface CsharpSDKSnippetsCreate {
  /** The version of the SDK that the code uses. */
  readonly sdk: Snippets.CsharpSDK;
  /** One entry for each endpoint and example. */
  readonly snippets: readonly SingleCsharpSnippetCreate[];
}

/** Adds the subject of a snippet to types that extend it. */
export interface BaseSnippetCreate {
  /** Endpoint that the code calls. */
  readonly endpoint: Commons.EndpointIdentifier;
  /** Example of the endpoint that the code does. Absent when it does none in particular. */
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

/** TypeScript code that does one call. */
export interface TypeScriptSnippetCode {
  /** Code that makes a client and does the call with it. */
  readonly client: string;
}

/** Python code that does one call. */
export interface PythonSnippetCode {
  /** Code that does not wait for the answer. */
  readonly async_client: string;
  /** Code that waits for the answer. */
  readonly sync_client: string;
}

/** Go code that does one call. */
export interface GoSnippetCode {
  /** Code that makes a client and does the call with it. */
  readonly client: string;
}

/** Java code that does one call. */
export interface JavaSnippetCode {
  /** Code that does not wait for the answer. */
  readonly async_client: string;
  /** Code that waits for the answer. */
  readonly sync_client: string;
}

/** Ruby code that does one call. */
export interface RubySnippetCode {
  /** Code that makes a client and does the call with it. */
  readonly client: string;
}

/** C# code that does one call. */
export interface CsharpSnippetCode {
  /** Code that makes a client and does the call with it. */
  readonly client: string;
}

export interface CreateSnippetRequest {
  /** Organization that owns the API. It must be the caller's own. */
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
                description: "One entry for each endpoint and example.",
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
                description: "One entry for each endpoint and example.",
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
                description: "One entry for each endpoint and example.",
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
                description: "One entry for each endpoint and example.",
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
                description: "One entry for each endpoint and example.",
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
                description: "One entry for each endpoint and example.",
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
          description: "One entry for each endpoint and example.",
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
          description: "One entry for each endpoint and example.",
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
          description: "One entry for each endpoint and example.",
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
          description: "One entry for each endpoint and example.",
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
          description: "One entry for each endpoint and example.",
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
          description: "One entry for each endpoint and example.",
        },
      ],
    },
  },
  "snippets-factory:BaseSnippetCreate": {
    name: "BaseSnippetCreate",
    description: "Adds the subject of a snippet to types that extend it.",
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
          description: "Example of the endpoint that the code does. Absent when it does none in particular.",
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
          description: "Example of the endpoint that the code does. Absent when it does none in particular.",
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
          description: "Example of the endpoint that the code does. Absent when it does none in particular.",
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
          description: "Example of the endpoint that the code does. Absent when it does none in particular.",
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
          description: "Example of the endpoint that the code does. Absent when it does none in particular.",
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
          description: "Example of the endpoint that the code does. Absent when it does none in particular.",
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
          description: "Example of the endpoint that the code does. Absent when it does none in particular.",
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
    description: "TypeScript code that does one call.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "client",
          shape: { kind: "string" },
          optional: false,
          description: "Code that makes a client and does the call with it.",
        },
      ],
    },
  },
  "snippets-factory:PythonSnippetCode": {
    name: "PythonSnippetCode",
    description: "Python code that does one call.",
    shape: {
      kind: "object",
      properties: [
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
  "snippets-factory:GoSnippetCode": {
    name: "GoSnippetCode",
    description: "Go code that does one call.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "client",
          shape: { kind: "string" },
          optional: false,
          description: "Code that makes a client and does the call with it.",
        },
      ],
    },
  },
  "snippets-factory:JavaSnippetCode": {
    name: "JavaSnippetCode",
    description: "Java code that does one call.",
    shape: {
      kind: "object",
      properties: [
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
  "snippets-factory:RubySnippetCode": {
    name: "RubySnippetCode",
    description: "Ruby code that does one call.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "client",
          shape: { kind: "string" },
          optional: false,
          description: "Code that makes a client and does the call with it.",
        },
      ],
    },
  },
  "snippets-factory:CsharpSnippetCode": {
    name: "CsharpSnippetCode",
    description: "C# code that does one call.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "client",
          shape: { kind: "string" },
          optional: false,
          description: "Code that makes a client and does the call with it.",
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
          description: "Organization that owns the API. It must be the caller's own.",
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
