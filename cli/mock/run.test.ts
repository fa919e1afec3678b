import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { cassetteText } from "#live/cassettes";
import { readInTest } from "../serve/apart/read-here.testing.ts";
import { defaultReadLimits } from "../serve/read-limits.ts";
import { plantsDescription } from "./plants.testing.ts";
import { runMock } from "./run.ts";

const talk = `asyncapi: 3.0.0
info: { title: Talk, version: "1" }
servers: { main: { host: api.example.com, protocol: wss } }
channels:
  talk:
    address: /talk
    messages: { ask: { payload: { type: object, required: [question], properties: { question: { type: string } } } }, say: { payload: { type: object, required: [answer], properties: { answer: { type: string } } } } }
operations:
  ask: { action: receive, channel: { $ref: "#/channels/talk" }, messages: [{ $ref: "#/channels/talk/messages/ask" }] }
  say: { action: send, channel: { $ref: "#/channels/talk" }, messages: [{ $ref: "#/channels/talk/messages/say" }] }
`;

const sums = JSON.stringify({
  openrpc: "1.3.2",
  info: { title: "Sums", version: "1" },
  servers: [{ url: "https://api.example.com/rpc" }],
  methods: [
    {
      name: "add",
      params: [
        { name: "a", required: true, schema: { type: "integer" } },
        { name: "b", required: true, schema: { type: "integer" } },
      ],
      result: { name: "sum", schema: { type: "integer", minimum: 5 } },
    },
  ],
});

/** A recorded answer of an API at another address. */
const visit = {
  at: "2026-11-26T17:00:00Z",
  request: { method: "GET", url: "https://api.example.com/v1/plants/77" },
  response: {
    status: 200,
    statusText: "OK",
    headers: [["Content-Type", "application/json"] as const, ["Content-Length", "99"] as const],
    body: { text: '{"id":77,"name":"Recorded"}' },
  },
};

let folder = "";
let url = "";
let stop = async (): Promise<void> => {};
let printed = "";
let onPrint = (): void => {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "callboard-mock-"));
  const files = { "plants.yaml": plantsDescription, "talk.yaml": talk, "sums.json": sums };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await mkdir(join(folder, "visits"));
  await writeFile(join(folder, "visits/monday.json"), cassetteText({ answers: [visit] }));
  const started = await runMock(
    {
      sources: Object.keys(files),
      port: 0,
      delay: 0,
      errorRate: 0,
      seed: 1,
      anyCredential: false,
      isStateful: false,
      cassettes: ["visits"],
      all: false,
    },
    {
      folder,
      hosts: [],
      log: pino({ enabled: false }),
      limits: defaultReadLimits,
      readDescription: readInTest,
      atOnce: 2,
      out: (text) => {
        printed += `${text}\n`;
        onPrint();
      },
      err: (text) => {
        printed += `${text}\n`;
      },
    },
  );
  if ("errors" in started) throw new Error(started.errors.join("\n"));
  ({ url, stop } = started);
});
afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

