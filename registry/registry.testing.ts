import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type Json, parseJson } from "#engine/json";
import { typesFrom } from "#engine/shape";
import { createRegistryClient, type RegistryClient } from "#generated/registry";
import { type RegisterApiDefinition, registryTypes } from "#generated/types";
import { bodyOf, createFetchTransport, exactCodec } from "#transport";
import type { LogEntry } from "./log.ts";
import { createRegistry, type Registry, type RegistryOptions } from "./server.ts";

/** A registry for one test, closed at its end. */
export interface TestRegistry {
  readonly registry: Registry;
  readonly folder: string;
  readonly log: readonly LogEntry[];
  /** The generated client; without a token it uses the staff token. */
  readonly client: (token?: string) => RegistryClient;
  /** Creates a token of an organisation. */
  readonly tokenOf: (orgId: string) => Promise<string>;
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

export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "callboard-registry-"));

/** Opens a registry in a new folder, or in the given one. */
export async function openRegistry(options: Partial<RegistryOptions> = {}): Promise<TestRegistry> {
  const folder = options.dataFolder ?? (await newFolder());
  const log: LogEntry[] = [];
  const limits = { tokenCalls: { times: 1000, seconds: 60 }, refusedTokens: { times: 1000, seconds: 60 } };
  const registry = await createRegistry({
    dataFolder: folder,
    publicUrl: "http://registry.test",
    log: (entry) => log.push(entry),
    limits,
    ...options,
  });
  onTestFinished(() => registry.close());
  const client = (token: string = registry.firstToken.token): RegistryClient => clientOf(registry, token);
  return {
    registry,
    folder,
    log,
    client,
    tokenOf: async (orgId) => bodyOf(await client().tokens.generate({ body: { orgId, scope: "test" } })).token,
    send: async (method, path, init = {}) => {
      const url = path.startsWith("http") ? path : `http://registry.test${path}`;
      const response = await registry.fetch(new Request(url, { method, ...init }));
      const text = await response.text();
      const parsed = parseJson(text);
      return { status: response.status, headers: response.headers, text, body: parsed.ok ? parsed.value : undefined };
    },
  };
}

/** The generated client, without sockets and retries. An empty token means no token. */
export const clientOf = (registry: Pick<Registry, "fetch">, token: string): RegistryClient =>
  createRegistryClient(
    createFetchTransport({
      baseUrl: "http://registry.test",
      token,
      fetch: (url, init) => registry.fetch(new Request(url, init)),
      sleep: async () => {},
      random: () => 0.5,
      maxRetries: 0,
      clientInfo: { language: "JavaScript", runtime: "node", runtimeVersion: process.version },
      codec: exactCodec(typesFrom(registryTypes)),
    }),
  );

/** Headers of a plain JSON request with a token. */
export const jsonHeaders = (token: string): { readonly [name: string]: string } => ({
  authorization: `Bearer ${token}`,
  "content-type": "application/json",
});

/** A small definition in the package form. */
export const plants: RegisterApiDefinition = {
  apiName: "Plant Store",
  rootPackage: { endpoints: [], types: [], subpackages: ["subpackage_plants"] },
  subpackages: {
    subpackage_plants: {
      subpackageId: "subpackage_plants",
      name: "plants",
      displayName: "Plants",
      types: ["type_plants:Plant"],
      subpackages: [],
      endpoints: [
        {
          id: "get",
          originalEndpointId: "endpoint_plants.get",
          name: "Get a plant",
          auth: true,
          method: "GET",
          environments: [{ id: "Production", baseUrl: "https://api.plants.example" }],
          path: {
            parts: [
              { type: "literal", value: "/plants/" },
              { type: "pathParameter", value: "plantId" },
            ],
            pathParameters: [{ key: "plantId", type: { type: "primitive", value: { type: "string", maxLength: 40 } } }],
          },
          queryParameters: [],
          headers: [],
          response: { type: { type: "reference", value: { type: "id", value: "type_plants:Plant" } } },
          errorsV2: [{ name: "PlantNotFoundError", statusCode: 404 }],
          examples: [],
        },
      ],
    },
  },
  types: {
    "type_plants:Plant": {
      name: "Plant",
      shape: {
        type: "object",
        extends: [],
        properties: [
          { key: "name", valueType: { type: "primitive", value: { type: "string" } } },
          {
            key: "seeds",
            valueType: { type: "primitive", value: { type: "long", maximum: "9007199254740993" } },
          },
        ],
      },
    },
  },
  auth: { type: "bearerAuth", tokenName: "token" },
};
