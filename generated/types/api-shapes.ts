// Generated from idl/areas/api-shapes.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 cf3ca3baac1b56f805b09e7879c68b22

import type { TypeTable } from "#engine/shape";
import type * as ApiCommons from "./api-commons.ts";
import type * as Commons from "./commons.ts";

/** A type with a name, which references reach by its id. */
export interface V1TypeDefinition extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Name in code, such as `Plant`. */
  readonly name: string;
  /** What values of the type look like. */
  readonly shape: V1TypeShape;
  /** Name shown to readers. `name` when absent. */
  readonly displayName?: string;
}

/** What values look like. A shape may refer to named types and so, through them, to itself. */
export type V1TypeShape =
  /** Another name for the type referred to. */
  | { readonly type: "alias"; readonly value: V1TypeReference }
  /** One of a closed list of texts. */
  | ({ readonly type: "enum" } & ApiCommons.EnumType)
  /** A value of any one of several types, told apart by looking at the value. */
  | ({ readonly type: "undiscriminatedUnion" } & V1UndiscriminatedUnionType)
  /** One of several objects, told apart by a property that names the variant. */
  | ({ readonly type: "discriminatedUnion" } & V1DiscriminatedUnionType)
  /** A JSON object with known properties. */
  | ({ readonly type: "object" } & V1ObjectType);

/** A use of a type: a named type, a primitive, or a wrapping of another reference. */
export type V1TypeReference =
  /** A type of the same definition, by its id. */
  | ({ readonly type: "id" } & V1TypeReferenceId)
  /** A single value with no parts. */
  | { readonly type: "primitive"; readonly value: ApiCommons.PrimitiveType }
  /** The value may be left out. */
  | ({ readonly type: "optional" } & V1OptionalType)
  /** The value may be `null`. */
  | ({ readonly type: "nullable" } & V1NullableType)
  /** Values in an order, as a JSON array. */
  | ({ readonly type: "list" } & V1ListType)
  /** Values without repetition, as a JSON array. */
  | ({ readonly type: "set" } & V1SetType)
  /** A JSON object whose keys are free. */
  | ({ readonly type: "map" } & V1MapType)
  /** A value that is always the same. */
  | { readonly type: "literal"; readonly value: ApiCommons.LiteralType }
  /** Any JSON value. */
  | { readonly type: "unknown" };

/** A reference to a type of the same definition. */
export interface V1TypeReferenceId {
  /** Key of the type in the definition's `types`. */
  readonly value: Commons.TypeId;
  /** Default for this use only. Absent when the type's own default holds. */
  readonly default?: ApiCommons.TypeReferenceIdDefault;
}

/** A JSON object. */
export interface V1ObjectType {
  /** Ids of object types whose properties this one has as well. */
  readonly extends: readonly Commons.TypeId[];
  /** Its own properties, in the author's order. */
  readonly properties: readonly V1ObjectProperty[];
  /** What properties beyond the listed ones hold. Absent when none are allowed. */
  readonly extraProperties?: V1TypeReference;
}

/** One property of an object. */
export interface V1ObjectProperty extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Name as it is sent. */
  readonly key: Commons.PropertyKey;
  /** What the property holds. A property that may be left out is `optional`. */
  readonly valueType: V1TypeReference;
  /** Set when the property occurs in one direction only. */
  readonly propertyAccess?: ApiCommons.ObjectPropertyAccess;
}

/** A value that may be left out. */
export interface V1OptionalType {
  /** What it is when it is there. */
  readonly itemType: V1TypeReference;
  /** JSON value the API assumes when it is left out. */
  readonly defaultValue?: unknown;
}

/** A value that may be `null`. */
export interface V1NullableType {
  /** What it is when it is not `null`. */
  readonly itemType: V1TypeReference;
}

/** Values in an order. */
export interface V1ListType {
  /** What each value is. */
  readonly itemType: V1TypeReference;
}

/** Values without repetition. */
export interface V1SetType {
  /** What each value is. */
  readonly itemType: V1TypeReference;
}

