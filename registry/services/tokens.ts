import type { tokens } from "#generated/registry";
import { type Implementation, ok, refuse } from "#transport";
import type { Caller } from "../access/caller.ts";
import { refuseStranger } from "../access/rights.ts";
import { readScope, scopes } from "../access/scopes.ts";
import type { CallContext } from "../http/calls.ts";
import { staffOrganization } from "../staff-organization.ts";
import { createToken, revokeToken } from "../store/sql/tokens.ts";
import type { Store } from "../store/store.ts";

/** Returns the refusal if a caller may not manage the tokens of an organization: its own, or any for the staff. */
export const refuseTokensOf = (caller: Caller, orgId: string) =>
  caller.orgId === staffOrganization ? undefined : refuseStranger(caller, orgId);

/**
 * Answers the calls on tokens. A token creates and revokes tokens of its organization. The staff's tokens do so for
 * every organization, since an organization has no token before its first one.
 */
export function tokensService({ db }: Store, now: () => Date): Implementation<typeof tokens, CallContext> {
  return {
    generate: async ({ body: { orgId, scope, expiresAt } }, { caller }) => {
      const refusal = refuseTokensOf(caller, orgId);
      if (refusal !== undefined) return refusal;
      const access = readScope(scope);
      if (access === undefined) return refuse(`\`scope\` must be one of ${scopes.join(", ")}.`);
      const expiry = readExpiry(expiresAt, caller, now());
      if (!expiry.ok) return refuse(expiry.sentence);
      const limit = expiry.expiresAt === undefined ? {} : { expiresAt: expiry.expiresAt };
      return ok({ ...(await createToken(db, { orgId, scope, access, ...limit, now: now() })), ...limit });
    },

    revoke: async ({ body: { orgId, tokenId } }, { caller }) => {
      const refusal = refuseTokensOf(caller, orgId);
      if (refusal !== undefined) return refusal;
      await revokeToken(db, { orgId, tokenId, now: now() });
      return ok();
    },
  };
}

/** When a new token expires as RFC 3339 text in UTC, `undefined` for never, or a sentence about an invalid request. */
type Expiry =
  | { readonly ok: true; readonly expiresAt: string | undefined }
  | { readonly ok: false; readonly sentence: string };

/** Reads when a new token expires. It never outlives the token that creates it. */
function readExpiry(text: string | undefined, { expiresAt: own }: Caller, now: Date): Expiry {
  if (text === undefined) return { ok: true, expiresAt: own };
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()) || moment.getTime() <= now.getTime()) {
    return { ok: false, sentence: "`expiresAt` must be in the future." };
  }
  const expiresAt = moment.toISOString();
  if (own !== undefined && expiresAt > own) {
    return { ok: false, sentence: `The new token can't outlive the token that creates it, which expires at ${own}.` };
  }
  return { ok: true, expiresAt };
}
