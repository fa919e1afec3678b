// Generated from idl/areas/templates.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 4d9320e6f1a6f91449bbd784f77067ed

import type { TypeTable } from "#engine/shape";
import type * as ApiShapes from "./api-shapes.ts";
import type * as Commons from "./commons.ts";
import type * as Snippets from "./snippets.ts";

/** A snippet template with its endpoint and SDK, as publishers store it. */
export interface SnippetRegistryEntry {
  /** The version of the SDK that the code uses. */
  readonly sdk: Snippets.SDK;
  /** Endpoint that the code calls. */
  readonly endpointId: Commons.EndpointIdentifier;
  /** The template. */
  readonly snippetTemplate: VersionedSnippetTemplate;
  /** Alternative templates by name, such as `async` for Python. */
  readonly additionalTemplates?: { readonly [key: string]: VersionedSnippetTemplate };
}

/** A snippet template with its endpoint and SDK, as the registry returns it. */
export interface EndpointSnippetTemplate {
  /** The version of the SDK that the code uses. */
  readonly sdk: Snippets.SDK;
  /** Endpoint that the code calls. */
  readonly endpointId: Commons.EndpointIdentifier;
  /** API definition that the template was created for, if known. */
  readonly apiDefinitionId?: Commons.ApiDefinitionId;
  /** The template. */
  readonly snippetTemplate: VersionedSnippetTemplate;
  /** Alternative templates by name, such as `async` for Python. */
  readonly additionalTemplates?: { readonly [key: string]: VersionedSnippetTemplate };
}

/** The snippet templates of an endpoint, by SDK. */
export interface EndpointSnippetTemplates {
  /** For the TypeScript SDK. */
  readonly typescript?: VersionedSnippetTemplate;
  /** For the Python SDK. */
  readonly python?: VersionedSnippetTemplate;
  /** For the Go SDK. An extension. */
  readonly go?: VersionedSnippetTemplate;
  /** For the Java SDK. An extension. */
  readonly java?: VersionedSnippetTemplate;
  /** For the Ruby SDK. An extension. */
  readonly ruby?: VersionedSnippetTemplate;
  /** For the C# SDK. An extension. */
  readonly csharp?: VersionedSnippetTemplate;
}

/** A snippet template with the version of its template language. */
export type VersionedSnippetTemplate =
  /** Template language v1. */
  | ({ readonly type: "v1" } & SnippetTemplate);

/** The two parts of a snippet: client creation and endpoint call. */
export interface SnippetTemplate {
  /** Code that creates the SDK client. */
  readonly clientInstantiation: ClientInstantiation;
  /** Code that calls the endpoint with that client. */
  readonly functionInvocation: Template;
}

/** Code that creates an SDK client. */
export type ClientInstantiation =
  /** Fixed code, the same for every request. */
  | string
  /** Code with placeholders, such as for the reader's token. */
  | Template;

/**
 * Code with a placeholder, `$CALLBOARD_INPUT`, that is replaced by values of a request. Templates can be
 * nested.
 */
export type Template =
  /** Code with any number of inputs. */
  | ({ readonly type: "generic" } & GenericTemplate)
  /** Code for one of an enum's values. */
  | ({ readonly type: "enum" } & EnumTemplate)
  /** Code that depends on a discriminator. */
  | ({ readonly type: "discriminatedUnion" } & DiscriminatedUnionTemplate)
  /** Code that depends on the selected variant, by type name. */
  | ({ readonly type: "union" } & UnionTemplate)
  /** Code that depends on the variant that the value matches. */
  | ({ readonly type: "union_v2" } & UnionTemplateV2)
  /** Code for a map. */
  | ({ readonly type: "dict" } & DictTemplate)
  /** Code for a list or set. */
  | ({ readonly type: "iterable" } & IterableTemplate);

/** An input of a template. */
export type TemplateInput =
  /** The result of another template. */
  | { readonly type: "template"; readonly value: Template }
  /** A value of the request. */
  | ({ readonly type: "payload" } & PayloadInput);

