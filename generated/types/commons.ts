// Generated from idl/areas/commons.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 526a8dd46f1d90eec827f546712c4afb

import type { TypeTable } from "#engine/shape";

/**
 * A UUID of one registered version of an API, made from the organization, the API's name and the definition. The
 * same definition registered again keeps its id, a changed one gets another.
 */
export type ApiDefinitionId = string & { readonly __brand?: "ApiDefinitionId" };

/** Short name of a docs version as its author wrote it, such as `v2` or `2024-10`. */
export type VersionId = string & { readonly __brand?: "VersionId" };

/** Short name of the organization that owns an API, a docs site or a token, such as `acme`. Unique in the registry. */
export type OrgId = string & { readonly __brand?: "OrgId" };

/** Names a token without revealing it. Safe to log and to show. */
export type TokenId = string & { readonly __brand?: "TokenId" };

/** The name an organization gives to one of its APIs, such as `plant-store`. It stays the same from one version to the next. */
export type ApiId = string & { readonly __brand?: "ApiId" };

/** Names one stored docs site configuration. */
export type DocsConfigId = string & { readonly __brand?: "DocsConfigId" };

/** Short name of a server an API can be reached on, such as `Production`. Unique within its endpoint. */
export type EnvironmentId = string & { readonly __brand?: "EnvironmentId" };

/** Names an endpoint within its API definition, such as `endpoint_plants.get`. */
export type EndpointId = string & { readonly __brand?: "EndpointId" };

/** Names a WebSocket channel within its API definition. */
export type WebSocketId = string & { readonly __brand?: "WebSocketId" };

/** Names a webhook within its API definition. */
export type WebhookId = string & { readonly __brand?: "WebhookId" };

/** Names a type within its API definition, such as `type_plants:Plant`. References to types use it. */
export type TypeId = string & { readonly __brand?: "TypeId" };

/** Names a docs page within its site: the path of its Markdown file, such as `pages/welcome.mdx`. */
export type PageId = string & { readonly __brand?: "PageId" };

/** Names a file uploaded with a docs site, such as an image or a font. */
export type FileId = string & { readonly __brand?: "FileId" };

/** An absolute web address, or for a docs site its host and path without a scheme. */
export type Url = string & { readonly __brand?: "Url" };

/** A jq path into a JSON document, such as `.access_token` or `.data.token`. */
export type JqString = string & { readonly __brand?: "JqString" };

/** A name exactly as it is sent: a JSON key, a header name, or a query or path parameter. */
export type PropertyKey = string & { readonly __brand?: "PropertyKey" };

/** Short name of a group of readers, such as `partners`. The docs site decides who belongs to it. */
export type RoleId = string & { readonly __brand?: "RoleId" };

/** Path of an endpoint with its parameters in braces, such as `/plants/{plantId}`. */
export type EndpointPathLiteral = string & { readonly __brand?: "EndpointPathLiteral" };

/** Names an endpoint by what a reader sees of it, whatever version of the API it stands in. */
export interface EndpointIdentifier {
  /** Path of the endpoint, with the parameters named as the definition names them. */
  readonly path: EndpointPathLiteral;
  /** HTTP verb of the endpoint. */
  readonly method: HttpMethod;
  /** Id of the endpoint where path and verb do not tell it from others. It is looked up before them. */
  readonly identifierOverride?: string;
}

/** The HTTP verbs that an endpoint can answer to. */
export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD";

/** How far a reader may rely on a part of an API. */
export type Availability =
  /** Finished and kept compatible. */
  | "Stable"
  /** Open to everybody and supported. */
  | "GenerallyAvailable"
  /** Still being built: it may change or vanish without notice. */
  | "InDevelopment"
  /** Open for trial before its release. Details may still change. */
  | "PreRelease"
  /** Still answers, but new work should use something else. */
  | "Deprecated"
  /** Usable and nearly settled. Small changes may follow. */
  | "Beta";

