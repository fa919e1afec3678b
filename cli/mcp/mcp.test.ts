import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { Client as Client2, type Transport } from "@modelcontextprotocol/client";
import { StdioClientTransport as Transport2 } from "@modelcontextprotocol/client/stdio";
import { Client as Client1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as Transport1 } from "@modelcontextprotocol/sdk/client/stdio.js";
import pino from "pino";
import { describe, expect, it, onTestFinished } from "vitest";
import { command } from "../../tooling/command.testing.ts";
import { isNightly } from "../../tooling/tier.ts";
import { readInTest } from "../serve/apart/read-here.testing.ts";
import { defaultReadLimits } from "../serve/read-limits.ts";
import { readArguments } from "./read-arguments.ts";
import { runMcp } from "./run-mcp.ts";

const newest = "2026-07-28";
const secret = "planted/secret+42";
const password = "pw7";

/** A description with a server, and with endpoints that require the credentials of several places. */
const plants = (server: string, more: object = {}) => ({
  openapi: "3.1.0",
  info: { title: "Plants", version: "1" },
  servers: [{ url: server }],
  components: {
    securitySchemes: {
      bearer: { type: "http", scheme: "bearer" },
      key: { type: "apiKey", in: "query", name: "key" },
      login: { type: "http", scheme: "basic" },
    },
  },
  paths: {
    "/plants/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
      get: { summary: "Get a plant", security: [{ bearer: [] }], responses: { 200: { description: "A plant" } } },
    },
    "/moved": { get: { security: [{ key: [] }], responses: { 302: { description: "Elsewhere" } } } },
    "/picture": { get: { security: [{ login: [] }], responses: { 200: { description: "A picture" } } } },
    "/plants": {
      post: {
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: { type: "object", properties: { leaves: { type: "integer", format: "int64" } } },
            },
          },
        },
        responses: { 201: { description: "Added" } },
      },
    },
    ...more,
  },
});

interface Upstream {
  readonly url: string;
  readonly requests: readonly { readonly request: IncomingMessage; readonly body: string }[];
}

/** Starts an API that repeats the credentials it gets in every form that a response may have. */
async function startUpstream(): Promise<Upstream> {
  const requests: { readonly request: IncomingMessage; readonly body: string }[] = [];
  const server = createServer(async (request, response) => {
    requests.push({ request, body: await text(request) });
    const { authorization = "" } = request.headers;
    if (request.url?.startsWith("/v1/moved")) {
      response.writeHead(302, { location: `http://127.0.0.1:1${request.url}` }).end();
      return;
    }
    if (request.url === "/v1/picture") {
      response.writeHead(200, { "content-type": "image/png" }).end(Buffer.from([0x89, 0x50, 0, 0xff]));
      return;
    }
    response.writeHead(request.method === "POST" ? 201 : 200, {
      "content-type": "application/json",
      "x-echo": authorization,
      "set-cookie": `session=${secret}`,
    });
    const forms = [authorization, encodeURIComponent(secret), Buffer.from(secret).toString("base64"), secret];
    response.end(JSON.stringify({ forms, url: request.url }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, requests };
}

async function fileOf(content: object | string, name = "plants.json"): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), "callboard-mcp-")), name);
  await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

const credentials = { CALLBOARD_CREDENTIAL_BEARER: secret, CALLBOARD_CREDENTIAL_LOGIN: `ann:${password}` };
const envWith = (env: object) => ({ ...(process.env as Record<string, string>), ...env });

/** Starts the command as a process; returns the transport of the official client of a revision, and what it prints. */
function startProcess(args: readonly string[], env: object, revision: string) {
  const parameters = {
    ...{ command: process.execPath, args: [...command, "mcp", ...args] },
    ...{ env: envWith(env), stderr: "pipe" as const },
  };
  const transport = revision === "version 1" ? new Transport1(parameters) : new Transport2(parameters);
  let errors = "";
  transport.stderr?.on("data", (bytes) => {
    errors += bytes;
  });
  return { transport, errors: () => errors };
}

