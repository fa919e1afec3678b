import { isIP } from "node:net";
import type { TelemetrySettings, TraceSettings } from "./open-telemetry.ts";

type Environment = { readonly [name: string]: string | undefined };

/** Reads `CALLBOARD_METRICS_PORT` and `CALLBOARD_METRICS_ADDRESS`, and the settings of OpenTelemetry that turn traces on. Adds sentences about errors. */
export function readTelemetrySettings(env: Environment, errors: string[]): TelemetrySettings {
  const port = env.CALLBOARD_METRICS_PORT || undefined;
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535)) {
    errors.push(`CALLBOARD_METRICS_PORT must be a port, a whole number from 0 to 65535, not ${JSON.stringify(port)}`);
  }
  const metricsAddress = env.CALLBOARD_METRICS_ADDRESS || undefined;
  if (metricsAddress !== undefined && isIP(metricsAddress) === 0) {
    errors.push(
      `CALLBOARD_METRICS_ADDRESS must be an IP address, such as 0.0.0.0, not ${JSON.stringify(metricsAddress)}`,
    );
  }
  return { metricsPort: port === undefined ? undefined : Number(port), metricsAddress, traces: tracesIn(env, errors) };
}

/** The settings that turn traces on, as OpenTelemetry names them. */
const traceAddresses = ["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT"] as const;

function tracesIn(env: Environment, errors: string[]): TraceSettings | undefined {
  const name = traceAddresses.find((one) => env[one]);
  if (name === undefined) return undefined;
  const address = env[name] ?? "";
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    errors.push(`${name} must be an address such as http://localhost:4318, not ${JSON.stringify(address)}`);
  }
  const share = Number(env.OTEL_TRACES_SAMPLER_ARG || 1);
  if (!(share >= 0 && share <= 1)) errors.push("OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1");
  return { serviceName: env.OTEL_SERVICE_NAME || "callboard-registry", share };
}
