import { randomUUID } from "node:crypto";
import { open, readFile, rename } from "node:fs/promises";
import { hostname } from "node:os";
import { join, resolve } from "node:path";
import type { Kysely } from "kysely";
import { staffOrganization } from "../staff-organization.ts";
import type { Schema } from "../store/sql/schema.ts";
import { createToken } from "../store/sql/tokens.ts";
import { authenticate } from "./caller.ts";

/** The first token of the registry and the file that holds it. */
export interface FirstToken {
  readonly token: string;
  readonly file: string;
}

const firstScope = "first token of this registry";

/** The location of the first token. */
export interface FirstTokenPlace {
  readonly folder: string;
  /** True if registries with other folders use the same database: each has its own first token. */
  readonly isShared: boolean;
}

/**
 * Returns the staff organization's first token from the file `token` in the data folder. If the file is missing or has
 * no valid token of that organization, creates a new one, writes it readable by the owner only, and revokes the lost
 * one.
 */
export async function firstToken(
  db: Kysely<Schema>,
  { folder, isShared }: FirstTokenPlace,
  now: () => Date,
): Promise<FirstToken> {
  const scope = isShared ? `${firstScope} on ${hostname()} in ${resolve(folder)}` : firstScope;
  const file = join(folder, "token");
  const stored = (await readFile(file, "utf8").catch(absent))?.trim();
  if (stored !== undefined) {
    const known = await authenticate(db, `Bearer ${stored}`, now());
    if (known.ok && known.caller.orgId === staffOrganization) return { token: stored, file };
  }
  await db
    .updateTable("token")
    .set({ revoked_at: now().toISOString() })
    .where("organization_id", "=", staffOrganization)
    .where("scope", "=", scope)
    .where("revoked_at", "is", null)
    .execute();
  const { token } = await createToken(db, { orgId: staffOrganization, scope, access: "admin", now: now() });
  await writePrivately(file, `${token}\n`);
  return { token, file };
}

async function writePrivately(file: string, text: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  const handle = await open(temporary, "wx", 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT") return undefined;
  throw error;
}
