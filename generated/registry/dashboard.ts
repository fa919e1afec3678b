// Generated from idl/areas/dashboard.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 650b99b35643ae75c4a7998b98547eba

import type { Endpoint, Service } from "#transport";
import type { dashboard as Dashboard } from "#generated/types";
import {
  type UnauthorizedError,
  unauthorizedError,
  type UnavailableError,
  unavailableError,
  type UserNotInOrgError,
  userNotInOrgError,
} from "./errors.ts";

const getDocsSitesForOrg: Endpoint<
  { readonly body: Dashboard.GetDocsSitesForOrgRequest },
  Dashboard.GetDocsSitesForOrgResponse,
  UnauthorizedError | UserNotInOrgError | UnavailableError
> = {
  id: "dashboard.getDocsSitesForOrg",
  method: "POST",
  path: [{ kind: "literal", value: "/dashboard/get-docs-sites-for-org" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "body",
        shape: { kind: "ref", id: "dashboard:GetDocsSitesForOrgRequest" },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "dashboard:GetDocsSitesForOrgResponse" },
  errors: [unauthorizedError, userNotInOrgError, unavailableError],
};

/** What the people of an organization see of their own docs sites. */
export const dashboard = {
  /**
   * Lists every docs site that an organization has published, each with all of its addresses. Previews are left
   * out. Only tokens of the named organization may ask.
   */
  getDocsSitesForOrg,
} as const satisfies Service;
