import { checkCommand, defaultRuns, type ParsedCommand, parseCommand } from "../command-line/index.ts";
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
export function parseOptions(args: readonly string[], env: Environment = {}): ParsedCommand<CheckOptions> {
  const read = parseCommand(checkCommand, args);
  if (!read.ok) return error(read.error);
  const { values, positionals } = read;
  if (values.help) return { kind: "help" };
  const { endpoint, json, open, replay, site } = values;
  const [api, ...more] = positionals;
  if (more.length > 0) return error(`check takes one API; unexpected: ${more.join(" ")}`);
  const casePath = /^([a-z]+):(\d+(?::\d+)*)$/.exec(values.path ?? "");
  const runs = integerOf(values.runs ?? String(defaultRuns));
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
  if (open && replay === undefined) return error("--open needs a replay; add --replay FILE");
  const registry = registryUrl(values.registry, env);
  if (!registry.ok) return error(registry.error);
  const options: CheckOptions = {
    runs,
    json,
    open,
    registry: registry.url,
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

const integerOf = (text: string): number | undefined => {
  const number = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
};
