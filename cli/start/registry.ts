import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { typesFrom } from "#engine/shape";
import { createRegistryClient } from "#generated/registry";
import { registryTypes } from "#generated/types";
import {
  createRegistry,
  type OpenedTelemetry,
  type Registry,
  type RegistrySettings,
  type StoreSettings,
} from "#registry";
import { createFetchTransport, exactCodec } from "#transport";
import { packageFolder } from "../package-folder.ts";
import { readyDataFolder, unreadableData } from "./data-folder.ts";
import { lockDataFolder } from "./data-lock.ts";

/** Log levels of the events of the registry. */
const levelOf = { bug: "error", "large-call": "warn", migration: "warn", request: "info" } as const;

/** Opens the registry on its data, or returns the reason why it can't as a sentence. */
export async function openRegistry(
  store: StoreSettings & RegistrySettings,
  publicUrl: string,
  log: Logger,
  telemetry?: OpenedTelemetry["telemetry"],
): Promise<Registry | { readonly error: string }> {
  const { dataFolder } = store;
  const unready = readyDataFolder(dataFolder);
  if (unready !== undefined) return { error: unready };
  const lock = lockDataFolder(dataFolder);
  if ("error" in lock) return lock;
  try {
    const registry = await createRegistry({
      ...store,
      telemetry,
      publicUrl,
      log: (entry) => log[levelOf[entry.event]](entry),
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

/** Creates a client that calls a registry over HTTP with its first token. */
export const clientOf = (registry: Registry, baseUrl: string) =>
  createRegistryClient(
    createFetchTransport({
      baseUrl,
      token: registry.firstToken.token,
      fetch: (url, init) => fetch(url, init),
      sleep: async (milliseconds, signal) => {
        await sleep(milliseconds, undefined, signal === undefined ? {} : { signal });
      },
      random: Math.random,
      clientInfo: { language: "JavaScript", runtime: "node", runtimeVersion: process.version },
      codec: exactCodec(typesFrom(registryTypes)),
    }),
  );
