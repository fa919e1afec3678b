import type { Kysely, Transaction } from "kysely";
import type { Migration } from "../../migrations/migration.ts";

interface Applied {
  readonly migration: { readonly name: string; readonly applied_at: string };
}

/** The database was written by a newer version of the registry, which may mean its tables otherwise than this one. */
export class NewerDatabaseError extends Error {
  override readonly name = "NewerDatabaseError";
  readonly migrations: readonly string[];
  constructor(unknown: readonly string[]) {
    super(`this database was made by a newer version (it knows ${unknown.join(", ")}); start that version instead`);
    this.migrations = unknown;
  }
}

/**
 * Brings a database forward: each step that it has not seen runs in a transaction together with the note that it ran,
 * so a step is done whole or not at all. Throws `NewerDatabaseError` when it has seen steps that are not known here.
 *
 * @param onNotes receives what the operator should know of a step, once it is done
 */
export async function migrate<S>(
  db: Kysely<S>,
  migrations: readonly Migration[],
  now: () => Date,
  onNotes: (migration: string, notes: readonly string[]) => void = () => {},
): Promise<void> {
  // The table of steps is known to this function only.
  const steps = db as unknown as Kysely<Applied>;
  await steps.schema
    .createTable("migration")
    .ifNotExists()
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("applied_at", "text", (column) => column.notNull())
    .execute();
  const applied = new Set((await steps.selectFrom("migration").select("name").execute()).map(({ name }) => name));
  const unknown = [...applied].filter((name) => !migrations.some((migration) => migration.name === name));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);

  for (const { name, up } of migrations.filter((migration) => !applied.has(migration.name))) {
    const notes = await steps.transaction().execute(async (transaction) => {
      await transaction.insertInto("migration").values({ name, applied_at: now().toISOString() }).execute();
      return up(transaction as unknown as Transaction<unknown>);
    });
    if (notes !== undefined && notes.length > 0) onNotes(name, notes);
  }
}
