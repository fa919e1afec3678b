// Generated from idl/areas/dashboard.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 598770dd4f46c505e2d6ced076893c14

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

/** What the people of an organisation see of their own docs sites. */
export const dashboard = {
  /**
   * Lists every docs site that an organisation has published, each with all of its addresses. Previews are left
   * out. Only tokens of the named organisation may ask.
   */
  getDocsSitesForOrg,
} as const satisfies Service;
