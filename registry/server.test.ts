import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { sampler } from "#engine/interpret";
import type { Json } from "#engine/json";
import { type Shape, typesFrom } from "#engine/shape";
import { registryServices } from "#generated/registry";
import { registryTypes } from "#generated/types";
import { exchangeId } from "#process";
import { type Answer, bodyOf, createClient, type Endpoint, inProcess, type NamedError } from "#transport";
import { defaultBodyBytes as bodyLimit } from "./http/body.ts";
import { createRegistryServer } from "./listen.ts";
import { clientOf, jsonHeaders, openRegistry, plants } from "./registry.testing.ts";

const endpoints = Object.values(registryServices).flatMap((service): readonly Endpoint[] => Object.values(service));
const types = typesFrom(registryTypes);

describe("every declared error of a call", () => {
  const declared = endpoints.flatMap((endpoint) => endpoint.errors.map((error) => [endpoint, error] as const));

  it.each(declared.map(([endpoint, error]) => [endpoint.id, error.name, error.status, endpoint, error] as const))(
    "%s: %s is sent as {error, content} with status %i and received by its name",
    async (_id, name, status, endpoint, error) => {
      const sample = (shape: Shape): Json => sampler(types)([{ shape: shape }])[0]?.value ?? null;
      const content = error.content === undefined ? {} : { content: sample(error.content) };
      const answer: Answer<unknown, NamedError> = { ok: false, error: { error: name, ...content } };
      const service = { call: endpoint };
      const transport = inProcess(
        service,
        { call: async () => answer },
        {
          types,
          onBug: ({ cause }) => {
            throw cause;
          },
          context: () => undefined,
        },
      );
      const request = sample(endpoint.request) as object;
      const outcome = await createClient(service, transport).call(request);
      expect(outcome).toMatchObject({ ok: false, error: name, ...content, rawResponse: { status } });
    },
  );
});

