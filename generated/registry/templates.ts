// Generated from idl/areas/templates.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 737e42219704b801a879da0983e7c679

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

/** Templates from which SDK snippets are made: text with a hole that is filled from the values of a request. */
export const templates = {
  /**
   * Stores the template of one endpoint for one SDK, in place of the one stored for that version of the SDK before.
   * Only tokens of the named organization may store templates.
   */
  register,
  /**
   * Stores templates of any number of endpoints and SDKs at once: all of them or, after an error, none. Only tokens
   * of the named organization may store templates.
   */
  registerBatch,
  /**
   * Returns the template of one endpoint for one SDK. Only tokens of the owning organization may ask, and tokens of
   * the organization that runs the registry.
   */
  get,
} as const satisfies Service;
