// Generated from idl/areas/snippets.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 8a4d65e9e9d273c0c038e8583670f4a3

import type { Endpoint, Service } from "#transport";
import type { snippets as Snippets } from "#generated/types";
import {
  type ApiIdRequiredError,
  apiIdRequiredError,
  type EndpointNotFound,
  endpointNotFound,
  type InvalidPageError,
  invalidPageError,
  type OrgIdAndApiIdNotFound,
  orgIdAndApiIdNotFound,
  type OrgIdNotFound,
  orgIdNotFound,
  type OrgIdRequiredError,
  orgIdRequiredError,
  type SDKNotFound,
  sdkNotFound,
  type UnauthorizedError,
  unauthorizedError,
  type UnavailableError,
  unavailableError,
  type UserNotInOrgError,
  userNotInOrgError,
} from "./errors.ts";

const get: Endpoint<
  { readonly body: Snippets.GetSnippetRequest },
  readonly Snippets.Snippet[],
  UnauthorizedError | UserNotInOrgError | UnavailableError | ApiIdRequiredError | OrgIdRequiredError | OrgIdAndApiIdNotFound | OrgIdNotFound | EndpointNotFound | SDKNotFound
> = {
  id: "snippets.get",
  method: "POST",
  path: [{ kind: "literal", value: "/snippets" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      { key: "body", shape: { kind: "ref", id: "snippets:GetSnippetRequest" }, optional: false },
    ],
  },
  response: { kind: "list", item: { kind: "ref", id: "snippets:Snippet" } },
  errors: [
    unauthorizedError,
    userNotInOrgError,
    unavailableError,
    apiIdRequiredError,
    orgIdRequiredError,
    orgIdAndApiIdNotFound,
    orgIdNotFound,
    endpointNotFound,
    sdkNotFound,
  ],
};

const load: Endpoint<
  { readonly queryParameters?: { readonly page?: number }; readonly body: Snippets.ListSnippetsRequest },
  Snippets.SnippetsPage,
  UnauthorizedError | UserNotInOrgError | UnavailableError | InvalidPageError | ApiIdRequiredError | OrgIdRequiredError | OrgIdAndApiIdNotFound | OrgIdNotFound | SDKNotFound
> = {
  id: "snippets.load",
  method: "POST",
  path: [{ kind: "literal", value: "/snippets/load" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "queryParameters",
        shape: {
          kind: "object",
          properties: [
            {
              key: "page",
              shape: { kind: "integer" },
              optional: true,
              description: "Page number, from 1. Default: 1.",
            },
          ],
        },
        optional: true,
      },
      { key: "body", shape: { kind: "ref", id: "snippets:ListSnippetsRequest" }, optional: false },
    ],
  },
  response: { kind: "ref", id: "snippets:SnippetsPage" },
  errors: [
    unauthorizedError,
    userNotInOrgError,
    unavailableError,
    invalidPageError,
    apiIdRequiredError,
    orgIdRequiredError,
    orgIdAndApiIdNotFound,
    orgIdNotFound,
    sdkNotFound,
  ],
};

/**
 * SDK snippets: code that calls an endpoint with a published SDK. Publishers of SDKs store them; docs show them
 * beside the endpoint.
 */
export const snippets = {
  /**
   * Returns snippets of an endpoint, one for each SDK and example. With `payload`, the templates of the SDKs
   * in `sdks` generate code for that request. The list is empty if nothing matches or a template fails.
   * Requires a token of the owning organization or of the organization that runs the registry.
   *
   * Pre-release: it may still change.
   */
  get,
  /**
   * Lists the stored snippets of an API by path and method, with pagination. Requires a token of the owning
   * organization or of the organization that runs the registry.
   *
   * Pre-release: it may still change.
   */
  load,
} as const satisfies Service;