/** Location of a value in a request. */
export interface PayloadInput {
  /** Part of the request. */
  readonly location: PayloadLocation;
  /** Dotted path within that part, such as `address.city`. Default: all of it. */
  readonly path?: string;
}

/** The parts of a request that a template can read. */
export type PayloadLocation =
  /** The request body. */
  | "BODY"
  /** The query parameters. */
  | "QUERY"
  /** The path parameters. */
  | "PATH"
  /** The request headers. */
  | "HEADERS"
  /** The current value of the parent template. */
  | "RELATIVE"
  /** The reader's credentials. */
  | "AUTH";

/** Code with any number of inputs. */
export interface GenericTemplate {
  /** Import statements. They are placed at the top of the snippet. */
  readonly imports?: readonly string[];
  /** True to omit the code if it has no input. */
  readonly isOptional: boolean;
  /** The code with the placeholder for its inputs. */
  readonly templateString: string;
  /** Inputs. Empty ones are skipped. */
  readonly templateInputs?: readonly TemplateInput[];
  /** Separator between inputs, such as a comma and a newline. */
  readonly inputDelimiter?: string;
}

/** Code for one of an enum's values. */
export interface EnumTemplate {
  /** Import statements. They are placed at the top of the snippet. */
  readonly imports?: readonly string[];
  /** True to omit the code if it has no input. */
  readonly isOptional: boolean;
  /** Code around the value, with the placeholder. Default: the value only. */
  readonly templateString?: string;
  /** Code by wire value. */
  readonly values: { readonly [key: string]: string };
  /** Source of the value. */
  readonly templateInput?: PayloadInput;
}

/** Code that depends on a discriminator. */
export interface DiscriminatedUnionTemplate {
  /** Import statements. They are placed at the top of the snippet. */
  readonly imports?: readonly string[];
  /** True to omit the code if it has no input. */
  readonly isOptional: boolean;
  /** Code around the selected member, with the placeholder. */
  readonly templateString: string;
  /** Key of the discriminator. */
  readonly discriminantField: string;
  /** Templates by discriminator value. */
  readonly members: { readonly [key: string]: Template };
  /** Source of the value. */
  readonly templateInput?: PayloadInput;
}

/** Code that depends on the selected variant. */
export interface UnionTemplate {
  /** Import statements. They are placed at the top of the snippet. */
  readonly imports?: readonly string[];
  /** True to omit the code if it has no input. */
  readonly isOptional: boolean;
  /** Code around the selected member, with the placeholder. */
  readonly templateString: string;
  /** Templates by name of the variant's type. */
  readonly members: { readonly [key: string]: Template };
  /** Source of the value. */
  readonly templateInput?: PayloadInput;
}

/** Code that depends on the variant that the value matches. */
export interface UnionTemplateV2 {
  /** Import statements. They are placed at the top of the snippet. */
  readonly imports?: readonly string[];
  /** True to omit the code if it has no input. */
  readonly isOptional: boolean;
  /** Code around the selected member, with the placeholder. */
  readonly templateString: string;
  /** Templates with their types. The first match is used. */
  readonly members: readonly UnionTemplateMember[];
  /** Source of the value. */
  readonly templateInput?: PayloadInput;
}

/** A template for values of one type. */
export interface UnionTemplateMember {
  /** Type of the values. */
  readonly type: ApiShapes.V1TypeReference;
  /** Template of the values. */
  readonly template: Template;
}

/** Code for a map. */
export interface DictTemplate {
  /** Import statements. They are placed at the top of the snippet. */
  readonly imports?: readonly string[];
  /** True to omit the code if it has no input. */
  readonly isOptional: boolean;
  /** Code around all entries, with the placeholder. */
  readonly containerTemplateString: string;
  /** Separator between entries. */
  readonly delimiter: string;
  /** Code for one key. */
  readonly keyTemplate: Template;
  /** Code for one value. */
  readonly valueTemplate: Template;
  /** Separator between key and value. */
  readonly keyValueSeparator: string;
  /** Source of the map. */
  readonly templateInput?: PayloadInput;
}

