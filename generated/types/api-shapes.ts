// Generated from idl/areas/api-shapes.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 35515037b11d8879b0d9bf127c3b8771

import type { TypeTable } from "#engine/shape";
import type * as ApiCommons from "./api-commons.ts";
import type * as Commons from "./commons.ts";

/** A named type, referenced by ID. */
export interface V1TypeDefinition extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Name in code, such as `Plant`. */
  readonly name: string;
  /** Shape of the type. */
  readonly shape: V1TypeShape;
  /** Display name. Default: `name`. */
  readonly displayName?: string;
}

/** Shape of a value. Shapes may be recursive through named types. */
export type V1TypeShape =
  /** An alias of another type. */
  | { readonly type: "alias"; readonly value: V1TypeReference }
  /** An enum. */
  | ({ readonly type: "enum" } & ApiCommons.EnumType)
  /** A union without a discriminator. */
  | ({ readonly type: "undiscriminatedUnion" } & V1UndiscriminatedUnionType)
  /** A union with a discriminator. */
  | ({ readonly type: "discriminatedUnion" } & V1DiscriminatedUnionType)
  /** A JSON object with known properties. */
  | ({ readonly type: "object" } & V1ObjectType);

/** A reference to a type: a named type, a primitive, or a wrapper such as `list`. */
export type V1TypeReference =
  /** A named type of the same definition, by ID. */
  | ({ readonly type: "id" } & V1TypeReferenceId)
  /** A primitive. */
  | { readonly type: "primitive"; readonly value: ApiCommons.PrimitiveType }
  /** An optional value. */
  | ({ readonly type: "optional" } & V1OptionalType)
  /** A nullable value. */
  | ({ readonly type: "nullable" } & V1NullableType)
  /** A list, as a JSON array. */
  | ({ readonly type: "list" } & V1ListType)
  /** A set, as a JSON array without duplicates. */
  | ({ readonly type: "set" } & V1SetType)
  /** A map, as a JSON object. */
  | ({ readonly type: "map" } & V1MapType)
  /** A constant. */
  | { readonly type: "literal"; readonly value: ApiCommons.LiteralType }
  /** Any JSON value. */
  | { readonly type: "unknown" };

/** A reference to a type of the same definition. */
export interface V1TypeReferenceId {
  /** Key of the type in the definition's `types`. */
  readonly value: Commons.TypeId;
  /** Default for this reference only. Default: the default of the type. */
  readonly default?: ApiCommons.TypeReferenceIdDefault;
}

/** A JSON object. */
export interface V1ObjectType {
  /** IDs of object types that this one extends. */
  readonly extends: readonly Commons.TypeId[];
  /** Own properties, in the author's order. */
  readonly properties: readonly V1ObjectProperty[];
  /** Type of additional properties. Absent if none are allowed. */
  readonly extraProperties?: V1TypeReference;
}

/** A property of an object. */
export interface V1ObjectProperty extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Wire name. */
  readonly key: Commons.PropertyKey;
  /** Type of the property. An optional property is `optional`. */
  readonly valueType: V1TypeReference;
  /** Set for read-only and write-only properties. */
  readonly propertyAccess?: ApiCommons.ObjectPropertyAccess;
}

/** An optional value. */
export interface V1OptionalType {
  /** The type of the value. */
  readonly itemType: V1TypeReference;
  /** Default value, as JSON. */
  readonly defaultValue?: unknown;
}

/** A nullable value. */
export interface V1NullableType {
  /** The non-null type. */
  readonly itemType: V1TypeReference;
}

/** A list. */
export interface V1ListType {
  /** Type of the values. */
  readonly itemType: V1TypeReference;
}

/** A set. */
export interface V1SetType {
  /** Type of the values. */
  readonly itemType: V1TypeReference;
}

/** A map. */
export interface V1MapType {
  /** Type of the keys. On the wire, keys are strings. */
  readonly keyType: V1TypeReference;
  /** Type of the values. */
  readonly valueType: V1TypeReference;
}

