import type { TestProject } from "vitest/node";
import startServer from "../../tooling/postgres-server.ts";

/** A PostgreSQL server with an empty database. */
export interface RunningPostgres {
  readonly databaseUrl: string;
  readonly stop: () => Promise<void>;
}

/** Starts the server of the tests; its data does not survive a crash of the machine. */
export async function startPostgres(): Promise<RunningPostgres> {
  let databaseUrl = "";
  const provide = (_name: string, url: string): void => {
    databaseUrl = url;
  };
  // It uses nothing else of a project.
  const stop = await startServer({ provide } as unknown as TestProject);
  return { databaseUrl, stop };
}
