// Generated from idl/areas/diff.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 3681f9812de4218f2c43433d2a586e4d

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";

/** The differences between two definitions of an API. */
export interface APIDiff {
  /** Endpoints of the newer definition alone. */
  readonly addedEndpoints: readonly AddedEndpoint[];
  /** Endpoints of the older definition alone. */
  readonly removedEndpoints: readonly RemovedEndpoint[];
  /** Endpoints of both that take or answer something else. */
  readonly updatedEndpoints: readonly UpdatedEndpoint[];
  /** The same for people to read, in Markdown. Empty when nothing changed. */
  readonly markdown: string;
}

/** An endpoint that is new. */
export interface AddedEndpoint {
  /** Which endpoint it is. */
  readonly id: Commons.EndpointIdentifier;
}

/** An endpoint that is gone. */
export interface RemovedEndpoint {
  /** Which endpoint it was. */
  readonly id: Commons.EndpointIdentifier;
}

/** What an endpoint takes and answers differently. */
export interface UpdatedEndpoint {
  /** Which endpoint it is. */
  readonly id: Commons.EndpointIdentifier;
  /** Changes of its path parameters. */
  readonly pathParameterDiff: PathParameterDiff;
  /** Changes of its query parameters. */
  readonly queryParameterDiff: QueryParameterDiff;
  /** Changes of the body that it takes. */
  readonly requestBodyDiff: RequestBodyDiff;
  /** Changes of the body that it answers. */
  readonly responseBodyDiff: ResponseBodyDiff;
}

/** Path parameters that came and went. */
export interface PathParameterDiff {
  /** New ones. */
  readonly added: readonly PathParameter[];
  /** Those that are gone. */
  readonly removed: readonly PathParameter[];
}

/** A path parameter that came or went. */
export interface PathParameter {
  /** Its name within the braces of the path. */
  readonly wireKey: string;
}

/** Query parameters that came and went. */
export interface QueryParameterDiff {
  /** New ones. */
  readonly added: readonly QueryParameter[];
  /** Those that are gone. */
  readonly removed: readonly QueryParameter[];
}

/** A query parameter that came or went. */
export interface QueryParameter {
  /** Its name as it is sent. */
  readonly wireKey: string;
}

/** Properties of a request body that came and went. */
export interface RequestBodyDiff {
  /** New ones. */
  readonly added: readonly RequestBodyParameter[];
  /** Those that are gone. */
  readonly removed: readonly RequestBodyParameter[];
}

/** A property of a request body that came or went. */
export interface RequestBodyParameter {
  /** Its JSON key. Keys within other objects are joined by dots. */
  readonly wireKey: string;
}

/** Properties of an answer that came and went. */
export interface ResponseBodyDiff {
  /** New ones. */
  readonly added: readonly ResponseBodyParameter[];
  /** Those that are gone. */
  readonly removed: readonly ResponseBodyParameter[];
}

/** A property of an answer that came or went. */
export interface ResponseBodyParameter {
  /** Its JSON key. Keys within other objects are joined by dots. */
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
          description: "Endpoints of the newer definition alone.",
        },
        {
          key: "removedEndpoints",
          shape: { kind: "list", item: { kind: "ref", id: "diff:RemovedEndpoint" } },
          optional: false,
          description: "Endpoints of the older definition alone.",
        },
        {
          key: "updatedEndpoints",
          shape: { kind: "list", item: { kind: "ref", id: "diff:UpdatedEndpoint" } },
          optional: false,
          description: "Endpoints of both that take or answer something else.",
        },
        {
          key: "markdown",
          shape: { kind: "string" },
          optional: false,
          description: "The same for people to read, in Markdown. Empty when nothing changed.",
        },
      ],
    },
  },
  "diff:AddedEndpoint": {
    name: "AddedEndpoint",
    description: "An endpoint that is new.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "commons:EndpointIdentifier" },
          optional: false,
          description: "Which endpoint it is.",
        },
      ],
    },
  },
  "diff:RemovedEndpoint": {
    name: "RemovedEndpoint",
    description: "An endpoint that is gone.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "commons:EndpointIdentifier" },
          optional: false,
          description: "Which endpoint it was.",
        },
      ],
    },
  },
  "diff:UpdatedEndpoint": {
    name: "UpdatedEndpoint",
    description: "What an endpoint takes and answers differently.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "commons:EndpointIdentifier" },
          optional: false,
          description: "Which endpoint it is.",
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
          description: "Changes of the body that it takes.",
        },
        {
          key: "responseBodyDiff",
          shape: { kind: "ref", id: "diff:ResponseBodyDiff" },
          optional: false,
          description: "Changes of the body that it answers.",
        },
      ],
    },
  },
  "diff:PathParameterDiff": {
    name: "PathParameterDiff",
    description: "Path parameters that came and went.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "added",
          shape: { kind: "list", item: { kind: "ref", id: "diff:PathParameter" } },
          optional: false,
          description: "New ones.",
        },
        {
          key: "removed",
          shape: { kind: "list", item: { kind: "ref", id: "diff:PathParameter" } },
          optional: false,
          description: "Those that are gone.",
        },
      ],
    },
  },
  "diff:PathParameter": {
    name: "PathParameter",
    description: "A path parameter that came or went.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "wireKey",
          shape: { kind: "string" },
          optional: false,
          description: "Its name within the braces of the path.",
        },
      ],
    },
  },
  "diff:QueryParameterDiff": {
    name: "QueryParameterDiff",
    description: "Query parameters that came and went.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "added",
          shape: { kind: "list", item: { kind: "ref", id: "diff:QueryParameter" } },
          optional: false,
          description: "New ones.",
        },
        {
          key: "removed",
          shape: { kind: "list", item: { kind: "ref", id: "diff:QueryParameter" } },
          optional: false,
          description: "Those that are gone.",
        },
      ],
    },
  },
  "diff:QueryParameter": {
    name: "QueryParameter",
    description: "A query parameter that came or went.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "wireKey",
          shape: { kind: "string" },
          optional: false,
          description: "Its name as it is sent.",
        },
      ],
    },
  },
  "diff:RequestBodyDiff": {
    name: "RequestBodyDiff",
    description: "Properties of a request body that came and went.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "added",
          shape: { kind: "list", item: { kind: "ref", id: "diff:RequestBodyParameter" } },
          optional: false,
          description: "New ones.",
        },
        {
          key: "removed",
          shape: { kind: "list", item: { kind: "ref", id: "diff:RequestBodyParameter" } },
          optional: false,
          description: "Those that are gone.",
        },
      ],
    },
  },
  "diff:RequestBodyParameter": {
    name: "RequestBodyParameter",
    description: "A property of a request body that came or went.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "wireKey",
          shape: { kind: "string" },
          optional: false,
          description: "Its JSON key. Keys within other objects are joined by dots.",
        },
      ],
    },
  },
  "diff:ResponseBodyDiff": {
    name: "ResponseBodyDiff",
    description: "Properties of an answer that came and went.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "added",
          shape: { kind: "list", item: { kind: "ref", id: "diff:ResponseBodyParameter" } },
          optional: false,
          description: "New ones.",
        },
        {
          key: "removed",
          shape: { kind: "list", item: { kind: "ref", id: "diff:ResponseBodyParameter" } },
          optional: false,
          description: "Those that are gone.",
        },
      ],
    },
  },
  "diff:ResponseBodyParameter": {
    name: "ResponseBodyParameter",
    description: "A property of an answer that came or went.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "wireKey",
          shape: { kind: "string" },
          optional: false,
          description: "Its JSON key. Keys within other objects are joined by dots.",
        },
      ],
    },
  },
};
