// Generated from idl/areas/snippets.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 813c1892ab8c4fa20c92a029c49d121c

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
              description: "Which page to answer, from 1. The first when absent.",
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
 * SDK snippets: code that does one call of an API with a published SDK. They are stored by those who publish the SDK,
 * and read to be shown beside the endpoint.
 */
export const snippets = {
  /**
   * Returns code that calls one endpoint, one snippet for each SDK and example. With a `payload` the code does the
   * request that the payload describes, made from the templates of the SDKs named in `sdks`. The list is empty when
   * nothing fits or when a template cannot be filled. Only tokens of the owning organization may ask, and tokens of
   * the organization that runs the registry.
   *
   * Pre-release: it may still change.
   */
  get,
  /**
   * Returns the stored snippets of an API, by path and verb of the endpoint, one page at a time. Only tokens of the
   * owning organization may ask, and tokens of the organization that runs the registry.
   *
   * Pre-release: it may still change.
   */
  load,
} as const satisfies Service;
