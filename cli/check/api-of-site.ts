import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { typesFrom } from "#engine/shape";
import { createRegistryClient, type RegistryClient } from "#generated/registry";
import { type ApiDefinition, registryTypes } from "#generated/types";
import { createFetchTransport, describeOutcome, exactCodec, type NamedError, type Outcome } from "#transport";
import type { Sources } from "./load-api.ts";

/** A definition that a registry gave, or why it did not. */
export type Registered = { readonly definition: ApiDefinition } | { readonly faults: readonly string[] };

/** Seconds that a registry may take for one answer. */
const patience = 30;

/** Finds an API among those of a docs site, by its name for readers or by the name that the site's pages use. */
export async function apiOfSite(name: string, sources: Sources): Promise<Registered> {
  const { client, token } = await openClient(sources);
  const outcome = await client.docs.getDocsForUrl({ body: { url: sources.site } });
  if (!outcome.ok) {
    const why = describeOutcome(outcome);
    return {
      faults: [
        `there is no file ${name} here, and the APIs of ${sources.site} could not be looked through: ${why}`,
        advice(outcome, token, sources),
      ],
    };
  }
  const { apisV2, apiNameToId = {} } = outcome.body.definition;
  const byName = Object.hasOwn(apiNameToId, name) ? apisV2[apiNameToId[name] ?? ""] : undefined;
  const named = Object.values(apisV2).filter(({ apiName }) => apiName?.toLowerCase() === name.toLowerCase());
  const definition = byName ?? named[0];
  if (definition !== undefined && named.length < 2) return { definition };
  const known = Object.values(apisV2).map(({ id, apiName }) => `${apiName ?? "an API without a name"} (${id})`);
  if (named.length > 1) {
    return { faults: [`${named.length} APIs of ${sources.site} are named ${name}; give the id of one`, ...known] };
  }
  return { faults: [`${sources.site} has no API named ${name}`, `it has ${known.join(", ") || "none"}`] };
}

async function openClient(sources: Sources): Promise<{ readonly client: RegistryClient; readonly token?: string }> {
  const token = await tokenOf(sources);
  const transport = createFetchTransport({
    baseUrl: sources.registry,
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
  });
  return { client: createRegistryClient(transport), ...(token !== undefined && { token }) };
}

function advice(outcome: Outcome<unknown, NamedError>, token: string | undefined, { registry }: Sources): string {
  if ("failure" in outcome) return `is a registry running at ${registry}? Start one, or name another by --registry`;
  if (token === undefined) return "no token was found: set CALLBOARD_TOKEN, or run where .callboard/token is";
  return "only tokens of the organisation that registered it can load it";
}

/** The token of the environment, or the first one of a registry that keeps its data in this folder. */
async function tokenOf({ env, folder }: Sources): Promise<string | undefined> {
  if (env.CALLBOARD_TOKEN) return env.CALLBOARD_TOKEN;
  try {
    const text = await readFile(resolve(folder, env.CALLBOARD_DATA || ".callboard", "token"), "utf8");
    return text.trim() || undefined;
  } catch {
    // Without a token the registry says what is missing.
    return undefined;
  }
}
