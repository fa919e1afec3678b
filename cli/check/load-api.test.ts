import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { registryDefinition } from "#generated/registry";
import {
  createRegistry,
  createRegistryServer,
  type Registry,
  type RegistryServer,
  type Self,
  seedSelf,
} from "#registry";
import { listen } from "../listen.ts";
import { readInTest } from "../serve/apart/read-here.testing.ts";
import { loadApi } from "./load-api.ts";

const folder = mkdtempSync(join(tmpdir(), "callboard-load-"));
let side: RegistryServer;
let registry: Registry;
let self: Self;
let url = "";

beforeAll(async () => {
  side = createRegistryServer();
  const listening = await listen(side.server, 0, "REGISTRY_PORT");
  if (!listening.ok) throw new Error(listening.error);
  url = `http://127.0.0.1:${listening.port}`;
  registry = await createRegistry({ dataFolder: join(folder, ".callboard"), publicUrl: url, log: () => {} });
  side.serve(registry);
  self = await seedSelf(registry, { siteDomain: "localhost:4000", definition: registryDefinition });
});

afterAll(async () => {
  side.server.closeAllConnections();
  side.server.close();
  await registry.close();
  rmSync(folder, { recursive: true });
});

const load = (text: string, env = {}) =>
  loadApi(text, { registry: url, site: "localhost:4000", env, folder, readDescription: readInTest });
const name = registryDefinition.apiName ?? "";

it("loads a registered API by its id or its name, in any case", async () => {
  const count = Object.keys(registryDefinition.endpoints).length;
  for (const text of [self.apiDefinitionId, name.toUpperCase()]) {
    const loaded = await load(text);
    if (!loaded.ok) throw new Error(loaded.errors.join("\n"));
    expect([loaded.model.name, loaded.model.endpoints.length, loaded.notes]).toEqual([name, count, []]);
  }
});

it("lists the APIs that exist if a name matches none", async () => {
  expect(await load("Nothing")).toEqual({
    ok: false,
    errors: ["localhost:4000 has no API named Nothing", `it has ${name} (${self.apiDefinitionId})`],
  });
});

it("explains what to do about a rejected token", async () => {
  const loaded = await load("Nothing", { CALLBOARD_TOKEN: "wrong" });
  expect(loaded).toMatchObject({ ok: false, errors: { length: 2 } });
});
