import { type Failure, fail } from "#transport";
import { staffOrganization } from "../staff-organization.ts";
import type { Caller } from "./caller.ts";

/** The error of a caller that is not a member of the named organization. */
export type NotInOrg = Failure<{ readonly error: "UserNotInOrgError"; readonly content: string }>;

/** Returns the refusal if a caller is not a member of an organization, else `undefined`. */
export function refuseStranger(caller: Caller, orgId: string): NotInOrg | undefined {
  if (caller.orgId === orgId) return undefined;
  const content = `The token belongs to ${caller.orgId}, not to ${orgId}.`;
  return fail({ error: "UserNotInOrgError", content });
}

/** Returns true if a caller may read the data of an organization: its own members and the staff of the registry. */
export const mayRead = (caller: Caller, orgId: string): boolean =>
  caller.orgId === orgId || caller.orgId === staffOrganization;

/** Returns the refusal if a caller is not of the organization that runs the registry, else `undefined`. */
export function refuseUnlessStaff({ orgId }: Caller): NotInOrg | undefined {
  if (orgId === staffOrganization) return undefined;
  return fail({
    error: "UserNotInOrgError",
    content: `The token belongs to ${orgId}, which does not run this registry.`,
  });
}