/** A union without a discriminator. */
export interface V1UndiscriminatedUnionType {
  /** Variants. If they overlap, the more specific one is first. */
  readonly variants: readonly V1UndiscriminatedUnionVariant[];
}

/** A variant of a union. */
export interface V1UndiscriminatedUnionVariant extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Name in code of a variant with an unnamed type. */
  readonly typeName?: string;
  /** Type of the variant. */
  readonly type: V1TypeReference;
  /** Display name. Default: the name of the type. */
  readonly displayName?: string;
}

/** A union with a discriminator. */
export interface V1DiscriminatedUnionType {
  /** Key of the discriminator, such as `type`. */
  readonly discriminant: string;
  /** The variants. */
  readonly variants: readonly V1DiscriminatedUnionVariant[];
}

/** A variant of a union. */
export interface V1DiscriminatedUnionVariant extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Value of the discriminator. */
  readonly discriminantValue: string;
  /** Display name. Default: `discriminantValue`. */
  readonly displayName?: string;
  /** Properties in addition to the discriminator. */
  readonly additionalProperties: V1ObjectType;
}

/** A multipart form. */
export interface V1FormDataRequest extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Name of the form in code. */
  readonly name: string;
  /** Its fields, in the author's order. */
  readonly properties: readonly V1FormDataProperty[];
}

/** One field of a multipart form. */
export type V1FormDataProperty =
  /** A field with files. */
  | { readonly type: "file"; readonly value: V1FormDataFileProperty }
  /** A field with a value. */
  | ({ readonly type: "bodyProperty" } & V1FormDataBodyProperty);

/** A form field with a value. */
export interface V1FormDataBodyProperty extends V1ObjectProperty {
  /** Allowed media types. Default: any. */
  readonly contentType?: ApiCommons.ContentType;
  /** True to send a list as repeated fields instead of one JSON array. */
  readonly exploded?: boolean;
}

/** A form field with one or more files. */
export type V1FormDataFileProperty =
  /** A single file. */
  | ({ readonly type: "file" } & V1FilePropertySingle)
  /** Several files. */
  | ({ readonly type: "fileArray" } & V1FilePropertyArray);

/** A form field for one file. */
export interface V1FilePropertySingle extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Wire name of the field. */
  readonly key: Commons.PropertyKey;
  /** True if the file is optional. */
  readonly isOptional: boolean;
  /** Allowed media types. Default: any. */
  readonly contentType?: ApiCommons.ContentType;
}

/** A form field for several files. */
export interface V1FilePropertyArray extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Wire name of the field. */
  readonly key: Commons.PropertyKey;
  /** True if the files are optional. */
  readonly isOptional: boolean;
  /** Allowed media types. Default: any. */
  readonly contentType?: ApiCommons.ContentType;
}

/** A path and its parameters. It is appended to the base URL of an environment. */
export interface V1EndpointPath {
  /** Parts of the path. */
  readonly parts: readonly ApiCommons.PathPart[];
  /** The path parameters of `parts`. */
  readonly pathParameters: readonly V1PathParameter[];
}

/** A path parameter. */
export interface V1PathParameter extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Name in the path. */
  readonly key: Commons.PropertyKey;
  /** Type of the parameter. */
  readonly type: V1TypeReference;
}

/** A query parameter. */
export interface V1QueryParameter extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Wire name. */
  readonly key: string;
  /** Type of the parameter. A list is sent as repeated keys. */
  readonly type: V1TypeReference;
}

/** A header of a request or response. */
export interface V1Header extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Wire name of the header. */
  readonly key: string;
  /** Type of the header. */
  readonly type: V1TypeReference;
}

/** Schema of a JSON body. */
export type V1JsonBodyShape =
  /** An inline object. */
  | ({ readonly type: "object" } & V1ObjectType)
  /** A reference to a type. */
  | { readonly type: "reference"; readonly value: V1TypeReference };

