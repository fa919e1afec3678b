import { argv } from "node:process";
import type { StoreSettings } from "#registry";
import { runS3 } from "../../registry/store/objects/run-s3.testing.ts";
import { measureProcesses } from "./many.ts";
import { measureMemory, measureOneMegabyte, measureSites } from "./one.ts";
import { startPostgres } from "./postgres.ts";
import { newFolder, startRegistry } from "./processes.ts";
import { measureSnippets } from "./snippets.ts";
import { printHead } from "./table.ts";

/**
 * `npm run bench:registry [-- short]`: measures one process on the embedded store and on PostgreSQL, then 1, 2 and 4
 * processes on PostgreSQL and a bucket. Everything runs on this machine and uses its loopback interface only. `short`
 * stores a tenth of the data, which takes two minutes instead of fifteen.
 */
const scale = argv.includes("short") ? 0.1 : 1;

async function measureStore(name: string, store: StoreSettings): Promise<void> {
  const registry = await startRegistry(store);
  try {
    await measureOneMegabyte(name, registry, scale);
    await measureSites(name, registry, scale);
    await measureMemory(name, registry, scale);
    await measureSnippets(name, store, registry, scale);
  } finally {
    await registry.stop();
  }
}

printHead();
await measureStore("embedded", { dataFolder: await newFolder() });
const postgres = await startPostgres();
const s3 = await runS3();
try {
  const { databaseUrl } = postgres;
  await measureStore("PostgreSQL", { dataFolder: await newFolder(), databaseUrl });
  await measureProcesses({ databaseUrl, s3: { ...s3.settings, prefix: "many/" } }, scale);
} finally {
  await Promise.all([postgres.stop(), s3.stop()]);
}
