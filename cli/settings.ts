import { resolve } from "node:path";
import { type ProxyLimits, readLimits, readPrivateRanges } from "#docs-host/proxy";
import { type LoginSettings, type OperatorSettings, readLoginSettings, themeNames } from "#docs-host/server";
import { hostOf, readHosts, readOrigin } from "#engine/host";
import { readTrustedProxies, type TrustedProxies } from "#process";
import { readList } from "./live-checks/index.ts";
import { type ReadLimits, readReadLimits } from "./serve/read-limits.ts";

/** Settings, or sentences about their errors. */
type ReadOperatorSettings =
  | { readonly ok: true; readonly settings: OperatorSettings }
  | { readonly ok: false; readonly errors: readonly string[] };

/**
 * Reads `CALLBOARD_THEME`, `CALLBOARD_FEEDBACK_URL`, `CALLBOARD_CUSTOM_JS`, `CALLBOARD_MCP` and `CALLBOARD_OG_IMAGES`: what
 * the operator decides about all sites (docs/sites.md#settings-of-the-operator).
 */
function readOperatorSettings(env: { readonly [name: string]: string | undefined }): ReadOperatorSettings {
  const errors: string[] = [];
  const name = env.CALLBOARD_THEME || "standard";
  const theme = themeNames.find((one) => one === name);
  if (theme === undefined) {
    errors.push(`CALLBOARD_THEME is ${JSON.stringify(name)}; it must be ${themeNames.join(" or ")}`);
  }
  const feedback = env.CALLBOARD_FEEDBACK_URL || undefined;
  const url = feedback === undefined ? undefined : URL.parse(feedback);
  if (
    feedback !== undefined &&
    !(url?.protocol === "https:" || (url?.protocol === "http:" && url.hostname === "localhost"))
  ) {
    errors.push(
      `CALLBOARD_FEEDBACK_URL is ${JSON.stringify(feedback)}; it must be an address with https, such as https://feedback.example.com`,
    );
  }
  const scripts = env.CALLBOARD_CUSTOM_JS || "off";
  if (scripts !== "on" && scripts !== "off") {
    errors.push(`CALLBOARD_CUSTOM_JS is ${JSON.stringify(scripts)}; it must be on or off`);
  }
  const assistants = env.CALLBOARD_MCP || "on";
  if (assistants !== "on" && assistants !== "off") {
    errors.push(`CALLBOARD_MCP is ${JSON.stringify(assistants)}; it must be on or off`);
  }
  const previews = env.CALLBOARD_OG_IMAGES || "on";
  if (previews !== "on" && previews !== "off") {
    errors.push(`CALLBOARD_OG_IMAGES is ${JSON.stringify(previews)}; it must be on or off`);
  }
  if (errors.length > 0 || theme === undefined) return { ok: false, errors };
  const [runsScripts, hasMcp, drawsPreviews] = [scripts === "on", assistants === "on", previews === "on"];
  return { ok: true, settings: { theme, feedbackUrl: url?.href, runsScripts, hasMcp, drawsPreviews } };
}

/** Settings of the servers. */
export interface Settings {
  readonly sitePort: number;
  readonly registryPort: number;
  readonly dataFolder: string;
  /** True if pages send requests directly to the APIs rather than through the proxy. */
  readonly direct: boolean;
  /** Limits of the proxy that differ from the defaults. */
  readonly limits: Partial<ProxyLimits>;
  /** The public origin of the site, such as `https://docs.example.com`; on this machine if absent. */
  readonly origin: string | undefined;
  /** Hosts of the site and the registry, in addition to the hosts of this machine. */
  readonly hosts: readonly string[];
  /** The number of the operator's own reverse proxies in front of the site. */
  readonly trustedHops: number;
  /** Reverse proxies with trusted `X-Forwarded-…` headers. */
  readonly trustedProxies: TrustedProxies;
  /** Origins at private addresses that every API may call. */
  readonly privateOrigins: readonly string[];
  /** Ranges that the host names of private origins may resolve to; the default ranges if absent. */
  readonly privateRanges: readonly string[] | undefined;
  /** Limits of reading descriptions. */
  readonly readLimits: ReadLimits;
  /** The login of readers to the site, if there is one. */
  readonly login: LoginSettings | undefined;
  /** Settings of the operator for the pages of all sites. */
  readonly operator: OperatorSettings;
  /** The memories of watches that sites show, as they were given: `FILE` or `SITE=FILE`. */
  readonly watchStates: readonly string[];
}

/** Settings, or sentences about their errors. */
export type ReadSettings =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly errors: readonly string[] };

const portOf = (name: string, text: string | undefined, fallback: number, errors: string[]): number => {
  if (text === undefined || text === "") return fallback;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 0 && port <= 65_535) return port;
  errors.push(`${name} is ${JSON.stringify(text)}; it must be a port, a whole number from 0 to 65535`);
  return fallback;
};