/** An error described by its status only. */
export interface V1ErrorDeclaration extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Schema of the body, if any. */
  readonly type?: V1TypeReference;
  /** HTTP status, 400 or above. */
  readonly statusCode: number;
}

/** An error of an endpoint. */
export interface V1ErrorDeclarationV2 extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Schema of the body, if any. */
  readonly type?: V1TypeShape;
  /** HTTP status, 400 or above. Several errors may share one. */
  readonly statusCode: number;
  /** Name of the error, such as `PlantNotFoundError`. Absent if only the status is known. */
  readonly name?: string;
  /** Example errors. */
  readonly examples?: readonly ApiCommons.ErrorExample[];
}

/** A streamed response. */
export interface V1StreamResponseV2 {
  /** Terminator, such as `[DONE]`. Default: none; the stream ends with the connection. */
  readonly terminator?: string;
  /** Schema of a chunk. */
  readonly shape: V1JsonBodyShape;
}

/**
 * The condition for streaming.
 *
 * @deprecated
 */
export type V1StreamCondition =
  /** Key of a boolean request property that enables streaming. */
  | { readonly type: "booleanRequestProperty"; readonly value: Commons.PropertyKey };

/** A custom order of the contents of an API. */
export interface V1ApiNavigationConfigRoot {
  /** The contents, in order. Unlisted contents follow in the definition's order. */
  readonly items: readonly V1ApiNavigationConfigItem[];
}

/** An entry of a custom order. */
export type V1ApiNavigationConfigItem =
  /** A section with a custom order. */
  | ({ readonly type: "subpackage" } & V1ApiNavigationConfigSubpackage)
  /** An endpoint. */
  | { readonly type: "endpointId"; readonly value: Commons.EndpointId }
  /** A WebSocket channel. */
  | { readonly type: "websocketId"; readonly value: Commons.WebSocketId }
  /** A webhook. */
  | { readonly type: "webhookId"; readonly value: Commons.WebhookId };

/** A section and the order of its contents. */
export interface V1ApiNavigationConfigSubpackage {
  /** Section of the same definition. */
  readonly subpackageId: ApiCommons.SubpackageId;
  /** Its contents, in order. */
  readonly items: readonly V1ApiNavigationConfigItem[];
}

/** A webhook payload. */
export interface V1WebhookPayload extends ApiCommons.WithDescription {
  /** Schema of the body. */
  readonly type: V1WebhookPayloadShape;
}

/** Schema of a webhook payload. */
export type V1WebhookPayloadShape =
  /** An inline object. */
  | ({ readonly type: "object" } & V1ObjectType)
  /** A reference to a type. */
  | { readonly type: "reference"; readonly value: V1TypeReference };

/** A message type of a channel. */
export interface V1WebSocketMessage extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** ID of the message type within its channel. */
  readonly type: ApiCommons.WebSocketMessageId;
  /** Title of the message form. Default: `type`. */
  readonly displayName?: string;
  /** Sender. Readers can send client messages. */
  readonly origin: ApiCommons.WebSocketMessageOrigin;
  /** Schema of the message. */
  readonly body: V1WebSocketMessageBodyShape;
}

/** Schema of a message. */
export type V1WebSocketMessageBodyShape =
  /** An inline object. */
  | ({ readonly type: "object" } & V1ObjectType)
  /** A reference to a type. */
  | { readonly type: "reference"; readonly value: V1TypeReference };

/** An example session of a channel. */
export interface V1ExampleWebSocketSession extends ApiCommons.WithDescription {
  /** Heading in the list of examples. */
  readonly name?: string;
  /** Path with parameter values. */
  readonly path: string;
  /** Values by parameter key. */
  readonly pathParameters: { readonly [key: string]: unknown };
  /** Values by parameter name. */
  readonly queryParameters: { readonly [key: string]: unknown };
  /** Values by header name. */
  readonly headers: { readonly [key: string]: unknown };
  /** The messages, in order. */
  readonly messages: readonly ApiCommons.ExampleWebSocketMessage[];
}

