// Generated from idl/areas/snippets-factory.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 1fe651063eade8d433496b8b125c1992

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

/** SDK snippets on their way into the registry. */
export const snippetsFactory = {
  /**
   * Stores code for the endpoints of an API, in one version of one SDK. It takes the place of the code stored for
   * that version before. Only tokens of the named organization may store snippets.
   */
  createSnippetsForSDK,
} as const satisfies Service;
