import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { typesFrom } from "#engine/shape";
import { createRegistryClient } from "#generated/registry";
import { registryTypes } from "#generated/types";
import { apiModelFromRegistry } from "#importers";
import { createFetchTransport, describeOutcome, exactCodec } from "#transport";
import { type LoadedVersion, refused } from "./version.ts";

/** Where a registry is, and who asks. */
export interface RegistryAccess {
  readonly url: string;
  readonly env: { readonly [name: string]: string | undefined };
  readonly folder: string;
}

/** Seconds that a registry may take for one answer. */
const patience = 30;

/** Loads a version of an API that is registered, by the id that its registration answered. */
export async function registeredVersion(apiId: string, access: RegistryAccess): Promise<LoadedVersion> {
  const token = await tokenOf(access);
  const client = createRegistryClient(
    createFetchTransport({
      baseUrl: access.url,
      ...(token !== undefined && { token }),
      fetch: (url, init) => fetch(url, init),
      sleep: async (milliseconds, signal) => {
        await sleep(milliseconds, undefined, signal === undefined ? {} : { signal });
      },
      random: Math.random,
      clientInfo: { language: "JavaScript", runtime: "node", runtimeVersion: process.version },
      codec: exactCodec(typesFrom(registryTypes)),
      timeoutInSeconds: patience,
      maxRetries: 0,
    }),
  );
  const outcome = await client.apis.getApiLatest({ pathParameters: { apiId } });
  if (!outcome.ok) {
    const advice =
      "failure" in outcome
        ? `is a registry running at ${access.url}? Start one, or name another by --registry`
        : token === undefined
          ? "no token was found: set CALLBOARD_TOKEN, or run where .callboard/token is"
          : "only tokens of the organisation that registered an API can load it";
    return refused(`the API ${apiId} could not be loaded: ${describeOutcome(outcome)}`, advice);
  }
  const { model, diagnostics } = apiModelFromRegistry(outcome.body);
  return { ok: true, version: { model, notes: diagnostics.map(({ at, message }) => `${apiId}: ${at}: ${message}`) } };
}

/** The token of the environment, or the first one of a registry that keeps its data in this folder. */
async function tokenOf({ env, folder }: RegistryAccess): Promise<string | undefined> {
  if (env.CALLBOARD_TOKEN) return env.CALLBOARD_TOKEN;
  try {
    const text = await readFile(resolve(folder, env.CALLBOARD_DATA || ".callboard", "token"), "utf8");
    return text.trim() || undefined;
  } catch {
    // Without a token the registry says what is missing.
    return undefined;
  }
}
