import { parseUrl } from "#engine/host";
import { type ParsedCommand, parseArguments } from "../parse-arguments.ts";
import { readLimitsHelp } from "../read-limits-help.ts";
import { pageLaw } from "./page-law-name.ts";

/** Options of a check. */
export interface CheckOptions {
  /** The API as typed; by default the registry's own. */
  readonly api?: string;
  readonly endpoint?: string;
  readonly runs: number;
  readonly seed?: number;
  /** A law, and the path of one of its cases. */
  readonly path?: { readonly law: string; readonly casePath: string };
  readonly json: boolean;
  /** True if the forms are used on the real page. */
  readonly browser: boolean;
  /** True if the replay is shown as a filled-in form. */
  readonly open: boolean;
  readonly replay?: string;
  readonly registry: string;
  readonly site: string;
}

/** Default number of cases for each law of each endpoint, the same as in fast-check. */
const usualRuns = 100;

/** Default number of cases on the page, where each takes about a second: our choice. */
const usualPageRuns = 5;

/** The usage text of the command. */
export const usage = `Usage: callboard check [API|FILE] [--endpoint "POST /path"] [--runs N] [--browser] [--json]
       callboard check [API|FILE] --endpoint "POST /path" --seed S --path P
       callboard check --replay FILE [--open] [API|FILE]

Tests the form of every endpoint and channel of an API on generated values: the request contains what was entered, each
broken rule is reported at its field, actions can be undone, and examples and snippets match the request. With --browser it
tests the real page, by role and name. Nothing is sent. Each failure is written to .callboard/replays/.

API or FILE is one of
  the id of an API      in the registry (needs a token: CALLBOARD_TOKEN, or .callboard/token)
  the name of an API    of the docs site at --site
  a file                that describes an API: OpenAPI, AsyncAPI or OpenRPC in JSON or YAML, or a definition in
                        the registry's format
  a folder              an IDL folder, such as idl, or one at a git revision, such as main:idl
Without an argument, the registry's own API is checked.

  --endpoint NAME   only this endpoint, by method and path or by id; a channel as WSS /path
  --runs N          cases for each law of each endpoint (${usualRuns}; ${usualPageRuns} with --browser)
  --browser         perform random actions on the real page in Chromium (CALLBOARD_CHROMIUM is its path)
  --seed S          the random seed, to repeat the same cases
  --path P          only the case that a failure names, such as request:12:0; page:… is a case of --browser
  --replay FILE     repeat the case of a failure
  --open            with --replay: serve the page with the form filled in as it failed, until Ctrl-C
  --json            print the result as one JSON object
  --registry URL    the registry with the API (http://localhost:4001)
  --site URL        the docs site that has the named API (localhost:4000)

Ctrl-C ends a check early, and prints the results so far.
${readLimitsHelp}
Exit code: 0 all laws hold, 1 a law is broken, 2 the check could not run, 130 it was interrupted without a failure.
`;

const flags = {
  endpoint: { type: "string" },
  runs: { type: "string" },
  seed: { type: "string" },
  path: { type: "string" },
  json: { type: "boolean", default: false },
  browser: { type: "boolean", default: false },
  open: { type: "boolean", default: false },
  replay: { type: "string" },
  registry: { type: "string", default: "http://localhost:4001" },
  site: { type: "string", default: "localhost:4000" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments of the command. */
export function parseOptions(args: readonly string[]): ParsedCommand<CheckOptions> {
  // A seed may be negative, but a minus would begin another option.
  const joined = args.flatMap((word, i) =>
    args[i - 1] === "--seed" ? [] : word === "--seed" ? [seedWord(args[i + 1])] : [word],
  );
  const read = parseArguments(joined, flags);
  if (!read.ok) return error(read.error);
  const { values, positionals } = read;
  if (values.help) return { kind: "help" };
  const { endpoint, json, open, replay, registry, site } = values;
  const [api, ...more] = positionals;
  if (more.length > 0) return error(`check takes one API; unexpected: ${more.join(" ")}`);
  const casePath = /^([a-z]+):(\d+(?::\d+)*)$/.exec(values.path ?? "");
  const browser = values.browser || casePath?.[1] === pageLaw;
  const runs = integerOf(values.runs ?? String(browser ? usualPageRuns : usualRuns));
  if (runs === undefined || runs < 1)
    return error(`--runs is ${JSON.stringify(values.runs)}; it must be a whole number of at least 1`);
  const seed = values.seed === undefined ? undefined : integerOf(values.seed);
  if (values.seed !== undefined && seed === undefined) {
    return error(`--seed is ${JSON.stringify(values.seed)}; it must be the whole number that a failure reports`);
  }
  if (values.path !== undefined && casePath === null) {
    return error(`--path is ${JSON.stringify(values.path)}; it must be a law and numbers, such as request:12:0`);
  }
  if (casePath !== null && (seed === undefined || endpoint === undefined)) {
    return error("--path selects one case of one endpoint; add --seed and --endpoint");
  }
  if (replay !== undefined && (endpoint !== undefined || seed !== undefined)) {
    return error("--replay already selects the endpoint and the case; remove --endpoint, --seed and --path");
  }
  if (values.browser && casePath !== null && casePath[1] !== pageLaw) {
    return error(`--path ${values.path} is a case that does not use the page; remove --browser`);
  }
  if (open && replay === undefined) return error("--open needs a replay; add --replay FILE");
  if (parseUrl(registry) === undefined) {
    return error(`--registry is ${JSON.stringify(registry)}; it must be an address such as http://localhost:4001`);
  }
  const options: CheckOptions = {
    runs,
    json,
    browser,
    open,
    registry,
    site,
    ...(api !== undefined && { api }),
    ...(endpoint !== undefined && { endpoint }),
    ...(seed !== undefined && { seed }),
    ...(casePath?.[1] !== undefined &&
      casePath[2] !== undefined && { path: { law: casePath[1], casePath: casePath[2] } }),
    ...(replay !== undefined && { replay }),
  };
  return { kind: "options", options };
}

const error = (text: string): ParsedCommand<CheckOptions> => ({ kind: "error", error: text });

const seedWord = (next: string | undefined): string => (next === undefined ? "--seed" : `--seed=${next}`);

const integerOf = (text: string): number | undefined => {
  const number = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
};
