// Generated from idl/areas/commons.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 74c70a6aaedcbb94d5068692347550a6

import type { TypeTable } from "#engine/shape";

/**
 * UUID of a registered version of an API, derived from the organization, the API's name and the definition. An
 * unchanged definition keeps its ID.
 */
export type ApiDefinitionId = string & { readonly __brand?: "ApiDefinitionId" };

/** Short name of a docs version, such as `v2` or `2024-10`. */
export type VersionId = string & { readonly __brand?: "VersionId" };

/** Short name of an organization, such as `acme`. Unique in the registry. */
export type OrgId = string & { readonly __brand?: "OrgId" };

/** ID of a token. Not secret. */
export type TokenId = string & { readonly __brand?: "TokenId" };

/** Name of an API within its organization, such as `plant-store`. The same for all versions. */
export type ApiId = string & { readonly __brand?: "ApiId" };

/** ID of a stored docs site configuration. */
export type DocsConfigId = string & { readonly __brand?: "DocsConfigId" };

/** Short name of an environment, such as `Production`. Unique within its endpoint. */
export type EnvironmentId = string & { readonly __brand?: "EnvironmentId" };

/** ID of an endpoint, unique within its API definition, such as `endpoint_plants.get`. */
export type EndpointId = string & { readonly __brand?: "EndpointId" };

/** ID of a WebSocket channel, unique within its API definition. */
export type WebSocketId = string & { readonly __brand?: "WebSocketId" };

/** ID of a webhook, unique within its API definition. */
export type WebhookId = string & { readonly __brand?: "WebhookId" };

/** ID of a type, unique within its API definition, such as `type_plants:Plant`. */
export type TypeId = string & { readonly __brand?: "TypeId" };

/** ID of a docs page, unique within its site: the path of its Markdown file, such as `pages/welcome.mdx`. */
export type PageId = string & { readonly __brand?: "PageId" };

/** ID of an uploaded file, such as an image or a font. */
export type FileId = string & { readonly __brand?: "FileId" };

/** An absolute URL; for a docs site, its host and path without a scheme. */
export type Url = string & { readonly __brand?: "Url" };

/** A jq path into a JSON document, such as `.access_token` or `.data.token`. */
export type JqString = string & { readonly __brand?: "JqString" };

/** A wire name: a JSON key, a header name, or a query or path parameter. */
export type PropertyKey = string & { readonly __brand?: "PropertyKey" };

/** Short name of a group of readers, such as `partners`. The docs site defines its members. */
export type RoleId = string & { readonly __brand?: "RoleId" };

/** Path of an endpoint with its parameters in braces, such as `/plants/{plantId}`. */
export type EndpointPathLiteral = string & { readonly __brand?: "EndpointPathLiteral" };

/** Identifies an endpoint by method and path, in any version of the API. */
export interface EndpointIdentifier {
  /** Path of the endpoint, with parameter names of the definition. */
  readonly path: EndpointPathLiteral;
  /** HTTP method of the endpoint. */
  readonly method: HttpMethod;
  /** ID of the endpoint, if method and path are ambiguous. It takes precedence. */
  readonly identifierOverride?: string;
}

/** HTTP methods of endpoints. */
export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD";

/** Release stage of a part of an API. */
export type Availability =
  /** Stable. */
  | "Stable"
  /** Generally available and supported. */
  | "GenerallyAvailable"
  /** In development. It may change or disappear without notice. */
  | "InDevelopment"
  /** Beta. Details may change. */
  | "PreRelease"
  /** Deprecated. It still works; use an alternative for new code. */
  | "Deprecated"
  /** Pre-release. Small changes may follow. */
  | "Beta";

