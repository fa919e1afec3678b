import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from "kysely";
import { errorMessage } from "#engine/error-message";
import { causeOf } from "../failures/cause-of.ts";
import { StoreError } from "../failures/store-error.ts";

/** Runs a use of a database, and makes its failures `StoreError`s. */
async function guard<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const cause = causeOf(error);
    if (cause === undefined || error instanceof StoreError) throw error;
    throw new StoreError({ part: "database", cause }, errorMessage(error), error);
  }
}

/** Makes the failures of connections and statements of a database `StoreError`s. Errors of a statement itself stay. */
export const guardedDialect = (dialect: Dialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createDriver: () => guardedDriver(dialect.createDriver()),
});

/** The connection of the driver itself, which finds its transactions by it. */
const inner = Symbol("inner");

interface GuardedConnection extends DatabaseConnection {
  readonly [inner]: DatabaseConnection;
}

function guardedDriver(driver: Driver): Driver {
  // Every connection that Kysely passes is one of `acquireConnection`.
  const innerOf = (connection: DatabaseConnection): DatabaseConnection => (connection as GuardedConnection)[inner];
  return {
    init: () => guard(() => driver.init()),
    acquireConnection: () => guard(async () => guardedConnection(await driver.acquireConnection())),
    beginTransaction: (connection, settings: TransactionSettings) =>
      guard(() => driver.beginTransaction(innerOf(connection), settings)),
    commitTransaction: (connection) => guard(() => driver.commitTransaction(innerOf(connection))),
    rollbackTransaction: (connection) => guard(() => driver.rollbackTransaction(innerOf(connection))),
    releaseConnection: (connection) => driver.releaseConnection(innerOf(connection)),
    destroy: () => driver.destroy(),
  };
}

const guardedConnection = (connection: DatabaseConnection): GuardedConnection => ({
  [inner]: connection,
  executeQuery: <R>(query: CompiledQuery): Promise<QueryResult<R>> => guard(() => connection.executeQuery<R>(query)),
  streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
});
