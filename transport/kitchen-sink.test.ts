import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { build } from "../codegen/build.ts";
import { readIdlFolder } from "../codegen/write/idl-folder.ts";

const home = join(import.meta.dirname, "..");
const results = join(home, "test-results");
let room = "";
let origin = "";

/** A program that uses the client of a definition with every construct of the format. */
const program = `
import { createBoundClient, createFetchTransport, describeClient, itemsOf, logins, openChannel, sharedHeaders } from "#transport";
import { registryTypes } from "./types/index.ts";
import { typesFrom } from "#engine/shape";
import { exactCodec } from "#transport";
import {
  gardenBedsPlants, gardenChannel, gardenFiles, login, registryAuths, registryEnvironments, registryFormats, registryHeaders,
} from "./registry/index.ts";

export async function run(origin: string): Promise<{ readonly [step: string]: unknown }> {
  const names = Object.keys(registryEnvironments.Production);
  const transport = createFetchTransport({
    baseUrl: Object.fromEntries(names.map((name) => [name, \`\${origin}/\${name}\`])),
    fetch: (url, init) => fetch(url, init),
    clientInfo: describeClient(globalThis),
    sleep: () => new Promise(() => {}),
    random: Math.random,
    codec: exactCodec(typesFrom(registryTypes)),
    formats: registryFormats,
    headers: sharedHeaders(registryHeaders, { "X-Trace": "t" }),
    login: logins(
      registryAuths,
      { OAuth: { endpoint: login.getToken, clientId: "id", clientSecret: "secret", request: { pathParameters: { tenant: "acme" } } } },
      Date.now,
    ),
  });
  // @ts-expect-error X-Trace is required of every call
  sharedHeaders(registryHeaders, {});
  const shared = { tenant: "acme" } as const;
  const files = createBoundClient(gardenFiles, transport, shared);
  const plants = createBoundClient(gardenBedsPlants, transport, shared);

  const plant = { id: "1", made: "2026-11-21T08:30:00Z", name: "Fern", height: 1.5, light: "FULL", tags: [], note: "n" } as const;
  const upload = await files.upload({
    headers: { "X-Size": 1 },
    body: { picture: new Blob(["png"]), more: [new Uint8Array([1])], tags: ["a", "b"], about: plant, form: "FULL" },
  });
  const answer = await files.bytes({ body: new Blob(["wav"]).stream() });
  const encoded = await files.encoded({ body: { a: "x y" } });
  const download = await files.download();
  const lines: string[] = [];
  const stream = await files.lines();
  if (stream.ok) for await (const { name } of stream.body) lines.push(name);
  const words: string[] = [];
  const talk = await files.words();
  if (talk.ok) for await (const word of talk.body) words.push(word);
  const events: (string | number)[] = [];
  const told = await files.events();
  if (told.ok) for await (const event of told.body) events.push(event as string | number);
  const created = await plants.create({
    pathParameters: { bed: "b" },
    headers: { "Idempotency-Key": "once", "X-Bed": "b" },
    body: { id: "1", name: "Fern" },
  });
  const missing = await plants.list({ pathParameters: { bed: "none" }, headers: { "X-Bed": "b" }, queryParameters: { light: ["FULL"] } });
  const items: string[] = [];
  const paged = { pathParameters: { tenant: "acme", bed: "b" }, headers: { "X-Bed": "b" }, queryParameters: { light: ["FULL"] } } as const;
  for await (const item of itemsOf(transport, gardenBedsPlants.list, paged)) items.push(item.name);
  const opened: string[] = [];
  const socket = { send: () => {}, close: () => {}, addEventListener: () => {} };
  const chat = openChannel(gardenChannel, { pathParameters: { room: "r" }, queryParameters: { topic: ["x"] } }, {
    baseUrl: registryEnvironments.Staging,
    connect: (url) => (opened.push(url), socket),
  });
  // @ts-expect-error a number is not accepted here
  void chat.send(1);
  return {
    upload: upload.ok && upload.body,
    bytes: answer.ok && [...answer.body],
    encoded: encoded.ok,
    download: download.ok && [download.rawResponse.status, ...download.body],
    lines, words: words.join(""), events, items, opened,
    created: created.ok && created.rawResponse.status,
    missing: !missing.ok && missing.error === "NotFound" && missing.content,
  };
}
`;

const plant = (name: string): string =>
  JSON.stringify({ id: "1", made: "2026-11-21T08:30:00Z", name, height: 1, light: "FULL", tags: [], note: "n" });