const token = { Authorization: "Bearer x" };
const send = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${url}${path}`, init);
const post = (path: string, body: unknown, headers: Record<string, string> = token): Promise<Response> =>
  send(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

describe("a call is answered", () => {
  it("with its example, every digit kept, below the server's path and without it", async () => {
    const text = await (await send("/v1/plants/5", { headers: token })).text();
    expect(text).toContain("9007199254740993");
    expect(await (await send("/plants/5", { headers: token })).text()).toBe(text);
  });

  it("with a list of different items where there is no example, the same one each time", async () => {
    const answer = await send("/plants?limit=3&tags=indoor,outdoor", { headers: token });
    const text = await answer.text();
    const { items } = JSON.parse(text);
    expect(answer.headers.get("x-total")).toBe("1");
    expect(new Set(items.map(({ id }: { id: number }) => id)).size).toBe(3);
    expect(await (await send("/plants?limit=3&tags=indoor,outdoor", { headers: token })).text()).toBe(text);
  });

  it("with the values of the request", async () => {
    const answer = await post("/plants", { name: "Moss", kind: "outdoor" });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ name: "Moss", kind: "outdoor" });
  });

  it.each<[string, string, string | undefined, number, RegExp]>([
    ["the status that it prefers", "/plants/5", "code=404", 404, /"error"/],
    ["other values if it prefers so", "/plants/5", "dynamic=true", 200, /^(?!.*(?:Fern|Oak)).*"id"/s],
    ["an error for an example that there is not", "/plants/5", "example=elm", 400, /no example named/],
    ["an error for a status that is not documented", "/plants/5", "code=418", 418, /documents no answer/],
    ["the more specific path", "/plants/mine", undefined, 200, /"id"/],
  ])("with %s", async (_, path, prefer, status, text) => {
    const answer = await send(path, { headers: { ...token, ...(prefer !== undefined && { Prefer: prefer }) } });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(text);
  });

  it("in the media type that it accepts", async () => {
    const xml = await send("/plants/5", { headers: { ...token, Accept: "application/xml" } });
    expect(xml.headers.get("content-type")).toBe("application/xml");
    expect(await xml.text()).toContain("<Plant>");
    expect((await send("/plants/5", { headers: { ...token, Accept: "text/csv" } })).status).toBe(406);
  });

  it("by a stream of events", async () => {
    const answer = await send("/news");
    expect(answer.headers.get("content-type")).toBe("text/event-stream");
    expect((await answer.text()).match(/^data: \{"n":\d+\}$/gm)).toHaveLength(3);
  });

  it("to a form with files", async () => {
    const form = new FormData();
    form.set("photo", new Blob(["x"]), "a.png");
    form.set("size", "12");
    const answer = await send("/photos", { method: "POST", body: form });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    form.set("size", "big");
    expect(await (await send("/photos", { method: "POST", body: form })).text()).toMatch(/body\.size: .*whole number/);
  });

  it("to any page", async () => {
    const headers = { Origin: "http://docs.example.com", ...token };
    const preflight = { "Access-Control-Request-Method": "GET", "Access-Control-Request-Headers": "authorization" };
    const asked = await send("/plants", { method: "OPTIONS", headers: { Origin: headers.Origin, ...preflight } });
    expect([asked.status, asked.headers.get("access-control-allow-headers")]).toEqual([204, "authorization"]);
    const answer = await send("/plants", { headers });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-expose-headers")).toContain("X-Total");
  });
});

describe("a call is refused", () => {
  it.each<[string, number, RegExp, string, RequestInit]>([
    ["without credentials", 401, /bearer token/, "/plants", {}],
    ["at another path", 404, /none of the 8 calls/i, "/plant", {}],
    ["with another method", 405, /no PATCH/, "/plants", { method: "PATCH" }],
    [
      "with a wrong parameter",
      400,
      /query parameter \\"limit\\": .*at most 50/,
      "/plants?limit=51",
      { headers: token },
    ],
    ["with a wrong list", 400, /query parameter \\"tags\\", \[1\]/, "/plants?tags=indoor,x", { headers: token }],
    ["with a wrong path", 400, /path parameter \\"plantId\\"/, "/plants/abc", { headers: token }],
  ])("%s", async (_, status, text, path, init) => {
    const answer = await send(path, init);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(text);
  });

  it("with the headers that its status asks for", async () => {
    expect((await send("/plants", { method: "PATCH" })).headers.get("allow")).toBe("GET, POST, HEAD, OPTIONS");
    expect((await send("/plants")).headers.get("www-authenticate")).toBe("Bearer");
  });

  it("in the documented shape, with where and why", async () => {
    const answer = await post("/plants", { name: "M", kind: "wet" });
    expect(answer.status).toBe(422);
    const { errors } = await answer.json();
    expect(errors.map(({ field }: { field: string }) => field)).toEqual(["body.name", "body.kind"]);
    expect(await (await post("/plants", '{"name":')).text()).toContain("line 1, column 9");
    const text = await post("/plants", "x", { ...token, "Content-Type": "text/csv" });
    expect(text.status).toBe(415);
  });
});

it("a recorded answer is returned, and says when it was recorded", async () => {
  const answer = await send("/v1/plants/77", { headers: token });
  expect(answer.headers.get("x-callboard-recorded")).toBe(visit.at);
  expect(await answer.json()).toEqual({ id: 77, name: "Recorded" });
  expect((await send("/v1/plants/77", { headers: { ...token, Prefer: "code=404" } })).status).toBe(404);
});

it("calls of JSON-RPC are answered, one or a batch", async () => {
  const call = (id: number, params: unknown) => ({ jsonrpc: "2.0", id, method: "add", params });
  const answer = await post("/rpc", [call(1, [1, 2]), call(2, { a: "x", b: 2 }), { ...call(3, {}), method: "sub" }]);
  const [sum, wrong, missing] = await answer.json();
  expect(sum.result).toBeGreaterThanOrEqual(5);
  expect(wrong.error).toMatchObject({ code: -32602, message: expect.stringContaining("body.a") });
  expect(missing.error.code).toBe(-32601);
});

it("a channel answers messages, and closes at one that it does not take", async () => {
  const socket = new WebSocket(`${url.replace("http", "ws")}/talk`);
  await once(socket, "open");
  socket.send('{"question":"why?"}');
  const [data] = await once(socket, "message");
  expect(JSON.parse(String(data))).toHaveProperty("answer");
  socket.send('{"question":7}');
  const [code, reason] = await once(socket, "close");
  expect([code, String(reason)]).toEqual([1008, expect.stringContaining("question")]);
});

it("a file is read again when it changes", async () => {
  const reloaded = new Promise<void>((done) => {
    onPrint = () => {
      if (printed.includes("Herbs")) done();
    };
  });
  await writeFile(
    join(folder, "plants.yaml"),
    plantsDescription.replaceAll("Plants", "Herbs").replaceAll("/plants", "/herbs"),
  );
  await reloaded;
  expect((await send("/herbs/1", { headers: token })).status).toBe(200);
});
