import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { type CallToolResult, fromJsonSchema, McpServer } from "@modelcontextprotocol/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { command } from "../../../tooling/command.testing.ts";
import { readMessage } from "../mcp-tools/read-message.ts";
import { answerMessage } from "./answer-message.ts";

const root = resolve(import.meta.dirname, "../../..");

/** Checks that fail at every server like ours, and why. */
const notOffered: { readonly [reason: string]: readonly string[] } = {
  "a site offers tools only: neither prompts, resources, completion nor logging": [
    ...["completion-complete", "logging-set-level", "prompts-list", "prompts-get-simple", "prompts-get-with-args"],
    ...["prompts-get-embedded-resource", "prompts-get-with-image", "resources-list", "resources-read-text"],
    ...["resources-read-binary", "resources-templates-read", "resources-subscribe", "resources-unsubscribe"],
    ...["sep-2549-prompts-list-caching-hints", "sep-2549-resources-list-caching-hints"],
    ...["sep-2549-resources-templates-list-caching-hints", "sep-2322-non-tool-incomplete"],
  ],
  "no tool sends messages before its result": [
    ...["tools-call-with-logging", "tools-call-with-progress", "sep-2575-server-no-log-without-loglevel"],
    "sep-2575-http-server-no-independent-requests-on-stream",
  ],
  "no tool asks the client for input": [
    ...["tools-call-sampling", "tools-call-elicitation", "elicitation-sep1034-general", "elicitation-sep1330-general"],
    ...["sep-2575-server-rejects-undeclared-capability", "sep-2575-missing-capability-http-400"],
    ...["sep-2322-elicitation-incomplete", "sep-2322-sampling-incomplete", "sep-2322-list-roots-incomplete"],
    ...["sep-2322-request-state-incomplete", "sep-2322-multiple-inputs-incomplete", "sep-2322-multi-round-r1"],
    ...["sep-2322-result-type-included", "sep-2322-reject-tampered-state", "sep-2322-respect-client-capabilities"],
  ],
  "no tool has arguments in headers": [
    ...["sep-2243-server-no-xmcp-tool", "sep-2243-server-decode-base64", "sep-2243-server-validate-param-match"],
    ...["sep-2243-server-reject-invalid-param-chars", "sep-2243-server-reject-param-mismatch"],
  ],
};
/** Checks of tools that the suite calls by name. */
const ofFixtures = [
  ...["tools-call-simple-text", "tools-call-image", "tools-call-audio", "tools-call-embedded-resource"],
  ...["tools-call-mixed-content", "tools-call-error", "json-schema-2020-12-tool-found"],
];
/** Checks of the guards in front of the messages. */
const ofSites = ["localhost-host-rebinding-rejected"];

/** Runs the official suite of a revision, and returns the ids of failed checks. */
async function failuresOf(url: string, revision: string): Promise<readonly string[]> {
  const out = await mkdtemp(join(tmpdir(), "callboard-conformance-"));
  const suite = resolve(root, "node_modules/@modelcontextprotocol/conformance/dist/index.js");
  const options = ["--url", url, "--suite", "all", "--spec-version", revision, "--output-dir", out];
  const args = ["--import", resolve(root, "tooling/fs-with-glob.js"), suite, "server", ...options];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const printed = await text(child.stdout);
  const failed = new Set<string>();
  let count = 0;
  const folders = await readdir(out);
  for (const [, mark, scenario = ""] of printed.matchAll(/^([✓✗]) ([\w-]+): \d+ passed/gm)) {
    const folder = folders.find((name) => name.includes(`-${scenario}-2`)) ?? scenario;
    const checks: readonly { readonly id: string; readonly status: string }[] = JSON.parse(
      await readFile(join(out, folder, "checks.json"), "utf8"),
    );
    const ids = checks.flatMap(({ id, status }) => (status === "FAILURE" ? [id] : []));
    expect(ids.length > 0, scenario).toBe(mark === "✗");
    for (const id of ids) failed.add(id);
    count += 1;
  }
  expect(count).toBeGreaterThan(30);
  return [...failed];
}

