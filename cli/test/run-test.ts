import type { ApiModel } from "#engine/model";
import { isNamed, namedSecrets, type RunReport, runLive, shareOf, targetsOf } from "#live";
import { definitionHash } from "../check/replay-file.ts";
import { type DescriptionAccess, loadDescription } from "../register/load-description.ts";
import { nameOf } from "../serve/source.ts";
import type { TestOptions } from "./arguments.ts";
import { readCredentials } from "./credentials.ts";
import { httpSend } from "./http-send.ts";
import { jsonReport } from "./json-report.ts";
import { progressText } from "./progress-text.ts";
import { redacted } from "./redacted.ts";
import { serverOf } from "./server-of.ts";
import { type PrintedRun, textReport } from "./text-report.ts";

/** The dependencies of the command. */
export interface TestDeps extends DescriptionAccess {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Milliseconds since any fixed moment. */
  readonly clock: () => number;
  /** Resolves after milliseconds, or when the signal aborts. */
  readonly sleep: (time: number, signal: AbortSignal) => Promise<void>;
  /** Returns a seed for a run without one. */
  readonly draw: () => number;
  /** Returns the signal that ends a run early; called when it starts. */
  readonly interruption: () => AbortSignal;
  /** Shows the progress on a terminal; an empty text clears the line. */
  readonly progress?: (line: string) => void;
}

/** Exit codes, see `testCommand`. */
export type ExitCode = 0 | 1 | 2 | 130;

/** Runs `callboard test` and prints its report. */
export async function runTest(options: TestOptions, deps: TestDeps): Promise<ExitCode> {
  const loaded = await loadDescription(options.api, nameOf(options.api), deps);
  if (!loaded.ok) return refuse(deps, loaded.errors);
  const { model } = loaded;
  for (const line of loaded.lines) deps.err(`callboard: ${line.trim()}\n`);
  const server = serverOf(model, options.server);
  if (!server.ok) return refuse(deps, [server.error]);
  const endpoints = namedEndpoints(model, options.endpoints);
  if (!endpoints.ok) return refuse(deps, endpoints.errors);
  const own = await readCredentials(options.credentials, model, deps);
  const other = await readCredentials(options.otherCredentials, model, deps, "other-credential");
  if (!own.ok) return refuse(deps, [own.error]);
  if (!other.ok) return refuse(deps, [other.error]);
  const hasOther = Object.keys(other.values).length > 0;
  const credentials = { own: own.values, ...(hasOther && { other: other.values }) };

  const signal = deps.interruption();
  const { concurrency, timeout } = options;
  const http = httpSend({ server: server.url, concurrency, timeout, clock: deps.clock, signal });
  const request = { baseUrl: server.url, credentials, headers: options.headers };
  const { seed = deps.draw(), api: _, server: __, endpoints: ___, ...limits } = options;
  const report = await runLive(
    model,
    { ...limits, ...request, seed, ...(endpoints.ids && { endpoints: endpoints.ids }) },
    {
      ...{ send: http.send, clock: deps.clock, sleep: deps.sleep, signal },
      ...(deps.progress && { progress: (state) => deps.progress?.(progressText(state)) }),
    },
  );
  deps.progress?.("");
  await http.close();
  const redact = redacted(namedSecrets({ ...credentials, headers: options.headers }).map(({ text }) => text));
  const run: PrintedRun = { model, report, request, options, server: server.url, definition: definitionHash(model) };
  if (report.ended === "unreachable") {
    return refuse(deps, [`no answer from ${server.url}: ${redact(report.reason ?? "the connection failed")}`]);
  }
  deps.out(redact(options.json ? `${JSON.stringify(jsonReport(run))}\n` : textReport(run)));
  return codeOf(report, options);
}

function codeOf({ findings, coverage, ended }: RunReport, { minCoverage = 0 }: TestOptions): ExitCode {
  if (findings.length > 0) return 1;
  if (ended === "interrupted") return 130;
  return shareOf(coverage.items).percent < minCoverage ? 1 : 0;
}

/** The ids of the named endpoints; `undefined` if none is named, so that all are called. */
function namedEndpoints(
  model: ApiModel,
  names: readonly string[],
):
  | { readonly ok: true; readonly ids: ReadonlySet<string> | undefined }
  | { readonly ok: false; readonly errors: readonly string[] } {
  const targets = targetsOf(model);
  if (targets.length === 0) return { ok: false, errors: ["the API has no endpoints, so there is nothing to test"] };
  if (names.length === 0) return { ok: true, ids: undefined };
  const unknown = names.find((name) => !targets.some((target) => isNamed(target, name)));
  if (unknown !== undefined) {
    return {
      ok: false,
      errors: [`the API has no endpoint ${unknown}; its endpoints are`, ...targets.map(({ name }) => name)],
    };
  }
  const named = targets.filter((target) => names.some((name) => isNamed(target, name)));
  return { ok: true, ids: new Set(named.map(({ endpoint }) => endpoint.id)) };
}

function refuse({ err }: TestDeps, errors: readonly string[]): ExitCode {
  for (const error of errors) err(`callboard: ${error}\n`);
  return 2;
}
