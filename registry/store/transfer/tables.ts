import { type Kysely, sql } from "kysely";
import type { StoreSettings } from "../settings.ts";
import type { Schema } from "../sql/schema.ts";
import type { Row } from "./entries.ts";

/** Tables that each store fills itself. */
const ownTables: readonly string[] = ["migration", "migration_lock", "stored_object", "rate_count"];

/** Rows that are read at a time. */
const rowsAtOnce = 500;

/** Differences between the databases in reading all of their rows. */
interface Dialect {
  /** Each table, once for each table that it references. */
  readonly references: ReturnType<typeof sql<{ readonly name: string; readonly parent: string | null }>>;
  readonly position: string;
  readonly positionType: string;
  readonly first: string | number;
}

const sqlite: Dialect = {
  references: sql`select m.name, f."table" as parent from sqlite_master m left join pragma_foreign_key_list(m.name) f
    where m.type = 'table' and m.name not like 'sqlite_%' order by m.name`,
  ...{ position: "rowid", positionType: "integer", first: 0 },
};
const postgres: Dialect = {
  references: sql`select t.relname as name, p.relname as parent from pg_class t
    left join pg_constraint f on f.conrelid = t.oid and f.contype = 'f' left join pg_class p on p.oid = f.confrelid
    where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace order by t.relname`,
  ...{ position: "ctid", positionType: "tid", first: "(0,0)" },
};

const dialectOf = ({ databaseUrl }: StoreSettings): Dialect => (databaseUrl === undefined ? sqlite : postgres);

/** Lists the tables with the data of a store, each after those that it references. */
export const tablesOf = async (db: Kysely<Schema>, settings: StoreSettings): Promise<readonly string[]> =>
  (await allTablesOf(db, settings)).filter((name) => !ownTables.includes(name));

/** Lists all tables of a database, each after those that it references. */
export async function allTablesOf(db: Kysely<Schema>, settings: StoreSettings): Promise<readonly string[]> {
  const { rows } = await dialectOf(settings).references.execute(db);
  const waiting = new Map<string, Set<string>>();
  for (const { name, parent } of rows) {
    const parents = waiting.get(name) ?? new Set();
    if (parent !== null && parent !== name) parents.add(parent);
    waiting.set(name, parents);
  }
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const next = [...waiting].find(([, parents]) => [...parents].every((parent) => ordered.includes(parent)))?.[0];
    if (next === undefined) throw new Error(`these tables reference each other: ${[...waiting.keys()].join(", ")}`);
    waiting.delete(next);
    ordered.push(next);
  }
  return ordered;
}

/** Reads all rows of a table that doesn't change during this. */
export async function* rowsOf(db: Kysely<Schema>, settings: StoreSettings, table: string): AsyncGenerator<Row> {
  const { position, positionType, first } = dialectOf(settings);
  let last = first;
  for (;;) {
    const { rows } = await sql<Row>`select *, cast(${sql.ref(position)} as text) as transfer_position
      from ${sql.table(table)} where ${sql.ref(position)} > cast(${last} as ${sql.raw(positionType)})
      order by ${sql.ref(position)} limit ${sql.lit(rowsAtOnce)}`.execute(db);
    for (const { transfer_position, ...row } of rows) {
      last = transfer_position ?? last;
      yield row;
    }
    if (rows.length < rowsAtOnce) return;
  }
}

/** Returns the first table with a row, if there is one. */
export async function firstFilledTable(db: Kysely<Schema>, settings: StoreSettings): Promise<string | undefined> {
  for (const table of await tablesOf(db, settings)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return table;
  }
  return undefined;
}
