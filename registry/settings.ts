import { canonicalHost } from "#engine/host";
import { readTrustedProxies, type TrustedProxies } from "#process";
import type { AttemptLimit } from "./access/attempts.ts";
import type { RegistryLimits } from "./server.ts";
import type { TelemetrySettings } from "./telemetry/open-telemetry.ts";
import { readTelemetrySettings } from "./telemetry/settings.ts";

/** Settings of a registry in addition to settings of its store. */
export interface RegistrySettings {
  /** Maximum length of the body of a call, in bytes. */
  readonly bodyBytes?: number | undefined;
  /** The ending of the addresses that the registry hands out. */
  readonly domainSuffix?: string | undefined;
  readonly limits: Pick<RegistryLimits, "callsOfToken" | "requestsOfAddress">;
  readonly trustedProxies: TrustedProxies;
  readonly telemetry: TelemetrySettings;
}

/** Settings, or sentences about their errors. */
export type ReadRegistrySettings =
  | { readonly ok: true; readonly settings: RegistrySettings }
  | { readonly ok: false; readonly errors: readonly string[] };

/** The largest body that can be set: large calls wait in memory, up to as many bytes. */
const maxBodyBytes = 100 * 1024 * 1024;

/**
 * Calls per minute of one token, and requests of one address, by default. A publication of 317 files makes about 330
 * requests, and a docs site asks once a second; our choice.
 */
const callsPerMinute = 60_000;

/**
 * Reads `CALLBOARD_BODY_BYTES`, `CALLBOARD_DOMAIN_SUFFIX`, `CALLBOARD_TOKEN_RATE`, `CALLBOARD_ADDRESS_RATE`,
 * `CALLBOARD_TRUSTED_PROXIES` and the settings of measurements (docs/registry.md#settings).
 */
export function readRegistrySettings(env: { readonly [name: string]: string | undefined }): ReadRegistrySettings {
  const errors: string[] = [];
  const bytesText = env.CALLBOARD_BODY_BYTES || undefined;
  const bodyBytes = bytesText === undefined ? undefined : Number(bytesText);
  if (
    bytesText !== undefined &&
    (!/^\d{1,9}$/.test(bytesText) || bodyBytes === 0 || Number(bytesText) > maxBodyBytes)
  ) {
    errors.push(
      `CALLBOARD_BODY_BYTES must be a whole number from 1 to ${maxBodyBytes}, not ${JSON.stringify(bytesText)}`,
    );
  }
  const domainSuffix = env.CALLBOARD_DOMAIN_SUFFIX || undefined;
  if (domainSuffix !== undefined && canonicalHost(domainSuffix) === undefined) {
    errors.push(
      `CALLBOARD_DOMAIN_SUFFIX must be a domain such as docs.example.com, not ${JSON.stringify(domainSuffix)}`,
    );
  }
  const limits = {
    callsOfToken: rateIn("CALLBOARD_TOKEN_RATE", env.CALLBOARD_TOKEN_RATE, errors),
    requestsOfAddress: rateIn("CALLBOARD_ADDRESS_RATE", env.CALLBOARD_ADDRESS_RATE, errors),
  };
  const proxies = readTrustedProxies(env.CALLBOARD_TRUSTED_PROXIES ?? "");
  if (!proxies.ok) {
    errors.push(
      `CALLBOARD_TRUSTED_PROXIES must be a list of addresses or ranges such as 10.0.0.0/8, not ${JSON.stringify(proxies.entry)}`,
    );
  }
  const telemetry = readTelemetrySettings(env, errors);
  if (errors.length > 0 || !proxies.ok) return { ok: false, errors };
  return { ok: true, settings: { bodyBytes, domainSuffix, limits, trustedProxies: proxies.proxies, telemetry } };
}

/** Reads a number of calls per minute; 0 sets no limit. */
function rateIn(name: string, text: string | undefined, errors: string[]): AttemptLimit | undefined {
  const times = text ? Number(text) : callsPerMinute;
  if (text && !/^\d{1,9}$/.test(text)) errors.push(`${name} must be a whole number, not ${JSON.stringify(text)}`);
  return times === 0 ? undefined : { times, seconds: 60 };
}
