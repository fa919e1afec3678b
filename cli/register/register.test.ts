import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiModelFromRegistry } from "#importers";
import { createRegistry, createRegistryServer, type Registry, type RegistryServer } from "#registry";
import { bodyOf } from "#transport";
import { registerIn } from "../commands/register.ts";
import { listen } from "../listen.ts";
import { registryClient } from "../registry-client.ts";
import { readInTest } from "../serve/apart/read-here.testing.ts";

const folder = mkdtempSync(join(tmpdir(), "callboard-register-"));
const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = async (args: readonly string[], env: { readonly [name: string]: string } = {}) => {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await registerIn(args, {
    folder,
    env,
    readDescription: readInTest,
    out: (text) => out.push(text),
    err: (text) => err.push(text),
  });
  return { code, out: out.join(""), err: err.join("") };
};

const openApi = `
openapi: 3.1.0
info: { title: Plant Store, version: 1.4.0 }
servers: [{ url: https://plants.example }]
paths:
  /plants/{id}:
    get:
      operationId: getPlant
      parameters: [{ name: id, in: path, required: true, schema: { type: string }, style: label }]
      responses:
        "200": { description: A plant., content: { application/json: { schema: { $ref: "plant.yaml" } } } }
`;
const plant = `
type: object
required: [name]
properties: { name: { type: string }, seeds: { type: integer, maximum: 9007199254740993 } }
`;
const asyncApi = JSON.stringify({
  asyncapi: "3.0.0",
  info: { title: "Garden", version: "1" },
  servers: { live: { host: "garden.example", protocol: "wss" } },
  channels: { bed: { address: "/bed", messages: { water: { payload: { type: "string" }, headers: {} } } } },
  operations: { water: { action: "receive", channel: { $ref: "#/channels/bed" } } },
});

beforeAll(() => {
  write("plants.yaml", openApi);
  write("plant.yaml", plant);
  write("garden.json", asyncApi);
  write("broken.yaml", "openapi: [");
  write("letter.txt", "Dear Sir");
});

describe("a description that cannot be registered", () => {
  const named = ["--org", "callboard", "--api", "plants"];
  it.each<[readonly string[], string]>([
    [[], "register needs the description of an API"],
    [["plants.yaml", "--api", "plants"], "register needs the organization that will own the API: --org"],
    [["plants.yaml", "--org", "callboard"], "register needs the name of the API in its organization: --api"],
    [["plants.yaml", "more.yaml", ...named], "unexpected: more.yaml"],
    [["plants.yaml", ...named, "--registry", "here"], "--registry must be an address such as http://localhost:4001"],
    [["plants.yaml", ...named, "--loud"], "--loud"],
    [
      ["plants.yaml", ...named, "--server", "ftp://x"],
      '--server needs a base URL, such as https://api.example.com, not "ftp://x"',
    ],
    [["nowhere.yaml", ...named], "nowhere.yaml: there is no such file"],
    [["broken.yaml", ...named], "broken.yaml: it can't be read as the description of an API"],
    [["letter.txt", ...named], 'expected an API description that starts with "openapi"'],
  ])("exits for %j with code 2 and the reason", async (args, error) => {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(error);
  });

  it("prints no user name or password of an address, and no part of an invalid token", async () => {
    const wrong = await run(["plants.yaml", ...named, "--registry", "http://ada:hush-hush@localhost:1"]);
    const blank = await run(["plants.yaml", ...named, "--token", "hush\nhush"]);
    expect([wrong.code, blank.code]).toEqual([2, 2]);
    expect(wrong.err + blank.err).not.toContain("hush");
  });

  it("reports a registry that does not respond", async () => {
    const { code, err } = await run(["plants.yaml", ...named, "--registry", "http://127.0.0.1:1", "--token", "hush"]);
    expect(code).toBe(1);
    expect(err).toContain("is a registry running at http://127.0.0.1:1?");
    expect(err).not.toContain("hush");
  });
});

