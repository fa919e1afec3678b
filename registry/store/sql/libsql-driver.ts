import { setTimeout as sleep } from "node:timers/promises";
import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SelectQueryNode } from "kysely";
import { collectGarbage } from "#process";

/** A SQLite database as the driver uses it: the part of better-sqlite3's interface that libsql shares. */
export interface OpenedDatabase {
  /** True if a transaction is open on it. */
  readonly inTransaction: boolean;
  readonly prepare: (sql: string) => PreparedStatement;
  readonly exec: (sql: string) => void;
  readonly close: () => void;
}

interface PreparedStatement {
  /** True if it returns rows. */
  readonly reader: boolean;
  readonly all: (parameters: readonly unknown[]) => unknown[];
  readonly run: (parameters: readonly unknown[]) => { readonly changes: number };
}

/** Milliseconds between two attempts of a locked statement. */
const retryMs = 10;

/**
 * Creates the driver of an embedded database. Statements run synchronously in this process, so waiting for a lock
 * inside of SQLite would stop everything else: a locked statement is tried again later instead.
 *
 * Reads have their own connection and never wait for a transaction of this process. Everything that writes takes
 * turns on a second connection, always within `begin immediate`: a lock can be met there only. A transaction that can
 * be neither committed nor rolled back is left behind with its connection.
 *
 * @param open opens the database; its statements must not wait for locks themselves
 * @param lockWaitMs how long a statement waits for a lock that another process holds, in milliseconds
 */
export function libsqlDriver(open: () => OpenedDatabase, lockWaitMs: number): Driver {
  let reading: OpenedDatabase;
  let writing: OpenedDatabase;
  const turns = createTurns();
  /** The connections that have begun a transaction, and so have the turn. */
  const begun = new WeakSet<DatabaseConnection>();

  const begin = async (): Promise<void> => {
    const from = await turns.take();
    try {
      if (writing.inTransaction) writing = freed(writing, open);
      // Not prepared: a prepared statement that has met a lock stays in progress, and no later one could be committed.
      await patiently(() => writing.exec("begin immediate"), lockWaitMs, from);
    } catch (error) {
      turns.give();
      throw error;
    }
  };
  const writeAlone = async (query: CompiledQuery): Promise<QueryResult<never>> => {
    await begin();
    try {
      const result = execute(writing.prepare(query.sql), query);
      writing.exec("commit");
      return result;
    } catch (error) {
      // A rollback that fails is tried again before the next transaction.
      attempt(() => rollBack(writing));
      throw error;
    } finally {
      turns.give();
    }
  };
  const read = async (query: CompiledQuery): Promise<QueryResult<never>> => {
    let statement: PreparedStatement | undefined;
    return patiently(() => {
      statement ??= reading.prepare(query.sql);
      return execute(statement, query);
    }, lockWaitMs);
  };

  const connect = (): DatabaseConnection => {
    const connection: DatabaseConnection = {
      // Its declaration promises the rows of any query; the code that compiled the query knows them.
      executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
        if (begun.has(connection)) return execute(writing.prepare(query.sql), query);
        return SelectQueryNode.is(query.query) ? read(query) : writeAlone(query);
      },
      // Rows are read synchronously in this process, so streaming has no benefit.
      streamQuery: async function* <R>(query: CompiledQuery): AsyncGenerator<QueryResult<R>> {
        yield await connection.executeQuery<R>(query);
      },
    };
    return connection;
  };

  return {
    init: async () => {
      reading = open();
      try {
        writing = open();
      } catch (error) {
        reading.close();
        throw error;
      }
    },
    acquireConnection: async () => connect(),
    beginTransaction: async (connection) => {
      await begin();
      begun.add(connection);
    },
    commitTransaction: async () => writing.exec("commit"),
    rollbackTransaction: async () => rollBack(writing),
    // Called at the end of every query and of every transaction, however it ended.
    releaseConnection: async (connection) => {
      if (begun.delete(connection)) turns.give();
    },
    destroy: async () => {
      reading.close();
      writing.close();
    },
  };
}

function execute(statement: PreparedStatement, { parameters }: CompiledQuery): QueryResult<never> {
  // The rows are the result of the query; see `executeQuery`.
  if (statement.reader) return { rows: statement.all(parameters) as never[] };
  return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) };
}

/** Rolls an open transaction back. A full disk has ended it already (https://www.sqlite.org/lang_transaction.html). */
function rollBack(database: OpenedDatabase): void {
  if (database.inTransaction) database.exec("rollback");
}

/** Rolls an open transaction back, or closes its connection and opens another. */
function freed(database: OpenedDatabase, open: () => OpenedDatabase): OpenedDatabase {
  attempt(() => rollBack(database));
  if (!database.inTransaction) return database;
  const next = open();
  attempt(() => database.close());
  // libsql releases the lock of a closed connection once that is collected. The caller still refers to it for now.
  setImmediate(collectGarbage);
  return next;
}

/** Runs a statement at least once, and again while the database is locked and `waitMs` since `from` have not passed. */
async function patiently<T>(act: () => T, waitMs: number, from = performance.now()): Promise<T> {
  for (;;) {
    try {
      return act();
    } catch (error) {
      if (!isLocked(error) || performance.now() - from > waitMs) throw error;
    }
    await sleep(retryMs);
  }
}

/** SQLITE_BUSY: another connection holds the lock (https://www.sqlite.org/rescode.html#busy). */
const isLocked = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "SQLITE_BUSY";

function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // The next statements depend on the state of the database.
  }
}

interface Turns {
  /**
   * Waits for the turn, and returns when the wait began. It is a part of the wait for a lock: many calls that waited for
   * one after the other would take minutes.
   */
  readonly take: () => Promise<number>;
  readonly give: () => void;
}

/** Runs callers one at a time, in order. */
function createTurns(): Turns {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    take: async () => {
      const from = performance.now();
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
      isTaken = true;
      return from;
    },
    give: () => {
      const next = waiting.shift();
      if (next === undefined) isTaken = false;
      else next();
    },
  };
}
