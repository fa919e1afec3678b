// Generated from idl/areas/dashboard.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 d04a0162adbadcf93fb7203270c96fec

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

/** Docs sites of an organization. */
export const dashboard = {
  /**
   * Lists the published docs sites of an organization with all their URLs, without previews. Requires a token
   * of the organization.
   */
  getDocsSitesForOrg,
} as const satisfies Service;
