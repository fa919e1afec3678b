import type { Kysely, Transaction } from "kysely";
import { hashOf, newId, newToken } from "../../secret.ts";
import type { Schema } from "./schema.ts";

/** A token that was just made. Its text is nowhere else. */
export interface NewToken {
  readonly id: string;
  readonly token: string;
}

/**
 * Creates a token for an organisation, and the organisation with its first token. Only a hash of the token is stored.
 */
export async function createToken(
  db: Kysely<Schema>,
  { orgId, scope, now }: { readonly orgId: string; readonly scope: string; readonly now: Date },
): Promise<NewToken> {
  const made = { id: newId("tok"), token: newToken() };
  const created_at = now.toISOString();
  await db.transaction().execute(async (transaction) => {
    await createOrganization(transaction, orgId, created_at);
    await transaction
      .insertInto("token")
      .values({ id: made.id, organization_id: orgId, scope, hash: hashOf(made.token), created_at, revoked_at: null })
      .execute();
  });
  return made;
}

async function createOrganization(db: Transaction<Schema>, id: string, created_at: string): Promise<void> {
  await db
    .insertInto("organization")
    .values({ id, created_at })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Revokes a token of an organisation. An unknown or revoked token has no effect. */
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