/** The server's response to each call: a status, a media type and a body. */
const answers: { readonly [call: string]: readonly [number, string, string | Uint8Array] } = {
  "POST /api/v1/acme/login": [200, "application/json", '{"token":"tok","expiresIn":3600}'],
  "POST /files/v1/acme/upload": [200, "application/json", '"stored"'],
  "POST /files/v1/acme/bytes": [200, "audio/wav", new Uint8Array([0, 200])],
  "POST /files/v1/acme/encoded": [204, "", ""],
  "GET /files/v1/acme/download": [206, "image/png", new Uint8Array([137])],
  "POST /files/v1/acme/lines": [200, "application/x-ndjson", `${plant("Fern")}\n${plant("Moss")}\n`],
  "POST /files/v1/acme/words": [200, "text/plain", "one two"],
  "POST /files/v1/acme/events": [200, "text/event-stream", 'data: "a"\n\ndata: 1\n\ndata: [DONE]\n\n'],
  "POST /api/v1/acme/plants/b": [201, "application/json", '{"radius":1}'],
  "GET /api/v1/acme/plants/none?light=FULL": [
    404,
    "application/json",
    '{"errorName":"NotFound","content":{"id":"none"}}',
  ],
  "GET /api/v1/acme/plants/b?light=FULL": [200, "application/json", `{"items":[${plant("Fern")}],"next":"2"}`],
  "GET /api/v1/acme/plants/b?light=FULL&cursor=2": [200, "application/json", `{"items":[${plant("Moss")}]}`],
};

const asked = new Map<string, { readonly headers: { readonly [name: string]: unknown }; readonly body: string }>();
const server = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request.setEncoding("latin1")) body += chunk;
  const call = `${request.method} ${request.url}`;
  asked.set(call, { headers: request.headers, body });
  const [status, type, text] = answers[call] ?? [500, "text/plain", `nobody answers ${call}`];
  response.writeHead(status, type === "" ? {} : { "content-type": type }).end(text);
});

beforeAll(async () => {
  await mkdir(results, { recursive: true });
  // Inside the package, so that its entry points resolve there.
  room = await mkdtemp(join(results, "kitchen-sink-"));
  const { files = [] } = await build(await readIdlFolder(join(home, "codegen/scenarios/kitchen-sink")), "idl");
  const sources = [...files, { path: "program.ts", text: program }];
  for (const { path, text } of sources) {
    await mkdir(dirname(join(room, path)), { recursive: true });
    await writeFile(join(room, path), text.replaceAll('"#generated/types"', '"../types/index.ts"'));
  }
  const config = { extends: join(home, "tsconfig.json"), include: ["program.ts"] };
  await writeFile(join(room, "tsconfig.json"), JSON.stringify(config));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(room, { recursive: true, force: true });
});

it("type-checks together with a program that uses it @nightly", async () => {
  const tsc = join(home, "node_modules/typescript/bin/tsc");
  const said = await promisify(execFile)(process.execPath, [tsc, "--noEmit", "-p", room]).then(
    () => "",
    (failure: { readonly stdout?: string }) => failure.stdout ?? String(failure),
  );
  expect(said).toBe("");
}, 120_000);

it("makes every kind of call to a server", async () => {
  const { run } = (await import(join(room, "program.ts"))) as { run: (origin: string) => Promise<unknown> };
  expect(await run(origin)).toEqual({
    upload: "stored",
    bytes: [0, 200],
    encoded: true,
    download: [206, 137],
    lines: ["Fern", "Moss"],
    words: "one two",
    events: ["a", 1],
    created: 201,
    missing: { id: "none" },
    items: ["Fern", "Moss"],
    opened: ["wss://api.staging.example/chat/r?topic=x"],
  });
  const seen = (call: string) => asked.get(call) ?? { headers: {}, body: "" };
  expect(JSON.parse(seen("POST /api/v1/acme/login").body)).toEqual({ id: "id", secret: "secret" });
  expect(seen("POST /api/v1/acme/plants/b").headers).toMatchObject({
    "x-auth": "Garden tok",
    "idempotency-key": "once",
    "x-trace": "t",
    "x-version": "2024-05",
  });
  expect(seen("POST /files/v1/acme/encoded").body).toBe("a=x%20y");
  expect(seen("POST /files/v1/acme/bytes")).toMatchObject({ body: "wav", headers: { "content-type": "audio/wav" } });
  expect(seen("POST /files/v1/acme/upload").body).toContain(
    'name="about"\r\ncontent-type: application/json\r\n\r\n{"id"',
  );
}, 60_000);