/** Keys with values. */
export interface V1MapType {
  /** What each key is. On the wire a key is always text. */
  readonly keyType: V1TypeReference;
  /** What each value is. */
  readonly valueType: V1TypeReference;
}

/** A value of any one of several types. */
export interface V1UndiscriminatedUnionType {
  /** The types it may have, most specific first where they overlap. */
  readonly variants: readonly V1UndiscriminatedUnionVariant[];
}

/** One type that a union may have. */
export interface V1UndiscriminatedUnionVariant extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Name in code for a variant whose type has none. */
  readonly typeName?: string;
  /** What the value is when it is of this variant. */
  readonly type: V1TypeReference;
  /** Name shown to readers. Absent when the type's own name serves. */
  readonly displayName?: string;
}

/** One of several objects, told apart by a property. */
export interface V1DiscriminatedUnionType {
  /** Key of the telling property, such as `type`. */
  readonly discriminant: string;
  /** The objects it may be. */
  readonly variants: readonly V1DiscriminatedUnionVariant[];
}

/** One object that a union may be. */
export interface V1DiscriminatedUnionVariant extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** What the telling property holds for this variant. */
  readonly discriminantValue: string;
  /** Name shown to readers. Absent when `discriminantValue` serves. */
  readonly displayName?: string;
  /** Properties beside the telling one. */
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
  /** A field that carries files. */
  | { readonly type: "file"; readonly value: V1FormDataFileProperty }
  /** A field that carries a value. */
  | ({ readonly type: "bodyProperty" } & V1FormDataBodyProperty);

/** A form field that carries a value. */
export interface V1FormDataBodyProperty extends V1ObjectProperty {
  /** Media types the field may have. Absent when the API does not care. */
  readonly contentType?: ApiCommons.ContentType;
  /** True when a list is sent as repeated fields of the same name rather than as one JSON array. */
  readonly exploded?: boolean;
}

/** A form field that carries one file or several. */
export type V1FormDataFileProperty =
  /** Exactly one file. */
  | ({ readonly type: "file" } & V1FilePropertySingle)
  /** Any number of files under one key. */
  | ({ readonly type: "fileArray" } & V1FilePropertyArray);

/** A form field for one file. */
export interface V1FilePropertySingle extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Field name as it is sent. */
  readonly key: Commons.PropertyKey;
  /** True when the form may be sent without the file. */
  readonly isOptional: boolean;
  /** Media types the file may have. Absent when any will do. */
  readonly contentType?: ApiCommons.ContentType;
}

/** A form field for several files. */
export interface V1FilePropertyArray extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Field name as it is sent. */
  readonly key: Commons.PropertyKey;
  /** True when the form may be sent without any file. */
  readonly isOptional: boolean;
  /** Media types the files may have. Absent when any will do. */
  readonly contentType?: ApiCommons.ContentType;
}

/** A path and its parameters. It is appended to the base address of an environment. */
export interface V1EndpointPath {
  /** The path from left to right. */
  readonly parts: readonly ApiCommons.PathPart[];
  /** Every parameter that `parts` names. */
  readonly pathParameters: readonly V1PathParameter[];
}

/** A part of a path that the caller fills in. */
export interface V1PathParameter extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Name by which the path refers to it. */
  readonly key: Commons.PropertyKey;
  /** What may be filled in. */
  readonly type: V1TypeReference;
}

/** A parameter after the question mark. */
export interface V1QueryParameter extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Name as it is sent. */
  readonly key: string;
  /** What may be sent. A list is sent as a repeated key. */
  readonly type: V1TypeReference;
}

/** A header of a request or response. */
export interface V1Header extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Header name as it is sent. */
  readonly key: string;
  /** What the header may hold. */
  readonly type: V1TypeReference;
}

/** What a JSON body looks like. */
export type V1JsonBodyShape =
  /** An object described in place. */
  | ({ readonly type: "object" } & V1ObjectType)
  /** A type described elsewhere. */
  | { readonly type: "reference"; readonly value: V1TypeReference };