describe("the registry", () => {
  it("loads its data after it is reopened", async () => {
    const first = await openRegistry();
    const acme = await first.tokenOf("acme");
    const registered = await first.client(acme).apis.registerApiDefinition({
      body: { orgId: "acme", apiId: "plants", definition: plants },
    });
    const apiId = bodyOf(registered).apiDefinitionId;
    await first.registry.close();
    const reopened = await openRegistry({ dataFolder: first.folder });
    const loaded = bodyOf(await reopened.client(acme).apis.getApiLatest({ pathParameters: { apiId } }));
    expect(loaded.apiName).toBe("Plant Store");
  });

  it("identifies a request by its exchange id, as the entry of an unhandled error does", async () => {
    const logged: { readonly requestId: string; readonly exchange: string }[] = [];
    const { registry } = await openRegistry({
      log: (entry) => {
        if (entry.event === "request") logged.push({ requestId: entry.requestId, exchange: exchangeId() });
      },
    });
    const { server, serve } = createRegistryServer();
    serve(registry);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo; // a TCP server that listens has one
    const ids: unknown[] = [];
    for (const [path, sent] of [
      ["/health", {}],
      ["/nowhere", {}],
      ["/health", { "x-request-id": "sent" }],
    ] as const) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: "close", ...sent } });
      ids.push(response.headers.get("x-request-id"));
    }
    expect(new Set(ids).size).toBe(3);
    expect(ids[2]).toBe("sent");
    expect(logged).toEqual(ids.map((id) => ({ requestId: id, exchange: id })));
  });

  it("takes the id that a load balancer gives a request, returns it, and logs it in every line", async () => {
    const { send, folder, log, registry } = await openRegistry();
    const { apiDefinitionId } = bodyOf(
      await clientOf(registry, registry.firstToken.token).apis.registerApiDefinition({
        body: { orgId: "callboard", apiId: "plants", definition: plants },
      }),
    );
    await rm(join(folder, "objects"), { recursive: true });
    const headers = { ...jsonHeaders(registry.firstToken.token), "x-request-id": "lb-42/a:b=" };
    const { headers: answered } = await send("GET", `/registry/api/load/${apiDefinitionId}`, { headers });
    expect(answered.get("x-request-id")).toBe("lb-42/a:b=");
    const lines = log.filter((entry) => "requestId" in entry && entry.requestId === "lb-42/a:b=");
    expect(lines.map(({ event }) => event)).toEqual(["store", "request"]);
    for (const id of ["", "two words", '"quoted"', "x".repeat(129)]) {
      const { headers: own } = await send("GET", "/health", { headers: { "x-request-id": id } });
      expect(own.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it("serves every endpoint of the descriptors and requires a token for each that needs one", async () => {
    const { send } = await openRegistry();
    for (const { id, method, path, auth } of endpoints) {
      const at = path.map((chunk) => (chunk.kind === "literal" ? chunk.value : "x")).join("");
      const { status, body } = await send(method, at);
      const refused = status === 401 && JSON.stringify(body).includes("UnauthorizedError");
      expect([id, refused, status === 404]).toEqual([id, auth, false]);
    }
  });

  it("reports its health without a token", async () => {
    const { send } = await openRegistry();
    expect(await send("GET", "/health")).toMatchObject({ status: 200, body: { status: "ok" } });
  });

  it("is ready until its store breaks or it is stopping, and stays alive", async () => {
    const { send, folder, registry, log } = await openRegistry();
    expect(await send("GET", "/ready")).toMatchObject({ status: 200, body: { status: "ready" } });
    // No user, root included, can write into a folder that is a file.
    await rm(join(folder, "objects", "unfinished"), { recursive: true });
    await writeFile(join(folder, "objects", "unfinished"), "");
    expect(await send("GET", "/ready")).toMatchObject({ status: 503, body: { status: "store-unavailable" } });
    const failures = log.filter(({ event }) => event === "store" || event === "bug");
    expect(failures).toEqual([
      expect.objectContaining({ event: "store", endpointId: "ready", part: "objects", cause: "missing" }),
    ]);
    registry.drain();
    expect(await send("GET", "/ready")).toMatchObject({ status: 503, body: { status: "stopping" } });
    expect(await send("GET", "/health")).toMatchObject({ status: 200 });
  });

  it("responds with 404 to unknown paths and methods", async () => {
    const { send } = await openRegistry();
    for (const [method, path] of [
      ["GET", "/"],
      ["GET", "/tokens/generate"],
      ["POST", "/registry/api/latest/load/x"],
      ["GET", "/registry/api/latest/load/"],
      ["GET", "/registry/api/latest/load/a/b"],
    ] as const) {
      const { status, body } = await send(method, path);
      expect(status).toBe(404);
      expect(body).toMatchObject({ error: "NotFoundError", content: expect.stringContaining(`${method} ${path}`) });
    }
  });

  it("reports an API definition id that is not a UUID", async () => {
    const { registry, send } = await openRegistry();
    const headers = jsonHeaders(registry.firstToken.token);
    const { status, body } = await send("GET", "/registry/api/load/not-a-uuid", { headers });
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ pointer: "/pathParameters/apiId", code: "format" }] });
  });

  it("rejects an oversized body by its declared length or while it is read", async () => {
    const { registry, send } = await openRegistry();
    const headers = jsonHeaders(registry.firstToken.token);
    const response = await send("POST", "/tokens/generate", {
      headers: { ...headers, "content-length": String(bodyLimit + 1) },
      body: "{}",
    });
    expect(response).toMatchObject({ status: 413, body: { error: "PayloadTooLargeError" } });
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1024 * 1024;
        controller.enqueue(new Uint8Array(1024 * 1024).fill(32));
      },
    });
    const init = { headers, body: endless, duplex: "half" } as RequestInit;
    expect((await send("POST", "/tokens/generate", init)).status).toBe(413);
    expect(sent).toBeLessThan(bodyLimit + 10 * 1024 * 1024);
  });

  it.each([
    ["is not UTF-8", new Uint8Array([0xff, 0xfe]), "not UTF-8"],
    ["is not JSON", "{orgId:1}", "line 1, column 2"],
    ["is empty", "", "one issue"],
  ])("reports a body that %s", async (_, body, expected) => {
    const { registry, send } = await openRegistry();
    const answer = await send("POST", "/tokens/generate", { headers: jsonHeaders(registry.firstToken.token), body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: "BadRequestError", content: expect.stringContaining(expected) });
  });

  it("reports a request body that is cut off", async () => {
    const { registry, send } = await openRegistry();
    const body = new ReadableStream({ start: (controller) => controller.error(new Error("gone")) });
    const init = { headers: jsonHeaders(registry.firstToken.token), body, duplex: "half" } as RequestInit;
    const answer = await send("POST", "/tokens/generate", init);
    expect(answer.body).toMatchObject({ content: "The request body ended before it was complete." });
  });

  it("sends responses that no web page can use: no CORS, no sniffing, no caching", async () => {
    const { registry, send } = await openRegistry();
    const headers = { ...jsonHeaders(registry.firstToken.token), origin: "https://elsewhere.example" };
    for (const answer of [
      await send("GET", "/health", { headers }),
      await send("POST", "/tokens/generate", { headers, body: '{"orgId":"callboard","scope":"read"}' }),
      await send("OPTIONS", "/tokens/generate", { headers }),
    ]) {
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });
});

