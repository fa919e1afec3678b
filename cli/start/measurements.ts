import type { Server } from "node:http";
import type { Logger } from "pino";
import { closeServer, createMetricsServer, type PrintedMetrics } from "#process";
import { type OpenedTelemetry, openTelemetry, type RegistrySettings } from "#registry";
import { traceSettings } from "../config/index.ts";
import { listen } from "../listen.ts";
import { logBug } from "../running.ts";
import type { SiteTelemetry } from "../site.ts";

/** Open measurements, and a line about their address for the operator. */
export interface Measurements extends Pick<OpenedTelemetry, "telemetry" | "close"> {
  /** Empty if there are no metrics. */
  readonly line: string;
}

/** Dependencies of measurements. */
export interface MeasurementDeps {
  readonly hosts: readonly string[];
  /** Variables, with the values of the settings file and of the command line. */
  readonly env: { readonly [name: string]: string | undefined };
  readonly log: Logger;
  /** Metrics of other parts of the process. */
  readonly more?: readonly PrintedMetrics[];
}

/** Opens metrics and traces, if they are set, and lets the server of the metrics listen. */
export async function openMeasurements(
  settings: RegistrySettings["telemetry"],
  { hosts, env, log, more = [] }: MeasurementDeps,
): Promise<Measurements | { readonly error: string }> {
  // The exporter of traces reads the environment of the process itself.
  for (const { variable } of traceSettings) if (env[variable]) process.env[variable] = env[variable];
  const { telemetry, metricsServer, close } = await openTelemetry(settings, { hosts, onError: logBug(log), more });
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
