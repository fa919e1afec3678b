import { timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import { hashOf } from "../secret.ts";
import type { Schema } from "../store/sql/schema.ts";
import { readScope, type Scope } from "./scopes.ts";

/** The caller of a call: the organization and the scope of its token. */
export interface Caller {
  readonly tokenId: string;
  readonly orgId: string;
  readonly scope: Scope;
  /** When the token expires, as RFC 3339 text; absent if it never does. */
  readonly expiresAt?: string;
}

/** The caller of a call that needs no token: a member of no organization. */
export const anonymous: Caller = { tokenId: "", orgId: "", scope: "read" };

/** The caller and when its token was last used, or a sentence about the invalid or missing token. */
export type Authentication =
  | { readonly ok: true; readonly caller: Caller; readonly lastUsedAt: string | null }
  | { readonly ok: false; readonly presented: boolean; readonly sentence: string };

const bearer = /^Bearer +([A-Za-z0-9._~+/-]+=*) *$/i;

const invalid = (sentence: string): Authentication => ({ ok: false, presented: true, sentence });

/**
 * Finds the caller by an `Authorization` header. Only the scheme `Bearer` is accepted (RFC 6750 §2.1). The token is
 * looked up by its hash, and hashes are compared in constant time. `presented` is true if there was a token at all.
 *
 * The token is read from the database for each call: a token that was revoked by any process is refused from then on,
 * which no cache could promise.
 */
export async function authenticate(
  db: Kysely<Schema>,
  authorization: string | undefined,
  now: Date,
): Promise<Authentication> {
  if (authorization === undefined || authorization.trim() === "") {
    return {
      ok: false,
      presented: false,
      sentence: "No registry token was sent. Send one as `Authorization: Bearer <token>`.",
    };
  }
  const secret = bearer.exec(authorization)?.[1];
  if (secret === undefined) {
    return invalid("The Authorization header contains no bearer token. Send `Authorization: Bearer <token>`.");
  }
  const hash = hashOf(secret);
  const token = await db
    .selectFrom("token")
    .select(["id", "organization_id", "hash", "access", "expires_at", "last_used_at", "revoked_at"])
    .where("hash", "=", hash)
    .executeTakeFirst();
  const scope = token && readScope(token.access);
  if (token === undefined || scope === undefined || !timingSafeEqual(Buffer.from(token.hash), Buffer.from(hash))) {
    return invalid("The token is unknown to this registry.");
  }
  if (token.revoked_at !== null) return invalid("The token has been revoked.");
  if (token.expires_at !== null && token.expires_at <= now.toISOString()) {
    return invalid(`The token expired at ${token.expires_at}.`);
  }
  const expiry = token.expires_at === null ? {} : { expiresAt: token.expires_at };
  const caller = { tokenId: token.id, orgId: token.organization_id, scope, ...expiry };
  return { ok: true, caller, lastUsedAt: token.last_used_at };
}