/** The types of `commons` as shapes, by id. */
export const commonsTypes: TypeTable = {
  "commons:ApiDefinitionId": {
    name: "ApiDefinitionId",
    description: "UUID of a registered version of an API, derived from the organization, the API's name and the definition. An\nunchanged definition keeps its ID.",
    shape: { kind: "uuid" },
  },
  "commons:VersionId": {
    name: "VersionId",
    description: "Short name of a docs version, such as `v2` or `2024-10`.",
    shape: { kind: "string" },
  },
  "commons:OrgId": {
    name: "OrgId",
    description: "Short name of an organization, such as `acme`. Unique in the registry.",
    shape: { kind: "string", regex: "^[A-Za-z0-9][A-Za-z0-9._-]*$", minLength: 1, maxLength: 100 },
  },
  "commons:TokenId": {
    name: "TokenId",
    description: "ID of a token. Not secret.",
    shape: { kind: "string" },
  },
  "commons:ApiId": {
    name: "ApiId",
    description: "Name of an API within its organization, such as `plant-store`. The same for all versions.",
    shape: { kind: "string" },
  },
  "commons:DocsConfigId": {
    name: "DocsConfigId",
    description: "ID of a stored docs site configuration.",
    shape: { kind: "string" },
  },
  "commons:EnvironmentId": {
    name: "EnvironmentId",
    description: "Short name of an environment, such as `Production`. Unique within its endpoint.",
    shape: { kind: "string" },
  },
  "commons:EndpointId": {
    name: "EndpointId",
    description: "ID of an endpoint, unique within its API definition, such as `endpoint_plants.get`.",
    shape: { kind: "string" },
  },
  "commons:WebSocketId": {
    name: "WebSocketId",
    description: "ID of a WebSocket channel, unique within its API definition.",
    shape: { kind: "string" },
  },
  "commons:WebhookId": {
    name: "WebhookId",
    description: "ID of a webhook, unique within its API definition.",
    shape: { kind: "string" },
  },
  "commons:TypeId": {
    name: "TypeId",
    description: "ID of a type, unique within its API definition, such as `type_plants:Plant`.",
    shape: { kind: "string" },
  },
  "commons:PageId": {
    name: "PageId",
    description: "ID of a docs page, unique within its site: the path of its Markdown file, such as `pages/welcome.mdx`.",
    shape: { kind: "string" },
  },
  "commons:FileId": {
    name: "FileId",
    description: "ID of an uploaded file, such as an image or a font.",
    shape: { kind: "string" },
  },
  "commons:Url": {
    name: "Url",
    description: "An absolute URL; for a docs site, its host and path without a scheme.",
    shape: { kind: "string" },
  },
  "commons:JqString": {
    name: "JqString",
    description: "A jq path into a JSON document, such as `.access_token` or `.data.token`.",
    shape: { kind: "string" },
  },
  "commons:PropertyKey": {
    name: "PropertyKey",
    description: "A wire name: a JSON key, a header name, or a query or path parameter.",
    shape: { kind: "string" },
  },
  "commons:RoleId": {
    name: "RoleId",
    description: "Short name of a group of readers, such as `partners`. The docs site defines its members.",
    shape: { kind: "string" },
  },
  "commons:EndpointPathLiteral": {
    name: "EndpointPathLiteral",
    description: "Path of an endpoint with its parameters in braces, such as `/plants/{plantId}`.",
    shape: { kind: "string" },
  },
  "commons:EndpointIdentifier": {
    name: "EndpointIdentifier",
    description: "Identifies an endpoint by method and path, in any version of the API.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "path",
          shape: { kind: "ref", id: "commons:EndpointPathLiteral" },
          optional: false,
          description: "Path of the endpoint, with parameter names of the definition.",
        },
        {
          key: "method",
          shape: { kind: "ref", id: "commons:HttpMethod" },
          optional: false,
          description: "HTTP method of the endpoint.",
        },
        {
          key: "identifierOverride",
          shape: { kind: "string" },
          optional: true,
          description: "ID of the endpoint, if method and path are ambiguous. It takes precedence.",
        },
      ],
    },
  },
  "commons:HttpMethod": {
    name: "HttpMethod",
    description: "HTTP methods of endpoints.",
    shape: {
      kind: "enum",
      values: [
        { value: "GET" },
        { value: "POST" },
        { value: "PUT" },
        { value: "PATCH" },
        { value: "DELETE" },
        { value: "HEAD" },
      ],
    },
  },
  "commons:Availability": {
    name: "Availability",
    description: "Release stage of a part of an API.",
    shape: {
      kind: "enum",
      values: [
        { value: "Stable", description: "Stable." },
        { value: "GenerallyAvailable", description: "Generally available and supported." },
        {
          value: "InDevelopment",
          description: "In development. It may change or disappear without notice.",
        },
        { value: "PreRelease", description: "Beta. Details may change." },
        {
          value: "Deprecated",
          description: "Deprecated. It still works; use an alternative for new code.",
        },
        { value: "Beta", description: "Pre-release. Small changes may follow." },
      ],
    },
  },
};
