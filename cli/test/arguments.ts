import { isWebAddress } from "#engine/host";
import { present } from "#engine/json";
import { type CheckId, checkIds, defaultChecks, type PhaseId, phaseIds } from "#live";
import { type ProgramFormat, programFormats } from "#live/programs";
import {
  type Arguments,
  defaultCases,
  defaultConcurrency,
  defaultMaxResponseTime,
  defaultTimeout,
  type ParsedCommand,
  readOptions,
  testCommand,
  UsageError,
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
export const parseOptions = (args: readonly string[]): ParsedCommand<TestOptions | ReplayOptions> =>
  readOptions(testCommand, args, ({ values, positionals: [api, ...more] }) => {
    const { replay, server, hooks, har, json, endpoint = [], include = [], exclude = [] } = values;
    if (api === undefined && replay === undefined) {
      throw new UsageError("test needs a file or an address that describes the API");
    }
    if (more.length > 0) throw new UsageError(`test takes one API; unexpected: ${more.join(" ")}`);
    const run = {
      checks: checksOf(values.check, values.without),
      ...present({ listen: values.listen === undefined ? undefined : listenAddressOf(values.listen) }),
      ...present({ phases: phasesOf(values.phase), har }),
      ...quantitiesOf(values),
      ...formatsOf(values),
    };
    const shared = {
      ...connectionValues(values),
      ...present({ server, hooks }),
      ...{ otherCredentials: values["other-credential"] ?? [], headers: headersOf(values.header), json },
    };
    const { timeout, maxResponseTime, rate } = limitsOf(values);
    if (replay !== undefined || api === undefined) {
      return { ...shared, ...replayOptions(values), timeout, ...present({ api, maxResponseTime }) };
    }
    return {
      ...{ api, ...shared, timeout, ...present({ rate }) },
      maxResponseTime: maxResponseTime ?? defaultMaxResponseTime * 1000,
      ...(run.calls === undefined && { cases: defaultCases }),
      ...run,
      concurrency: run.concurrency ?? defaultConcurrency,
      allowWrites: values["allow-writes"],
      ...{ endpoints: endpoint, include, exclude, values: values.value ?? [] },
    };
  });

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

/** Reads credentials and connections. */
export function connectionValues(values: ConnectionValues) {
  const { proxy, ca, cert, key, insecure: isInsecure, "credential-lifetime": lifetime } = values;
  if (proxy !== undefined && !isWebAddress(proxy)) {
    throw new UsageError("--proxy must be an http or https address, such as http://localhost:8080");
  }
  const credentialLifetime = quantityOf(lifetime, durationOf, "--credential-lifetime", "a time, such as 10m");
  return {
    credentials: values.credential ?? [],
    credentialCommands: values["credential-command"] ?? [],
    oauthClients: values["oauth-client"] ?? [],
    refreshTokens: values["refresh-token"] ?? [],
    isInsecure,
    ...present({ credentialLifetime, proxy, ca, cert, key }),
  };
}

/** Reads a quantity if it is given. */
export function quantityOf(
  text: string | undefined,
  read: (text: string) => number | undefined,
  name: string,
  expected: string,
): number | undefined {
  const quantity = text === undefined ? undefined : read(text);
  if (text === undefined || quantity !== undefined) return quantity;
  throw new UsageError(`${name} is ${JSON.stringify(text)}; it must be ${expected}`);
}

/** Reads a whole number if it is given. */
export const countOf = (text: string | undefined, name: string, least = 1): number | undefined =>
  quantityOf(text, (digits) => numberOf(digits, least), name, `a whole number of at least ${least}`);

const fewOf = (text: string | undefined, name: string): number | undefined =>
  quantityOf(text, (digits) => numberOf(digits, 1, 256), name, "from 1 to 256");

/** Reads the seed of a run if it is given. */
export const seedOf = (text: string | undefined): number | undefined =>
  quantityOf(text, (digits) => numberOf(digits, 0, 2 ** 32 - 1), "--seed", "a whole number from 0 to 4294967295");

interface LimitValues {
  readonly rate?: string | undefined;
  readonly timeout?: string | undefined;
  readonly "max-response-time"?: string | undefined;
}

/** Reads the limits of requests: requests per second, and times in milliseconds. */
export const limitsOf = ({ rate, timeout, "max-response-time": responseTime }: LimitValues) => ({
  timeout: quantityOf(timeout, durationOf, "--timeout", "a time, such as 10s") ?? defaultTimeout * 1000,
  ...present({
    rate: quantityOf(rate, rateOf, "--rate", "a rate, such as 20/s or 300/m"),
    maxResponseTime: quantityOf(responseTime, durationOf, "--max-response-time", "a time, such as 500ms"),
  }),
});

type Values = Arguments<typeof testCommand>["values"];

/** Reads the numbers and times of a test. */
const quantitiesOf = (values: Values) =>
  present({
    seed: seedOf(values.seed),
    time: quantityOf(values.time, durationOf, "--time", "a time, such as 90s or 5m"),
    calls: countOf(values.calls, "--calls"),
    cases: countOf(values.cases, "--cases", 0),
    workers: fewOf(values.workers, "--workers"),
    waitForReady: quantityOf(values["wait-for-ready"], durationOf, "--wait-for-ready", "a time, such as 30s"),
    concurrency: fewOf(values.concurrency, "--concurrency"),
    settle: quantityOf(values.settle, durationOf, "--settle", "a time, such as 500ms"),
    maxFailures: countOf(values["max-failures"], "--max-failures"),
    minCoverage: quantityOf(values["min-coverage"], percentOf, "--min-coverage", "from 0 to 100"),
  });

function replayOptions({ replay = "", to, out, report }: Values): Pick<ReplayOptions, "replay" | "to" | "out"> {
  if (report !== undefined) throw new UsageError("--report is of a test; remove it, or --replay");
  const format = programFormats.find((one) => one === to);
  if (to !== undefined && format === undefined) {
    throw new UsageError(`--to is ${JSON.stringify(to)}; it must be one of ${programFormats.join(", ")}`);
  }
  return { replay, ...present({ to: format, out }) };
}

/** Returns the reports to write. */
function formatsOf({ report = [], replay, to, out }: Values): Pick<TestOptions, "reports" | "annotates"> {
  if (to !== undefined && replay === undefined) {
    throw new UsageError("--to writes saved failures; add --replay PATH");
  }
  if (out !== undefined && to === undefined) throw new UsageError("--out is the file of --to; add --to FORMAT");
  const pairs: [string, string][] = [];
  for (const text of report.filter((one) => one !== "github")) {
    const [, format, file] = /^([a-z]+)=(.+)$/s.exec(text) ?? [];
    if (format === undefined || file === undefined || !reportFormats.some((one) => one === format)) {
      throw new UsageError(
        `--report is ${JSON.stringify(text)}; it must be github, or ${reportFormats.join(", ")} with a file, such as html=report.html`,
      );
    }
    pairs.push([format, file]);
  }
  return { reports: Object.fromEntries(pairs), annotates: report.includes("github") };
}

/** Returns the phases to run; undefined for all. */
function phasesOf(names: readonly string[] = []): ReadonlySet<PhaseId> | undefined {
  const unknown = names.find((name) => !phaseIds.some((id) => id === name));
  if (unknown !== undefined) {
    throw new UsageError(`unknown phase ${JSON.stringify(unknown)}; the phases are ${phaseIds.join(", ")}`);
  }
  return names.length === 0 ? undefined : new Set(phaseIds.filter((id) => names.includes(id)));
}

/** Returns a sentence about the first unknown check. */
export function unknownCheck(names: readonly string[]): string | undefined {
  const unknown = names.find((name) => !checkIds.some((id) => id === name));
  return unknown && `unknown check ${JSON.stringify(unknown)}; the checks are ${checkIds.join(", ")}`;
}

/** Returns the checks that are on. */
export function checksOf(only: readonly string[] = [], without: readonly string[] = []): ReadonlySet<CheckId> {
  const problem = unknownCheck([...only, ...without]);
  if (problem !== undefined) throw new UsageError(problem);
  const on = checkIds.filter((id) => (only.length === 0 ? defaultChecks.has(id) : only.includes(id)));
  return new Set(on.filter((id) => !without.includes(id)));
}

/** Reads the headers of all requests. */
export const headersOf = (texts: readonly string[] = []): readonly (readonly [string, string])[] =>
  texts.map((text) => {
    const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):\s*([\t\x20-\x7e]*)$/.exec(text) ?? [];
    // The value may be a secret, so that the message does not repeat it.
    if (name === undefined || value === undefined) {
      throw new UsageError("--header must be a name and a value, such as X-Tenant: acme");
    }
    return [name, value.trim()];
  });