/**
 * Reads `PORT` (4000), `REGISTRY_PORT` (4001) and `CALLBOARD_DATA` (`.callboard` in the working folder). Port 0 selects
 * a free port. `CALLBOARD_PROXY` is `on` or `off`, `CALLBOARD_PROXY_LIMITS` a list such as `totalMs=300000`,
 * `CALLBOARD_READ_LIMITS` a list of the limits of reading descriptions (docs/reading.md). `CALLBOARD_HOSTS` lists
 * further hosts of the site. `CALLBOARD_ORIGIN` is the public address of the site, `CALLBOARD_TRUSTED_HOPS` the number
 * of proxies in front of it, `CALLBOARD_TRUSTED_PROXIES` their addresses, and `CALLBOARD_LOGIN_…` configures the login
 * (docs/login.md).
 */
export function readSettings(env: { readonly [name: string]: string | undefined }, folder: string): ReadSettings {
  const errors: string[] = [];
  const sitePort = portOf("PORT", env.PORT, 4000, errors);
  const registryPort = portOf("REGISTRY_PORT", env.REGISTRY_PORT, 4001, errors);
  if (sitePort === registryPort && sitePort !== 0) {
    errors.push(`PORT and REGISTRY_PORT are both ${sitePort}; the site and the registry need a port each`);
  }
  const proxy = env.CALLBOARD_PROXY || "on";
  if (proxy !== "on" && proxy !== "off")
    errors.push(`CALLBOARD_PROXY is ${JSON.stringify(proxy)}; it must be on or off`);
  const limits = readLimits(env.CALLBOARD_PROXY_LIMITS);
  if (!limits.ok) errors.push(...limits.errors.map((error) => `CALLBOARD_PROXY_LIMITS: ${error}`));
  const origin = originIn(env.CALLBOARD_ORIGIN, errors);
  const hops = env.CALLBOARD_TRUSTED_HOPS || "0";
  if (!/^(\d|10)$/.test(hops)) {
    errors.push(`CALLBOARD_TRUSTED_HOPS is ${JSON.stringify(hops)}; it must be a whole number from 0 to 10`);
  }
  const proxies = readTrustedProxies(env.CALLBOARD_TRUSTED_PROXIES ?? "");
  if (!proxies.ok) {
    errors.push(
      `CALLBOARD_TRUSTED_PROXIES must be a list of addresses or ranges such as 10.0.0.0/8, not ${JSON.stringify(proxies.entry)}`,
    );
  }
  const hosts = readHosts(env.CALLBOARD_HOSTS);
  if (!hosts.ok) errors.push(...hosts.errors.map((error) => `CALLBOARD_HOSTS: ${error}`));
  const privateOrigins = originsIn(env.CALLBOARD_PRIVATE_ORIGINS ?? "", errors);
  const privateRanges = readPrivateRanges(env);
  if (!privateRanges.ok) errors.push(...privateRanges.errors);
  const reading = readReadLimits(env);
  if (!reading.ok) errors.push(...reading.errors);
  const login = readLoginSettings(env, origin);
  if (!login.ok) errors.push(...login.errors);
  const operator = readOperatorSettings(env);
  if (!operator.ok) errors.push(...operator.errors);
  const areValid = operator.ok && limits.ok && reading.ok && proxies.ok && hosts.ok && privateRanges.ok && login.ok;
  if (errors.length > 0 || !areValid) return { ok: false, errors };
  return {
    ok: true,
    settings: {
      sitePort,
      registryPort,
      dataFolder: resolve(folder, env.CALLBOARD_DATA || ".callboard"),
      direct: proxy === "off",
      limits: limits.limits,
      readLimits: reading.limits,
      origin,
      hosts: [...hosts.hosts, ...(origin === undefined ? [] : [hostOf(new URL(origin))])],
      trustedHops: Number(hops),
      trustedProxies: proxies.proxies,
      privateOrigins,
      privateRanges: privateRanges.ranges,
      login: login.login,
      operator: operator.settings,
      watchStates: readList(env.CALLBOARD_WATCH_STATE),
    },
  };
}

function originsIn(text: string, errors: string[]): readonly string[] {
  const names = text.split(",").flatMap((name) => (name.trim() === "" ? [] : [name.trim()]));
  const origins = names.map(readOrigin);
  const wrong = names.filter((_, i) => origins[i] === undefined);
  if (wrong.length > 0) {
    errors.push(`CALLBOARD_PRIVATE_ORIGINS has ${wrong.join(", ")}; it must be origins, such as http://localhost:3000`);
  }
  return origins.filter((origin) => origin !== undefined);
}

function originIn(text: string | undefined, errors: string[]): string | undefined {
  if (text === undefined || text === "") return undefined;
  const origin = readOrigin(text);
  if (origin !== undefined) return origin;
  errors.push(`CALLBOARD_ORIGIN is ${JSON.stringify(text)}; it must be an origin, such as https://docs.example.com`);
  return undefined;
}