/** Code for a list or set. */
export interface IterableTemplate {
  /** Import statements. They are placed at the top of the snippet. */
  readonly imports?: readonly string[];
  /** True to omit the code if it has no input. */
  readonly isOptional: boolean;
  /** Code around all items, with the placeholder. */
  readonly containerTemplateString: string;
  /** Separator between items. */
  readonly delimiter: string;
  /** Code for one item. */
  readonly innerTemplate: Template;
  /** Source of the list. */
  readonly templateInput?: PayloadInput;
}

export interface RegisterSnippetTemplateRequest {
  /** Organization that owns the API. Must be the caller's organization. */
  readonly orgId: Commons.OrgId;
  /** Name of the API within the organization. */
  readonly apiId: Commons.ApiId;
  /** API definition that the template was created for. */
  readonly apiDefinitionId: Commons.ApiDefinitionId;
  /** The template, its endpoint and its SDK. */
  readonly snippet: SnippetRegistryEntry;
}

export interface RegisterSnippetTemplateBatchRequest {
  /** Organization that owns the API. Must be the caller's organization. */
  readonly orgId: Commons.OrgId;
  /** Name of the API within the organization. */
  readonly apiId: Commons.ApiId;
  /** API definition that the templates were created for. */
  readonly apiDefinitionId: Commons.ApiDefinitionId;
  /** The templates, each with its endpoint and its SDK. */
  readonly snippets: readonly SnippetRegistryEntry[];
}

export interface GetSnippetTemplate {
  /** Organization that owns the API. */
  readonly orgId: Commons.OrgId;
  /** Name of the API within the organization. */
  readonly apiId: Commons.ApiId;
  /** SDK of the code. */
  readonly sdk: Snippets.SDKRequest;
  /** Endpoint that the code calls. */
  readonly endpointId: Commons.EndpointIdentifier;
}