/** A failure described by its status alone. */
export interface V1ErrorDeclaration extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** What the body holds. Absent when there is none to describe. */
  readonly type?: V1TypeReference;
  /** HTTP status, 400 or above. */
  readonly statusCode: number;
}

/** A failure that an endpoint can answer with. */
export interface V1ErrorDeclarationV2 extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** What the body holds. Absent when there is none to describe. */
  readonly type?: V1TypeShape;
  /** HTTP status, 400 or above. Several errors may share one. */
  readonly statusCode: number;
  /** Name of the error, such as `PlantNotFoundError`. Absent when only its status is known. */
  readonly name?: string;
  /** The failure as readers would see it. */
  readonly examples?: readonly ApiCommons.ErrorExample[];
}

/** A response that arrives in pieces. */
export interface V1StreamResponseV2 {
  /** Text that marks the end, such as `[DONE]`. Absent when the stream simply closes. */
  readonly terminator?: string;
  /** What each piece looks like. */
  readonly shape: V1JsonBodyShape;
}

/**
 * What decides whether an endpoint streams.
 *
 * @deprecated
 */
export type V1StreamCondition =
  /** Key of a request property: the endpoint streams when it is true. */
  | { readonly type: "booleanRequestProperty"; readonly value: Commons.PropertyKey };

/** An author's own order of the parts of an API. */
export interface V1ApiNavigationConfigRoot {
  /** The parts, in order. Parts that are not named follow in the definition's order. */
  readonly items: readonly V1ApiNavigationConfigItem[];
}

/** One entry in an author's own order. */
export type V1ApiNavigationConfigItem =
  /** A section, with an order of its own. */
  | ({ readonly type: "subpackage" } & V1ApiNavigationConfigSubpackage)
  /** An endpoint. */
  | { readonly type: "endpointId"; readonly value: Commons.EndpointId }
  /** A WebSocket channel. */
  | { readonly type: "websocketId"; readonly value: Commons.WebSocketId }
  /** A webhook. */
  | { readonly type: "webhookId"; readonly value: Commons.WebhookId };

/** A section and the order of what is in it. */
export interface V1ApiNavigationConfigSubpackage {
  /** Section of the same definition. */
  readonly subpackageId: ApiCommons.SubpackageId;
  /** Its parts, in order. */
  readonly items: readonly V1ApiNavigationConfigItem[];
}

/** The body that an API sends to a webhook. */
export interface V1WebhookPayload extends ApiCommons.WithDescription {
  /** What the body looks like. */
  readonly type: V1WebhookPayloadShape;
}

/** What the body of a webhook call looks like. */
export type V1WebhookPayloadShape =
  /** An object described in place. */
  | ({ readonly type: "object" } & V1ObjectType)
  /** A type described elsewhere. */
  | { readonly type: "reference"; readonly value: V1TypeReference };

/** A kind of message that a channel carries. */
export interface V1WebSocketMessage extends ApiCommons.WithDescription, ApiCommons.WithAvailability {
  /** Names the kind within its channel. */
  readonly type: ApiCommons.WebSocketMessageId;
  /** Heading of the message's form. `type` when absent. */
  readonly displayName?: string;
  /** Side that sends it. Readers can send those of the client. */
  readonly origin: ApiCommons.WebSocketMessageOrigin;
  /** What the message looks like. */
  readonly body: V1WebSocketMessageBodyShape;
}

/** What the content of a message looks like. */
export type V1WebSocketMessageBodyShape =
  /** An object described in place. */
  | ({ readonly type: "object" } & V1ObjectType)
  /** A type described elsewhere. */
  | { readonly type: "reference"; readonly value: V1TypeReference };

