import { present } from "#engine/json";
import { checkCommand, defaultRuns, type ParsedCommand, readOptions, UsageError } from "../command-line/index.ts";
import { type Environment, registryUrl } from "../registry-url.ts";

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
  /** True if the replay is shown as a filled-in form. */
  readonly open: boolean;
  readonly replay?: string;
  readonly registry: string;
  readonly site: string;
}

/** Reads the arguments of the command. */
export const parseOptions = (args: readonly string[], env: Environment = {}): ParsedCommand<CheckOptions> =>
  readOptions(checkCommand, args, ({ values, positionals: [api, ...more] }) => {
    const { endpoint, json, open, replay, site } = values;
    if (more.length > 0) throw new UsageError(`check takes one API; unexpected: ${more.join(" ")}`);
    const runs = integerOf(values.runs ?? String(defaultRuns), "--runs", "a whole number of at least 1", 1);
    const seed =
      values.seed === undefined
        ? undefined
        : integerOf(values.seed, "--seed", "the whole number that a failure reports");
    const path = values.path === undefined ? undefined : caseOf(values.path);
    if (path !== undefined && (seed === undefined || endpoint === undefined)) {
      throw new UsageError("--path selects one case of one endpoint; add --seed and --endpoint");
    }
    if (replay !== undefined && (endpoint !== undefined || seed !== undefined)) {
      throw new UsageError("--replay already selects the endpoint and the case; remove --endpoint, --seed and --path");
    }
    if (open && replay === undefined) throw new UsageError("--open needs a replay; add --replay FILE");
    const registry = registryUrl(values.registry, env);
    return { runs, json, open, registry, site, ...present({ api, endpoint, seed, path, replay }) };
  });

function caseOf(text: string): NonNullable<CheckOptions["path"]> {
  const [, law, casePath] = /^([a-z]+):(\d+(?::\d+)*)$/.exec(text) ?? [];
  if (law !== undefined && casePath !== undefined) return { law, casePath };
  throw new UsageError(`--path is ${JSON.stringify(text)}; it must be a law and numbers, such as request:12:0`);
}

function integerOf(text: string, name: string, expected: string, least = Number.MIN_SAFE_INTEGER): number {
  const number = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(number) && number >= least) return number;
  throw new UsageError(`${name} is ${JSON.stringify(text)}; it must be ${expected}`);
}
