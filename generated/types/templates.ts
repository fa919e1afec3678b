// Generated from idl/areas/templates.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 9bcb6203c9870c2643d5495ff5ba1fbf

import type { TypeTable } from "#engine/shape";
import type * as ApiShapes from "./api-shapes.ts";
import type * as Commons from "./commons.ts";
import type * as Snippets from "./snippets.ts";

/** A snippet template and what it is for, as its publisher stores it. */
export interface SnippetRegistryEntry {
  /** The version of the SDK that the code uses. */
  readonly sdk: Snippets.SDK;
  /** Endpoint that the code calls. */
  readonly endpointId: Commons.EndpointIdentifier;
  /** The template. */
  readonly snippetTemplate: VersionedSnippetTemplate;
  /** Other ways to do the same, by name, such as `async` for Python. Absent when there are none. */
  readonly additionalTemplates?: { readonly [key: string]: VersionedSnippetTemplate };
}

/** A snippet template and what it is for, as the registry answers it. */
export interface EndpointSnippetTemplate {
  /** The version of the SDK that the code uses. */
  readonly sdk: Snippets.SDK;
  /** Endpoint that the code calls. */
  readonly endpointId: Commons.EndpointIdentifier;
  /** Registered version of the API that the template was made for. Absent when its publisher did not tell. */
  readonly apiDefinitionId?: Commons.ApiDefinitionId;
  /** The template. */
  readonly snippetTemplate: VersionedSnippetTemplate;
  /** Other ways to do the same, by name, such as `async` for Python. Absent when there are none. */
  readonly additionalTemplates?: { readonly [key: string]: VersionedSnippetTemplate };
}

/** The snippet templates of one endpoint, by SDK. An SDK that has registered none is absent. */
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

/** A snippet template, marked with the template language it is written in. */
export type VersionedSnippetTemplate =
  /** The first and so far only template language. */
  | ({ readonly type: "v1" } & SnippetTemplate);

/** The two halves of a snippet. Together they make a program that does one call. */
export interface SnippetTemplate {
  /** Code that makes the SDK's client. */
  readonly clientInstantiation: ClientInstantiation;
  /** Code that does the call with that client. */
  readonly functionInvocation: Template;
}

/** Code that makes an SDK's client. */
export type ClientInstantiation =
  /** Fixed code, the same for every request. */
  | string
  /** Code with holes, such as one for the reader's token. */
  | Template;

/**
 * Code with a hole that is filled from a request. The marker `$CALLBOARD_INPUT` stands for the hole. Templates nest:
 * a hole may be filled by another template.
 */
export type Template =
  /** Code around any number of filled holes. */
  | ({ readonly type: "generic" } & GenericTemplate)
  /** Code for one of an enum's values. */
  | ({ readonly type: "enum" } & EnumTemplate)
  /** Code that depends on a telling property. */
  | ({ readonly type: "discriminatedUnion" } & DiscriminatedUnionTemplate)
  /** Code that depends on the variant chosen, by name of its type. */
  | ({ readonly type: "union" } & UnionTemplate)
  /** Code that depends on the variant that the value fits. */
  | ({ readonly type: "union_v2" } & UnionTemplateV2)
  /** Code for keys with values. */
  | ({ readonly type: "dict" } & DictTemplate)
  /** Code for a list or set. */
  | ({ readonly type: "iterable" } & IterableTemplate);

/** What fills a hole. */
export type TemplateInput =
  /** The result of another template. */
  | { readonly type: "template"; readonly value: Template }
  /** A value taken from the request. */
  | ({ readonly type: "payload" } & PayloadInput);

