import { timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import { hashOf } from "../secret.ts";
import type { Schema } from "../store/sql/schema.ts";

/** The caller of a call: the organisation of its token. */
export interface Caller {
  readonly tokenId: string;
  readonly orgId: string;
}

/** The caller of a call that needs no token: a member of no organisation. */
export const anonymous: Caller = { tokenId: "", orgId: "" };

/** The organisation that runs the registry. Its tokens read every API and site, and admit organisations. */
export const staffOrganization = "callboard";

/** The caller, or a sentence about the invalid or missing token. */
export type Authentication =
  | { readonly ok: true; readonly caller: Caller }
  | { readonly ok: false; readonly presented: boolean; readonly sentence: string };

const bearer = /^Bearer +([A-Za-z0-9._~+/-]+=*) *$/i;

/**
 * Finds the caller by an `Authorization` header. Only the scheme `Bearer` is accepted (RFC 6750 §2.1). The token is
 * looked up by its hash, and hashes are compared in constant time. `presented` is true if there was a token at all.
 */
export async function authenticate(db: Kysely<Schema>, authorization: string | undefined): Promise<Authentication> {
  if (authorization === undefined || authorization.trim() === "") {
    return {
      ok: false,
      presented: false,
      sentence: "No registry token was sent. Send one as `Authorization: Bearer <token>`.",
    };
  }
  const secret = bearer.exec(authorization)?.[1];
  if (secret === undefined) {
    return {
      ok: false,
      presented: true,
      sentence: "The Authorization header contains no bearer token. Send `Authorization: Bearer <token>`.",
    };
  }
  const hash = hashOf(secret);
  const token = await db
    .selectFrom("token")
    .select(["id", "organization_id", "hash", "revoked_at"])
    .where("hash", "=", hash)
    .executeTakeFirst();
  if (token === undefined || !timingSafeEqual(Buffer.from(token.hash), Buffer.from(hash))) {
    return { ok: false, presented: true, sentence: "The token is unknown to this registry." };
  }
  if (token.revoked_at !== null) return { ok: false, presented: true, sentence: "The token has been revoked." };
  return { ok: true, caller: { tokenId: token.id, orgId: token.organization_id } };
}
