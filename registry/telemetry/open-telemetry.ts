import { createServer, type Server } from "node:http";
import { serveHosts } from "#process";
import type { RegistryMetrics } from "./metrics.ts";
import { bothTelemetries, type Telemetry } from "./telemetry.ts";

/** Settings of measurements. */
export interface TelemetrySettings {
  /** The port of `GET /metrics`, 0 for any; without it there are no metrics. */
  readonly metricsPort?: number | undefined;
  /** Without it there are no traces. */
  readonly traces?: TraceSettings | undefined;
}

/** Settings of traces; the exporter reads `OTEL_EXPORTER_OTLP_…` itself. */
export interface TraceSettings {
  readonly serviceName: string;
  /** The share of the calls to record that no caller has decided about, from 0 to 1. */
  readonly share: number;
}

/** Measurements that a process has opened. */
export interface OpenedTelemetry {
  readonly telemetry: Telemetry | undefined;
  /** The server of `GET /metrics`, not yet listening. */
  readonly metricsServer: Server | undefined;
  /** Sends the traces that were recorded, and ends. */
  readonly close: () => Promise<void>;
}

/** Options of the server of metrics. */
export interface MetricsServerOptions {
  /** Hosts in addition to those of this machine. */
  readonly hosts?: readonly string[];
  readonly onError?: (error: unknown) => void;
}

/** Opens what the settings ask for. The packages for metrics and traces are loaded only then. */
export async function openTelemetry(
  { metricsPort, traces: traceSettings }: TelemetrySettings,
  options: MetricsServerOptions = {},
): Promise<OpenedTelemetry> {
  const metrics = metricsPort === undefined ? undefined : (await import("./metrics.ts")).createMetrics();
  const traces = traceSettings && (await import("./traces.ts")).createTraces(traceSettings);
  return {
    telemetry: metrics && traces ? bothTelemetries(metrics, traces) : (metrics ?? traces),
    metricsServer: metrics && createMetricsServer(metrics, options),
    close: async () => traces?.close(),
  };
}

/** Creates a server of its own, so that metrics are never public together with the registry. */
function createMetricsServer(
  metrics: RegistryMetrics,
  { hosts = [], onError = () => {} }: MetricsServerOptions,
): Server {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== "/metrics") {
      response.writeHead(404, { "content-type": "text/plain" }).end("GET /metrics\n");
      return;
    }
    metrics.print().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" }).end(text),
      (error: unknown) => {
        onError(error);
        response.writeHead(500).end();
      },
    );
  });
  serveHosts(server, {
    hosts,
    onError,
    answer: ({ message }) => ({ contentType: "text/plain", text: `${message}\n` }),
  });
  return server;
}