/** The types of `api-shapes` as shapes, by id. */
export const apiShapesTypes: TypeTable = {
  "api-shapes:V1TypeDefinition": {
    name: "V1TypeDefinition",
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
          shape: { kind: "ref", id: "api-shapes:V1TypeShape" },
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
  "api-shapes:V1TypeShape": {
    name: "V1TypeShape",
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
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
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
                  item: { kind: "ref", id: "api-shapes:V1UndiscriminatedUnionVariant" },
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
                shape: { kind: "string" },
                optional: false,
                description: "Key of the discriminator, such as `type`.",
              },
              {
                key: "variants",
                shape: {
                  kind: "list",
                  item: { kind: "ref", id: "api-shapes:V1DiscriminatedUnionVariant" },
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
                shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1ObjectProperty" } },
                optional: false,
                description: "Own properties, in the author's order.",
              },
              {
                key: "extraProperties",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
                optional: true,
                description: "Type of additional properties. Absent if none are allowed.",
              },
            ],
          },
        },
      ],
    },
  },
  "api-shapes:V1TypeReference": {
    name: "V1TypeReference",
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
                key: "value",
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
                key: "itemType",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
                optional: false,
                description: "The type of the value.",
              },
              {
                key: "defaultValue",
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
                key: "itemType",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
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
                key: "itemType",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
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
                key: "itemType",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
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
                key: "keyType",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
                optional: false,
                description: "Type of the keys. On the wire, keys are strings.",
              },
              {
                key: "valueType",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
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
            ],
          },
        },
      ],
    },
  },
  "api-shapes:V1TypeReferenceId": {
    name: "V1TypeReferenceId",
    description: "A reference to a type of the same definition.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "value",
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
  "api-shapes:V1ObjectType": {
    name: "V1ObjectType",
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
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1ObjectProperty" } },
          optional: false,
          description: "Own properties, in the author's order.",
        },
        {
          key: "extraProperties",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: true,
          description: "Type of additional properties. Absent if none are allowed.",
        },
      ],
    },
  },
  "api-shapes:V1ObjectProperty": {
    name: "V1ObjectProperty",
    description: "A property of an object.",
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
          key: "valueType",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "Type of the property. An optional property is `optional`.",
        },
        {
          key: "propertyAccess",
          shape: { kind: "ref", id: "api-commons:ObjectPropertyAccess" },
          optional: true,
          description: "Set for read-only and write-only properties.",
        },
      ],
    },
  },
  "api-shapes:V1OptionalType": {
    name: "V1OptionalType",
    description: "An optional value.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "itemType",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "The type of the value.",
        },
        {
          key: "defaultValue",
          shape: { kind: "unknown" },
          optional: true,
          description: "Default value, as JSON.",
        },
      ],
    },
  },
  "api-shapes:V1NullableType": {
    name: "V1NullableType",
    description: "A nullable value.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "itemType",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "The non-null type.",
        },
      ],
    },
  },
  "api-shapes:V1ListType": {
    name: "V1ListType",
    description: "A list.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "itemType",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "Type of the values.",
        },
      ],
    },
  },
  "api-shapes:V1SetType": {
    name: "V1SetType",
    description: "A set.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "itemType",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "Type of the values.",
        },
      ],
    },
  },
  "api-shapes:V1MapType": {
    name: "V1MapType",
    description: "A map.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "keyType",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "Type of the keys. On the wire, keys are strings.",
        },
        {
          key: "valueType",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "Type of the values.",
        },
      ],
    },
  },
  "api-shapes:V1UndiscriminatedUnionType": {
    name: "V1UndiscriminatedUnionType",
    description: "A union without a discriminator.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "variants",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-shapes:V1UndiscriminatedUnionVariant" },
          },
          optional: false,
          description: "Variants. If they overlap, the more specific one is first.",
        },
      ],
    },
  },
  "api-shapes:V1UndiscriminatedUnionVariant": {
    name: "V1UndiscriminatedUnionVariant",
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
          key: "typeName",
          shape: { kind: "string" },
          optional: true,
          description: "Name in code of a variant with an unnamed type.",
        },
        {
          key: "type",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "Type of the variant.",
        },
        {
          key: "displayName",
          shape: { kind: "string" },
          optional: true,
          description: "Display name. Default: the name of the type.",
        },
      ],
    },
  },
  "api-shapes:V1DiscriminatedUnionType": {
    name: "V1DiscriminatedUnionType",
    description: "A union with a discriminator.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "discriminant",
          shape: { kind: "string" },
          optional: false,
          description: "Key of the discriminator, such as `type`.",
        },
        {
          key: "variants",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-shapes:V1DiscriminatedUnionVariant" },
          },
          optional: false,
          description: "The variants.",
        },
      ],
    },
  },
  "api-shapes:V1DiscriminatedUnionVariant": {
    name: "V1DiscriminatedUnionVariant",
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
        {
          key: "additionalProperties",
          shape: { kind: "ref", id: "api-shapes:V1ObjectType" },
          optional: false,
          description: "Properties in addition to the discriminator.",
        },
      ],
    },
  },
  "api-shapes:V1FormDataRequest": {
    name: "V1FormDataRequest",
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
          key: "name",
          shape: { kind: "string" },
          optional: false,
          description: "Name of the form in code.",
        },
        {
          key: "properties",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1FormDataProperty" } },
          optional: false,
          description: "Its fields, in the author's order.",
        },
      ],
    },
  },
  "api-shapes:V1FormDataProperty": {
    name: "V1FormDataProperty",
    description: "One field of a multipart form.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "file",
          description: "A field with files.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "file" }, optional: false },
              {
                key: "value",
                shape: { kind: "ref", id: "api-shapes:V1FormDataFileProperty" },
                optional: false,
              },
            ],
          },
        },
        {
          value: "bodyProperty",
          description: "A field with a value.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "bodyProperty" }, optional: false },
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
                key: "valueType",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
                optional: false,
                description: "Type of the property. An optional property is `optional`.",
              },
              {
                key: "propertyAccess",
                shape: { kind: "ref", id: "api-commons:ObjectPropertyAccess" },
                optional: true,
                description: "Set for read-only and write-only properties.",
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
  "api-shapes:V1FormDataBodyProperty": {
    name: "V1FormDataBodyProperty",
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
          key: "valueType",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "Type of the property. An optional property is `optional`.",
        },
        {
          key: "propertyAccess",
          shape: { kind: "ref", id: "api-commons:ObjectPropertyAccess" },
          optional: true,
          description: "Set for read-only and write-only properties.",
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
  "api-shapes:V1FormDataFileProperty": {
    name: "V1FormDataFileProperty",
    description: "A form field with one or more files.",
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
          value: "fileArray",
          description: "Several files.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "fileArray" }, optional: false },
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
      ],
    },
  },
  "api-shapes:V1FilePropertySingle": {
    name: "V1FilePropertySingle",
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
  "api-shapes:V1FilePropertyArray": {
    name: "V1FilePropertyArray",
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
  "api-shapes:V1EndpointPath": {
    name: "V1EndpointPath",
    description: "A path and its parameters. It is appended to the base URL of an environment.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "parts",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:PathPart" } },
          optional: false,
          description: "Parts of the path.",
        },
        {
          key: "pathParameters",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1PathParameter" } },
          optional: false,
          description: "The path parameters of `parts`.",
        },
      ],
    },
  },
  "api-shapes:V1PathParameter": {
    name: "V1PathParameter",
    description: "A path parameter.",
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
          description: "Name in the path.",
        },
        {
          key: "type",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "Type of the parameter.",
        },
      ],
    },
  },
  "api-shapes:V1QueryParameter": {
    name: "V1QueryParameter",
    description: "A query parameter.",
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
        { key: "key", shape: { kind: "string" }, optional: false, description: "Wire name." },
        {
          key: "type",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "Type of the parameter. A list is sent as repeated keys.",
        },
      ],
    },
  },
  "api-shapes:V1Header": {
    name: "V1Header",
    description: "A header of a request or response.",
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
          shape: { kind: "string" },
          optional: false,
          description: "Wire name of the header.",
        },
        {
          key: "type",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "Type of the header.",
        },
      ],
    },
  },
  "api-shapes:V1JsonBodyShape": {
    name: "V1JsonBodyShape",
    description: "Schema of a JSON body.",
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
                shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1ObjectProperty" } },
                optional: false,
                description: "Own properties, in the author's order.",
              },
              {
                key: "extraProperties",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
                optional: true,
                description: "Type of additional properties. Absent if none are allowed.",
              },
            ],
          },
        },
        {
          value: "reference",
          description: "A reference to a type.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "reference" }, optional: false },
              {
                key: "value",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
                optional: false,
              },
            ],
          },
        },
      ],
    },
  },
  "api-shapes:V1ErrorDeclaration": {
    name: "V1ErrorDeclaration",
    description: "An error described by its status only.",
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
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: true,
          description: "Schema of the body, if any.",
        },
        {
          key: "statusCode",
          shape: { kind: "integer" },
          optional: false,
          description: "HTTP status, 400 or above.",
        },
      ],
    },
  },
  "api-shapes:V1ErrorDeclarationV2": {
    name: "V1ErrorDeclarationV2",
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
          key: "type",
          shape: { kind: "ref", id: "api-shapes:V1TypeShape" },
          optional: true,
          description: "Schema of the body, if any.",
        },
        {
          key: "statusCode",
          shape: { kind: "integer" },
          optional: false,
          description: "HTTP status, 400 or above. Several errors may share one.",
        },
        {
          key: "name",
          shape: { kind: "string" },
          optional: true,
          description: "Name of the error, such as `PlantNotFoundError`. Absent if only the status is known.",
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
  "api-shapes:V1StreamResponseV2": {
    name: "V1StreamResponseV2",
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
          shape: { kind: "ref", id: "api-shapes:V1JsonBodyShape" },
          optional: false,
          description: "Schema of a chunk.",
        },
      ],
    },
  },
  "api-shapes:V1StreamCondition": {
    name: "V1StreamCondition",
    description: "The condition for streaming.",
    availability: "Deprecated",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "booleanRequestProperty",
          description: "Key of a boolean request property that enables streaming.",
          shape: {
            kind: "object",
            properties: [
              {
                key: "type",
                shape: { kind: "literal", value: "booleanRequestProperty" },
                optional: false,
              },
              { key: "value", shape: { kind: "ref", id: "commons:PropertyKey" }, optional: false },
            ],
          },
        },
      ],
    },
  },
  "api-shapes:V1ApiNavigationConfigRoot": {
    name: "V1ApiNavigationConfigRoot",
    description: "A custom order of the contents of an API.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "items",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-shapes:V1ApiNavigationConfigItem" },
          },
          optional: false,
          description: "The contents, in order. Unlisted contents follow in the definition's order.",
        },
      ],
    },
  },
  "api-shapes:V1ApiNavigationConfigItem": {
    name: "V1ApiNavigationConfigItem",
    description: "An entry of a custom order.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "subpackage",
          description: "A section with a custom order.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "subpackage" }, optional: false },
              {
                key: "subpackageId",
                shape: { kind: "ref", id: "api-commons:SubpackageId" },
                optional: false,
                description: "Section of the same definition.",
              },
              {
                key: "items",
                shape: {
                  kind: "list",
                  item: { kind: "ref", id: "api-shapes:V1ApiNavigationConfigItem" },
                },
                optional: false,
                description: "Its contents, in order.",
              },
            ],
          },
        },
        {
          value: "endpointId",
          description: "An endpoint.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "endpointId" }, optional: false },
              { key: "value", shape: { kind: "ref", id: "commons:EndpointId" }, optional: false },
            ],
          },
        },
        {
          value: "websocketId",
          description: "A WebSocket channel.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "websocketId" }, optional: false },
              { key: "value", shape: { kind: "ref", id: "commons:WebSocketId" }, optional: false },
            ],
          },
        },
        {
          value: "webhookId",
          description: "A webhook.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "webhookId" }, optional: false },
              { key: "value", shape: { kind: "ref", id: "commons:WebhookId" }, optional: false },
            ],
          },
        },
      ],
    },
  },
  "api-shapes:V1ApiNavigationConfigSubpackage": {
    name: "V1ApiNavigationConfigSubpackage",
    description: "A section and the order of its contents.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "subpackageId",
          shape: { kind: "ref", id: "api-commons:SubpackageId" },
          optional: false,
          description: "Section of the same definition.",
        },
        {
          key: "items",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-shapes:V1ApiNavigationConfigItem" },
          },
          optional: false,
          description: "Its contents, in order.",
        },
      ],
    },
  },
  "api-shapes:V1WebhookPayload": {
    name: "V1WebhookPayload",
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
          key: "type",
          shape: { kind: "ref", id: "api-shapes:V1WebhookPayloadShape" },
          optional: false,
          description: "Schema of the body.",
        },
      ],
    },
  },
  "api-shapes:V1WebhookPayloadShape": {
    name: "V1WebhookPayloadShape",
    description: "Schema of a webhook payload.",
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
                shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1ObjectProperty" } },
                optional: false,
                description: "Own properties, in the author's order.",
              },
              {
                key: "extraProperties",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
                optional: true,
                description: "Type of additional properties. Absent if none are allowed.",
              },
            ],
          },
        },
        {
          value: "reference",
          description: "A reference to a type.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "reference" }, optional: false },
              {
                key: "value",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
                optional: false,
              },
            ],
          },
        },
      ],
    },
  },
  "api-shapes:V1WebSocketMessage": {
    name: "V1WebSocketMessage",
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
          shape: { kind: "ref", id: "api-shapes:V1WebSocketMessageBodyShape" },
          optional: false,
          description: "Schema of the message.",
        },
      ],
    },
  },
  "api-shapes:V1WebSocketMessageBodyShape": {
    name: "V1WebSocketMessageBodyShape",
    description: "Schema of a message.",
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
                shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1ObjectProperty" } },
                optional: false,
                description: "Own properties, in the author's order.",
              },
              {
                key: "extraProperties",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
                optional: true,
                description: "Type of additional properties. Absent if none are allowed.",
              },
            ],
          },
        },
        {
          value: "reference",
          description: "A reference to a type.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "reference" }, optional: false },
              {
                key: "value",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
                optional: false,
              },
            ],
          },
        },
      ],
    },
  },
  "api-shapes:V1ExampleWebSocketSession": {
    name: "V1ExampleWebSocketSession",
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
          key: "name",
          shape: { kind: "string" },
          optional: true,
          description: "Heading in the list of examples.",
        },
        {
          key: "path",
          shape: { kind: "string" },
          optional: false,
          description: "Path with parameter values.",
        },
        {
          key: "pathParameters",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:PropertyKey" },
            value: { kind: "unknown" },
          },
          optional: false,
          description: "Values by parameter key.",
        },
        {
          key: "queryParameters",
          shape: { kind: "map", key: { kind: "string" }, value: { kind: "unknown" } },
          optional: false,
          description: "Values by parameter name.",
        },
        {
          key: "headers",
          shape: { kind: "map", key: { kind: "string" }, value: { kind: "unknown" } },
          optional: false,
          description: "Values by header name.",
        },
        {
          key: "messages",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:ExampleWebSocketMessage" } },
          optional: false,
          description: "The messages, in order.",
        },
      ],
    },
  },
};
