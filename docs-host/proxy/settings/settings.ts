import { isIPv6 } from "node:net";
import { canonicalHost, readHosts } from "#engine/host";
import { splitList } from "../headers/index.ts";
import type { ProxyLimits } from "../limits/index.ts";
import { readLimits } from "../limits/index.ts";
import { readPrivateRanges } from "../target/index.ts";

/** The settings of the standalone proxy, from its environment variables. */
export interface Settings {
  /** `PORT`; 4002 when absent, 0 for any free one. */
  readonly port: number;
  /** `HOST`: the address to listen on; every one when absent. */
  readonly host: string | undefined;
  /** `CALLBOARD_HOSTS`: comma list of the hosts that the proxy answers at, in addition to loopback. */
  readonly hosts: readonly string[];
  /** `CALLBOARD_PROXY_ENVIRONMENTS`: path of the JSON file of environments. */
  readonly environmentFile: string;
  /** `CALLBOARD_PAGE_ORIGINS`: comma list of the origins of the pages that may call. */
  readonly pageOrigins: readonly string[];
  /** `CALLBOARD_PRIVATE_ORIGINS`: comma list of origins that may be reached at a private address. */
  readonly privateOrigins: readonly string[];
  /** `CALLBOARD_PRIVATE_RANGES`: comma list of the ranges that host names among them may resolve to. */
  readonly privateRanges?: readonly string[];
  /** `CALLBOARD_TRUSTED_HOPS`: the number of the operator's reverse proxies before this one; 0 by default. */
  readonly trustedHops: number;
  /** `CALLBOARD_PROXY_LIMITS`: comma list of limits that differ from the usual ones, `totalMs=300000`. */
  readonly limits: Partial<ProxyLimits>;
}

/** The outcome of reading the settings: all of them, or all that is wrong with them. */
export type SettingsVerdict =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly errors: readonly string[] };

const defaultPort = 4002;
const maxPort = 65_535;

/** Reads the settings. The origins themselves are checked by `createProxy`, the file by its reader. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): SettingsVerdict {
  const errors: string[] = [];
  const count = (name: string, absent: number, largest: number) => {
    const text = env[name]?.trim() ?? "";
    if (text === "") return absent;
    if (/^\d+$/.test(text) && Number(text) <= largest) return Number(text);
    errors.push(`${name} must be a whole number from 0 to ${largest}, not "${text}"`);
    return absent;
  };
  const port = count("PORT", defaultPort, maxPort);
  const trustedHops = count("CALLBOARD_TRUSTED_HOPS", 0, 10);
  const environmentFile = env.CALLBOARD_PROXY_ENVIRONMENTS?.trim() ?? "";
  if (environmentFile === "") {
    errors.push("CALLBOARD_PROXY_ENVIRONMENTS must be the path of a JSON file of environments");
  }
  const pageOrigins = splitList(env.CALLBOARD_PAGE_ORIGINS);
  if (pageOrigins.length === 0) {
    errors.push(
      "CALLBOARD_PAGE_ORIGINS must list the origins of the pages that may call, such as https://docs.example.com",
    );
  }
  const limits = readLimits(env.CALLBOARD_PROXY_LIMITS);
  if (!limits.ok) errors.push(...limits.errors.map((error) => `CALLBOARD_PROXY_LIMITS: ${error}`));
  const hosts = readHosts(env.CALLBOARD_HOSTS);
  if (!hosts.ok) errors.push(...hosts.errors.map((error) => `CALLBOARD_HOSTS: ${error}`));
  const privateRanges = readPrivateRanges(env);
  if (!privateRanges.ok) errors.push(...privateRanges.errors);
  if (errors.length > 0 || !limits.ok || !hosts.ok || !privateRanges.ok) return { ok: false, errors };
  const privateOrigins = splitList(env.CALLBOARD_PRIVATE_ORIGINS);
  const { ranges } = privateRanges;
  const host = env.HOST?.trim() || undefined;
  return {
    ok: true,
    settings: {
      ...{ port, host, environmentFile, pageOrigins, privateOrigins, trustedHops, limits: limits.limits },
      hosts: [...hosts.hosts, ...hostsListenedOn(host)],
      ...(ranges !== undefined && { privateRanges: ranges }),
    },
  };
}

/** The one name or address that the proxy listens on, if it does not listen on all of them. */
function hostsListenedOn(host: string | undefined): readonly string[] {
  const name = host === undefined ? undefined : canonicalHost(isIPv6(host) ? `[${host}]` : host);
  return name === undefined || name === "0.0.0.0" || name === "[::]" ? [] : [name];
}
