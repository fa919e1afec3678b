import type { Kysely, Transaction } from "kysely";
import { hashOf, newId, newToken } from "../../secret.ts";
import type { Schema, TokenTable } from "./schema.ts";

/** A token that was just made. Its text is nowhere else. */
export interface CreatedToken {
  readonly id: string;
  readonly token: string;
}

/** A token to be created. */
export interface NewToken {
  readonly orgId: string;
  /** The text that names it in listings. */
  readonly scope: string;
  /** The scope that it has. */
  readonly access: string;
  /** RFC 3339 text in UTC; absent if it never expires. */
  readonly expiresAt?: string | undefined;
  readonly now: Date;
}

/**
 * Creates a token for an organization, and the organization with its first token. Only a hash of the token is stored.
 */
export async function createToken(
  db: Kysely<Schema>,
  { orgId, scope, access, expiresAt, now }: NewToken,
): Promise<CreatedToken> {
  const made = { id: newId("tok"), token: newToken() };
  const created_at = now.toISOString();
  await db.transaction().execute(async (transaction) => {
    await createOrganization(transaction, orgId, created_at);
    await transaction
      .insertInto("token")
      .values({
        ...{ id: made.id, organization_id: orgId, scope, access, hash: hashOf(made.token) },
        ...{ created_at, expires_at: expiresAt ?? null, last_used_at: null, revoked_at: null },
      })
      .execute();
  });
  return made;
}

/** Creates an organization, unless it is known. */
export async function createOrganization(db: Transaction<Schema>, id: string, created_at: string): Promise<void> {
  await db
    .insertInto("organization")
    .values({ id, created_at })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Revokes a token of an organization. An unknown or revoked token has no effect. */
export async function revokeToken(
  db: Kysely<Schema>,
  { orgId, tokenId, now }: { readonly orgId: string; readonly tokenId: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable("token")
    .set({ revoked_at: now.toISOString() })
    .where("id", "=", tokenId)
    .where("organization_id", "=", orgId)
    .where("revoked_at", "is", null)
    .execute();
}

/** Writes that a token is used now, unless a use since `before` is written. */
export async function noteTokenUse(
  db: Kysely<Schema>,
  { tokenId, now, before }: { readonly tokenId: string; readonly now: Date; readonly before: Date },
): Promise<void> {
  await db
    .updateTable("token")
    .set({ last_used_at: now.toISOString() })
    .where("id", "=", tokenId)
    .where(({ eb, or }) => or([eb("last_used_at", "is", null), eb("last_used_at", "<=", before.toISOString())]))
    .execute();
}

/** A token in a listing, without its secret. */
export type ListedToken = Omit<TokenTable, "organization_id" | "hash">;

/** Lists the tokens of an organization that are neither revoked nor expired, oldest first. */
export const listTokens = (db: Kysely<Schema>, orgId: string, now: Date): Promise<readonly ListedToken[]> =>
  db
    .selectFrom("token")
    .select(["id", "scope", "access", "created_at", "expires_at", "last_used_at", "revoked_at"])
    .where("organization_id", "=", orgId)
    .where("revoked_at", "is", null)
    .where(({ eb, or }) => or([eb("expires_at", "is", null), eb("expires_at", ">", now.toISOString())]))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
