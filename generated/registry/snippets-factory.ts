// Generated from idl/areas/snippets-factory.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 acaf97c8083fd8e8e92241c9bd95265a

import type { Endpoint, Service } from "#transport";
import type { snippetsFactory as SnippetsFactory } from "#generated/types";
import {
  type OrgIdNotFound,
  orgIdNotFound,
  type SDKNotFound,
  sdkNotFound,
  type UnauthorizedError,
  unauthorizedError,
  type UnavailableError,
  unavailableError,
  type UserNotInOrgError,
  userNotInOrgError,
} from "./errors.ts";

const createSnippetsForSDK: Endpoint<
  { readonly body: SnippetsFactory.CreateSnippetRequest },
  undefined,
  UnauthorizedError | UserNotInOrgError | OrgIdNotFound | SDKNotFound | UnavailableError
> = {
  id: "snippets-factory.createSnippetsForSDK",
  method: "POST",
  path: [{ kind: "literal", value: "/snippets/create" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "snippets-factory:CreateSnippetRequest" },
        optional: false,
      },
    ],
  },
  errors: [unauthorizedError, userNotInOrgError, orgIdNotFound, sdkNotFound, unavailableError],
};

/** Creation of SDK snippets. */
export const snippetsFactory = {
  /**
   * Stores SDK snippets for the endpoints of an API, for one version of one SDK. It replaces the snippets of
   * that version. Requires a token of the organization.
   */
  createSnippetsForSDK,
} as const satisfies Service;
