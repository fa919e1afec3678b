import type { Server } from "node:http";
import type { Logger } from "pino";
import { closeServer, createMetricsServer } from "#process";
import { type OpenedTelemetry, openTelemetry, type RegistrySettings } from "#registry";
import { listen } from "../listen.ts";
import { logBug } from "../running.ts";
import type { SiteTelemetry } from "../site.ts";

/** Open measurements, and a line about their address for the operator. */
export interface Measurements extends Pick<OpenedTelemetry, "telemetry" | "close"> {
  /** Empty if there are no metrics. */
  readonly line: string;
}

/** Opens metrics and traces, if they are set, and lets the server of the metrics listen. */
export async function openMeasurements(
  hosts: readonly string[],
  settings: RegistrySettings["telemetry"],
  log: Logger,
): Promise<Measurements | { readonly error: string }> {
  const { telemetry, metricsServer, close } = await openTelemetry(settings, { hosts, onError: logBug(log) });
  if (metricsServer === undefined) return { telemetry, close, line: "" };
  const listening = await listenForMetrics(metricsServer, settings);
  if (!listening.ok) {
    await close();
    return { error: listening.error };
  }
  return {
    telemetry,
    line: listening.line,
    close: async () => {
      await Promise.all([closeServer(metricsServer), close()]);
    },
  };
}

/** Open measurements of docs sites. */
export interface SiteMeasurements {
  readonly telemetry: SiteTelemetry | undefined;
  /** Empty if there are no metrics. */
  readonly line: string;
  readonly close: () => Promise<void>;
}

/** Opens the metrics of docs sites, if they are set, and lets their server listen. */
export async function openSiteMeasurements(
  hosts: readonly string[],
  settings: RegistrySettings["telemetry"],
  log: Logger,
): Promise<SiteMeasurements | { readonly error: string }> {
  if (settings.metricsPort === undefined) return { telemetry: undefined, line: "", close: async () => {} };
  const { createSiteMetrics } = await import("./site-metrics.ts");
  const metrics = createSiteMetrics();
  const server = createMetricsServer(metrics, { hosts, onError: logBug(log) });
  const listening = await listenForMetrics(server, settings);
  if (!listening.ok) return { error: listening.error };
  return { telemetry: metrics, line: listening.line, close: () => closeServer(server) };
}

async function listenForMetrics(server: Server, { metricsPort = 0, metricsAddress }: RegistrySettings["telemetry"]) {
  const listening = await listen(server, metricsPort, "CALLBOARD_METRICS_PORT", metricsAddress);
  return listening.ok
    ? { ok: true as const, line: `  Metrics   http://localhost:${listening.port}/metrics\n` }
    : listening;
}
