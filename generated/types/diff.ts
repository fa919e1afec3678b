// Generated from idl/areas/diff.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 988dc95b88f6ce5439da50827a06861c

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";

/** The differences between two definitions of an API. */
export interface APIDiff {
  /** Endpoints only in the newer definition. */
  readonly addedEndpoints: readonly AddedEndpoint[];
  /** Endpoints only in the older definition. */
  readonly removedEndpoints: readonly RemovedEndpoint[];
  /** Endpoints with a changed request or response. */
  readonly updatedEndpoints: readonly UpdatedEndpoint[];
  /** The changes as Markdown. Empty if nothing changed. */
  readonly markdown: string;
}

/** An added endpoint. */
export interface AddedEndpoint {
  /** The endpoint. */
  readonly id: Commons.EndpointIdentifier;
}

/** A removed endpoint. */
export interface RemovedEndpoint {
  /** The endpoint. */
  readonly id: Commons.EndpointIdentifier;
}

/** An endpoint with a changed request or response. */
export interface UpdatedEndpoint {
  /** The endpoint. */
  readonly id: Commons.EndpointIdentifier;
  /** Changes of its path parameters. */
  readonly pathParameterDiff: PathParameterDiff;
  /** Changes of its query parameters. */
  readonly queryParameterDiff: QueryParameterDiff;
  /** Changes of the request body. */
  readonly requestBodyDiff: RequestBodyDiff;
  /** Changes of the response body. */
  readonly responseBodyDiff: ResponseBodyDiff;
}

/** Added and removed path parameters. */
export interface PathParameterDiff {
  /** Added ones. */
  readonly added: readonly PathParameter[];
  /** Removed ones. */
  readonly removed: readonly PathParameter[];
}

/** An added or removed path parameter. */
export interface PathParameter {
  /** Name in the path. */
  readonly wireKey: string;
}

/** Added and removed query parameters. */
export interface QueryParameterDiff {
  /** Added ones. */
  readonly added: readonly QueryParameter[];
  /** Removed ones. */
  readonly removed: readonly QueryParameter[];
}

/** An added or removed query parameter. */
export interface QueryParameter {
  /** Wire name. */
  readonly wireKey: string;
}

/** Added and removed properties of a request body. */
export interface RequestBodyDiff {
  /** Added ones. */
  readonly added: readonly RequestBodyParameter[];
  /** Removed ones. */
  readonly removed: readonly RequestBodyParameter[];
}

/** An added or removed property of a request body. */
export interface RequestBodyParameter {
  /** JSON key. Nested keys are joined by dots. */
  readonly wireKey: string;
}

/** Added and removed properties of a response body. */
export interface ResponseBodyDiff {
  /** Added ones. */
  readonly added: readonly ResponseBodyParameter[];
  /** Removed ones. */
  readonly removed: readonly ResponseBodyParameter[];
}

/** An added or removed property of a response body. */
export interface ResponseBodyParameter {
  /** JSON key. Nested keys are joined by dots. */
  readonly wireKey: string;
}