/** Starts the command in the process of the test, which is faster than a new process by a second. */
async function startHere(args: readonly string[], env: object) {
  const read = readArguments(args);
  if (read.kind !== "options") throw new Error(read.kind);
  const [input, output] = [new PassThrough(), new PassThrough()];
  const printed: string[] = [];
  const running = await runMcp(read.options, {
    ...{ env: envWith(env), folder: tmpdir(), log: pino({ enabled: false }), limits: defaultReadLimits },
    ...{ readDescription: readInTest, atOnce: 2, input, output, clock: () => performance.now() },
    ...{ err: (line) => void printed.push(line), signal: new AbortController().signal },
  });
  if ("errors" in running) throw new Error(running.errors.join("\n"));
  const transport: Transport = {
    start: async () => {
      createInterface({ input: output }).on("line", (line) => transport.onmessage?.(JSON.parse(line)));
    },
    send: async (message) => void input.write(`${JSON.stringify(message)}\n`),
    close: async () => {
      input.end();
      await running.ended;
      transport.onclose?.();
    },
  };
  return { transport, errors: () => printed.join("\n") };
}

/** Starts the command, and connects the official client of a revision. */
async function connect(args: readonly string[], { env = {}, revision = newest, isProcess = false } = {}) {
  const { transport, errors } = isProcess ? startProcess(args, env, revision) : await startHere(args, env);
  const client =
    revision === "version 1"
      ? new Client1({ name: "test", version: "1" })
      : new Client2(
          { name: "test", version: "1" },
          { versionNegotiation: { mode: revision === newest ? { pin: newest } : "legacy" } },
        );
  // The two have the same methods; their types differ in optional members only.
  const any = client as Client2;
  await any.connect(transport as Transport);
  onTestFinished(() => any.close());
  const call = async (name: string, values: Record<string, unknown> = {}) => {
    const { content, isError } = (await any.callTool({ name, arguments: values })) as {
      readonly content: readonly { readonly text?: string }[];
      readonly isError?: boolean;
    };
    return { text: content[0]?.text ?? "", isError: isError === true };
  };
  return { client: any, call, errors };
}

/** Connects a client, and uses all tools. */
const offersTools = async (revision: string, isProcess: boolean): Promise<void> => {
  const file = await fileOf(plants("https://api.plants.example/v1"));
  const { client, call } = await connect([file], { revision, isProcess });
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...["search", "read_page", "list_endpoints", "read_endpoint", "plan_request"],
  ]);
  expect((await call("list_endpoints")).text).toContain("- GET /plants/{id}: Get a plant");
  expect((await call("read_endpoint", { endpoint: "GET /plants/{id}" })).text).toContain("# Get a plant");
  expect((await call("search", { query: "plant" })).text).toMatch(/^\/\S+$/m);
  const [address = ""] = /^\/\S+$/m.exec((await call("search", { query: "get a plant" })).text) ?? [];
  expect((await call("read_page", { address })).text).toContain("# Get a plant");
  const planned = await call("plan_request", { endpoint: "GET /plants/{id}", pathParameters: { id: "7" } });
  expect(JSON.parse(planned.text)).toMatchObject({ url: "https://api.plants.example/v1/plants/7", issues: [] });
};

