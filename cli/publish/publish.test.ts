import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { JsonObject } from "#engine/json";
import { createRegistry, createRegistryServer, type Registry, type RegistryServer } from "#registry";
import { bodyOf } from "#transport";
import { publishIn } from "../commands/publish.ts";
import { listen } from "../listen.ts";
import { registryClient } from "../registry-client.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "callboard-publish-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(files: { readonly [path: string]: string }): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const project = (instance: string): { readonly [path: string]: string } => ({
  "shop/fern/fern.config.json": '{ "organization": "callboard" }',
  "shop/fern/docs.yml": `instances:
  - url: ${instance}
title: Plants
tabs:
  guides: { display-name: Guides }
navigation:
  - tab: guides
    variants:
      - title: Cloud
        layout:
          - page: Start
            path: start.mdx
            availability: beta
          - api: Reference
            specs: [{ type: openapi, path: ../openapi.yml }]
`,
  "shop/fern/start.mdx": "![A plant](./plant.svg)\n\nSee [this page](./start.mdx).\n",
  "shop/fern/plant.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>',
  "shop/openapi.yml": `openapi: 3.1.0
info: { title: Plant Store, version: "1" }
servers: [{ url: https://plants.example }]
paths:
  /plants:
    get: { operationId: listPlants, responses: { "200": { description: All plants } } }
`,
});

let registry: Registry;
let side: RegistryServer;
let url: string;
beforeAll(async () => {
  side = createRegistryServer();
  const listening = await listen(side.server, 0, "REGISTRY_PORT");
  if (!listening.ok) throw new Error(listening.error);
  url = `http://localhost:${listening.port}`;
  registry = await createRegistry({ dataFolder: join(folder, "data"), publicUrl: url, sitePort: 4571, log: () => {} });
  side.serve(registry);
});
afterAll(async () => {
  await new Promise((done) => side.server.close(done));
  await registry.close();
});

async function run(args: readonly string[], env: { readonly [name: string]: string } = {}, registryUrl = url) {
  const texts = { out: "", err: "" };
  const code = await publishIn([...args, "--registry", registryUrl], {
    env,
    folder,
    out: (text) => {
      texts.out += text;
    },
    err: (text) => {
      texts.err += text;
    },
  });
  return { code, ...texts };
}

const token = () => ({ CALLBOARD_TOKEN: registry.firstToken.token });
const client = () => registryClient(url, registry.firstToken.token, 30);
const loaded = async (address: string) =>
  bodyOf(await client().docs.getDocsForUrl({ body: { url: address } })).definition;

