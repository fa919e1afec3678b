import { existsSync } from "node:fs";
import { join } from "node:path";
import { inspectStore, storeCauses } from "#registry";
import { commandText } from "../command-text.ts";
import { unreadableData } from "../start/data-folder.ts";
import type { Deployment } from "./deps.ts";
import { type Finding, ok, problem } from "./finding.ts";

/** The findings about a store, and the clock of its database. */
export interface CheckedStore {
  readonly findings: readonly Finding[];
  readonly databaseTime?: number | undefined;
}

/** Checks that the store can be used: database, objects, and the documents that rows refer to. */
export async function checkStore({ store }: Deployment): Promise<CheckedStore> {
  const { databaseUrl, dataFolder, s3 } = store;
  const database = databaseUrl === undefined ? join(dataFolder, "registry.db") : "the database of DATABASE_URL";
  const objects = s3 === undefined ? join(dataFolder, "objects") : "the bucket of S3_BUCKET";
  try {
    const { state, problems, databaseTime } = await inspectStore(store);
    const failures = problems.map(({ part, cause, documents }) => {
      const { says, advice, level } = storeCauses[cause];
      const count = documents === undefined ? "" : ` (${documents.count})`;
      const name = part === "database" ? database : objects;
      return problem("stores", level === "warn" ? "warning" : "failed", `${name} ${says}${count}`, advice);
    });
    const current = failures.length === 0 ? [ok("stores", `${database} and ${objects} can be read and written`)] : [];
    const findings = { current, empty: [emptyStore(database, dataFolder)], older: [olderStore(database)] }[state];
    return { findings: [...findings, ...failures], databaseTime };
  } catch (error) {
    return { findings: [problem("stores", "failed", unreadableData(store, error))] };
  }
}

const emptyStore = (database: string, folder: string): Finding =>
  ok("stores", `${existsSync(folder) ? database : folder} is empty; the first start creates what it needs`);

const olderStore = (database: string): Finding =>
  problem(
    "stores",
    "warning",
    `${database} is of an earlier version`,
    `write a backup (${commandText("backup FILE")}); the next start migrates it`,
  );