describe("the request log", () => {
  it("has an entry per request without any text of the sender except its organization", async () => {
    const test = await openRegistry();
    const token = bodyOf(await test.client().tokens.generate({ body: { orgId: "acme", scope: "read" } }));
    await test.send("GET", "/health?planted-query=1", { headers: { "x-planted": "planted-header" } });
    await test.send("POST", "/tokens/generate", { headers: jsonHeaders("planted-token"), body: "planted-body" });
    await test.send("PUT", "/uploads/planted-secret", { body: "x" });
    await test.send("POST", "/planted-path");
    const text = JSON.stringify(test.log);
    expect(text).not.toContain("planted");
    expect(text).not.toContain(token.token);
    expect(text).not.toContain(test.registry.firstToken.token);
    expect(test.log.map((entry) => (entry.event === "request" ? [entry.endpointId, entry.status] : entry))).toEqual([
      ["tokens.generate", 200],
      ["health", 200],
      ["tokens.generate", 401],
      ["upload", 404],
      ["none", 404],
    ]);
    expect(test.log[0]).toMatchObject({ orgId: "callboard", tokenId: expect.stringMatching(/^tok_/) });
  });

  it("names an unexpected error by class and location, never by message, and the response names nothing", async () => {
    let isBroken = false;
    const now = (): Date => {
      if (isBroken) throw new RangeError("s3cret");
      return new Date();
    };
    const test = await openRegistry({ now });
    isBroken = true;
    const { status, body, text } = await test.send("GET", "/v2/registry/docs/urls/list", {
      headers: jsonHeaders(test.registry.firstToken.token),
    });
    expect(status).toBe(500);
    expect(body).toMatchObject({ error: "InternalError" });
    expect(text).not.toMatch(/s3cret|RangeError|\.ts/);
    const bug = test.log.find(({ event }) => event === "bug");
    expect(bug).toMatchObject({ error: "RangeError", frames: expect.any(Array) });
    expect(JSON.stringify(test.log)).not.toContain("s3cret");
  });

  it("has a failure of the store as such, without a stack", async () => {
    const test = await openRegistry();
    const registered = await test.client().apis.registerApiDefinition({
      body: { orgId: "callboard", apiId: "plants", definition: plants },
    });
    const apiId = bodyOf(registered).apiDefinitionId;
    await rm(`${test.folder}/objects`, { recursive: true });
    const { status, body } = await test.send("GET", `/registry/api/load/${apiId}`, {
      headers: jsonHeaders(test.registry.firstToken.token),
    });
    expect([status, body]).toMatchObject([503, { error: "UnavailableError" }]);
    const entry = test.log.find(({ event }) => event === "store");
    const about = { requestId: expect.any(String), endpointId: "apis.getApi" };
    expect(entry).toEqual({ event: "store", ...about, part: "objects", cause: "lost" });
  });
});
