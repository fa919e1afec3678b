import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Client as Client2, StreamableHTTPClientTransport as Transport2 } from "@modelcontextprotocol/client";
import { Client as Client1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as Transport1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { llmsText, pageText } from "#docs-host/pages/discovery";
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

const newest = "2026-07-28";

/** The parts of the official clients that both have. */
interface AnyClient {
  readonly listTools: () => Promise<{
    readonly tools: readonly {
      readonly name: string;
      readonly annotations?: { readonly readOnlyHint?: boolean | undefined } | undefined;
    }[];
  }>;
  readonly callTool: (call: {
    readonly name: string;
    readonly arguments: Record<string, unknown>;
  }) => Promise<Record<string, unknown>>;
  readonly close: () => Promise<void>;
}

/** Connects an official client of each version; version 2 uses each revision of the protocol. */
const clients: readonly (readonly [title: string, connect: (url: URL) => Promise<AnyClient>])[] = [
  [
    "the client of version 1",
    async (url) => {
      const client = new Client1({ name: "test", version: "1" });
      // The types of the two differ in optional members only.
      await client.connect(new Transport1(url) as never);
      return client;
    },
  ],
  ...(["legacy", { pin: newest }] as const).map(
    (mode) =>
      [
        mode === "legacy" ? "the client of version 2 by a revision of 2025" : `the client of version 2 by ${newest}`,
        async (url: URL) => {
          const client = new Client2({ name: "test", version: "1" }, { versionNegotiation: { mode } });
          await client.connect(new Transport2(url));
          expect(client.getNegotiatedProtocolVersion()).toBe(mode === "legacy" ? "2025-11-25" : newest);
          return client;
        },
      ] as const,
  ),
];

let server: Server;
let url: URL;

beforeAll(async () => {
  const app = appOf(sampleSite);
  server = createServer(getRequestListener((request) => app.fetch(request), { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  url = new URL(`http://127.0.0.1:${port}/mcp`);
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe.each(clients)("%s", (_, connect) => {
  let client: AnyClient;
  beforeAll(async () => {
    client = await connect(url);
  });
  afterAll(() => client.close());

  async function call(name: string, values: Record<string, unknown>) {
    const answer = await client.callTool({ name, arguments: values });
    const [first] = answer.content as readonly { readonly text: string }[];
    return { text: first?.text ?? "", isError: answer.isError === true };
  }

  describe("the tools of a site", () => {
    it("are five, and change nothing", async () => {
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual([
        "search",
        "read_page",
        "list_endpoints",
        "read_endpoint",
        "plan_request",
      ]);
      expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
    });

    it.each([
      ["search", { query: "add a plant" }, "https://docs.plants.example/api/plants/create"],
      ["read_page", { address: "/welcome" }, "# Plants, by post"],
      ["read_page", { address: "https://docs.plants.example/welcome.md" }, "# Plants, by post"],
      ["list_endpoints", {}, "POST /gardens/{gardenId}/plants: Add a plant: Adds a plant"],
      ["list_endpoints", { filter: "ADD plant" }, "POST /gardens/{gardenId}/plants"],
      ["list_endpoints", { filter: "nothing has this" }, "No endpoint was found"],
      ["read_endpoint", { endpoint: "POST /gardens/{gardenId}/plants" }, "# Add a plant"],
      ["read_endpoint", { endpoint: "post /gardens/:garden/plants/" }, "# Add a plant"],
    ])("%s %o answers with %s", async (name, values, expected) => {
      const { text, isError } = await call(name, values);
      expect([isError, text]).toEqual([false, expect.stringContaining(expected)]);
    });

    it.each([
      ["read_page", { address: "/nowhere" }, "There is no page at /nowhere"],
      ["read_page", { address: "http://[" }, "There is no page"],
      ["read_endpoint", { endpoint: "GET /nowhere" }, "There is no endpoint"],
      ["list_endpoints", { api: "moon" }, 'There is no API "moon". APIs: plants'],
      ["search", { query: "x".repeat(201) }, "query"],
      [
        "plan_request",
        { endpoint: "POST /gardens/{gardenId}/plants", query: { limit: 1 } },
        'unknown "query"; arguments are',
      ],
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

  it("lists the endpoints of llms.txt, with their titles and descriptions", async () => {
    const { text } = await call("list_endpoints", {});
    const pages = [...sampleSite.pages.values()].filter(({ kind }) => kind === "endpoint");
    const listed = [...llmsText(sampleSite, "https://docs.plants.example")]
      .join("")
      .split("\n")
      .filter((line) => pages.some(({ slug }) => line.includes(`docs.plants.example/${slug}.md)`)));
    expect(listed).toHaveLength(pages.length);
    for (const line of listed) {
      const [, title = "", description = ""] = /^- \[(.*)\]\(.*?\)(?:: (.*))?$/.exec(line) ?? [];
      // A call without a text is described by its method and path, which are first in the list of calls.
      const isAddress = /^[A-Z]+ \//.test(description);
      expect(text).toContain(isAddress ? `- ${description}: ${title}` : [title, description].join(": "));
    }
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

  const modern = (method: string, params: object = {}, version = newest) => ({
    ...{ jsonrpc: "2.0", id: 1, method },
    params: {
      ...params,
      _meta: {
        "io.modelcontextprotocol/protocolVersion": version,
        "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
        "io.modelcontextprotocol/clientCapabilities": {},
      },
    },
  });
  const headersOf = (method: string, version = newest): Record<string, string> => ({
    "mcp-protocol-version": version,
    "mcp-method": method,
  });

  it("answers one message at a time, from programs and from pages of the site", async () => {
    expect((await post(list)).status).toBe(200);
    expect((await post(list, { origin: "https://docs.plants.example" })).status).toBe(200);
    expect((await post(list, { origin: "https://evil.example" })).status).toBe(403);
    expect((await post(list, { origin: "http://docs.plants.example" })).status).toBe(403);
    expect((await post([list])).status).toBe(400);
    expect((await post("{")).status).toBe(400);
    expect((await post({ ...list, params: { x: "x".repeat(300_000) } })).status).toBe(413);
  });

  it("answers the newest revision without a session, and says how long answers may be kept", async () => {
    const discover = async (site: Site) =>
      (await post(modern("server/discover"), headersOf("server/discover"), appOf(site))).json();
    expect((await discover(sampleSite)).result).toMatchObject({
      ...{ supportedVersions: [newest], ttlMs: 300_000, cacheScope: "public" },
      capabilities: { tools: { listChanged: false } },
    });
    expect((await discover({ ...sampleSite, forMembers: sampleSite })).result).toMatchObject({ cacheScope: "private" });
    const list = await post(modern("tools/list"), headersOf("tools/list"));
    expect(list.headers.get("content-type")).toBe("application/json");
    expect(list.headers.get("cache-control")).toBe("no-store");
    expect((await list.json()).result).toMatchObject({ ttlMs: 300_000, cacheScope: "public" });
  });

  it("keeps no stream open", async () => {
    const method = "subscriptions/listen";
    const answer = await post(modern(method, { notifications: { toolsListChanged: true } }), headersOf(method));
    // Nothing changes that a client could subscribe to: the stream ends at once.
    expect(await answer.text()).toMatch(/"notifications":\{\}[\s\S]*"resultType":"complete"/);
    const get = (accept: string) =>
      appOf(sampleSite).fetch(new Request("https://docs.plants.example/mcp", { headers: { accept } }));
    const events = await get("text/event-stream");
    expect([events.status, events.headers.get("allow")]).toEqual([405, "POST"]);
    expect((await get("text/html")).status).toBe(404);
  });

  it.each([
    ["a header of another method", modern("tools/list"), headersOf("tools/call"), -32_020],
    ["no header of the method", modern("tools/list"), { "mcp-protocol-version": newest }, -32_020],
    ["an unknown revision", modern("tools/list", {}, "2099-01-01"), headersOf("tools/list", "2099-01-01"), -32_022],
    ["an unknown method", modern("tools/none"), headersOf("tools/none"), -32_601],
  ])("refuses a message with %s", async (_, message, headers, code) => {
    expect(await (await post(message, headers)).json()).toMatchObject({ error: { code } });
  });

  it("keeps every digit of the values of a request", async () => {
    const values = `"body":{"name":"Fern","light":"shade","leaves":8999999999999999999}`;
    const endpoint = `"endpoint":"POST /gardens/{gardenId}/plants"`;
    const call = (meta: string) =>
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"plan_request","arguments":{${endpoint},${values}}${meta}}}`;
    const meta = JSON.stringify(modern("").params._meta);
    for (const sent of [
      post(call("")),
      post(call(`,"_meta":${meta}`), { ...headersOf("tools/call"), "mcp-name": "plan_request" }),
    ]) {
      const answer = await (await sent).json();
      expect(JSON.parse(answer.result.content[0].text).body).toContain(`"leaves": 8999999999999999999`);
    }
  });

  it("is nothing where the operator or the publisher turned it off", async () => {
    expect((await post(list, {}, appOf(sampleSite, false))).status).toBe(404);
    const { settings } = sampleSite;
    const pageActions = { ...settings.extensions.pageActions, shown: ["copyPage"] };
    const off = { ...sampleSite, settings: { ...settings, extensions: { ...settings.extensions, pageActions } } };
    expect((await post(list, {}, appOf(off))).status).toBe(404);
  });
});