/** The types of `commons` as shapes, by id. */
export const commonsTypes: TypeTable = {
  "commons:ApiDefinitionId": {
    name: "ApiDefinitionId",
    description: "A UUID of one registered version of an API, made from the organization, the API's name and the definition. The\nsame definition registered again keeps its id, a changed one gets another.",
    shape: { kind: "uuid" },
  },
  "commons:VersionId": {
    name: "VersionId",
    description: "Short name of a docs version as its author wrote it, such as `v2` or `2024-10`.",
    shape: { kind: "string" },
  },
  "commons:OrgId": {
    name: "OrgId",
    description: "Short name of the organization that owns an API, a docs site or a token, such as `acme`. Unique in the registry.",
    shape: { kind: "string", regex: "^[A-Za-z0-9][A-Za-z0-9._-]*$", minLength: 1, maxLength: 100 },
  },
  "commons:TokenId": {
    name: "TokenId",
    description: "Names a token without revealing it. Safe to log and to show.",
    shape: { kind: "string" },
  },
  "commons:ApiId": {
    name: "ApiId",
    description: "The name an organization gives to one of its APIs, such as `plant-store`. It stays the same from one version to the next.",
    shape: { kind: "string" },
  },
  "commons:DocsConfigId": {
    name: "DocsConfigId",
    description: "Names one stored docs site configuration.",
    shape: { kind: "string" },
  },
  "commons:EnvironmentId": {
    name: "EnvironmentId",
    description: "Short name of a server an API can be reached on, such as `Production`. Unique within its endpoint.",
    shape: { kind: "string" },
  },
  "commons:EndpointId": {
    name: "EndpointId",
    description: "Names an endpoint within its API definition, such as `endpoint_plants.get`.",
    shape: { kind: "string" },
  },
  "commons:WebSocketId": {
    name: "WebSocketId",
    description: "Names a WebSocket channel within its API definition.",
    shape: { kind: "string" },
  },
  "commons:WebhookId": {
    name: "WebhookId",
    description: "Names a webhook within its API definition.",
    shape: { kind: "string" },
  },
  "commons:TypeId": {
    name: "TypeId",
    description: "Names a type within its API definition, such as `type_plants:Plant`. References to types use it.",
    shape: { kind: "string" },
  },
  "commons:PageId": {
    name: "PageId",
    description: "Names a docs page within its site: the path of its Markdown file, such as `pages/welcome.mdx`.",
    shape: { kind: "string" },
  },
  "commons:FileId": {
    name: "FileId",
    description: "Names a file uploaded with a docs site, such as an image or a font.",
    shape: { kind: "string" },
  },
  "commons:Url": {
    name: "Url",
    description: "An absolute web address, or for a docs site its host and path without a scheme.",
    shape: { kind: "string" },
  },
  "commons:JqString": {
    name: "JqString",
    description: "A jq path into a JSON document, such as `.access_token` or `.data.token`.",
    shape: { kind: "string" },
  },
  "commons:PropertyKey": {
    name: "PropertyKey",
    description: "A name exactly as it is sent: a JSON key, a header name, or a query or path parameter.",
    shape: { kind: "string" },
  },
  "commons:RoleId": {
    name: "RoleId",
    description: "Short name of a group of readers, such as `partners`. The docs site decides who belongs to it.",
    shape: { kind: "string" },
  },
  "commons:EndpointPathLiteral": {
    name: "EndpointPathLiteral",
    description: "Path of an endpoint with its parameters in braces, such as `/plants/{plantId}`.",
    shape: { kind: "string" },
  },
  "commons:EndpointIdentifier": {
    name: "EndpointIdentifier",
    description: "Names an endpoint by what a reader sees of it, whatever version of the API it stands in.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "path",
          shape: { kind: "ref", id: "commons:EndpointPathLiteral" },
          optional: false,
          description: "Path of the endpoint, with the parameters named as the definition names them.",
        },
        {
          key: "method",
          shape: { kind: "ref", id: "commons:HttpMethod" },
          optional: false,
          description: "HTTP verb of the endpoint.",
        },
        {
          key: "identifierOverride",
          shape: { kind: "string" },
          optional: true,
          description: "Id of the endpoint where path and verb do not tell it from others. It is looked up before them.",
        },
      ],
    },
  },
  "commons:HttpMethod": {
    name: "HttpMethod",
    description: "The HTTP verbs that an endpoint can answer to.",
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
    description: "How far a reader may rely on a part of an API.",
    shape: {
      kind: "enum",
      values: [
        { value: "Stable", description: "Finished and kept compatible." },
        { value: "GenerallyAvailable", description: "Open to everybody and supported." },
        {
          value: "InDevelopment",
          description: "Still being built: it may change or vanish without notice.",
        },
        {
          value: "PreRelease",
          description: "Open for trial before its release. Details may still change.",
        },
        {
          value: "Deprecated",
          description: "Still answers, but new work should use something else.",
        },
        { value: "Beta", description: "Usable and nearly settled. Small changes may follow." },
      ],
    },
  },
};
