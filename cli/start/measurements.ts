import type { Logger } from "pino";
import { closeServer } from "#process";
import { type OpenedTelemetry, openTelemetry, type RegistrySettings } from "#registry";
import { listen } from "../listen.ts";
import { logBug } from "../running.ts";

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
  const listening = await listen(metricsServer, settings.metricsPort ?? 0, "CALLBOARD_METRICS_PORT");
  if (!listening.ok) {
    await close();
    return { error: listening.error };
  }
  return {
    telemetry,
    line: `  Metrics   http://localhost:${listening.port}/metrics\n`,
    close: async () => {
      await Promise.all([closeServer(metricsServer), close()]);
    },
  };
}
