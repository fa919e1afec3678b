import type { ApiModel } from "#engine/model";
import { commandText } from "../command-text.ts";
import { counted, printable, textTable } from "../text.ts";
import type { EndpointReport } from "./check-api.ts";
import type { LawFailure } from "./run-law.ts";

/** A failure with the endpoint and the law that it belongs to. */
export interface Failure {
  readonly endpoint: string;
  readonly law: string;
  readonly outcome: LawFailure;
}

/** A failure with the path of its replay file. */
export interface WrittenFailure extends Failure {
  readonly file: string;
}

/** The result of a check as a whole. */
export interface CheckReport {
  readonly model: ApiModel;
  readonly definition: string;
  readonly seed: number;
  readonly endpoints: readonly EndpointReport[];
  readonly failures: readonly WrittenFailure[];
  /** The number of endpoints to check; only present if the check was interrupted. */
  readonly interruptedOf?: number;
}

/** Lists the failures in the order of the endpoints. */
export const failuresOf = (endpoints: readonly EndpointReport[]): readonly Failure[] =>
  endpoints.flatMap(({ name, laws }) =>
    laws.flatMap(({ law, outcome }) => (outcome.kind === "failed" ? [{ endpoint: name, law, outcome }] : [])),
  );

/** Writes a report for people: a table by endpoint, then each failure, then one closing line. */
export function textReport({ endpoints, failures, seed, interruptedOf }: CheckReport): string {
  const rows = endpoints.map((one) => {
    const { tried, passed, runs } = sumOf(one);
    return [printable(one.name), `${passed}/${tried}`, String(runs), `${Math.round(one.milliseconds)} ms`];
  });
  const table = textTable([["endpoint", "laws", "runs", "time"], ...rows], { figures: true });
  const untried = endpoints.flatMap(({ name, laws }) =>
    laws.flatMap(({ law, outcome }) =>
      outcome.kind === "untried" ? [`not tried: ${printable(name)}, ${law}: ${printable(outcome.reason)}\n`] : [],
    ),
  );
  const reported = failures.map(
    ({ endpoint, law, outcome, file }) =>
      `FAILED ${printable(endpoint)}, ${law}: ${printable(outcome.message)}\n` +
      `  one case  --endpoint ${JSON.stringify(printable(endpoint))} --seed ${seed} --path ${law}:${outcome.path}\n` +
      `  replay    ${commandText(`check --replay ${file}`)}\n` +
      (outcome.isCut ? "  There may be a smaller case: the search ran out of time.\n" : ""),
  );
  const sums = endpoints.map(sumOf);
  const add = (key: "tried" | "passed" | "runs"): number => sums.reduce((sum, one) => sum + one[key], 0);
  const failed = add("tried") - add("passed");
  const notTried = untried.length === 0 ? "" : `, ${untried.length} not tried`;
  const closing = `${describeChecked(endpoints)}, ${counted(add("passed"), "law")} passed, ${failed} failed${notTried}, ${add("runs")} runs, seed ${seed}\n`;
  const interrupted =
    interruptedOf === undefined
      ? ""
      : `Interrupted after ${endpoints.length} of ${interruptedOf} endpoints; the last one may be incomplete.\n`;
  return [table, untried.join(""), reported.join("\n"), interrupted, closing].filter((part) => part !== "").join("\n");
}

/** Converts a report to plain data for programs. */
export function jsonReport({ model, definition, seed, endpoints, failures, interruptedOf }: CheckReport): object {
  return {
    api: { id: model.id, ...(model.name !== undefined && { name: model.name }) },
    definition,
    seed,
    passed: failures.length === 0 && interruptedOf === undefined,
    ...(interruptedOf !== undefined && { interruptedOf }),
    endpoints: endpoints.map(({ name, id, laws, milliseconds }) => ({
      endpoint: name,
      id,
      milliseconds: Math.round(milliseconds),
      laws: laws.map(({ law, outcome }) => {
        const { kind, ...rest } = outcome;
        return { law, outcome: kind, ...(kind === "failed" ? { runs: outcome.runs, message: outcome.message } : rest) };
      }),
    })),
    failures: failures.map(({ endpoint, law, outcome, file }) => ({
      endpoint,
      law,
      message: outcome.message,
      path: `${law}:${outcome.path}`,
      file,
    })),
  };
}

/** Formats the checked targets: `55 endpoints`, or `1 endpoint and 2 channels`. */
function describeChecked(reports: readonly EndpointReport[]): string {
  const channels = reports.filter(({ isChannel }) => isChannel).length;
  const endpoints = reports.length - channels;
  if (channels === 0) return counted(endpoints, "endpoint");
  const all = counted(channels, "channel");
  return endpoints === 0 ? all : `${counted(endpoints, "endpoint")} and ${all}`;
}

/** Counts of the tested laws of an endpoint, of the laws that hold, and of the cases. */
function sumOf({ laws }: EndpointReport): { readonly tried: number; readonly passed: number; readonly runs: number } {
  const outcomes = laws.map(({ outcome }) => outcome);
  return {
    tried: outcomes.filter(({ kind }) => kind === "passed" || kind === "failed").length,
    passed: outcomes.filter(({ kind }) => kind === "passed").length,
    runs: outcomes.reduce((sum, outcome) => sum + ("runs" in outcome ? outcome.runs : 0), 0),
  };
}
