import type { Server } from "node:http";
import { createMetricsServer, type MetricsServerOptions } from "#process";
import { bothTelemetries, type Telemetry } from "./telemetry.ts";

/** Settings of measurements. */
export interface TelemetrySettings {
  /** The port of `GET /metrics`, 0 for any; without it there are no metrics. */
  readonly metricsPort?: number | undefined;
  /** The address to listen on. Default: localhost. */
  readonly metricsAddress?: string | undefined;
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

/** Starts the configured exporters. Packages for metrics and traces are loaded only if needed. */
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