describe("a published folder", () => {
  it("is loaded by its printed address, with pages, files and APIs", async () => {
    write(project("plants.docs.callboard.localhost"));
    const { code, out, err } = await run(["shop"], token());
    expect({ code, out }, err).toEqual({ code: 0, out: "http://plants.docs.callboard.localhost:4571\n" });
    expect(err).toContain("1 file to upload, 0 known already\n1 page, 1 API\n");
    const site = await loaded(out.trim());
    const [image] = Object.entries(site.filesV2);
    expect(image?.[1]).toMatchObject({ type: "image", width: 4, height: 2 });
    expect((await fetch(image?.[1].url ?? "")).status).toBe(200);
    expect(site.pages["start.mdx"]?.markdown).toBe(
      `![A plant](file:${image?.[0]})\n\nSee [this page](/guides/cloud/start).\n`,
    );
    const [api] = Object.values(site.apisV2);
    expect(Object.keys(api?.endpoints ?? {})).toEqual(["listPlants"]);
  });

  it("keeps what the registry's own types leave out", async () => {
    const site = JSON.stringify((await loaded("plants.docs.callboard.localhost")).config);
    expect(site).toContain('"type":"varianted"');
    expect(site).toContain('"availability":"beta"');
  });

  it("uploads only changed files again", async () => {
    const { code, err } = await run(["shop"], token());
    expect({ code, err }).toMatchObject({
      code: 0,
      err: expect.stringContaining("0 files to upload, 1 known already"),
    });
  });

  it("names its address on this machine beside the address in its own domain", async () => {
    const files = project("garden.docs.callboard.localhost/docs");
    const docsYml = files["shop/fern/docs.yml"]?.replace(
      "title:",
      "    custom-domain: docs.garden.example/docs\ntitle:",
    );
    write({ ...files, "shop/fern/docs.yml": docsYml ?? "" });
    const { out, err } = await run(["shop"], token());
    expect(out).toBe("https://docs.garden.example/docs\n");
    expect(err).toContain("on this machine the site is at http://garden.docs.callboard.localhost:4571/docs\n");
    expect(JSON.parse((await run(["shop", "--json"], token())).out)).toEqual({
      address: "https://docs.garden.example/docs",
      local: "http://garden.docs.callboard.localhost:4571/docs",
      organization: "callboard",
      visibility: "public",
    });
    write(project("plants.docs.callboard.localhost"));
  });

  it("is private once its publisher says so, until one says that it is public, and each publication prints it", async () => {
    const isPrivate = async (): Promise<boolean> => {
      const [site] = bodyOf(
        await client().extensions.getSitesAtHost({ body: { host: "plants.docs.callboard.localhost" } }),
      ).sites;
      const body = { url: site?.type === "docs" ? site.url : "" };
      return bodyOf(await client().docs.getDocsForUrl({ body })).authConfig?.type === "private";
    };
    for (const [option, line, expected] of [
      [[], "visibility: public\n", false],
      [["--private"], "visibility: public -> private\n", true],
      [[], "visibility: private\n", true],
      [["--public"], "visibility: private -> public\n", false],
    ] as const) {
      const { code, err } = await run(["shop", ...option], token());
      expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining(line) });
      expect(await isPrivate()).toBe(expected);
    }
    expect(await run(["shop", "--private", "--public"], token())).toMatchObject({
      code: 2,
      err: expect.stringContaining("a site is --private or --public, not both"),
    });
  });

  it("has its own address as a preview with the id of another site's preview", async () => {
    write(project("trees.docs.callboard.localhost"));
    const trees = await run(["shop", "--preview", "--id", "next"], token());
    write(project("plants.docs.callboard.localhost"));
    const plants = await run(["shop", "--preview", "--id", "next"], token());
    expect([trees.code, plants.code]).toEqual([0, 0]);
    expect(trees.out).not.toBe(plants.out);
    expect(await run(["shop", "--preview", "--id", "next"], token())).toMatchObject({ out: plants.out });
  });

  it("has another address as a preview", async () => {
    const { code, out } = await run(["shop", "--preview"], token());
    expect(code).toBe(0);
    expect(out).not.toContain("plants.docs");
    expect((await loaded(out.trim())).config.title).toBe("Plants");
  });

  it("has an address that docs.yml does not list", async () => {
    write(project("plants.docs.callboard.localhost"));
    const { code, out } = await run(["shop", "--instance", "staging.docs.callboard.localhost"], token());
    expect({ code, out }).toEqual({ code: 0, out: "http://staging.docs.callboard.localhost:4571\n" });
    expect((await loaded("staging.docs.callboard.localhost")).config.title).toBe("Plants");
  });

  it("has an address as a preview if docs.yml lists none", async () => {
    write({ "new/docs.yml": "title: New\nnavigation:\n  - page: A\n    path: a.md\n", "new/a.md": "Text" });
    const { code, out } = await run(["new", "--org", "callboard", "--preview"], token());
    expect(code).toBe(0);
    expect((await loaded(out.trim())).config.title).toBe("New");
  });
});