/** The types of `templates` as shapes, by id. */
export const templatesTypes: TypeTable = {
  "templates:SnippetRegistryEntry": {
    name: "SnippetRegistryEntry",
    description: "A snippet template with its endpoint and SDK, as publishers store it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "sdk",
          shape: { kind: "ref", id: "snippets:SDK" },
          optional: false,
          description: "The version of the SDK that the code uses.",
        },
        {
          key: "endpointId",
          shape: { kind: "ref", id: "commons:EndpointIdentifier" },
          optional: false,
          description: "Endpoint that the code calls.",
        },
        {
          key: "snippetTemplate",
          shape: { kind: "ref", id: "templates:VersionedSnippetTemplate" },
          optional: false,
          description: "The template.",
        },
        {
          key: "additionalTemplates",
          shape: {
            kind: "map",
            key: { kind: "string" },
            value: { kind: "ref", id: "templates:VersionedSnippetTemplate" },
          },
          optional: true,
          description: "Alternative templates by name, such as `async` for Python.",
        },
      ],
    },
  },
  "templates:EndpointSnippetTemplate": {
    name: "EndpointSnippetTemplate",
    description: "A snippet template with its endpoint and SDK, as the registry returns it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "sdk",
          shape: { kind: "ref", id: "snippets:SDK" },
          optional: false,
          description: "The version of the SDK that the code uses.",
        },
        {
          key: "endpointId",
          shape: { kind: "ref", id: "commons:EndpointIdentifier" },
          optional: false,
          description: "Endpoint that the code calls.",
        },
        {
          key: "apiDefinitionId",
          shape: { kind: "ref", id: "commons:ApiDefinitionId" },
          optional: true,
          description: "API definition that the template was created for, if known.",
        },
        {
          key: "snippetTemplate",
          shape: { kind: "ref", id: "templates:VersionedSnippetTemplate" },
          optional: false,
          description: "The template.",
        },
        {
          key: "additionalTemplates",
          shape: {
            kind: "map",
            key: { kind: "string" },
            value: { kind: "ref", id: "templates:VersionedSnippetTemplate" },
          },
          optional: true,
          description: "Alternative templates by name, such as `async` for Python.",
        },
      ],
    },
  },
  "templates:EndpointSnippetTemplates": {
    name: "EndpointSnippetTemplates",
    description: "The snippet templates of an endpoint, by SDK.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "typescript",
          shape: { kind: "ref", id: "templates:VersionedSnippetTemplate" },
          optional: true,
          description: "For the TypeScript SDK.",
        },
        {
          key: "python",
          shape: { kind: "ref", id: "templates:VersionedSnippetTemplate" },
          optional: true,
          description: "For the Python SDK.",
        },
        {
          key: "go",
          shape: { kind: "ref", id: "templates:VersionedSnippetTemplate" },
          optional: true,
          description: "For the Go SDK. An extension.",
        },
        {
          key: "java",
          shape: { kind: "ref", id: "templates:VersionedSnippetTemplate" },
          optional: true,
          description: "For the Java SDK. An extension.",
        },
        {
          key: "ruby",
          shape: { kind: "ref", id: "templates:VersionedSnippetTemplate" },
          optional: true,
          description: "For the Ruby SDK. An extension.",
        },
        {
          key: "csharp",
          shape: { kind: "ref", id: "templates:VersionedSnippetTemplate" },
          optional: true,
          description: "For the C# SDK. An extension.",
        },
      ],
    },
  },
  "templates:VersionedSnippetTemplate": {
    name: "VersionedSnippetTemplate",
    description: "A snippet template with the version of its template language.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "v1",
          description: "Template language v1.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "v1" }, optional: false },
              {
                key: "clientInstantiation",
                shape: { kind: "ref", id: "templates:ClientInstantiation" },
                optional: false,
                description: "Code that creates the SDK client.",
              },
              {
                key: "functionInvocation",
                shape: { kind: "ref", id: "templates:Template" },
                optional: false,
                description: "Code that calls the endpoint with that client.",
              },
            ],
          },
        },
      ],
    },
  },
  "templates:SnippetTemplate": {
    name: "SnippetTemplate",
    description: "The two parts of a snippet: client creation and endpoint call.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "clientInstantiation",
          shape: { kind: "ref", id: "templates:ClientInstantiation" },
          optional: false,
          description: "Code that creates the SDK client.",
        },
        {
          key: "functionInvocation",
          shape: { kind: "ref", id: "templates:Template" },
          optional: false,
          description: "Code that calls the endpoint with that client.",
        },
      ],
    },
  },
  "templates:ClientInstantiation": {
    name: "ClientInstantiation",
    description: "Code that creates an SDK client.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        { description: "Fixed code, the same for every request.", shape: { kind: "string" } },
        {
          description: "Code with placeholders, such as for the reader's token.",
          shape: { kind: "ref", id: "templates:Template" },
        },
      ],
    },
  },
  "templates:Template": {
    name: "Template",
    description: "Code with a placeholder, `$CALLBOARD_INPUT`, that is replaced by values of a request. Templates can be\nnested.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "generic",
          description: "Code with any number of inputs.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "generic" }, optional: false },
              {
                key: "imports",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Import statements. They are placed at the top of the snippet.",
              },
              {
                key: "isOptional",
                shape: { kind: "boolean" },
                optional: false,
                description: "True to omit the code if it has no input.",
              },
              {
                key: "templateString",
                shape: { kind: "string" },
                optional: false,
                description: "The code with the placeholder for its inputs.",
              },
              {
                key: "templateInputs",
                shape: { kind: "list", item: { kind: "ref", id: "templates:TemplateInput" } },
                optional: true,
                description: "Inputs. Empty ones are skipped.",
              },
              {
                key: "inputDelimiter",
                shape: { kind: "string" },
                optional: true,
                description: "Separator between inputs, such as a comma and a newline.",
              },
            ],
          },
        },
        {
          value: "enum",
          description: "Code for one of an enum's values.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "enum" }, optional: false },
              {
                key: "imports",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Import statements. They are placed at the top of the snippet.",
              },
              {
                key: "isOptional",
                shape: { kind: "boolean" },
                optional: false,
                description: "True to omit the code if it has no input.",
              },
              {
                key: "templateString",
                shape: { kind: "string" },
                optional: true,
                description: "Code around the value, with the placeholder. Default: the value only.",
              },
              {
                key: "values",
                shape: { kind: "map", key: { kind: "string" }, value: { kind: "string" } },
                optional: false,
                description: "Code by wire value.",
              },
              {
                key: "templateInput",
                shape: { kind: "ref", id: "templates:PayloadInput" },
                optional: true,
                description: "Source of the value.",
              },
            ],
          },
        },
        {
          value: "discriminatedUnion",
          description: "Code that depends on a discriminator.",
          shape: {
            kind: "object",
            properties: [
              {
                key: "type",
                shape: { kind: "literal", value: "discriminatedUnion" },
                optional: false,
              },
              {
                key: "imports",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Import statements. They are placed at the top of the snippet.",
              },
              {
                key: "isOptional",
                shape: { kind: "boolean" },
                optional: false,
                description: "True to omit the code if it has no input.",
              },
              {
                key: "templateString",
                shape: { kind: "string" },
                optional: false,
                description: "Code around the selected member, with the placeholder.",
              },
              {
                key: "discriminantField",
                shape: { kind: "string" },
                optional: false,
                description: "Key of the discriminator.",
              },
              {
                key: "members",
                shape: {
                  kind: "map",
                  key: { kind: "string" },
                  value: { kind: "ref", id: "templates:Template" },
                },
                optional: false,
                description: "Templates by discriminator value.",
              },
              {
                key: "templateInput",
                shape: { kind: "ref", id: "templates:PayloadInput" },
                optional: true,
                description: "Source of the value.",
              },
            ],
          },
        },
        {
          value: "union",
          description: "Code that depends on the selected variant, by type name.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "union" }, optional: false },
              {
                key: "imports",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Import statements. They are placed at the top of the snippet.",
              },
              {
                key: "isOptional",
                shape: { kind: "boolean" },
                optional: false,
                description: "True to omit the code if it has no input.",
              },
              {
                key: "templateString",
                shape: { kind: "string" },
                optional: false,
                description: "Code around the selected member, with the placeholder.",
              },
              {
                key: "members",
                shape: {
                  kind: "map",
                  key: { kind: "string" },
                  value: { kind: "ref", id: "templates:Template" },
                },
                optional: false,
                description: "Templates by name of the variant's type.",
              },
              {
                key: "templateInput",
                shape: { kind: "ref", id: "templates:PayloadInput" },
                optional: true,
                description: "Source of the value.",
              },
            ],
          },
        },
        {
          value: "union_v2",
          description: "Code that depends on the variant that the value matches.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "union_v2" }, optional: false },
              {
                key: "imports",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Import statements. They are placed at the top of the snippet.",
              },
              {
                key: "isOptional",
                shape: { kind: "boolean" },
                optional: false,
                description: "True to omit the code if it has no input.",
              },
              {
                key: "templateString",
                shape: { kind: "string" },
                optional: false,
                description: "Code around the selected member, with the placeholder.",
              },
              {
                key: "members",
                shape: { kind: "list", item: { kind: "ref", id: "templates:UnionTemplateMember" } },
                optional: false,
                description: "Templates with their types. The first match is used.",
              },
              {
                key: "templateInput",
                shape: { kind: "ref", id: "templates:PayloadInput" },
                optional: true,
                description: "Source of the value.",
              },
            ],
          },
        },
        {
          value: "dict",
          description: "Code for a map.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "dict" }, optional: false },
              {
                key: "imports",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Import statements. They are placed at the top of the snippet.",
              },
              {
                key: "isOptional",
                shape: { kind: "boolean" },
                optional: false,
                description: "True to omit the code if it has no input.",
              },
              {
                key: "containerTemplateString",
                shape: { kind: "string" },
                optional: false,
                description: "Code around all entries, with the placeholder.",
              },
              {
                key: "delimiter",
                shape: { kind: "string" },
                optional: false,
                description: "Separator between entries.",
              },
              {
                key: "keyTemplate",
                shape: { kind: "ref", id: "templates:Template" },
                optional: false,
                description: "Code for one key.",
              },
              {
                key: "valueTemplate",
                shape: { kind: "ref", id: "templates:Template" },
                optional: false,
                description: "Code for one value.",
              },
              {
                key: "keyValueSeparator",
                shape: { kind: "string" },
                optional: false,
                description: "Separator between key and value.",
              },
              {
                key: "templateInput",
                shape: { kind: "ref", id: "templates:PayloadInput" },
                optional: true,
                description: "Source of the map.",
              },
            ],
          },
        },
        {
          value: "iterable",
          description: "Code for a list or set.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "iterable" }, optional: false },
              {
                key: "imports",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Import statements. They are placed at the top of the snippet.",
              },
              {
                key: "isOptional",
                shape: { kind: "boolean" },
                optional: false,
                description: "True to omit the code if it has no input.",
              },
              {
                key: "containerTemplateString",
                shape: { kind: "string" },
                optional: false,
                description: "Code around all items, with the placeholder.",
              },
              {
                key: "delimiter",
                shape: { kind: "string" },
                optional: false,
                description: "Separator between items.",
              },
              {
                key: "innerTemplate",
                shape: { kind: "ref", id: "templates:Template" },
                optional: false,
                description: "Code for one item.",
              },
              {
                key: "templateInput",
                shape: { kind: "ref", id: "templates:PayloadInput" },
                optional: true,
                description: "Source of the list.",
              },
            ],
          },
        },
      ],
    },
  },
  "templates:TemplateInput": {
    name: "TemplateInput",
    description: "An input of a template.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "template",
          description: "The result of another template.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "template" }, optional: false },
              { key: "value", shape: { kind: "ref", id: "templates:Template" }, optional: false },
            ],
          },
        },
        {
          value: "payload",
          description: "A value of the request.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "payload" }, optional: false },
              {
                key: "location",
                shape: { kind: "ref", id: "templates:PayloadLocation" },
                optional: false,
                description: "Part of the request.",
              },
              {
                key: "path",
                shape: { kind: "string" },
                optional: true,
                description: "Dotted path within that part, such as `address.city`. Default: all of it.",
              },
            ],
          },
        },
      ],
    },
  },
  "templates:PayloadInput": {
    name: "PayloadInput",
    description: "Location of a value in a request.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "location",
          shape: { kind: "ref", id: "templates:PayloadLocation" },
          optional: false,
          description: "Part of the request.",
        },
        {
          key: "path",
          shape: { kind: "string" },
          optional: true,
          description: "Dotted path within that part, such as `address.city`. Default: all of it.",
        },
      ],
    },
  },
  "templates:PayloadLocation": {
    name: "PayloadLocation",
    description: "The parts of a request that a template can read.",
    shape: {
      kind: "enum",
      values: [
        { value: "BODY", description: "The request body." },
        { value: "QUERY", description: "The query parameters." },
        { value: "PATH", description: "The path parameters." },
        { value: "HEADERS", description: "The request headers." },
        { value: "RELATIVE", description: "The current value of the parent template." },
        { value: "AUTH", description: "The reader's credentials." },
      ],
    },
  },
  "templates:GenericTemplate": {
    name: "GenericTemplate",
    description: "Code with any number of inputs.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "imports",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Import statements. They are placed at the top of the snippet.",
        },
        {
          key: "isOptional",
          shape: { kind: "boolean" },
          optional: false,
          description: "True to omit the code if it has no input.",
        },
        {
          key: "templateString",
          shape: { kind: "string" },
          optional: false,
          description: "The code with the placeholder for its inputs.",
        },
        {
          key: "templateInputs",
          shape: { kind: "list", item: { kind: "ref", id: "templates:TemplateInput" } },
          optional: true,
          description: "Inputs. Empty ones are skipped.",
        },
        {
          key: "inputDelimiter",
          shape: { kind: "string" },
          optional: true,
          description: "Separator between inputs, such as a comma and a newline.",
        },
      ],
    },
  },
  "templates:EnumTemplate": {
    name: "EnumTemplate",
    description: "Code for one of an enum's values.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "imports",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Import statements. They are placed at the top of the snippet.",
        },
        {
          key: "isOptional",
          shape: { kind: "boolean" },
          optional: false,
          description: "True to omit the code if it has no input.",
        },
        {
          key: "templateString",
          shape: { kind: "string" },
          optional: true,
          description: "Code around the value, with the placeholder. Default: the value only.",
        },
        {
          key: "values",
          shape: { kind: "map", key: { kind: "string" }, value: { kind: "string" } },
          optional: false,
          description: "Code by wire value.",
        },
        {
          key: "templateInput",
          shape: { kind: "ref", id: "templates:PayloadInput" },
          optional: true,
          description: "Source of the value.",
        },
      ],
    },
  },
  "templates:DiscriminatedUnionTemplate": {
    name: "DiscriminatedUnionTemplate",
    description: "Code that depends on a discriminator.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "imports",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Import statements. They are placed at the top of the snippet.",
        },
        {
          key: "isOptional",
          shape: { kind: "boolean" },
          optional: false,
          description: "True to omit the code if it has no input.",
        },
        {
          key: "templateString",
          shape: { kind: "string" },
          optional: false,
          description: "Code around the selected member, with the placeholder.",
        },
        {
          key: "discriminantField",
          shape: { kind: "string" },
          optional: false,
          description: "Key of the discriminator.",
        },
        {
          key: "members",
          shape: {
            kind: "map",
            key: { kind: "string" },
            value: { kind: "ref", id: "templates:Template" },
          },
          optional: false,
          description: "Templates by discriminator value.",
        },
        {
          key: "templateInput",
          shape: { kind: "ref", id: "templates:PayloadInput" },
          optional: true,
          description: "Source of the value.",
        },
      ],
    },
  },
  "templates:UnionTemplate": {
    name: "UnionTemplate",
    description: "Code that depends on the selected variant.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "imports",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Import statements. They are placed at the top of the snippet.",
        },
        {
          key: "isOptional",
          shape: { kind: "boolean" },
          optional: false,
          description: "True to omit the code if it has no input.",
        },
        {
          key: "templateString",
          shape: { kind: "string" },
          optional: false,
          description: "Code around the selected member, with the placeholder.",
        },
        {
          key: "members",
          shape: {
            kind: "map",
            key: { kind: "string" },
            value: { kind: "ref", id: "templates:Template" },
          },
          optional: false,
          description: "Templates by name of the variant's type.",
        },
        {
          key: "templateInput",
          shape: { kind: "ref", id: "templates:PayloadInput" },
          optional: true,
          description: "Source of the value.",
        },
      ],
    },
  },
  "templates:UnionTemplateV2": {
    name: "UnionTemplateV2",
    description: "Code that depends on the variant that the value matches.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "imports",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Import statements. They are placed at the top of the snippet.",
        },
        {
          key: "isOptional",
          shape: { kind: "boolean" },
          optional: false,
          description: "True to omit the code if it has no input.",
        },
        {
          key: "templateString",
          shape: { kind: "string" },
          optional: false,
          description: "Code around the selected member, with the placeholder.",
        },
        {
          key: "members",
          shape: { kind: "list", item: { kind: "ref", id: "templates:UnionTemplateMember" } },
          optional: false,
          description: "Templates with their types. The first match is used.",
        },
        {
          key: "templateInput",
          shape: { kind: "ref", id: "templates:PayloadInput" },
          optional: true,
          description: "Source of the value.",
        },
      ],
    },
  },
  "templates:UnionTemplateMember": {
    name: "UnionTemplateMember",
    description: "A template for values of one type.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "type",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "Type of the values.",
        },
        {
          key: "template",
          shape: { kind: "ref", id: "templates:Template" },
          optional: false,
          description: "Template of the values.",
        },
      ],
    },
  },
  "templates:DictTemplate": {
    name: "DictTemplate",
    description: "Code for a map.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "imports",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Import statements. They are placed at the top of the snippet.",
        },
        {
          key: "isOptional",
          shape: { kind: "boolean" },
          optional: false,
          description: "True to omit the code if it has no input.",
        },
        {
          key: "containerTemplateString",
          shape: { kind: "string" },
          optional: false,
          description: "Code around all entries, with the placeholder.",
        },
        {
          key: "delimiter",
          shape: { kind: "string" },
          optional: false,
          description: "Separator between entries.",
        },
        {
          key: "keyTemplate",
          shape: { kind: "ref", id: "templates:Template" },
          optional: false,
          description: "Code for one key.",
        },
        {
          key: "valueTemplate",
          shape: { kind: "ref", id: "templates:Template" },
          optional: false,
          description: "Code for one value.",
        },
        {
          key: "keyValueSeparator",
          shape: { kind: "string" },
          optional: false,
          description: "Separator between key and value.",
        },
        {
          key: "templateInput",
          shape: { kind: "ref", id: "templates:PayloadInput" },
          optional: true,
          description: "Source of the map.",
        },
      ],
    },
  },
  "templates:IterableTemplate": {
    name: "IterableTemplate",
    description: "Code for a list or set.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "imports",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Import statements. They are placed at the top of the snippet.",
        },
        {
          key: "isOptional",
          shape: { kind: "boolean" },
          optional: false,
          description: "True to omit the code if it has no input.",
        },
        {
          key: "containerTemplateString",
          shape: { kind: "string" },
          optional: false,
          description: "Code around all items, with the placeholder.",
        },
        {
          key: "delimiter",
          shape: { kind: "string" },
          optional: false,
          description: "Separator between items.",
        },
        {
          key: "innerTemplate",
          shape: { kind: "ref", id: "templates:Template" },
          optional: false,
          description: "Code for one item.",
        },
        {
          key: "templateInput",
          shape: { kind: "ref", id: "templates:PayloadInput" },
          optional: true,
          description: "Source of the list.",
        },
      ],
    },
  },
  "templates:RegisterSnippetTemplateRequest": {
    name: "RegisterSnippetTemplateRequest",
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
          key: "apiDefinitionId",
          shape: { kind: "ref", id: "commons:ApiDefinitionId" },
          optional: false,
          description: "API definition that the template was created for.",
        },
        {
          key: "snippet",
          shape: { kind: "ref", id: "templates:SnippetRegistryEntry" },
          optional: false,
          description: "The template, its endpoint and its SDK.",
        },
      ],
    },
  },
  "templates:RegisterSnippetTemplateBatchRequest": {
    name: "RegisterSnippetTemplateBatchRequest",
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
          key: "apiDefinitionId",
          shape: { kind: "ref", id: "commons:ApiDefinitionId" },
          optional: false,
          description: "API definition that the templates were created for.",
        },
        {
          key: "snippets",
          shape: { kind: "list", item: { kind: "ref", id: "templates:SnippetRegistryEntry" } },
          optional: false,
          description: "The templates, each with its endpoint and its SDK.",
        },
      ],
    },
  },
  "templates:GetSnippetTemplate": {
    name: "GetSnippetTemplate",
    shape: {
      kind: "object",
      properties: [
        {
          key: "orgId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization that owns the API.",
        },
        {
          key: "apiId",
          shape: { kind: "ref", id: "commons:ApiId" },
          optional: false,
          description: "Name of the API within the organization.",
        },
        {
          key: "sdk",
          shape: { kind: "ref", id: "snippets:SDKRequest" },
          optional: false,
          description: "SDK of the code.",
        },
        {
          key: "endpointId",
          shape: { kind: "ref", id: "commons:EndpointIdentifier" },
          optional: false,
          description: "Endpoint that the code calls.",
        },
      ],
    },
  },
};