/** The types of `diff` as shapes, by id. */
export const diffTypes: TypeTable = {
  "diff:APIDiff": {
    name: "APIDiff",
    description: "The differences between two definitions of an API.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "addedEndpoints",
          shape: { kind: "list", item: { kind: "ref", id: "diff:AddedEndpoint" } },
          optional: false,
          description: "Endpoints only in the newer definition.",
        },
        {
          key: "removedEndpoints",
          shape: { kind: "list", item: { kind: "ref", id: "diff:RemovedEndpoint" } },
          optional: false,
          description: "Endpoints only in the older definition.",
        },
        {
          key: "updatedEndpoints",
          shape: { kind: "list", item: { kind: "ref", id: "diff:UpdatedEndpoint" } },
          optional: false,
          description: "Endpoints with a changed request or response.",
        },
        {
          key: "markdown",
          shape: { kind: "string" },
          optional: false,
          description: "The changes as Markdown. Empty if nothing changed.",
        },
      ],
    },
  },
  "diff:AddedEndpoint": {
    name: "AddedEndpoint",
    description: "An added endpoint.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "commons:EndpointIdentifier" },
          optional: false,
          description: "The endpoint.",
        },
      ],
    },
  },
  "diff:RemovedEndpoint": {
    name: "RemovedEndpoint",
    description: "A removed endpoint.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "commons:EndpointIdentifier" },
          optional: false,
          description: "The endpoint.",
        },
      ],
    },
  },
  "diff:UpdatedEndpoint": {
    name: "UpdatedEndpoint",
    description: "An endpoint with a changed request or response.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "commons:EndpointIdentifier" },
          optional: false,
          description: "The endpoint.",
        },
        {
          key: "pathParameterDiff",
          shape: { kind: "ref", id: "diff:PathParameterDiff" },
          optional: false,
          description: "Changes of its path parameters.",
        },
        {
          key: "queryParameterDiff",
          shape: { kind: "ref", id: "diff:QueryParameterDiff" },
          optional: false,
          description: "Changes of its query parameters.",
        },
        {
          key: "requestBodyDiff",
          shape: { kind: "ref", id: "diff:RequestBodyDiff" },
          optional: false,
          description: "Changes of the request body.",
        },
        {
          key: "responseBodyDiff",
          shape: { kind: "ref", id: "diff:ResponseBodyDiff" },
          optional: false,
          description: "Changes of the response body.",
        },
      ],
    },
  },
  "diff:PathParameterDiff": {
    name: "PathParameterDiff",
    description: "Added and removed path parameters.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "added",
          shape: { kind: "list", item: { kind: "ref", id: "diff:PathParameter" } },
          optional: false,
          description: "Added ones.",
        },
        {
          key: "removed",
          shape: { kind: "list", item: { kind: "ref", id: "diff:PathParameter" } },
          optional: false,
          description: "Removed ones.",
        },
      ],
    },
  },
  "diff:PathParameter": {
    name: "PathParameter",
    description: "An added or removed path parameter.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "wireKey",
          shape: { kind: "string" },
          optional: false,
          description: "Name in the path.",
        },
      ],
    },
  },
  "diff:QueryParameterDiff": {
    name: "QueryParameterDiff",
    description: "Added and removed query parameters.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "added",
          shape: { kind: "list", item: { kind: "ref", id: "diff:QueryParameter" } },
          optional: false,
          description: "Added ones.",
        },
        {
          key: "removed",
          shape: { kind: "list", item: { kind: "ref", id: "diff:QueryParameter" } },
          optional: false,
          description: "Removed ones.",
        },
      ],
    },
  },
  "diff:QueryParameter": {
    name: "QueryParameter",
    description: "An added or removed query parameter.",
    shape: {
      kind: "object",
      properties: [
        { key: "wireKey", shape: { kind: "string" }, optional: false, description: "Wire name." },
      ],
    },
  },
  "diff:RequestBodyDiff": {
    name: "RequestBodyDiff",
    description: "Added and removed properties of a request body.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "added",
          shape: { kind: "list", item: { kind: "ref", id: "diff:RequestBodyParameter" } },
          optional: false,
          description: "Added ones.",
        },
        {
          key: "removed",
          shape: { kind: "list", item: { kind: "ref", id: "diff:RequestBodyParameter" } },
          optional: false,
          description: "Removed ones.",
        },
      ],
    },
  },
  "diff:RequestBodyParameter": {
    name: "RequestBodyParameter",
    description: "An added or removed property of a request body.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "wireKey",
          shape: { kind: "string" },
          optional: false,
          description: "JSON key. Nested keys are joined by dots.",
        },
      ],
    },
  },
  "diff:ResponseBodyDiff": {
    name: "ResponseBodyDiff",
    description: "Added and removed properties of a response body.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "added",
          shape: { kind: "list", item: { kind: "ref", id: "diff:ResponseBodyParameter" } },
          optional: false,
          description: "Added ones.",
        },
        {
          key: "removed",
          shape: { kind: "list", item: { kind: "ref", id: "diff:ResponseBodyParameter" } },
          optional: false,
          description: "Removed ones.",
        },
      ],
    },
  },
  "diff:ResponseBodyParameter": {
    name: "ResponseBodyParameter",
    description: "An added or removed property of a response body.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "wireKey",
          shape: { kind: "string" },
          optional: false,
          description: "JSON key. Nested keys are joined by dots.",
        },
      ],
    },
  },
};