describe("callboard mcp", () => {
  it("offers the tools of a site to the client of version 1", () => offersTools("version 1", isNightly));

  it(`offers the tools of a site to the client of ${newest}`, () => offersTools(newest, true));

  it("offers the tools of a site to a client that knows both revisions @nightly", () => offersTools("legacy", true));

  it("reads AsyncAPI and OpenRPC too, and names the API of each endpoint", async () => {
    const asyncApi = {
      ...{ asyncapi: "3.0.0", info: { title: "Chat", version: "1" } },
      channels: { room: { address: "/rooms/{name}", parameters: { name: {} }, messages: { say: { payload: true } } } },
      servers: { live: { host: "chat.example", protocol: "wss" } },
    };
    const openRpc = {
      ...{ openrpc: "1.3.2", info: { title: "Sums", version: "1" } },
      methods: [
        { name: "add up", params: [{ name: "a", schema: { type: "number" } }], result: { name: "sum", schema: {} } },
      ],
    };
    const { call } = await connect([await fileOf(asyncApi, "chat.json"), await fileOf(openRpc, "sums.json")]);
    const { text } = await call("list_endpoints");
    expect(text).toContain("- chat::CHANNEL /rooms/{name}");
    expect(text).toContain("- sums::POST add up");
    expect((await call("read_endpoint", { endpoint: "chat::channel /rooms/{name}" })).text).toContain(
      "wss://chat.example",
    );
    expect((await call("read_endpoint", { endpoint: "sums::POST add up" })).text).toContain("add up");
    expect(await call("plan_request", { endpoint: "chat::CHANNEL /rooms/{name}" })).toMatchObject({
      isError: true,
      text: expect.stringContaining("has no request"),
    });
    const { isError, text: planned } = await call("plan_request", { endpoint: "sums::POST add up", body: { a: 1 } });
    expect([isError, planned]).toEqual([false, expect.stringContaining('\\"method\\": \\"add up\\"')]);
  });

  it("reads a file again when it changes @nightly", async () => {
    const file = await fileOf(plants("https://api.plants.example"));
    const { call } = await connect([file]);
    expect((await call("list_endpoints")).text).not.toContain("/trees");
    const trees = { "/trees": { get: { responses: { 200: { description: "Trees" } } } } };
    await writeFile(file, JSON.stringify(plants("https://api.plants.example", trees)));
    await expect.poll(async () => (await call("list_endpoints")).text, { timeout: 30_000 }).toContain("GET /trees");
  });

  it("keeps every digit, ignores lines that are no message, and ends with its input", async () => {
    const file = await fileOf(plants("https://api.plants.example"));
    const child: ChildProcess = spawn(process.execPath, [...command, "mcp", file], { stdio: "pipe" });
    onTestFinished(() => void child.kill("SIGKILL"));
    const { stdin, stdout, stderr } = child;
    if (stdin === null || stdout === null || stderr === null) throw new Error("no pipes");
    const errors = text(stderr);
    const lines = createInterface({ input: stdout });
    const answers = lines[Symbol.asyncIterator]();
    const meta = {
      "io.modelcontextprotocol/protocolVersion": newest,
      "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    stdin.write("\nnot JSON\n");
    stdin.write(
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"plan_request","arguments":{"endpoint":"POST /plants","body":{"leaves":8999999999999999999}},"_meta":${JSON.stringify(meta)}}}\n`,
    );
    const { value } = await answers.next();
    expect(JSON.parse(value).result.content[0].text).toContain("8999999999999999999");
    stdin.end();
    expect(await once(child, "close")).toEqual([0, null]);
    expect(await errors).toContain("callboard: a line is not a JSON-RPC message");
  });

  it("ends with a sentence about a file that it can't read", async () => {
    const args = [...command, "mcp", "nowhere.yaml"];
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
    const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
    expect([code, out, errors]).toEqual([2, "", expect.stringContaining("nowhere.yaml")]);
  });
});

describe("callboard mcp --call", () => {
  const getPlant = { endpoint: "GET /plants/{id}", pathParameters: { id: "7" } };

  it("sends the credentials of the user, which the assistant never gets", async () => {
    const upstream = await startUpstream();
    const file = await fileOf(plants(upstream.url));
    const args = [file, "--call", "--credential", "key=k9", "--header", `X-Tenant: Token ${secret}`];
    const { call, errors } = await connect(args, { env: credentials, isProcess: isNightly });
    const { text, isError } = await call("call_endpoint", getPlant);
    expect([isError, text]).toEqual([false, expect.stringMatching(/^200, in \d+ ms\n/)]);
    expect(upstream.requests[0]?.request.headers).toMatchObject({
      ...{ authorization: `Bearer ${secret}`, "x-tenant": `Token ${secret}` },
    });
    expect(text).toContain("set-cookie: (not shown)");
    const moved = await call("call_endpoint", { endpoint: "GET /moved" });
    expect(moved.text).toMatch(/^302, in /);
    expect(upstream.requests.map(({ request }) => request.url)).toEqual(["/v1/plants/7", "/v1/moved?key=k9"]);
    const picture = await call("call_endpoint", { endpoint: "GET /picture" });
    expect(picture.text).toContain("(4 bytes of image/png, not text)");
    const login = `Basic ${Buffer.from(`ann:${password}`).toString("base64")}`;
    expect(upstream.requests[2]?.request.headers.authorization).toBe(login);
    const all = [text, moved.text, picture.text, errors()].join("\n");
    for (const planted of [
      secret,
      encodeURIComponent(secret),
      Buffer.from(secret).toString("base64"),
      "k9",
      password,
    ]) {
      expect(all).not.toContain(planted);
    }
    expect(errors()).toContain(`requests are sent to ${new URL(upstream.url).origin}`);
  });

  it("sends nothing that may change data, that is invalid, or that has other credentials", async () => {
    const upstream = await startUpstream();
    const { call } = await connect([await fileOf(plants(upstream.url)), "--call"], { env: credentials });
    const refused = [
      [{ endpoint: "POST /plants", body: { leaves: 1 } }, "--allow-writes"],
      [{ endpoint: "GET /plants/{id}" }, "pathParameters.id is required"],
      [{ ...getPlant, headers: { Authorization: "Bearer mine" } }, "headers.Authorization is not a parameter"],
      [{ ...getPlant, pathParameters: { id: ".." } }, "other than . and .."],
      [{ ...getPlant, pathParameters: { id: "../../admin" } }, "would leave the path"],
      [{ ...getPlant, server: "moon" }, "There is no server"],
    ] as const;
    for (const [values, expected] of refused) {
      expect(await call("call_endpoint", values)).toEqual({ isError: true, text: expect.stringContaining(expected) });
    }
    expect(upstream.requests).toEqual([]);
    const writing = await connect([await fileOf(plants(upstream.url)), "--call", "--allow-writes"], {
      env: credentials,
    });
    expect(await writing.call("call_endpoint", refused[0][0])).toMatchObject({ isError: false });
    expect(upstream.requests.map(({ body }) => JSON.parse(body))).toEqual([{ leaves: 1 }]);
  });

  it("sends to approved hosts only", async () => {
    const upstream = await startUpstream();
    const file = await fileOf(plants(upstream.url));
    const other = await connect([file, "--call", "--allow-host", "api.plants.example"]);
    expect(await other.call("call_endpoint", getPlant)).toEqual({
      isError: true,
      text: `Not sent: ${new URL(upstream.url).origin} is not an approved host (https://api.plants.example); the user can approve it by --allow-host.`,
    });
    // A server at a private address is not approved by a description alone.
    const metadata = await connect([await fileOf(plants("http://169.254.169.254/v1")), "--call"]);
    expect(await metadata.call("call_endpoint", getPlant)).toMatchObject({
      isError: true,
      text: expect.stringContaining("private address"),
    });
    expect(upstream.requests).toEqual([]);
    const elsewhere = await fileOf(plants("https://api.plants.example"));
    const named = await connect([elsewhere, "--call", "--server", upstream.url]);
    expect(await named.call("call_endpoint", getPlant)).toMatchObject({ isError: false });
    expect(upstream.requests.map(({ request }) => request.url)).toEqual(["/v1/plants/7"]);
  });
});
