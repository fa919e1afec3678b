import type { tokens } from "#generated/registry";
import { type Implementation, ok } from "#transport";
import { type Caller, staffOrganization } from "../access/caller.ts";
import { refuseStranger } from "../access/rights.ts";
import type { CallContext } from "../http/calls.ts";
import { createToken, revokeToken } from "../store/sql/tokens.ts";
import type { Store } from "../store/store.ts";

/**
 * Answers the calls on tokens. A token creates and revokes tokens of its own organisation. The staff's tokens do so for
 * every organisation, since an organisation has no token before its first one.
 */
export function tokensService({ db }: Store, now: () => Date): Implementation<typeof tokens, CallContext> {
  const refuse = (caller: Caller, orgId: string) =>
    caller.orgId === staffOrganization ? undefined : refuseStranger(caller, orgId);
  return {
    generate: async ({ body: { orgId, scope } }, { caller }) => {
      const refusal = refuse(caller, orgId);
      if (refusal !== undefined) return refusal;
      return ok(await createToken(db, { orgId, scope, now: now() }));
    },
    revoke: async ({ body: { orgId, tokenId } }, { caller }) => {
      const refusal = refuse(caller, orgId);
      if (refusal !== undefined) return refusal;
      await revokeToken(db, { orgId, tokenId, now: now() });
      return ok();
    },
  };
}
