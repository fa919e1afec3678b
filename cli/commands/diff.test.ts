import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registryDefinition } from "#generated/registry";
import type { ApiDefinition } from "#generated/types";
import { importDescription, registryApiFromModel } from "#importers";
import { createRegistry, createRegistryServer, type Registry, type RegistryServer, seedSelf } from "#registry";
import { listen } from "../listen.ts";
import { readInTest } from "../serve/apart/read-here.testing.ts";
import { diffIn } from "./diff.ts";

const folder = mkdtempSync(join(tmpdir(), "callboard-diff-"));
const run = async (args: readonly string[], env: { readonly [name: string]: string } = {}) => {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await diffIn(args, {
    folder,
    env,
    readDescription: readInTest,
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    colors: false,
  });
  return { code, out: out.join(""), err: err.join("") };
};

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("versions that cannot be compared", () => {
  beforeAll(() => {
    writeFileSync(join(folder, "file.yml"), "");
    mkdirSync(join(folder, "empty"));
  });

  it.each([
    [["idl"], "diff needs two versions"],
    [
      ["nowhere", "nowhere"],
      "there is no folder and no file nowhere here\ngive a description such as openapi.yaml, an IDL folder",
    ],
    [["file.yml", "nowhere"], "file.yml: it can't be read as the description of an API"],
    [["main:idl", "main:idl"], "main:idl could not be read: git says: "],
    [["empty", "empty"], "empty contains no IDL"],
  ])("exit for %j with code 2 and the reason", async (args, error) => {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(error);
  });

  it("report the errors of both versions", async () => {
    const { err } = await run(["nowhere", "elsewhere"]);
    expect(err).toMatch(/no file nowhere here.*no file elsewhere here/s);
  });
});

describe("versions from descriptions", () => {
  const described = (name: string, method: string) =>
    writeFileSync(
      join(folder, name),
      `openapi: 3.1.0\ninfo: { title: Plants, version: "1" }\npaths: { /plants: { ${method}: { operationId: plants, responses: {} } } }`,
    );

  it("are compared in any format", async () => {
    described("older.yaml", "get");
    described("newer.yaml", "put");
    const { code, out } = await run(["older.yaml", "newer.yaml", "--fail-on", "breaks-wire"]);
    expect(code).toBe(1);
    expect(out).toContain("`plants` uses the method PUT now; it used GET.");
  });
});

describe("registered versions", () => {
  let registry: Registry;
  let side: RegistryServer;
  let url: string;
  const ids: string[] = [];

  beforeAll(async () => {
    side = createRegistryServer();
    const listening = await listen(side.server, 0, "REGISTRY_PORT");
    if (!listening.ok) throw new Error(listening.error);
    url = `http://localhost:${listening.port}`;
    registry = await createRegistry({ dataFolder: folder, publicUrl: url, log: () => {} });
    side.serve(registry);
    for (const definition of [registryDefinition, changed(registryDefinition)]) {
      ids.push((await seedSelf(registry, { siteDomain: "localhost:4000", definition })).apiDefinitionId);
    }
  });
  afterAll(async () => {
    await new Promise((done) => side.server.close(done));
    await registry.close();
  });

  /** The registry's own API with one call by another method. */
  const changed = (definition: ApiDefinition): ApiDefinition => {
    const generate = definition.endpoints["tokens.generate"];
    if (generate === undefined) throw new Error("no call tokens.generate");
    return { ...definition, endpoints: { ...definition.endpoints, "tokens.generate": { ...generate, method: "PUT" } } };
  };
  const versions = () => [...ids, "--registry", url];

  it("are compared with the token that the registry left in its folder @nightly", async () => {
    const { code, out, err } = await run([...versions(), "--json"], { CALLBOARD_DATA: folder });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(JSON.parse(out)).toMatchObject({
      older: ids[0],
      newer: ids[1],
      bump: "MAJOR",
      changes: [{ rule: "method-changed", level: "breaks-wire", endpoint: "tokens.generate" }],
    });
  });

  it.each([
    [["--fail-on", "breaks-wire"], 1],
    [["--fail-on", "docs-only"], 1],
    [[], 0],
  ])("exit for %j with code %i", async (flags, expected) => {
    const { code, out, err } = await run([...versions(), ...flags], { CALLBOARD_TOKEN: registry.firstToken.token });
    expect({ code, err }).toEqual({ code: expected, err: "" });
    expect(out).toContain("`tokens.generate` uses the method PUT now; it used POST.");
  });

  it("exit with code 0 if no change is severe enough", async () => {
    const [id = ""] = ids;
    const { code, out } = await run([id, id, "--registry", url, "--fail-on", "docs-only"], { CALLBOARD_DATA: folder });
    expect({ code, out }).toEqual({ code: 0, out: `${id} → ${id}: nothing changed\n` });
  });

  it("are written as a page, or the error is reported", async () => {
    const env = { CALLBOARD_DATA: folder };
    expect(await run([...versions(), "--html", "report.html"], env)).toMatchObject({ code: 0, err: "" });
    expect(readFileSync(join(folder, "report.html"), "utf8")).toMatch(
      /^<!doctype html>.*tokens\.generate.*<\/html>\s*$/s,
    );
    const { code, err } = await run([...versions(), "--html", "nowhere/report.html"], env);
    expect(code).toBe(2);
    expect(err).toContain("nowhere/report.html can't be written: ENOENT");
  });

  it("are compared with a description by what the registry stores", async () => {
    const text = JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Plants", version: "1", description: "All plants.", contact: { name: "Ann" } },
      servers: [{ url, name: "This registry" }],
      components: {
        securitySchemes: {
          key: { type: "apiKey", in: "header", name: "X-Key" },
          bearer: { type: "http", scheme: "bearer" },
        },
      },
      security: [{ key: [], bearer: [] }],
      paths: {
        "/plants": {
          post: {
            operationId: "add",
            responses: { 201: { description: "Added.", links: { again: { operationId: "add" } } } },
            callbacks: { grown: { "{$request.query.url}": { post: { responses: { 204: { description: "" } } } } } },
          },
        },
      },
    });
    writeFileSync(join(folder, "plants.json"), text);
    const read = await importDescription({ name: "plants.json", text }, { id: registryDefinition.id });
    if (!read.ok) throw new Error(JSON.stringify(read.diagnostics));
    const { definition } = registryApiFromModel(read.model);
    const { apiDefinitionId: id } = await seedSelf(registry, { siteDomain: "localhost:4000", definition });
    const { out, err } = await run([id, "plants.json", "--registry", url], { CALLBOARD_DATA: folder });
    expect({ out, err }).toEqual({ out: `${id} → plants.json: nothing changed\n`, err: "" });
  });

  it("require a token, and explain how to set it", async () => {
    const { code, err } = await run(versions());
    expect(code).toBe(2);
    expect(err).toContain("no token was found: set CALLBOARD_TOKEN");
  });

  it("report an API that the registry does not have", async () => {
    const nobody = "00000000-0000-4000-8000-000000000000";
    const { code, err } = await run([nobody, nobody, "--registry", url], { CALLBOARD_DATA: folder });
    expect(code).toBe(2);
    expect(err).toContain(`the API ${nobody} could not be loaded: ApiDoesNotExistError`);
  });

  it("report a registry that does not respond", async () => {
    const [id = ""] = ids;
    const { code, err } = await run([id, id, "--registry", "http://127.0.0.1:1"]);
    expect(code).toBe(2);
    expect(err).toContain("is a registry running at http://127.0.0.1:1?");
  });
});
