import { fail } from "#transport";
import type { Caller } from "../../access/caller.ts";
import { mayRead, refuseStranger } from "../../access/rights.ts";
import { staffOrganization } from "../../staff-organization.ts";
import { apiNamesOf, isOrganization, type SdkRow, sdksOf } from "../../store/sql/sdks.ts";
import type { Store } from "../../store/store.ts";

/** The API of a snippets call, with its stored SDKs. */
export interface FoundApi {
  readonly ok: true;
  readonly orgId: string;
  readonly apiName: string;
  readonly sdks: readonly SdkRow[];
}

/** Finds the API that a call names, or the only one of the organization; else returns the failure. */
export async function findApi(
  { db }: Store,
  { orgId, apiId }: { readonly orgId?: string; readonly apiId?: string },
  caller: Caller,
) {
  if (orgId === undefined && caller.orgId === staffOrganization) {
    const content = "This token can read the snippets of every organization. Name one of them.";
    return fail({ error: "OrgIdRequiredError", content });
  }
  const owner = orgId ?? caller.orgId;
  if (!mayRead(caller, owner)) return refuseStranger(caller, owner) ?? noOrganization(owner);
  if (!(await isOrganization(db, owner))) return noOrganization(owner);
  if (apiId !== undefined) {
    const sdks = await sdksOf(db, owner, apiId);
    const isKnown = sdks.length > 0 || (await isRegistered({ db }, owner, apiId));
    return isKnown ? found(owner, apiId, sdks) : noApi(owner, apiId);
  }
  const [only, second] = await apiNamesOf(db, owner, 2);
  if (second !== undefined) {
    return fail({ error: "ApiIdRequiredError", content: `${owner} has several APIs. Name one of them.` });
  }
  if (only === undefined) return fail({ error: "OrgIdAndApiIdNotFound", content: `${owner} has no API.` });
  return found(owner, only, await sdksOf(db, owner, only));
}

const found = (orgId: string, apiName: string, sdks: readonly SdkRow[]): FoundApi => ({
  ...{ ok: true, orgId, apiName, sdks },
});

/** The error of an organization that the registry does not know. */
export const noOrganization = (orgId: string) =>
  fail({ error: "OrgIdNotFound", content: `No organization is named ${orgId}.` });

const noApi = (orgId: string, apiId: string) =>
  fail({ error: "OrgIdAndApiIdNotFound", content: `${orgId} has no API named ${apiId}.` });

async function isRegistered({ db }: Pick<Store, "db">, orgId: string, name: string): Promise<boolean> {
  const row = await db
    .selectFrom("api")
    .select("name")
    .where("organization_id", "=", orgId)
    .where("name", "=", name)
    .executeTakeFirst();
  return row !== undefined;
}
