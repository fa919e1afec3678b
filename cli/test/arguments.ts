import { isWebAddress } from "#engine/host";
import { type CheckId, checkIds, defaultChecks, type PhaseId, phaseIds } from "#live";
import { type ProgramFormat, programFormats } from "#live/programs";
import {
  defaultCases,
  defaultConcurrency,
  defaultMaxResponseTime,
  defaultTimeout,
  type ParsedCommand,
  parseCommand,
  testCommand,
} from "../command-line/index.ts";
import { type ListenAddress, listenAddressOf } from "./listener.ts";
import { durationOf, numberOf, percentOf, rateOf } from "./quantities.ts";
import { type ReportPaths, reportFormats } from "./report-files.ts";
import type { ConnectionOptions } from "./send/connection.ts";

/** Options of tests and of replays. */
interface SharedOptions extends ConnectionOptions {
  readonly server?: string;
  /** As they were given: `SCHEME=VALUE`. */
  readonly credentials: readonly string[];
  readonly otherCredentials: readonly string[];
  /** `SCHEME=COMMAND`. */
  readonly credentialCommands?: readonly string[];
  /** Milliseconds after which a command is run again. */
  readonly credentialLifetime?: number;
  /** `SCHEME=ID:SECRET`. */
  readonly oauthClients?: readonly string[];
  /** `SCHEME=TOKEN`. */
  readonly refreshTokens?: readonly string[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The file of a module with hooks. */
  readonly hooks?: string;
  /** Milliseconds. */
  readonly timeout: number;
  /** Milliseconds. */
  readonly maxResponseTime?: number;
  readonly json: boolean;
}

/** Options of `callboard test --replay`. */
export interface ReplayOptions extends SharedOptions {
  /** The file or the folder of failures. */
  readonly replay: string;
  /** The argument of the test that failed if absent. */
  readonly api?: string;
  readonly to?: ProgramFormat;
  readonly out?: string;
}

/** Options of `callboard test`. */
export interface TestOptions extends SharedOptions {
  readonly api: string;
  readonly reports: ReportPaths;
  /** True if annotations for GitHub are printed. */
  readonly annotates: boolean;
  readonly allowWrites: boolean;
  readonly seed?: number;
  /** Milliseconds. */
  readonly time?: number;
  readonly calls?: number;
  /** Generated calls of each endpoint; absent if calls end the run. */
  readonly cases?: number;
  /** Requests per second. */
  readonly rate?: number;
  readonly concurrency: number;
  /** Independent groups of endpoints at the same time. */
  readonly workers?: number;
  /** The phases to run; absent for all. */
  readonly phases?: ReadonlySet<PhaseId>;
  /** The address that receives webhooks and callbacks. */
  readonly listen?: ListenAddress;
  /** The file for all exchanges. */
  readonly har?: string;
  /** Milliseconds to wait for an answer of the server before the run. */
  readonly waitForReady?: number;
  readonly endpoints: readonly string[];
  /** Patterns of endpoints, see `selectEndpoints`. */
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** Fixed values: `PLACE=VALUE`. */
  readonly values: readonly string[];
  /** The number of findings after which the run ends. */
  readonly maxFailures?: number;
  readonly checks: ReadonlySet<CheckId>;
  /** Milliseconds. */
  readonly settle?: number;
  /** Percent. */
  readonly minCoverage?: number;
}

/** Parses the arguments of the command. */
export function parseOptions(args: readonly string[]): ParsedCommand<TestOptions | ReplayOptions> {
  const read = parseCommand(testCommand, args);
  if (!read.ok) return error(read.error);
  const { values, positionals } = read;
  if (values.help) return { kind: "help" };
  const [api, ...more] = positionals;
  const { replay } = values;
  if (api === undefined && replay === undefined) {
    return error("test needs a file or an address that describes the API");
  }
  if (more.length > 0) return error(`test takes one API; unexpected: ${more.join(" ")}`);
  const checks = checksOf(values.check, values.without);
  if (typeof checks === "string") return error(checks);
  const listen = values.listen === undefined ? undefined : listenAddressOf(values.listen);
  if (values.listen !== undefined && listen === undefined) {
    return error(
      `--listen is ${JSON.stringify(values.listen)}; it must be a port or HOST:PORT, such as 127.0.0.1:9000`,
    );
  }
  const phases = phasesOf(values.phase);
  if (typeof phases === "string") return error(phases);
  const headers = headersOf(values.header ?? []);
  if (typeof headers === "string") return error(headers);
  const quantities = quantitiesOf(values);
  for (const one of Object.values(quantities)) if (typeof one === "string") return error(one);
  const formats = formatsOf(values);
  if (typeof formats === "string") return error(formats);
  // No text is left: each would have been returned as an error.
  const { concurrency, timeout, ...limits } = quantities as { readonly [name: string]: number | undefined };
  const connected = connectionValues(values);
  if (typeof connected === "string") return error(connected);
  const shared = {
    ...connected,
    ...(values.server !== undefined && { server: values.server }),
    otherCredentials: values["other-credential"] ?? [],
    ...(values.hooks !== undefined && { hooks: values.hooks }),
    ...{ headers, json: values.json, timeout: timeout ?? defaultTimeout * 1000 },
  };
  if (replay !== undefined || api === undefined) return replayOptions(values, api, shared, limits);
  const { reports, annotates } = formats;
  return {
    kind: "options",
    options: {
      ...shared,
      ...{ api, reports, annotates },
      maxResponseTime: defaultMaxResponseTime * 1000,
      ...(limits.calls === undefined && { cases: defaultCases }),
      ...defined(limits),
      ...(phases && { phases }),
      ...(listen && { listen }),
      ...(values.har !== undefined && { har: values.har }),
      allowWrites: values["allow-writes"],
      concurrency: concurrency ?? defaultConcurrency,
      endpoints: values.endpoint ?? [],
      include: values.include ?? [],
      exclude: values.exclude ?? [],
      values: values.value ?? [],
      checks,
    },
  };
}

/** Options of the commands that send requests to a running API. */
interface ConnectionValues {
  readonly credential?: readonly string[] | undefined;
  readonly "credential-command"?: readonly string[] | undefined;
  readonly "credential-lifetime"?: string | undefined;
  readonly "oauth-client"?: readonly string[] | undefined;
  readonly "refresh-token"?: readonly string[] | undefined;
  readonly insecure: boolean;
  readonly proxy?: string | undefined;
  readonly ca?: string | undefined;
  readonly cert?: string | undefined;
  readonly key?: string | undefined;
}

/** Reads credentials and connections, or returns an error. */
export function connectionValues(values: ConnectionValues) {
  const { proxy, ca, cert, key } = values;
  if (proxy !== undefined && !isWebAddress(proxy)) {
    return "--proxy must be an http or https address, such as http://localhost:8080";
  }
  const lifetime = optional(values["credential-lifetime"], durationOf, "--credential-lifetime", "a time, such as 10m");
  if (typeof lifetime === "string") return lifetime;
  return {
    credentials: values.credential ?? [],
    credentialCommands: values["credential-command"] ?? [],
    oauthClients: values["oauth-client"] ?? [],
    refreshTokens: values["refresh-token"] ?? [],
    ...(lifetime !== undefined && { credentialLifetime: lifetime }),
    isInsecure: values.insecure,
    ...(proxy !== undefined && { proxy }),
    ...(ca !== undefined && { ca }),
    ...(cert !== undefined && { cert }),
    ...(key !== undefined && { key }),
  };
}

type Values = Extract<ReturnType<typeof parseCommand<typeof testCommand>>, { readonly ok: true }>["values"];

/** Reads the numbers and times among the options; a text is an error. */
function quantitiesOf(values: Values): { readonly [name: string]: number | string | undefined } {
  return {
    seed: optional(
      values.seed,
      (text) => numberOf(text, 0, 2 ** 32 - 1),
      "--seed",
      "a whole number from 0 to 4294967295",
    ),
    time: optional(values.time, durationOf, "--time", "a time, such as 90s or 5m"),
    calls: optional(values.calls, (text) => numberOf(text, 1), "--calls", "a whole number of at least 1"),
    cases: optional(values.cases, (text) => numberOf(text, 0), "--cases", "a whole number of at least 0"),
    workers: optional(values.workers, (text) => numberOf(text, 1, 256), "--workers", "from 1 to 256"),
    waitForReady: optional(values["wait-for-ready"], durationOf, "--wait-for-ready", "a time, such as 30s"),
    rate: optional(values.rate, rateOf, "--rate", "a rate, such as 20/s or 300/m"),
    concurrency: optional(values.concurrency, (text) => numberOf(text, 1, 256), "--concurrency", "from 1 to 256"),
    timeout: optional(values.timeout, durationOf, "--timeout", "a time, such as 10s"),
    settle: optional(values.settle, durationOf, "--settle", "a time, such as 500ms"),
    maxResponseTime: optional(values["max-response-time"], durationOf, "--max-response-time", "a time, such as 500ms"),
    maxFailures: optional(
      values["max-failures"],
      (text) => numberOf(text, 1),
      "--max-failures",
      "a whole number of at least 1",
    ),
    minCoverage: optional(values["min-coverage"], percentOf, "--min-coverage", "from 0 to 100"),
  };
}

function replayOptions(
  { replay = "", to, out, report }: Values,
  api: string | undefined,
  shared: SharedOptions,
  { maxResponseTime }: { readonly [name: string]: number | undefined },
): ParsedCommand<TestOptions | ReplayOptions> {
  if (report !== undefined) return error("--report is of a test; remove it, or --replay");
  const format = programFormats.find((one) => one === to);
  if (to !== undefined && format === undefined) {
    return error(`--to is ${JSON.stringify(to)}; it must be one of ${programFormats.join(", ")}`);
  }
  return {
    kind: "options",
    options: {
      ...shared,
      replay,
      ...(api !== undefined && { api }),
      ...(format && { to: format }),
      ...(out !== undefined && { out }),
      ...(maxResponseTime !== undefined && { maxResponseTime }),
    },
  };
}

/** Returns the reports to write, or an error. */
function formatsOf({ report = [], replay, to, out }: Values): Pick<TestOptions, "reports" | "annotates"> | string {
  if (to !== undefined && replay === undefined) return "--to writes saved failures; add --replay PATH";
  if (out !== undefined && to === undefined) return "--out is the file of --to; add --to FORMAT";
  const pairs: [string, string][] = [];
  for (const text of report.filter((one) => one !== "github")) {
    const [, format, file] = /^([a-z]+)=(.+)$/s.exec(text) ?? [];
    if (file === undefined || !reportFormats.some((one) => one === format)) {
      return `--report is ${JSON.stringify(text)}; it must be github, or ${reportFormats.join(", ")} with a file, such as html=report.html`;
    }
    pairs.push([format ?? "", file]);
  }
  return { reports: Object.fromEntries(pairs), annotates: report.includes("github") };
}

const error = (text: string): ParsedCommand<TestOptions | ReplayOptions> => ({ kind: "error", error: text });

const defined = (values: { readonly [name: string]: number | undefined }): { readonly [name: string]: number } =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** Reads a quantity if it is given; a text is an error. */
export function optional(
  text: string | undefined,
  read: (text: string) => number | undefined,
  name: string,
  expected: string,
): number | string | undefined {
  if (text === undefined) return undefined;
  return read(text) ?? `${name} is ${JSON.stringify(text)}; it must be ${expected}`;
}

/** Returns the phases to run, or an error; undefined for all. */
function phasesOf(names: readonly string[] = []): ReadonlySet<PhaseId> | string | undefined {
  const unknown = names.find((name) => !phaseIds.some((id) => id === name));
  if (unknown !== undefined) return `unknown phase ${JSON.stringify(unknown)}; the phases are ${phaseIds.join(", ")}`;
  return names.length === 0 ? undefined : new Set(phaseIds.filter((id) => names.includes(id)));
}

/** Returns the checks that are on, or an error. */
export function checksOf(only: readonly string[] = [], without: readonly string[] = []): ReadonlySet<CheckId> | string {
  const known: readonly string[] = checkIds;
  const unknown = [...only, ...without].find((id) => !known.includes(id));
  if (unknown !== undefined) return `unknown check ${JSON.stringify(unknown)}; the checks are ${checkIds.join(", ")}`;
  const on = checkIds.filter((id) => (only.length === 0 ? defaultChecks.has(id) : only.includes(id)));
  return new Set(on.filter((id) => !without.includes(id)));
}

/** Reads the headers of all requests, or returns an error. */
export function headersOf(texts: readonly string[]): readonly (readonly [string, string])[] | string {
  const headers: (readonly [string, string])[] = [];
  for (const text of texts) {
    const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):\s*([\t\x20-\x7e]*)$/.exec(text) ?? [];
    // The value may be a secret, so that the message does not repeat it.
    if (name === undefined || value === undefined) return "--header must be a name and a value, such as X-Tenant: acme";
    headers.push([name, value.trim()]);
  }
  return headers;
}
