// Generated from idl/areas/templates.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 b72e34913b74d8f468b832318402334f

import type { Endpoint, Service } from "#transport";
import type { templates as Templates } from "#generated/types";
import {
  type SnippetNotFound,
  snippetNotFound,
  type UnauthorizedError,
  unauthorizedError,
  type UnavailableError,
  unavailableError,
  type UserNotInOrgError,
  userNotInOrgError,
} from "./errors.ts";

const register: Endpoint<
  { readonly body: Templates.RegisterSnippetTemplateRequest },
  undefined,
  UnauthorizedError | UserNotInOrgError | UnavailableError
> = {
  id: "templates.register",
  method: "POST",
  path: [{ kind: "literal", value: "/snippet-template/register" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "templates:RegisterSnippetTemplateRequest" },
        optional: false,
      },
    ],
  },
  errors: [unauthorizedError, userNotInOrgError, unavailableError],
  exact: true,
};

const registerBatch: Endpoint<
  { readonly body: Templates.RegisterSnippetTemplateBatchRequest },
  undefined,
  UnauthorizedError | UserNotInOrgError | UnavailableError
> = {
  id: "templates.registerBatch",
  method: "POST",
  path: [{ kind: "literal", value: "/snippet-template/register/batch" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "templates:RegisterSnippetTemplateBatchRequest" },
        optional: false,
      },
    ],
  },
  errors: [unauthorizedError, userNotInOrgError, unavailableError],
  exact: true,
};

const get: Endpoint<
  { readonly body: Templates.GetSnippetTemplate },
  Templates.EndpointSnippetTemplate,
  UnauthorizedError | UserNotInOrgError | SnippetNotFound | UnavailableError
> = {
  id: "templates.get",
  method: "POST",
  path: [{ kind: "literal", value: "/snippet-template/get" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      { key: "body", shape: { kind: "ref", id: "templates:GetSnippetTemplate" }, optional: false },
    ],
  },
  response: { kind: "ref", id: "templates:EndpointSnippetTemplate" },
  errors: [unauthorizedError, userNotInOrgError, snippetNotFound, unavailableError],
  exact: true,
};

/** Templates of SDK snippets: code with placeholders for the values of a request. */
export const templates = {
  /**
   * Stores the template of an endpoint for one version of an SDK. It replaces the previous one. Requires a
   * token of the organization.
   */
  register,
  /** Stores templates of several endpoints and SDKs atomically. Requires a token of the organization. */
  registerBatch,
  /**
   * Returns the template of an endpoint for an SDK. Requires a token of the owning organization or of the
   * organization that runs the registry.
   */
  get,
} as const satisfies Service;