/** A place in a request from which a value is taken. */
export interface PayloadInput {
  /** Part of the request to look in. */
  readonly location: PayloadLocation;
  /** Dotted path within that part, such as `address.city`. Absent means all of it. */
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
  /** The value that the surrounding template is working on. */
  | "RELATIVE"
  /** The reader's credentials. */
  | "AUTH";

/** Code around any number of filled holes. */
export interface GenericTemplate {
  /** Import lines that the code needs. They are gathered at the top of the snippet. */
  readonly imports?: readonly string[];
  /** True when the code is left out if nothing fills it. */
  readonly isOptional: boolean;
  /** The code, with the marker that the filled holes replace. */
  readonly templateString: string;
  /** What fills the holes. Inputs that come out empty are skipped. */
  readonly templateInputs?: readonly TemplateInput[];
  /** Text put between filled holes, such as a comma and a newline. */
  readonly inputDelimiter?: string;
}

/** Code for one of an enum's values. */
export interface EnumTemplate {
  /** Import lines that the code needs. They are gathered at the top of the snippet. */
  readonly imports?: readonly string[];
  /** True when the code is left out if nothing fills it. */
  readonly isOptional: boolean;
  /** Code around the value, with the marker that it replaces. Absent when the value stands alone. */
  readonly templateString?: string;
  /** Code by wire value. */
  readonly values: { readonly [key: string]: string };
  /** Where the value comes from. */
  readonly templateInput?: PayloadInput;
}

/** Code that depends on a telling property. */
export interface DiscriminatedUnionTemplate {
  /** Import lines that the code needs. They are gathered at the top of the snippet. */
  readonly imports?: readonly string[];
  /** True when the code is left out if nothing fills it. */
  readonly isOptional: boolean;
  /** Code around the chosen member, with the marker that it replaces. */
  readonly templateString: string;
  /** Key of the telling property. */
  readonly discriminantField: string;
  /** Templates by value of the telling property. */
  readonly members: { readonly [key: string]: Template };
  /** Where the value comes from. */
  readonly templateInput?: PayloadInput;
}

/** Code that depends on the variant chosen. */
export interface UnionTemplate {
  /** Import lines that the code needs. They are gathered at the top of the snippet. */
  readonly imports?: readonly string[];
  /** True when the code is left out if nothing fills it. */
  readonly isOptional: boolean;
  /** Code around the chosen member, with the marker that it replaces. */
  readonly templateString: string;
  /** Templates by name of the variant's type. */
  readonly members: { readonly [key: string]: Template };
  /** Where the value comes from. */
  readonly templateInput?: PayloadInput;
}

/** Code that depends on the variant that the value fits. */
export interface UnionTemplateV2 {
  /** Import lines that the code needs. They are gathered at the top of the snippet. */
  readonly imports?: readonly string[];
  /** True when the code is left out if nothing fills it. */
  readonly isOptional: boolean;
  /** Code around the chosen member, with the marker that it replaces. */
  readonly templateString: string;
  /** Templates with the type each is for. The first that the value fits is used. */
  readonly members: readonly UnionTemplateMember[];
  /** Where the value comes from. */
  readonly templateInput?: PayloadInput;
}

/** A template for values of one type. */
export interface UnionTemplateMember {
  /** Values that the template is for. */
  readonly type: ApiShapes.V1TypeReference;
  /** Code for such a value. */
  readonly template: Template;
}

/** Code for keys with values. */
export interface DictTemplate {
  /** Import lines that the code needs. They are gathered at the top of the snippet. */
  readonly imports?: readonly string[];
  /** True when the code is left out if nothing fills it. */
  readonly isOptional: boolean;
  /** Code around all entries, with the marker that they replace. */
  readonly containerTemplateString: string;
  /** Text put between entries. */
  readonly delimiter: string;
  /** Code for one key. */
  readonly keyTemplate: Template;
  /** Code for one value. */
  readonly valueTemplate: Template;
  /** Text between a key and its value. */
  readonly keyValueSeparator: string;
  /** Where the map comes from. */
  readonly templateInput?: PayloadInput;
}

/** Code for a list or set. */
export interface IterableTemplate {
  /** Import lines that the code needs. They are gathered at the top of the snippet. */
  readonly imports?: readonly string[];
  /** True when the code is left out if nothing fills it. */
  readonly isOptional: boolean;
  /** Code around all items, with the marker that they replace. */
  readonly containerTemplateString: string;
  /** Text put between items. */
  readonly delimiter: string;
  /** Code for one item. */
  readonly innerTemplate: Template;
  /** Where the list comes from. */
  readonly templateInput?: PayloadInput;
}

export interface RegisterSnippetTemplateRequest {
  /** Organization that owns the API. It must be the caller's own. */
  readonly orgId: Commons.OrgId;
  /** Name of the API within the organization. */
  readonly apiId: Commons.ApiId;
  /** Registered version of the API that the template was made for. */
  readonly apiDefinitionId: Commons.ApiDefinitionId;
  /** The template, its endpoint and its SDK. */
  readonly snippet: SnippetRegistryEntry;
}

export interface RegisterSnippetTemplateBatchRequest {
  /** Organization that owns the API. It must be the caller's own. */
  readonly orgId: Commons.OrgId;
  /** Name of the API within the organization. */
  readonly apiId: Commons.ApiId;
  /** Registered version of the API that the templates were made for. */
  readonly apiDefinitionId: Commons.ApiDefinitionId;
  /** The templates, each with its endpoint and its SDK. */
  readonly snippets: readonly SnippetRegistryEntry[];
}

export interface GetSnippetTemplate {
  /** Organization that owns the API. */
  readonly orgId: Commons.OrgId;
  /** Name of the API within the organization. */
  readonly apiId: Commons.ApiId;
  /** SDK that the code is to use. */
  readonly sdk: Snippets.SDKRequest;
  /** Endpoint that the code is to call. */
  readonly endpointId: Commons.EndpointIdentifier;
}

/** The types of `templates` as shapes, by id. */
export const templatesTypes: TypeTable = {
  "templates:SnippetRegistryEntry": {
    name: "SnippetRegistryEntry",
    description: "A snippet template and what it is for, as its publisher stores it.",
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
          description: "Other ways to do the same, by name, such as `async` for Python. Absent when there are none.",
        },
      ],
    },
  },
  "templates:EndpointSnippetTemplate": {
    name: "EndpointSnippetTemplate",
    description: "A snippet template and what it is for, as the registry answers it.",
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
          description: "Registered version of the API that the template was made for. Absent when its publisher did not tell.",
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
          description: "Other ways to do the same, by name, such as `async` for Python. Absent when there are none.",
        },
      ],
    },
  },
  "templates:EndpointSnippetTemplates": {
    name: "EndpointSnippetTemplates",
    description: "The snippet templates of one endpoint, by SDK. An SDK that has registered none is absent.",
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
    description: "A snippet template, marked with the template language it is written in.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "v1",
          description: "The first and so far only template language.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "v1" }, optional: false },
              {
                key: "clientInstantiation",
                shape: { kind: "ref", id: "templates:ClientInstantiation" },
                optional: false,
                description: "Code that makes the SDK's client.",
              },
              {
                key: "functionInvocation",
                shape: { kind: "ref", id: "templates:Template" },
                optional: false,
                description: "Code that does the call with that client.",
              },
            ],
          },
        },
      ],
    },
  },
  "templates:SnippetTemplate": {
    name: "SnippetTemplate",
    description: "The two halves of a snippet. Together they make a program that does one call.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "clientInstantiation",
          shape: { kind: "ref", id: "templates:ClientInstantiation" },
          optional: false,
          description: "Code that makes the SDK's client.",
        },
        {
          key: "functionInvocation",
          shape: { kind: "ref", id: "templates:Template" },
          optional: false,
          description: "Code that does the call with that client.",
        },
      ],
    },
  },
  "templates:ClientInstantiation": {
    name: "ClientInstantiation",
    description: "Code that makes an SDK's client.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        { description: "Fixed code, the same for every request.", shape: { kind: "string" } },
        {
          description: "Code with holes, such as one for the reader's token.",
          shape: { kind: "ref", id: "templates:Template" },
        },
      ],
    },
  },
  "templates:Template": {
    name: "Template",
    description: "Code with a hole that is filled from a request. The marker `$CALLBOARD_INPUT` stands for the hole. Templates nest:\na hole may be filled by another template.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "generic",
          description: "Code around any number of filled holes.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "generic" }, optional: false },
              {
                key: "imports",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Import lines that the code needs. They are gathered at the top of the snippet.",
              },
              {
                key: "isOptional",
                shape: { kind: "boolean" },
                optional: false,
                description: "True when the code is left out if nothing fills it.",
              },
              {
                key: "templateString",
                shape: { kind: "string" },
                optional: false,
                description: "The code, with the marker that the filled holes replace.",
              },
              {
                key: "templateInputs",
                shape: { kind: "list", item: { kind: "ref", id: "templates:TemplateInput" } },
                optional: true,
                description: "What fills the holes. Inputs that come out empty are skipped.",
              },
              {
                key: "inputDelimiter",
                shape: { kind: "string" },
                optional: true,
                description: "Text put between filled holes, such as a comma and a newline.",
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
                description: "Import lines that the code needs. They are gathered at the top of the snippet.",
              },
              {
                key: "isOptional",
                shape: { kind: "boolean" },
                optional: false,
                description: "True when the code is left out if nothing fills it.",
              },
              {
                key: "templateString",
                shape: { kind: "string" },
                optional: true,
                description: "Code around the value, with the marker that it replaces. Absent when the value stands alone.",
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
                description: "Where the value comes from.",
              },
            ],
          },
        },
        {
          value: "discriminatedUnion",
          description: "Code that depends on a telling property.",
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
                description: "Import lines that the code needs. They are gathered at the top of the snippet.",
              },
              {
                key: "isOptional",
                shape: { kind: "boolean" },
                optional: false,
                description: "True when the code is left out if nothing fills it.",
              },
              {
                key: "templateString",
                shape: { kind: "string" },
                optional: false,
                description: "Code around the chosen member, with the marker that it replaces.",
              },
              {
                key: "discriminantField",
                shape: { kind: "string" },
                optional: false,
                description: "Key of the telling property.",
              },
              {
                key: "members",
                shape: {
                  kind: "map",
                  key: { kind: "string" },
                  value: { kind: "ref", id: "templates:Template" },
                },
                optional: false,
                description: "Templates by value of the telling property.",
              },
              {
                key: "templateInput",
                shape: { kind: "ref", id: "templates:PayloadInput" },
                optional: true,
                description: "Where the value comes from.",
              },
            ],
          },
        },
        {
          value: "union",
          description: "Code that depends on the variant chosen, by name of its type.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "union" }, optional: false },
              {
                key: "imports",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Import lines that the code needs. They are gathered at the top of the snippet.",
              },
              {
                key: "isOptional",
                shape: { kind: "boolean" },
                optional: false,
                description: "True when the code is left out if nothing fills it.",
              },
              {
                key: "templateString",
                shape: { kind: "string" },
                optional: false,
                description: "Code around the chosen member, with the marker that it replaces.",
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
                description: "Where the value comes from.",
              },
            ],
          },
        },
        {
          value: "union_v2",
          description: "Code that depends on the variant that the value fits.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "union_v2" }, optional: false },
              {
                key: "imports",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Import lines that the code needs. They are gathered at the top of the snippet.",
              },
              {
                key: "isOptional",
                shape: { kind: "boolean" },
                optional: false,
                description: "True when the code is left out if nothing fills it.",
              },
              {
                key: "templateString",
                shape: { kind: "string" },
                optional: false,
                description: "Code around the chosen member, with the marker that it replaces.",
              },
              {
                key: "members",
                shape: { kind: "list", item: { kind: "ref", id: "templates:UnionTemplateMember" } },
                optional: false,
                description: "Templates with the type each is for. The first that the value fits is used.",
              },
              {
                key: "templateInput",
                shape: { kind: "ref", id: "templates:PayloadInput" },
                optional: true,
                description: "Where the value comes from.",
              },
            ],
          },
        },
        {
          value: "dict",
          description: "Code for keys with values.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "dict" }, optional: false },
              {
                key: "imports",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Import lines that the code needs. They are gathered at the top of the snippet.",
              },
              {
                key: "isOptional",
                shape: { kind: "boolean" },
                optional: false,
                description: "True when the code is left out if nothing fills it.",
              },
              {
                key: "containerTemplateString",
                shape: { kind: "string" },
                optional: false,
                description: "Code around all entries, with the marker that they replace.",
              },
              {
                key: "delimiter",
                shape: { kind: "string" },
                optional: false,
                description: "Text put between entries.",
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
                description: "Text between a key and its value.",
              },
              {
                key: "templateInput",
                shape: { kind: "ref", id: "templates:PayloadInput" },
                optional: true,
                description: "Where the map comes from.",
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
                description: "Import lines that the code needs. They are gathered at the top of the snippet.",
              },
              {
                key: "isOptional",
                shape: { kind: "boolean" },
                optional: false,
                description: "True when the code is left out if nothing fills it.",
              },
              {
                key: "containerTemplateString",
                shape: { kind: "string" },
                optional: false,
                description: "Code around all items, with the marker that they replace.",
              },
              {
                key: "delimiter",
                shape: { kind: "string" },
                optional: false,
                description: "Text put between items.",
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
                description: "Where the list comes from.",
              },
            ],
          },
        },
      ],
    },
  },
  "templates:TemplateInput": {
    name: "TemplateInput",
    description: "What fills a hole.",
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
          description: "A value taken from the request.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "payload" }, optional: false },
              {
                key: "location",
                shape: { kind: "ref", id: "templates:PayloadLocation" },
                optional: false,
                description: "Part of the request to look in.",
              },
              {
                key: "path",
                shape: { kind: "string" },
                optional: true,
                description: "Dotted path within that part, such as `address.city`. Absent means all of it.",
              },
            ],
          },
        },
      ],
    },
  },
  "templates:PayloadInput": {
    name: "PayloadInput",
    description: "A place in a request from which a value is taken.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "location",
          shape: { kind: "ref", id: "templates:PayloadLocation" },
          optional: false,
          description: "Part of the request to look in.",
        },
        {
          key: "path",
          shape: { kind: "string" },
          optional: true,
          description: "Dotted path within that part, such as `address.city`. Absent means all of it.",
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
        {
          value: "RELATIVE",
          description: "The value that the surrounding template is working on.",
        },
        { value: "AUTH", description: "The reader's credentials." },
      ],
    },
  },
  "templates:GenericTemplate": {
    name: "GenericTemplate",
    description: "Code around any number of filled holes.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "imports",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Import lines that the code needs. They are gathered at the top of the snippet.",
        },
        {
          key: "isOptional",
          shape: { kind: "boolean" },
          optional: false,
          description: "True when the code is left out if nothing fills it.",
        },
        {
          key: "templateString",
          shape: { kind: "string" },
          optional: false,
          description: "The code, with the marker that the filled holes replace.",
        },
        {
          key: "templateInputs",
          shape: { kind: "list", item: { kind: "ref", id: "templates:TemplateInput" } },
          optional: true,
          description: "What fills the holes. Inputs that come out empty are skipped.",
        },
        {
          key: "inputDelimiter",
          shape: { kind: "string" },
          optional: true,
          description: "Text put between filled holes, such as a comma and a newline.",
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
          description: "Import lines that the code needs. They are gathered at the top of the snippet.",
        },
        {
          key: "isOptional",
          shape: { kind: "boolean" },
          optional: false,
          description: "True when the code is left out if nothing fills it.",
        },
        {
          key: "templateString",
          shape: { kind: "string" },
          optional: true,
          description: "Code around the value, with the marker that it replaces. Absent when the value stands alone.",
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
          description: "Where the value comes from.",
        },
      ],
    },
  },
  "templates:DiscriminatedUnionTemplate": {
    name: "DiscriminatedUnionTemplate",
    description: "Code that depends on a telling property.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "imports",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Import lines that the code needs. They are gathered at the top of the snippet.",
        },
        {
          key: "isOptional",
          shape: { kind: "boolean" },
          optional: false,
          description: "True when the code is left out if nothing fills it.",
        },
        {
          key: "templateString",
          shape: { kind: "string" },
          optional: false,
          description: "Code around the chosen member, with the marker that it replaces.",
        },
        {
          key: "discriminantField",
          shape: { kind: "string" },
          optional: false,
          description: "Key of the telling property.",
        },
        {
          key: "members",
          shape: {
            kind: "map",
            key: { kind: "string" },
            value: { kind: "ref", id: "templates:Template" },
          },
          optional: false,
          description: "Templates by value of the telling property.",
        },
        {
          key: "templateInput",
          shape: { kind: "ref", id: "templates:PayloadInput" },
          optional: true,
          description: "Where the value comes from.",
        },
      ],
    },
  },
  "templates:UnionTemplate": {
    name: "UnionTemplate",
    description: "Code that depends on the variant chosen.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "imports",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Import lines that the code needs. They are gathered at the top of the snippet.",
        },
        {
          key: "isOptional",
          shape: { kind: "boolean" },
          optional: false,
          description: "True when the code is left out if nothing fills it.",
        },
        {
          key: "templateString",
          shape: { kind: "string" },
          optional: false,
          description: "Code around the chosen member, with the marker that it replaces.",
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
          description: "Where the value comes from.",
        },
      ],
    },
  },
  "templates:UnionTemplateV2": {
    name: "UnionTemplateV2",
    description: "Code that depends on the variant that the value fits.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "imports",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Import lines that the code needs. They are gathered at the top of the snippet.",
        },
        {
          key: "isOptional",
          shape: { kind: "boolean" },
          optional: false,
          description: "True when the code is left out if nothing fills it.",
        },
        {
          key: "templateString",
          shape: { kind: "string" },
          optional: false,
          description: "Code around the chosen member, with the marker that it replaces.",
        },
        {
          key: "members",
          shape: { kind: "list", item: { kind: "ref", id: "templates:UnionTemplateMember" } },
          optional: false,
          description: "Templates with the type each is for. The first that the value fits is used.",
        },
        {
          key: "templateInput",
          shape: { kind: "ref", id: "templates:PayloadInput" },
          optional: true,
          description: "Where the value comes from.",
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
          description: "Values that the template is for.",
        },
        {
          key: "template",
          shape: { kind: "ref", id: "templates:Template" },
          optional: false,
          description: "Code for such a value.",
        },
      ],
    },
  },
  "templates:DictTemplate": {
    name: "DictTemplate",
    description: "Code for keys with values.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "imports",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Import lines that the code needs. They are gathered at the top of the snippet.",
        },
        {
          key: "isOptional",
          shape: { kind: "boolean" },
          optional: false,
          description: "True when the code is left out if nothing fills it.",
        },
        {
          key: "containerTemplateString",
          shape: { kind: "string" },
          optional: false,
          description: "Code around all entries, with the marker that they replace.",
        },
        {
          key: "delimiter",
          shape: { kind: "string" },
          optional: false,
          description: "Text put between entries.",
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
          description: "Text between a key and its value.",
        },
        {
          key: "templateInput",
          shape: { kind: "ref", id: "templates:PayloadInput" },
          optional: true,
          description: "Where the map comes from.",
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
          description: "Import lines that the code needs. They are gathered at the top of the snippet.",
        },
        {
          key: "isOptional",
          shape: { kind: "boolean" },
          optional: false,
          description: "True when the code is left out if nothing fills it.",
        },
        {
          key: "containerTemplateString",
          shape: { kind: "string" },
          optional: false,
          description: "Code around all items, with the marker that they replace.",
        },
        {
          key: "delimiter",
          shape: { kind: "string" },
          optional: false,
          description: "Text put between items.",
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
          description: "Where the list comes from.",
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
          description: "Organization that owns the API. It must be the caller's own.",
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
          description: "Registered version of the API that the template was made for.",
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
          description: "Organization that owns the API. It must be the caller's own.",
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
          description: "Registered version of the API that the templates were made for.",
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
          description: "SDK that the code is to use.",
        },
        {
          key: "endpointId",
          shape: { kind: "ref", id: "commons:EndpointIdentifier" },
          optional: false,
          description: "Endpoint that the code is to call.",
        },
      ],
    },
  },
};