describe("publishing", () => {
  it("says why a registry refuses a site, and not that there is none", async () => {
    write({ ...project("plants.docs.callboard.localhost"), "plain/a.md": "# A" });
    const { err } = await run(["plain", "--org", "callboard", "--instance", "a b"], token());
    expect(err).toContain('InvalidURLError: "a b" cannot be read');
    expect(err).not.toContain("is a registry running");
  });

  it("stops at errors of the project, with their places", async () => {
    write({ "broken/docs.yml": "instances: []\nnavigation:\n  - page: A\n    path: missing.mdx\n" });
    const { code, err } = await run(["broken", "--org", "callboard"], token());
    expect(code).toBe(1);
    expect(err).toContain("broken/docs.yml:4:11  error  missing-file  there is no file missing.mdx");
    expect(err).toContain("the project was not published: 1 error, 0 warnings");
  });

  it.each<[string, readonly string[], 1 | 2, string]>([
    ["nowhere", ["nowhere"], 2, "there is no file or folder nowhere"],
    ["a folder without an organization", ["plain"], 2, "publish needs the organization that owns the site: --org"],
    ["a folder without an address", ["plain", "--org", "callboard"], 2, "the project has no address"],
    ["for another organization", ["shop", "--org", "acme"], 1, "only tokens of the organization acme may publish"],
    ["an address of others", ["plain", "--org", "callboard", "--instance", "a b"], 1, "address of --instance"],
    ["two folders", ["a", "b"], 2, "publish takes one folder"],
  ])("refuses %s", async (_, args, expected, message) => {
    write({ ...project("plants.docs.callboard.localhost"), "plain/a.md": "# A" });
    const { code, out, err } = await run(args, token());
    expect({ code, out }).toEqual({ code: expected, out: "" });
    expect(err).toContain(message);
  });

  /** Publishes through a relay that changes the last request, as another publisher would send it. */
  async function publishChanged(change: (config: JsonObject) => JsonObject) {
    const relay = createServer((request, response) => {
      void (async () => {
        const sent = Buffer.concat(await request.toArray());
        const body = request.url?.includes("/register/reg") ? changed(sent.toString(), change) : sent;
        const { method = "GET", url: path = "/", headers } = request;
        const { authorization = "", "content-type": type = "application/json" } = headers;
        const answer = await fetch(url + path, {
          ...{ method, headers: { authorization, "content-type": type } },
          ...(method !== "GET" && { body }),
        });
        response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
      })();
    });
    const listening = await listen(relay, 0, "REGISTRY_PORT");
    if (!listening.ok) throw new Error(listening.error);
    const result = await run(["shop"], token(), `http://localhost:${listening.port}`);
    await new Promise((done) => relay.close(done));
    return result;
  }
  const changed = (sent: string, change: (config: JsonObject) => JsonObject): string => {
    const { docsDefinition, ...rest } = JSON.parse(sent);
    return JSON.stringify({ ...rest, docsDefinition: { ...docsDefinition, config: change(docsDefinition.config) } });
  };

  it("prints parts that readers can't open, and fails although the site is published", async () => {
    write(project("plants.docs.callboard.localhost"));
    const { code, out, err } = await publishChanged((config) =>
      JSON.parse(JSON.stringify(config).replace('"endpointId":"listPlants"', '"endpointId":"listTrees"')),
    );
    expect({ code, out }, err).toEqual({ code: 1, out: "http://plants.docs.callboard.localhost:4571\n" });
    expect(err).toContain(
      'callboard: readers can\'t open parts of the site that was published:\n  /guides/cloud/reference/list-plants refers to the endpoint "listTrees", which is not there\n',
    );
  });

  it("prints settings that the site does not support, and succeeds", async () => {
    const { code, err } = await publishChanged((config) => ({ ...config, js: { files: [], inline: ["alert(1)"] } }));
    expect(code, err).toBe(0);
    expect(err).toContain("the registry: `js.inline` is not supported");
  });

  it("needs a token", async () => {
    const { code, err } = await run(["shop"]);
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining("no token was found") });
  });
});