/** A recorded conversation on a channel. */
export interface V1ExampleWebSocketSession extends ApiCommons.WithDescription {
  /** Heading in the list of examples. */
  readonly name?: string;
  /** Path that was connected to, parameters filled in. */
  readonly path: string;
  /** Values by parameter key. */
  readonly pathParameters: { readonly [key: string]: unknown };
  /** Values by parameter name. */
  readonly queryParameters: { readonly [key: string]: unknown };
  /** Values by header name. */
  readonly headers: { readonly [key: string]: unknown };
  /** What was said, in order. */
  readonly messages: readonly ApiCommons.ExampleWebSocketMessage[];
}

/** The types of `api-shapes` as shapes, by id. */
export const apiShapesTypes: TypeTable = {
  "api-shapes:V1TypeDefinition": {
    name: "V1TypeDefinition",
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
          shape: { kind: "ref", id: "api-shapes:V1TypeShape" },
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
  "api-shapes:V1TypeShape": {
    name: "V1TypeShape",
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
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
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
                  item: { kind: "ref", id: "api-shapes:V1UndiscriminatedUnionVariant" },
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
                shape: { kind: "string" },
                optional: false,
                description: "Key of the telling property, such as `type`.",
              },
              {
                key: "variants",
                shape: {
                  kind: "list",
                  item: { kind: "ref", id: "api-shapes:V1DiscriminatedUnionVariant" },
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
                shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1ObjectProperty" } },
                optional: false,
                description: "Its own properties, in the author's order.",
              },
              {
                key: "extraProperties",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
                optional: true,
                description: "What properties beyond the listed ones hold. Absent when none are allowed.",
              },
            ],
          },
        },
      ],
    },
  },
  "api-shapes:V1TypeReference": {
    name: "V1TypeReference",
    description: "A use of a type: a named type, a primitive, or a wrapping of another reference.",
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
                key: "value",
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
                key: "itemType",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
                optional: false,
                description: "What it is when it is there.",
              },
              {
                key: "defaultValue",
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
                key: "itemType",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
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
                key: "itemType",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
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
                key: "itemType",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
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
                key: "keyType",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
                optional: false,
                description: "What each key is. On the wire a key is always text.",
              },
              {
                key: "valueType",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
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
          description: "Default for this use only. Absent when the type's own default holds.",
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
          description: "Ids of object types whose properties this one has as well.",
        },
        {
          key: "properties",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1ObjectProperty" } },
          optional: false,
          description: "Its own properties, in the author's order.",
        },
        {
          key: "extraProperties",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: true,
          description: "What properties beyond the listed ones hold. Absent when none are allowed.",
        },
      ],
    },
  },
  "api-shapes:V1ObjectProperty": {
    name: "V1ObjectProperty",
    description: "One property of an object.",
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
          key: "valueType",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "What the property holds. A property that may be left out is `optional`.",
        },
        {
          key: "propertyAccess",
          shape: { kind: "ref", id: "api-commons:ObjectPropertyAccess" },
          optional: true,
          description: "Set when the property occurs in one direction only.",
        },
      ],
    },
  },
  "api-shapes:V1OptionalType": {
    name: "V1OptionalType",
    description: "A value that may be left out.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "itemType",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "What it is when it is there.",
        },
        {
          key: "defaultValue",
          shape: { kind: "unknown" },
          optional: true,
          description: "JSON value the API assumes when it is left out.",
        },
      ],
    },
  },
  "api-shapes:V1NullableType": {
    name: "V1NullableType",
    description: "A value that may be `null`.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "itemType",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "What it is when it is not `null`.",
        },
      ],
    },
  },
  "api-shapes:V1ListType": {
    name: "V1ListType",
    description: "Values in an order.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "itemType",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "What each value is.",
        },
      ],
    },
  },
  "api-shapes:V1SetType": {
    name: "V1SetType",
    description: "Values without repetition.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "itemType",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "What each value is.",
        },
      ],
    },
  },
  "api-shapes:V1MapType": {
    name: "V1MapType",
    description: "Keys with values.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "keyType",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "What each key is. On the wire a key is always text.",
        },
        {
          key: "valueType",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "What each value is.",
        },
      ],
    },
  },
  "api-shapes:V1UndiscriminatedUnionType": {
    name: "V1UndiscriminatedUnionType",
    description: "A value of any one of several types.",
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
          description: "The types it may have, most specific first where they overlap.",
        },
      ],
    },
  },
  "api-shapes:V1UndiscriminatedUnionVariant": {
    name: "V1UndiscriminatedUnionVariant",
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
          key: "typeName",
          shape: { kind: "string" },
          optional: true,
          description: "Name in code for a variant whose type has none.",
        },
        {
          key: "type",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "What the value is when it is of this variant.",
        },
        {
          key: "displayName",
          shape: { kind: "string" },
          optional: true,
          description: "Name shown to readers. Absent when the type's own name serves.",
        },
      ],
    },
  },
  "api-shapes:V1DiscriminatedUnionType": {
    name: "V1DiscriminatedUnionType",
    description: "One of several objects, told apart by a property.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "discriminant",
          shape: { kind: "string" },
          optional: false,
          description: "Key of the telling property, such as `type`.",
        },
        {
          key: "variants",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "api-shapes:V1DiscriminatedUnionVariant" },
          },
          optional: false,
          description: "The objects it may be.",
        },
      ],
    },
  },
  "api-shapes:V1DiscriminatedUnionVariant": {
    name: "V1DiscriminatedUnionVariant",
    description: "One object that a union may be.",
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
        {
          key: "additionalProperties",
          shape: { kind: "ref", id: "api-shapes:V1ObjectType" },
          optional: false,
          description: "Properties beside the telling one.",
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
          description: "A field that carries files.",
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
          description: "A field that carries a value.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "bodyProperty" }, optional: false },
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
                key: "valueType",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
                optional: false,
                description: "What the property holds. A property that may be left out is `optional`.",
              },
              {
                key: "propertyAccess",
                shape: { kind: "ref", id: "api-commons:ObjectPropertyAccess" },
                optional: true,
                description: "Set when the property occurs in one direction only.",
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
  "api-shapes:V1FormDataBodyProperty": {
    name: "V1FormDataBodyProperty",
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
          key: "valueType",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "What the property holds. A property that may be left out is `optional`.",
        },
        {
          key: "propertyAccess",
          shape: { kind: "ref", id: "api-commons:ObjectPropertyAccess" },
          optional: true,
          description: "Set when the property occurs in one direction only.",
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
  "api-shapes:V1FormDataFileProperty": {
    name: "V1FormDataFileProperty",
    description: "A form field that carries one file or several.",
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
          value: "fileArray",
          description: "Any number of files under one key.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "fileArray" }, optional: false },
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
  "api-shapes:V1EndpointPath": {
    name: "V1EndpointPath",
    description: "A path and its parameters. It is appended to the base address of an environment.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "parts",
          shape: { kind: "list", item: { kind: "ref", id: "api-commons:PathPart" } },
          optional: false,
          description: "The path from left to right.",
        },
        {
          key: "pathParameters",
          shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1PathParameter" } },
          optional: false,
          description: "Every parameter that `parts` names.",
        },
      ],
    },
  },
  "api-shapes:V1PathParameter": {
    name: "V1PathParameter",
    description: "A part of a path that the caller fills in.",
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
          description: "Name by which the path refers to it.",
        },
        {
          key: "type",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "What may be filled in.",
        },
      ],
    },
  },
  "api-shapes:V1QueryParameter": {
    name: "V1QueryParameter",
    description: "A parameter after the question mark.",
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
          shape: { kind: "string" },
          optional: false,
          description: "Name as it is sent.",
        },
        {
          key: "type",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "What may be sent. A list is sent as a repeated key.",
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
          shape: { kind: "string" },
          optional: false,
          description: "Header name as it is sent.",
        },
        {
          key: "type",
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: false,
          description: "What the header may hold.",
        },
      ],
    },
  },
  "api-shapes:V1JsonBodyShape": {
    name: "V1JsonBodyShape",
    description: "What a JSON body looks like.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "object",
          description: "An object described in place.",
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
                shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1ObjectProperty" } },
                optional: false,
                description: "Its own properties, in the author's order.",
              },
              {
                key: "extraProperties",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
                optional: true,
                description: "What properties beyond the listed ones hold. Absent when none are allowed.",
              },
            ],
          },
        },
        {
          value: "reference",
          description: "A type described elsewhere.",
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
    description: "A failure described by its status alone.",
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
          shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
          optional: true,
          description: "What the body holds. Absent when there is none to describe.",
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
          key: "type",
          shape: { kind: "ref", id: "api-shapes:V1TypeShape" },
          optional: true,
          description: "What the body holds. Absent when there is none to describe.",
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
          description: "Name of the error, such as `PlantNotFoundError`. Absent when only its status is known.",
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
  "api-shapes:V1StreamResponseV2": {
    name: "V1StreamResponseV2",
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
          shape: { kind: "ref", id: "api-shapes:V1JsonBodyShape" },
          optional: false,
          description: "What each piece looks like.",
        },
      ],
    },
  },
  "api-shapes:V1StreamCondition": {
    name: "V1StreamCondition",
    description: "What decides whether an endpoint streams.",
    availability: "Deprecated",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "booleanRequestProperty",
          description: "Key of a request property: the endpoint streams when it is true.",
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
    description: "An author's own order of the parts of an API.",
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
          description: "The parts, in order. Parts that are not named follow in the definition's order.",
        },
      ],
    },
  },
  "api-shapes:V1ApiNavigationConfigItem": {
    name: "V1ApiNavigationConfigItem",
    description: "One entry in an author's own order.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "subpackage",
          description: "A section, with an order of its own.",
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
                description: "Its parts, in order.",
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
    description: "A section and the order of what is in it.",
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
          description: "Its parts, in order.",
        },
      ],
    },
  },
  "api-shapes:V1WebhookPayload": {
    name: "V1WebhookPayload",
    description: "The body that an API sends to a webhook.",
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
          key: "type",
          shape: { kind: "ref", id: "api-shapes:V1WebhookPayloadShape" },
          optional: false,
          description: "What the body looks like.",
        },
      ],
    },
  },
  "api-shapes:V1WebhookPayloadShape": {
    name: "V1WebhookPayloadShape",
    description: "What the body of a webhook call looks like.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "object",
          description: "An object described in place.",
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
                shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1ObjectProperty" } },
                optional: false,
                description: "Its own properties, in the author's order.",
              },
              {
                key: "extraProperties",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
                optional: true,
                description: "What properties beyond the listed ones hold. Absent when none are allowed.",
              },
            ],
          },
        },
        {
          value: "reference",
          description: "A type described elsewhere.",
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
          shape: { kind: "ref", id: "api-shapes:V1WebSocketMessageBodyShape" },
          optional: false,
          description: "What the message looks like.",
        },
      ],
    },
  },
  "api-shapes:V1WebSocketMessageBodyShape": {
    name: "V1WebSocketMessageBodyShape",
    description: "What the content of a message looks like.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "object",
          description: "An object described in place.",
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
                shape: { kind: "list", item: { kind: "ref", id: "api-shapes:V1ObjectProperty" } },
                optional: false,
                description: "Its own properties, in the author's order.",
              },
              {
                key: "extraProperties",
                shape: { kind: "ref", id: "api-shapes:V1TypeReference" },
                optional: true,
                description: "What properties beyond the listed ones hold. Absent when none are allowed.",
              },
            ],
          },
        },
        {
          value: "reference",
          description: "A type described elsewhere.",
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
          key: "name",
          shape: { kind: "string" },
          optional: true,
          description: "Heading in the list of examples.",
        },
        {
          key: "path",
          shape: { kind: "string" },
          optional: false,
          description: "Path that was connected to, parameters filled in.",
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
          description: "What was said, in order.",
        },
      ],
    },
  },
};
