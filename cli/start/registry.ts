import { join } from "node:path";
import type { Logger } from "pino";
import {
  createRegistry,
  levelOf,
  type Registry,
  type RegistryOptions,
  type RegistrySettings,
  type StoreSettings,
} from "#registry";
import { packageFolder } from "../package-folder.ts";
import { unreadableData } from "./data-folder.ts";
import { lockDataFolder } from "./data-lock.ts";
import { readyDataFolder } from "./ready-data-folder.ts";

/** Opens the registry on its data, or returns the reason why it can't as a sentence. */
export async function openRegistry(
  store: StoreSettings & RegistrySettings & Pick<RegistryOptions, "operatorHosts">,
  publicUrl: string,
  log: Logger,
  { telemetry, sitePort, process }: Pick<RegistryOptions, "telemetry" | "sitePort" | "process">,
): Promise<Registry | { readonly error: string }> {
  const { dataFolder } = store;
  const unready = readyDataFolder(dataFolder);
  if (unready !== undefined) return { error: unready };
  const lock = lockDataFolder(dataFolder);
  if ("error" in lock) return lock;
  try {
    const registry = await createRegistry({
      ...store,
      ...{ telemetry, process },
      ...{ publicUrl, sitePort },
      log: (entry) => log[levelOf(entry)](entry),
      largeCalls: { file: join(packageFolder(import.meta.dirname), "dist/server/large-calls.js") },
    });
    const close = async () => {
      await registry.close();
      lock.release();
    };
    return { ...registry, close };
  } catch (error) {
    lock.release();
    return { error: unreadableData(store, error) };
  }
}
