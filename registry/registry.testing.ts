import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type Json, parseJson } from "#engine/json";
import type { RegistryClient } from "#generated/registry";
import { type AnswerChecks, bodyOf } from "#transport";
import type { Scope } from "./access/scopes.ts";
import { clientOf } from "./client.testing.ts";
import type { LogEntry } from "./log.ts";
import { hostsOfRun, openSpread } from "./processes/spread.testing.ts";
import { createRegistry, type Registry, type RegistryOptions } from "./server.ts";
import { migratedStoreOf } from "./store/store.testing.ts";

export { clientOf, jsonHeaders, plants } from "./client.testing.ts";

/** A registry for one test, closed at its end. */
export interface TestRegistry {
  readonly registry: Registry;
  readonly folder: string;
  readonly log: readonly LogEntry[];
  /** The generated client; without a token it uses the staff token. */
  readonly client: (token?: string) => RegistryClient;
  /** Creates a token of an organization. */
  readonly tokenOf: (orgId: string, scope?: Scope) => Promise<string>;
  /** Sends a request and parses the response as JSON. */
  readonly send: (method: string, path: string, init?: RequestInit) => Promise<Answered>;
}

/** The response to a plain request. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Json | undefined;
}

/** Calls that return documents as publishers sent them, with keys that the registry does not know. */
const returnsDocuments: ReadonlySet<string> = new Set([
  "apis.getApi",
  "apis.getApiLatest",
  "docs.getDocsForUrl",
  "docs-v1.getDocsForDomain",
  "snippets.get",
]);

const checksResponses = (endpointId: string): AnswerChecks =>
  returnsDocuments.has(endpointId) ? "known-keys" : "all-keys";

export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "callboard-registry-"));

/** Opens a registry in a new folder, or in the given one. */
export async function openRegistry(options: Partial<RegistryOptions> = {}): Promise<TestRegistry> {
  const store = await migratedStoreOf(options.dataFolder ?? (await newFolder()));
  const log: LogEntry[] = [];
  const limits = { tokenCalls: { times: 1000, seconds: 60 }, refusedTokens: { times: 1000, seconds: 60 } };
  const hosts = hostsOfRun();
  const common = {
    publicUrl: "http://registry.test",
    log: (entry: LogEntry) => void log.push(entry),
    checksResponses,
  };
  const registry =
    hosts === undefined
      ? await createRegistry({ ...common, limits, ...options, ...store })
      : await openSpread(hosts, { ...common, limits, ...options, ...store }, options.limits !== undefined);
  onTestFinished(async () => {
    await registry.close();
    // A test that expects no body would pass with the internal error.
    const invalid = log.find((entry) => JSON.stringify(entry).includes("InvalidAnswerError"));
    if (invalid !== undefined) throw new Error(JSON.stringify(invalid));
  });
  const client = (token: string = registry.firstToken.token): RegistryClient => clientOf(registry, token);
  return {
    registry,
    folder: store.dataFolder,
    log,
    client,
    tokenOf: async (orgId, scope = "admin") => bodyOf(await client().tokens.generate({ body: { orgId, scope } })).token,
    send: async (method, path, init = {}) => {
      const url = path.startsWith("http") ? path : `http://registry.test${path}`;
      const response = await registry.fetch(new Request(url, { method, ...init }));
      const text = await response.text();
      const parsed = parseJson(text);
      return { status: response.status, headers: response.headers, text, body: parsed.ok ? parsed.value : undefined };
    },
  };
}
