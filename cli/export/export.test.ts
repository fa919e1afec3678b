import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRegistry, createRegistryServer, type Registry, type RegistryServer } from "#registry";
import { exportIn } from "../commands/export.ts";
import { registerIn } from "../commands/register.ts";
import { listen } from "../listen.ts";
import { readInTest } from "../serve/apart/read-here.testing.ts";

const folder = mkdtempSync(join(tmpdir(), "callboard-export-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Command = typeof exportIn;
const run = async (command: Command, args: readonly string[], env: { readonly [name: string]: string } = {}) => {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await command(args, {
    folder,
    env,
    readDescription: readInTest,
    out: (text) => out.push(text),
    err: (text) => err.push(text),
  });
  return { code, out: out.join(""), err: err.join("") };
};

const plants = {
  openapi: "3.1.0",
  info: { title: "Plant Store", version: "1.4.0" },
  servers: [{ url: "https://plants.example" }],
  paths: {
    "/plants/{id}": {
      get: {
        operationId: "getPlant",
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        responses: {
          "200": {
            description: "A plant.",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Plant" } } },
          },
        },
      },
    },
  },
  components: { schemas: { Plant: { type: "object", required: ["name"], properties: { name: { type: "string" } } } } },
};

beforeAll(() => {
  writeFileSync(join(folder, "plants.json"), JSON.stringify(plants));
  writeFileSync(
    join(folder, "garden.yaml"),
    "asyncapi: 2.6.0\ninfo: { title: Garden, version: '1' }\nchannels: { bed: { publish: { message: { payload: {} } } } }",
  );
});

describe("an exported API", () => {
  it("from a description equals it, on standard output", async () => {
    const { code, out, err } = await run(exportIn, ["plants.json", "--openapi"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(JSON.parse(out)).toEqual(plants);
  });

  it("is written to a file, or the error is reported", async () => {
    const written = await run(exportIn, ["plants.json", "--openapi", "--out", "again.json"]);
    expect(written).toEqual({ code: 0, out: "", err: "" });
    expect(JSON.parse(readFileSync(join(folder, "again.json"), "utf8"))).toEqual(plants);
    const { code, err } = await run(exportIn, ["plants.json", "--openapi", "--out", "nowhere/again.json"]);
    expect(code).toBe(1);
    expect(err).toContain("nowhere/again.json can't be written: ENOENT");
  });

  it("reports the parts of an OpenAPI 3.1 description that are not in the export, with their locations", async () => {
    const paths = { $ref: "garden-paths.json" };
    const text = JSON.stringify({ ...plants, paths, "x-own": { a: 1 } }, null, 2);
    writeFileSync(join(folder, "more.json"), text);
    const parts = { "/a": { get: { "x-rate": 1, responses: {} } }, "/b": { get: { "x-rate": 2, responses: {} } } };
    writeFileSync(join(folder, "garden-paths.json"), JSON.stringify(parts, null, 2));
    const line = text.split("\n").findIndex((one) => one.includes("x-own")) + 1;
    const { code, err } = await run(exportIn, ["more.json", "--openapi"]);
    expect({ code, err: err.split("\n").sort() }).toEqual({
      code: 0,
      err: [
        "",
        "These parts of the description are not exported, or differ:",
        '  garden-paths.json:4:7  lost  "x-rate" is not in the exported document (first of 2; also at 10:7)',
        `  more.json:${line}:3  lost  "x-own" is not in the exported document`,
        "  --all-diagnostics lists all 3 locations",
      ].sort(),
    });
    const all = await run(exportIn, ["more.json", "--openapi", "--all-diagnostics"]);
    expect(all.err).toContain('  garden-paths.json:10:7  lost  "x-rate" is not in the exported document');
  });

  it("reports what OpenAPI cannot represent", async () => {
    const { code, err } = await run(exportIn, ["garden.yaml", "--openapi"]);
    expect(code).toBe(0);
    expect(err).toBe("OpenAPI 3.1 has no place for:\n  channels; they are omitted (bed)\n");
  });

  it.each<[readonly string[], string]>([
    [[], "export needs an API: the id of a registered one, or a description"],
    [["plants.json"], "export needs an output format: --openapi"],
    [["plants.json", "more.json", "--openapi"], "unexpected: more.json"],
    [["plants.json", "--openapi", "--registry", "ftp://here"], "--registry must be an address"],
    [["plants.json", "--openapi", "--swagger"], "--swagger"],
    [["nowhere.json", "--openapi"], "there is no file nowhere.json here, and it is not the id of a registered API"],
  ])("exits for %j with code 2 and the reason", async (args, error) => {
    const { code, out, err } = await run(exportIn, args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(error);
  });
});

describe("a registered API", () => {
  let registry: Registry;
  let side: RegistryServer;
  let url: string;
  beforeAll(async () => {
    side = createRegistryServer();
    const listening = await listen(side.server, 0, "REGISTRY_PORT");
    if (!listening.ok) throw new Error(listening.error);
    url = `http://localhost:${listening.port}`;
    registry = await createRegistry({ dataFolder: join(folder, "data"), publicUrl: url, log: () => {} });
    side.serve(registry);
  });
  afterAll(async () => {
    await new Promise((done) => side.server.close(done));
    await registry.close();
  });

  it("is exported by its id", async () => {
    const env = { CALLBOARD_TOKEN: registry.firstToken.token };
    const at = ["--registry", url];
    const { out: id } = await run(registerIn, ["plants.json", "--org", "callboard", "--api", "plants", ...at], env);
    const { code, out, err } = await run(exportIn, [id.trim(), "--openapi", ...at], env);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(JSON.parse(out)).toEqual(plants);
  });

  it("requires authorization, and no token is printed", async () => {
    const nobody = "00000000-0000-4000-8000-000000000000";
    const { code, err } = await run(exportIn, [nobody, "--openapi", "--registry", url]);
    expect(code).toBe(2);
    expect(err).toContain("no token was found: set CALLBOARD_TOKEN");
    const other = await run(exportIn, [nobody, "--openapi", "--registry", url, "--token", "hush-hush-hush"]);
    expect(other.code).toBe(2);
    expect(other.err).toContain("set CALLBOARD_TOKEN to a token of");
    expect(other.err).not.toContain("hush");
  });
});
