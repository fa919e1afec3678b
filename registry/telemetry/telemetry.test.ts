import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { env } from "node:process";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { bodyOf } from "#transport";
import { openRegistry, plants } from "../registry.testing.ts";
import { isOnPostgres } from "../store/store.testing.ts";
import { openTelemetry } from "./open-telemetry.ts";

/** Opens metrics and a registry that records them; returns a function that reads the samples by name and labels. */
async function openMeasured() {
  const opened = await openTelemetry({ metricsPort: 0 });
  const server = opened.metricsServer;
  if (server === undefined) throw new Error("there is no server");
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server that listens has one
  const test = await openRegistry({ telemetry: opened.telemetry });
  const samples = async (): Promise<{ readonly [sample: string]: number }> => {
    const lines = (await (await fetch(`${url}/metrics`)).text()).split("\n");
    const parsed = lines.flatMap((line) => (/^[^#].* \S+$/.test(line) ? [line.split(/ (?=\S+$)/)] : []));
    return Object.fromEntries(parsed.map(([name, value]) => [name, Number(value)]));
  };
  return { ...test, url, samples };
}

describe("metrics", () => {
  it("count calls by operation and status, uses of the store, look-ups in the cache, and sweeps", async () => {
    const { client, send, samples } = await openMeasured();
    const { apis } = client();
    const body = { orgId: "callboard", apiId: "plants", definition: plants };
    const { apiDefinitionId: apiId } = bodyOf(await apis.registerApiDefinition({ body }));
    for (let n = 0; n < 3; n += 1) bodyOf(await apis.getApiLatest({ pathParameters: { apiId } }));
    await send("GET", "/nowhere");
    await expect.poll(async () => (await samples())['callboard_sweeps_total{outcome="ok"}']).toBe(1);
    const found = await samples();
    expect(found).toMatchObject({
      'callboard_calls_total{operation="apis.registerApiDefinition",status="200"}': 1,
      'callboard_calls_total{operation="apis.getApiLatest",status="200"}': 3,
      'callboard_calls_total{operation="none",status="404"}': 1,
      'callboard_call_duration_seconds_count{operation="apis.getApiLatest"}': 3,
      'callboard_cache_lookups_total{result="miss"}': 1,
      'callboard_cache_lookups_total{result="hit"}': 2,
      'callboard_store_duration_seconds_count{part="objects",operation="write",outcome="ok"}': 1,
      callboard_open_calls: 0,
    });
    expect(
      found['callboard_store_duration_seconds_count{part="database",operation="select",outcome="ok"}'],
    ).toBeGreaterThan(3);
    expect(found.process_resident_memory_bytes).toBeGreaterThan(0);
    const connections = found['callboard_database_connections{state="idle"}'];
    expect(connections === undefined).toBe(!isOnPostgres());
  });

  it("are on a separate server, which serves nothing else and no other host", async () => {
    const { send, url } = await openMeasured();
    expect((await send("GET", "/metrics")).status).toBe(404);
    expect((await fetch(`${url}/health`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: "POST" })).status).toBe(404);
    const { port } = new URL(url);
    const { request } = await import("node:http");
    const call = request({ port, path: "/metrics", headers: { host: "evil.example" } }).end();
    const [response] = await once(call, "response");
    expect(response.statusCode).toBe(421);
    response.resume();
  });

  it("are off without a setting", async () => {
    expect(await openTelemetry({})).toMatchObject({ telemetry: undefined, metricsServer: undefined });
  });
});

/** The parts of an exported span that the tests read. */
interface ExportedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

describe("traces", () => {
  it("are sent by OTLP over HTTP: a span for each call, below the caller's, with the uses of the store", async () => {
    const spans: ExportedSpan[] = [];
    const collector = createServer(async (request, response) => {
      const sent = JSON.parse(await text(request));
      for (const resource of sent.resourceSpans) for (const scope of resource.scopeSpans) spans.push(...scope.spans);
      response.end("{}");
    });
    collector.listen(0, "127.0.0.1");
    await once(collector, "listening");
    onTestFinished(() => {
      collector.closeAllConnections();
      collector.close();
    });
    const { port } = collector.address() as AddressInfo; // a TCP server that listens has one
    env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`;
    onTestFinished(() => void delete env.OTEL_EXPORTER_OTLP_ENDPOINT);
    const { telemetry, close } = await openTelemetry({ traces: { serviceName: "registry", share: 1 } });
    const { send, registry } = await openRegistry({ telemetry });
    const [traceId, parent] = ["0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"];
    await send("GET", "/registry/api/latest/load/nothing", {
      headers: { authorization: `Bearer ${registry.firstToken.token}`, traceparent: `00-${traceId}-${parent}-01` },
    });
    await close();
    const call = spans.find(({ name }) => name === "GET apis.getApiLatest");
    expect(call).toMatchObject({ traceId, parentSpanId: parent });
    const uses = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(uses.map(({ name }) => name)).toContain("database select");
    expect(new Set(uses.map((use) => use.traceId))).toEqual(new Set([traceId]));
  });
});