describe("a registered description", () => {
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
  const at = () => ["--registry", url, "--org", "callboard"];
  const token = () => ({ CALLBOARD_TOKEN: registry.firstToken.token });
  const loaded = async (apiId: string) => {
    const client = registryClient(url, registry.firstToken.token, 30);
    return apiModelFromRegistry(bodyOf(await client.apis.getApiLatest({ pathParameters: { apiId } }))).model;
  };

  it("gets the base URL of --server if it names none", async () => {
    write("bare.yaml", openApi.replace(/^servers.*$/m, ""));
    const bare = await run(["bare.yaml", "--api", "bare", ...at()], token());
    expect(bare.err).toContain("bare.yaml: it names no server with a host; give its base URL with --server\n");
    const given = await run(["bare.yaml", "--api", "bare", "--server", "api.bare.example/v1", ...at()], token());
    expect(given.err).not.toContain("--server");
    const environments = async (printed: string) => (await loaded(printed.trim())).endpoints[0]?.environments;
    expect(await environments(given.out)).toMatchObject([{ baseUrl: "https://api.bare.example/v1" }]);
    const own = await run(["plants.yaml", "--api", "own", "--server", "https://other.example", ...at()], token());
    expect(own.err).toContain("plants.yaml: it names its servers; --server is ignored\n");
    expect(await environments(own.out)).toMatchObject([{ baseUrl: "https://plants.example" }]);
  });

  it("is loaded by the printed id, with referenced files and every digit", async () => {
    const { code, out, err } = await run(["plants.yaml", "--api", "plants", ...at()], token());
    expect(code).toBe(0);
    expect(err).toContain(
      "Registered plants.yaml as plants of callboard: 1 endpoint, 0 channels, 0 webhooks, 1 type.\n",
    );
    expect(err).toContain("The registry does not store:\n  the styles of parameters");
    expect(err + out).not.toContain(registry.firstToken.token);
    const model = await loaded(out.trim());
    expect([model.name, model.endpoints.map(({ id }) => id)]).toEqual(["Plant Store", ["getPlant"]]);
    const [type] = Object.values(model.types);
    expect(type?.shape).toEqual({
      kind: "object",
      properties: [
        { key: "name", shape: { kind: "string" }, optional: false },
        { key: "seeds", shape: { kind: "long", maximum: "9007199254740993" }, optional: true },
      ],
    });
  });

  it("keeps its id if it is unchanged", async () => {
    const [one, other] = [
      await run(["plants.yaml", "--api", "p", ...at()], token()),
      await run(["plants.yaml", "--api", "p", ...at()], token()),
    ];
    expect(one.out).toBe(other.out);
  });

  it("has its channels with the headers of their messages, without a part that could not be used", async () => {
    const { code, out, err } = await run([
      "garden.json",
      "--api",
      "garden",
      ...at(),
      "--token",
      token().CALLBOARD_TOKEN,
    ]);
    expect(code).toBe(0);
    expect(err).not.toContain("could not be used");
    expect((await loaded(out.trim())).channels?.map(({ id, messages }) => [id, messages.length])).toEqual([["bed", 1]]);
  });

  it("uses the token that the registry left in its folder", async () => {
    const { code } = await run(["garden.json", "--api", "garden", ...at()], { CALLBOARD_DATA: join(folder, "data") });
    expect(code).toBe(0);
  });

  it.each<[string, readonly string[], string]>([
    ["without a token", [], "no token was found: set CALLBOARD_TOKEN"],
    ["with an invalid token", ["--token", "hush-hush-hush"], "set CALLBOARD_TOKEN to a token of http"],
  ])("is rejected %s", async (_, more, advice) => {
    const { code, out, err } = await run(["garden.json", "--api", "garden", ...at(), ...more]);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain("garden.json was not registered: UnauthorizedError");
    expect(err).toContain(advice);
    expect(err).not.toContain("hush");
  });
});