const image = { type: "image" as const, data: "iVBORw0KGgo=", mimeType: "image/png" };
const resource = (uri: string) => ({ type: "resource" as const, resource: { uri, mimeType: "text/plain", text: "A" } });
/** Tools without arguments that the suite calls. */
const fixtures: { readonly [name: string]: () => CallToolResult } = {
  test_simple_text: () => ({ content: [{ type: "text", text: "This is a simple text response for testing." }] }),
  test_image_content: () => ({ content: [image] }),
  test_audio_content: () => ({ content: [{ type: "audio", data: "UklGRg==", mimeType: "audio/wav" }] }),
  test_embedded_resource: () => ({ content: [resource("test://embedded-resource")] }),
  test_multiple_content_types: () => ({
    content: [{ type: "text", text: "Multiple content types test:" }, image, resource("test://mixed-content-resource")],
  }),
  test_error_handling: () => {
    throw new Error("This tool intentionally returns an error for testing");
  },
};

/** A schema with all keywords that the suite looks for. */
const schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  $defs: {
    address: {
      $anchor: "addressDef",
      type: "object",
      properties: { street: { type: "string" }, city: { type: "string" } },
    },
  },
  properties: {
    name: { type: "string" },
    address: { $ref: "#/$defs/address" },
    contactMethod: { type: "string", enum: ["phone", "email"] },
    phone: { type: "string" },
    email: { type: "string" },
  },
  allOf: [{ anyOf: [{ required: ["phone"] }, { required: ["email"] }] }],
  if: { properties: { contactMethod: { const: "phone" } }, required: ["contactMethod"] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: ["phone"] },
  else: { required: ["email"] },
  additionalProperties: false,
};

/** Creates a server with the tools that the suite calls. */
function fixtureServer(): McpServer {
  const server = new McpServer({ name: "fixtures", version: "1" }, { capabilities: { tools: { listChanged: false } } });
  for (const [name, call] of Object.entries(fixtures)) server.registerTool(name, { description: name }, call);
  server.registerTool(
    "json_schema_2020_12_tool",
    { description: "Tool with JSON Schema 2020-12 features", inputSchema: fromJsonSchema(schema) },
    () => ({ content: [] }),
  );
  return server;
}

let site: ChildProcess;
let siteUrl = "";
let tools: Server;
let toolsUrl = "";

beforeAll(async () => {
  const file = resolve(root, "examples/plants/openapi.yaml");
  const env = { ...process.env, PORT: "0" };
  site = spawn(process.execPath, [...command, "serve", file], { env, stdio: ["ignore", "pipe", "ignore"] });
  let printed = "";
  for await (const bytes of site.stdout ?? []) {
    printed += bytes;
    const [url] = /http:\/\/localhost:\d+/.exec(printed) ?? [];
    if (url === undefined) continue;
    siteUrl = `${url}/mcp`;
    break;
  }
  tools = createServer(
    getRequestListener(async (request) =>
      request.method === "POST"
        ? answerMessage(request, readMessage(await request.text()), fixtureServer())
        : new Response(null, { status: 405 }),
    ),
  );
  tools.listen(0, "127.0.0.1");
  await once(tools, "listening");
  toolsUrl = `http://127.0.0.1:${(tools.address() as AddressInfo).port}/mcp`; // it listens on a port
});

afterAll(async () => {
  site.kill();
  tools.closeAllConnections();
  await new Promise((done) => tools.close(done));
});

/** Checks that failed at one of the revisions. */
const seen = { site: new Set<string>(), tools: new Set<string>() };

describe.each(["2026-07-28", "2025-11-25"])("the conformance suite of revision %s", (revision) => {
  const known = Object.values(notOffered).flat();

  it("passes at a site, in everything that it offers", async () => {
    const failed = await failuresOf(siteUrl, revision);
    for (const id of failed) seen.site.add(id);
    expect(failed.filter((id) => ![...known, ...ofFixtures].includes(id))).toEqual([]);
  });

  it("passes with the tools that the suite calls", async () => {
    const failed = await failuresOf(toolsUrl, revision);
    for (const id of failed) seen.tools.add(id);
    expect(failed.filter((id) => ![...known, ...ofSites].includes(id))).toEqual([]);
  });
});

it("lists no check that passes", () => {
  const known = Object.values(notOffered).flat();
  expect([...seen.site].sort()).toEqual([...known, ...ofFixtures].sort());
  expect([...seen.tools].sort()).toEqual([...known, ...ofSites].sort());
});
