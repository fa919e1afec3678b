import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageText } from "#docs-host/pages/discovery";
import type { Site } from "#docs-host/site/model";
import { createDocsApp } from "../app.ts";
import { oneSite } from "../hosting/index.ts";
import { sampleSite } from "../sample.testing.ts";

const assets = {
  page: { script: "/assets/a.js", styles: [], fonts: [], inline: { theme: "", earlyPlayground: "", loginReturn: "" } },
  playground: { scripts: [], styles: [] },
  home: { styles: [] },
  read: async () => undefined,
};

const appOf = (site: Site, hasMcp = true) =>
  createDocsApp({
    ...{ assets, proxyUrl: "/proxy", origin: "https://docs.plants.example", operator: { hasMcp } },
    sites: oneSite({ load: async () => ({ ok: true, site }) }),
    onBug: (error) => {
      throw error;
    },
  });

let server: Server;
let client: Client;

beforeAll(async () => {
  const app = appOf(sampleSite);
  server = createServer(getRequestListener((request) => app.fetch(request), { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  client = new Client({ name: "test", version: "1" });
  // The types of the two differ in optional members only.
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)) as never);
});

afterAll(async () => {
  await client.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function call(name: string, values: Record<string, unknown>) {
  const answer = await client.callTool({ name, arguments: values });
  const [first] = answer.content as readonly { readonly text: string }[];
  return { text: first?.text ?? "", isError: answer.isError === true };
}

describe("the tools of a site", () => {
  it("are four, and change nothing", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["search", "read_page", "read_endpoint", "plan_request"]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
  });

  it.each([
    ["search", { query: "add a plant" }, "https://docs.plants.example/api/plants/create"],
    ["read_page", { address: "/welcome" }, "# Plants, by post"],
    ["read_page", { address: "https://docs.plants.example/welcome.md" }, "# Plants, by post"],
    ["read_endpoint", { endpoint: "POST /gardens/{gardenId}/plants" }, "# Add a plant"],
  ])("%s %o answers with %s", async (name, values, expected) => {
    const { text, isError } = await call(name, values);
    expect([isError, text]).toEqual([false, expect.stringContaining(expected)]);
  });

  it.each([
    ["read_page", { address: "/nowhere" }, "There is no page at /nowhere"],
    ["read_page", { address: "http://[" }, "There is no page"],
    ["read_endpoint", { endpoint: "GET /nowhere" }, "There is no endpoint"],
    ["search", { query: "x".repeat(201) }, "query"],
    ["plan_request", { endpoint: "POST /gardens/{gardenId}/plants", server: "Moon" }, "Servers: Production"],
  ])("%s %o fails with %s", async (name, values, expected) => {
    const { text, isError } = await call(name, values);
    expect([isError, text]).toEqual([true, expect.stringContaining(expected)]);
  });
});

it("reads endpoints as the Markdown of their pages", async () => {
  const pages = [...sampleSite.pages.values()].filter((page) => page.kind === "endpoint");
  for (const page of pages) {
    const { text } = await call("read_page", { address: `/${page.slug}` });
    expect(text).toBe(pageText(page, sampleSite, "https://docs.plants.example"));
  }
  expect(pages.length).toBeGreaterThan(0);
});

describe("a planned request", () => {
  const endpoint = "POST /gardens/{gardenId}/plants";
  const gardenId = "8f14e45f-ceea-467f-a8d1-0d1c2b3a4d5e";

  it("is described as it would be sent, with placeholders for credentials", async () => {
    const { text, isError } = await call("plan_request", {
      endpoint,
      pathParameters: { gardenId },
      queryParameters: { label: ["a b"] },
      headers: { Authorization: "Bearer planted-secret" },
      body: { name: "Fern", light: "shade", password: "planted-secret" },
    });
    expect(text).not.toContain("planted-secret");
    expect(text).toContain("Bearer <token>");
    expect(JSON.parse(text)).toMatchObject({
      method: "POST",
      url: `https://api.plants.example/v2/gardens/${gardenId}/plants?label=a%20b`,
      curl: expect.stringContaining("curl --request POST"),
      issues: ["headers.Authorization is not a parameter of this endpoint"],
    });
    expect(isError).toBe(true);
  });

  it("lists what is wrong", async () => {
    const { text, isError } = await call("plan_request", {
      endpoint,
      pathParameters: { gardenId: "7" },
      queryParameters: { color: "red" },
      body: { name: "", light: "moon" },
    });
    const { issues } = JSON.parse(text) as { readonly issues: readonly string[] };
    expect(isError).toBe(true);
    for (const part of ["gardenId", "color", "name", "light"]) {
      expect(issues.some((issue) => issue.includes(part))).toBe(true);
    }
  });

  it("without mistakes is not an error", async () => {
    const { text, isError } = await call("plan_request", {
      endpoint,
      pathParameters: { gardenId },
      body: { name: "Fern", light: "shade" },
    });
    expect([isError, JSON.parse(text).issues]).toEqual([false, []]);
  });
});

describe("the address /mcp", () => {
  const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const post = (body: unknown, headers: Record<string, string> = {}, app = appOf(sampleSite)) =>
    app.fetch(
      new Request("https://docs.plants.example/mcp", {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    );

  it("answers one message at a time, from programs and from pages of the site", async () => {
    expect((await post(list)).status).toBe(200);
    expect((await post(list, { origin: "https://docs.plants.example" })).status).toBe(200);
    expect((await post(list, { origin: "https://evil.example" })).status).toBe(403);
    expect((await post(list, { origin: "http://docs.plants.example" })).status).toBe(403);
    expect((await post([list])).status).toBe(400);
    expect((await post("{")).status).toBe(400);
    expect((await post({ ...list, params: { x: "x".repeat(300_000) } })).status).toBe(413);
  });

  it("keeps every digit of the values of a request", async () => {
    const values = `"body":{"name":"Fern","light":"shade","leaves":8999999999999999999}`;
    const endpoint = `"endpoint":"POST /gardens/{gardenId}/plants"`;
    const call = `"method":"tools/call","params":{"name":"plan_request","arguments":{${endpoint},${values}}}`;
    const answer = await (await post(`{"jsonrpc":"2.0","id":1,${call}}`)).json();
    expect(JSON.parse(answer.result.content[0].text).body).toContain(`"leaves": 8999999999999999999`);
  });

  it("is nothing where the operator or the publisher turned it off", async () => {
    expect((await post(list, {}, appOf(sampleSite, false))).status).toBe(404);
    const { settings } = sampleSite;
    const pageActions = { ...settings.extensions.pageActions, shown: ["copyPage"] };
    const off = { ...sampleSite, settings: { ...settings, extensions: { ...settings.extensions, pageActions } } };
    expect((await post(list, {}, appOf(off))).status).toBe(404);
  });
});
