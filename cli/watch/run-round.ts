import { basename } from "node:path";
import { runLive, secretsOf, targetsOf } from "#live";
import type { Round } from "#live/watch";
import { definitionHash } from "../check/replay-file.ts";
import type { DescriptionAccess } from "../register/load-description.ts";
import { failureFileName } from "../test/failure-files.ts";
import { type LiveApi, loadLiveApi } from "../test/live-api.ts";
import { redacted } from "../test/redacted.ts";
import { httpSend } from "../test/send/http-send.ts";
import { failuresOf } from "../test/test-report.ts";
import type { WatchOptions } from "./read-arguments.ts";

/** The platform of rounds. */
export interface RoundDeps extends DescriptionAccess {
  readonly err: (text: string) => void;
  /** Milliseconds since any fixed moment. */
  readonly clock: () => number;
  /** Resolves after milliseconds, or when the signal aborts. */
  readonly sleep: (time: number, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
  /** Shows the progress on a terminal; an empty text clears the line. */
  readonly progress?: (line: string) => void;
}

/** A loaded API. */
export type LoadedApi = Extract<LiveApi, { readonly ok: true }>;

/** One round: the report without secrets, and the hash of the description. */
export interface RoundResult extends Pick<Round, "report" | "definition" | "described"> {
  /** The files of its failures, relative to the working directory, by their names. */
  readonly files: ReadonlyMap<string, string>;
}

/** Requests at the same time: a watched API is in use. Own choice. */
const concurrency = 2;

/** Sends the safe requests of an API once, and saves the failures that it finds. */
export async function runRound(api: LoadedApi, options: WatchOptions, deps: RoundDeps): Promise<RoundResult> {
  const { model, request, endpoints, connection, changing } = api;
  const { checks, cases, seed, rate, maxResponseTime, timeout } = options;
  const { clock, sleep, signal, progress } = deps;
  const http = httpSend({ ...connection, server: request.baseUrl, concurrency, timeout, clock, signal });
  const report = await runLive(
    model,
    {
      ...{ ...request, checks, cases, seed, concurrency, allowWrites: false, seesProperties: true },
      ...(endpoints && { endpoints }),
      ...(rate !== undefined && { rate }),
      ...(maxResponseTime !== undefined && { maxResponseTime }),
    },
    {
      ...{ send: changing.wrap(http.send), clock, sleep, signal },
      ...(progress && { progress: ({ calls, endpoint }) => progress(`${calls} requests: ${endpoint}`) }),
    },
  ).finally(http.close);
  progress?.("");
  const redact = redacted(secretsOf(request));
  const definition = definitionHash(model);
  const run = { model, report, request, api: options.api, server: request.baseUrl, definition };
  // Nothing is remembered of an interrupted round.
  const saved = signal.aborted && report.ended === "interrupted" ? [] : await saveFailures(run, deps);
  const findings = report.findings.map(({ check, endpoint, cause, message }, index) => {
    const file = saved[index];
    const found = { check, endpoint, cause: redact(cause), message: redact(message) };
    return { ...found, ...(file !== undefined && { file: basename(file) }) };
  });
  const described = new Set(targetsOf(model).map(({ name }) => name));
  const files = new Map(saved.flatMap((file) => (file === undefined ? [] : [[basename(file), file]])));
  return { report: { ...report, findings }, definition, described, files };
}

/** Saves failures; undefined for unwritable ones, since a full disk must not end a watch. */
async function saveFailures(
  run: Parameters<typeof failuresOf>[0],
  deps: RoundDeps,
): Promise<readonly (string | undefined)[]> {
  const files: (string | undefined)[] = [];
  for (const { failure, write } of failuresOf(run, deps)) {
    const name = failureFileName(failure);
    files.push(
      await write().catch((error: Error) => {
        deps.err(`callboard: ${name} can't be written: ${error.message}\n`);
        return undefined;
      }),
    );
  }
  return files;
}

/**
 * Reads the description again; the earlier one counts as long as the new one can't be read. An interruption, which ends
 * the process that reads too, is not an error of the description.
 */
export async function reloadApi(before: LoadedApi, options: WatchOptions, deps: RoundDeps): Promise<LoadedApi> {
  const loaded = await loadLiveApi(options, deps);
  if (deps.signal.aborted) return before;
  const { baseUrl } = before.request;
  if (loaded.ok && loaded.request.baseUrl === baseUrl) return loaded;
  // A watch has the memory of one server.
  const errors = loaded.ok ? [`the description names another server now; ${baseUrl} is watched`] : loaded.errors;
  for (const error of errors) deps.err(`callboard: ${error}\n`);
  deps.err("callboard: the previous description is used\n");
  return before;
}
