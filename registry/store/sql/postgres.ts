import { setTimeout as sleep } from "node:timers/promises";
import {
  type ColumnDefinitionNode,
  DataTypeNode,
  HandleEmptyInListsPlugin,
  Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  PostgresDialect,
  RawNode,
  replaceWithNoncontingentExpression,
  sql,
  type TransactionBuilder,
} from "kysely";
import pg from "pg";
import { noTelemetry, type Telemetry } from "../../telemetry/telemetry.ts";
import { guardedDialect } from "./guarded-driver.ts";
import { loggedStatements } from "./logged-statements.ts";
import type { Schema } from "./schema.ts";
import { storableTexts } from "./storable-texts.ts";

/** Connections of one process; a PostgreSQL server accepts 100 by default (max_connections). */
const maxConnections = 10;

/** Milliseconds to wait for a connection, a free one of the pool or a new one. */
const connectMs = 5000;

/** Options of opening a PostgreSQL database. */
export interface PostgresOptions {
  readonly telemetry?: Telemetry | undefined;
  /** Milliseconds after which a statement fails and its connection is closed; without limit if absent. */
  readonly statementMs?: number | undefined;
}

/** Limit of the attempts of a transaction that conflicts with others. */
const maxAttempts = 20;

/** Milliseconds between two attempts, times the number of attempts. */
const retryMs = 5;

/**
 * Opens a database on a PostgreSQL server, with the semantics of the embedded one: transactions are serializable and
 * are retried on conflicts, texts are compared by their bytes, and whole numbers are JavaScript numbers.
 *
 * @param url such as `postgres://user:password@host:5432/database`
 */
export function openPostgres(
  url: string,
  { telemetry = noTelemetry, statementMs }: PostgresOptions = {},
): Kysely<Schema> {
  const pool = new pg.Pool({
    Client: ImpatientClient,
    connectionString: url,
    query_timeout: statementMs,
    max: maxConnections,
    connectionTimeoutMillis: Math.min(connectMs, statementMs ?? connectMs),
    application_name: "callboard",
    types: { getTypeParser },
  });
  // An idle connection that is lost leaves the pool; the next query gets another one.
  pool.on("error", () => {});
  // One that is lost while it is used fails its statements, and would end the process too.
  pool.on("connect", (client) => void client.on("error", () => {}));
  telemetry.pool(() => ({
    active: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
  return new SerializableKysely({
    ...loggedStatements(telemetry),
    dialect: guardedDialect(new PostgresDialect({ pool })),
    plugins: [
      new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
      bytewiseTexts,
      storableTexts,
    ],
  });
}

/** The message of the client for a statement that has no result within `query_timeout`. */
const lateMessage = "Query read timeout";

/**
 * A client that closes its connection when a statement is late. The client of the library waits for its result before it
 * sends the next statement, so that a server that hangs would block all connections of the pool.
 */
class ImpatientClient extends pg.Client {
  override query: typeof pg.Client.prototype.query = (...args: unknown[]) => {
    // Its declaration has an overload for each kind of argument and result.
    const running: unknown = Reflect.apply(super.query, this, args);
    if (running instanceof Promise) {
      running.catch((error: unknown) => {
        if (!(error instanceof Error) || error.message !== lateMessage) return;
        // Before its user releases it, so that the pool doesn't reuse it.
        void this.end();
        this.connection.stream.destroy();
      });
    }
    return running as never; // as the replaced method returns it
  };
}

/** Runs a function while this process holds the migration lock of the database. */
export const withMigrationLock = <T>(db: Kysely<Schema>, run: () => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    const key = sql`hashtextextended('callboard migration ' || current_schema(), 0)`;
    // Held by the session rather than by a transaction: the snapshot of a transaction would be older than the end of
    // the wait.
    await sql`select pg_advisory_lock(${key})`.execute(connection);
    try {
      return await run();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });

/** The schema in which unqualified tables are created. Throws if the search path of the connection is empty. */
export async function currentSchema(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ readonly name: string | null }>`select current_schema() as name`.execute(db);
  const name = rows[0]?.name;
  if (name == null) throw new Error("the search path of the PostgreSQL connection names no schema that exists");
  return name;
}

/** Runs each transaction as serializable, and again after a conflict with another one. */
class SerializableKysely<DB> extends Kysely<DB> {
  override transaction(): TransactionBuilder<DB> {
    const builder = super.transaction().setIsolationLevel("serializable");
    const execute: typeof builder.execute = builder.execute.bind(builder);
    return Object.assign(builder, {
      execute: <T>(run: Parameters<typeof execute<T>>[0]) => retried(() => execute(run)),
    });
  }
}

async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isConflict(error) || attempt === maxAttempts) throw error;
    }
    await sleep(Math.random() * retryMs * attempt);
  }
}

/**
 * `serialization_failure` and `deadlock_detected`: the transaction was rolled back and may succeed if it is run again
 * (https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html).
 */
const isConflict = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "40001" || error.code === "40P01");

/** Reads counts, sums and sizes as numbers: numbers of the registry are far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (type, format) =>
  type === pg.types.builtins.INT8 || type === pg.types.builtins.NUMERIC ? Number : pg.types.getTypeParser(type, format);

/** Declares columns of text with the collation `C`, which orders by bytes as SQLite does. */
const bytewiseTexts: KyselyPlugin = (() => {
  class BytewiseTexts extends OperationNodeTransformer {
    protected override transformColumnDefinition(node: ColumnDefinitionNode): ColumnDefinitionNode {
      const column = super.transformColumnDefinition(node);
      const isText = DataTypeNode.is(column.dataType) && column.dataType.dataType === "text";
      return isText ? { ...column, dataType: RawNode.createWithSql('text collate "C"') } : column;
    }
  }
  const transformer = new BytewiseTexts();
  return {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  };
})();
