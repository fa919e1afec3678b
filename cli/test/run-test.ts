import { errorMessage } from "#engine/error-message";
import type { ApiModel } from "#engine/model";
import {
  callbackSettings,
  type DeliveryReport,
  defaultSettle,
  joinEndpoints,
  type RequestDeps,
  type RunReport,
  runLive,
  secretsOf,
} from "#live";
import { githubAnnotations, jsonReport } from "#live/reports";
import { definitionHash } from "../check/replay-file.ts";
import type { DescriptionAccess } from "../register/load-description.ts";
import type { TestOptions } from "./arguments.ts";
import { type HarFile, type HarOptions, openHar } from "./har-file.ts";
import { HookError, loadHooks, runHooks } from "./hooks.ts";
import { type Listener, openListener } from "./listener.ts";
import { type LiveApi, loadLiveApi } from "./live-api.ts";
import { progressText } from "./progress-text.ts";
import { redacted } from "./redacted.ts";
import { writeReports } from "./report-files.ts";
import { readConnection } from "./send/connection.ts";
import { liveSend } from "./send/live-send.ts";
import { savedReport } from "./test-report.ts";
import { deliveriesText, type PrintedRun, textReport } from "./text-report.ts";
import { waitUntilReady } from "./wait-until-ready.ts";
import { type WhyFailed, whyFailed } from "./why-failed.ts";

/** The dependencies of the command. */
export interface TestDeps extends DescriptionAccess {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Milliseconds since any fixed moment. */
  readonly clock: () => number;
  /** Resolves after milliseconds, or when the signal aborts. */
  readonly sleep: (time: number, signal: AbortSignal) => Promise<void>;
  /** Returns the time of day. */
  readonly date: () => Date;
  /** The version of the command, for reports. */
  readonly version: string;
  /** Returns a seed for a run without one. */
  readonly draw: () => number;
  /** Returns the signal that ends a run early; called when it starts. */
  readonly interruption: () => AbortSignal;
  /** Shows the progress on a terminal; an empty text clears the line. */
  readonly progress?: (line: string) => void;
}

/** Exit codes, see `testCommand`. */
export type ExitCode = 0 | 1 | 2 | 3 | 130;

/** Runs `callboard test` and prints its report; an error of a hook ends it. */
export const runTest = (options: TestOptions, deps: TestDeps): Promise<ExitCode> =>
  testWith(options, deps).catch((thrown: unknown) => {
    if (!(thrown instanceof HookError)) throw thrown;
    return refuse(deps, [thrown.message]);
  });

async function testWith(options: TestOptions, deps: TestDeps): Promise<ExitCode> {
  const signal = deps.interruption();
  const loaded = await readyApi(options, { ...deps, signal });
  if (!loaded.ok) return refuse(deps, loaded.errors);
  const { model, endpoints, connection, changing } = loaded;
  const { baseUrl: server } = loaded.request;
  const loadedHooks = options.hooks === undefined ? undefined : await loadHooks(options.hooks, deps.folder);
  if (loadedHooks?.ok === false) return refuse(deps, [loadedHooks.error]);
  const hooks = loadedHooks && runHooks(loadedHooks, model);
  const secrets = secretsOf(loaded.request);
  const har = options.har === undefined ? undefined : await openedHar(options.har, { ...deps, secrets });
  if (typeof har === "string") return refuse(deps, [har]);
  const listener = options.listen && (await openListener(options.listen, model));
  if (typeof listener === "string") return refuse(deps, [listener]);
  const request = listener === undefined ? loaded.request : withListener(loaded.request, model, listener);
  const begin = deps.date();
  const started = begin.toISOString();
  const enough = new AbortController();
  const { maxFailures = Number.POSITIVE_INFINITY } = options;
  const clockStart = deps.clock();
  const http = liveSend({
    ...options,
    ...connection,
    concurrency: Math.max(options.concurrency, options.workers ?? 1),
    server,
    clock: deps.clock,
    signal: AbortSignal.any([signal, enough.signal]),
  });
  const { seed = deps.draw(), api: _, server: __, endpoints: ___, hooks: ____, ...limits } = options;
  const run = await runLive(
    model,
    { ...limits, ...request, seed, run: String(deps.draw()), opensChannels: true, ...(endpoints && { endpoints }) },
    {
      ...{ send: changing.wrap(http.send), clock: deps.clock, sleep: deps.sleep, hooks },
      signal: AbortSignal.any([signal, enough.signal]),
      ...(har && {
        onExchange: (exchange, time) => har.add(exchange, new Date(begin.getTime() + time - clockStart)),
      }),
      progress: (state) => {
        // Called between tasks, so that the last finding is as small as it gets.
        if (state.findings >= maxFailures) enough.abort();
        deps.progress?.(progressText(state));
      },
    },
  ).finally(http.close);
  deps.progress?.("");
  const incomplete = await har?.close();
  const redact = redacted(secrets);
  const deliveries = listener && (await received(listener, options, { ...deps, signal, redact }));
  const isEnough = enough.signal.aborted && !signal.aborted;
  const report: RunReport = { ...run, findings: joinEndpoints(run.findings), ...(isEnough && { ended: "done" }) };
  const definition = definitionHash(model);
  if (report.ended === "unreachable") {
    return refuse(deps, [`no answer from ${server}: ${redact(report.reason ?? "the connection failed")}`]);
  }
  const failed = whyEnded(report, Object.keys(model.auths), options);
  const finished = { model, report, request, api: options.api, server, definition, started };
  const checked = { ...finished, checks: [...options.checks], failed: failed?.text };
  const saved = { ...(await savedReport(checked, deps)), ...(deliveries && { deliveries }) };
  const printed: PrintedRun = { model, report, request, options, server, failures: saved.failures };
  await writeReports(saved, options.reports, deps);
  deps.out(options.json ? jsonReport(saved) : redact(textReport(printed)) + deliveriesText(deliveries));
  if (options.annotates) deps.out(githubAnnotations(saved));
  if (failed !== undefined) deps.err(`callboard: ${failed.text}\n`);
  if (incomplete !== undefined) deps.err(`callboard: ${incomplete}\n`);
  if (report.findings.length > 0 || deliveries?.some(({ issues }) => issues.length > 0)) return 1;
  if (incomplete !== undefined) return 2;
  return report.ended === "interrupted" ? 130 : (failed?.code ?? 0);
}

/** Loads the API, waits until description and server are ready, and gets the first credentials. */
async function readyApi(options: TestOptions, deps: TestDeps & { readonly signal: AbortSignal }): Promise<LiveApi> {
  const refused = (error: string): LiveApi => ({ ok: false, errors: [error] });
  const connected = await readConnection(options, deps);
  if (!connected.ok) return refused(connected.error);
  const { waitForReady } = options;
  const waiting = { ...connected.connection, ...(waitForReady !== undefined && { waitForReady }) };
  const late = await waitUntilReady(waiting, options.api, deps);
  if (late !== undefined) return refused(late);
  const loaded = await loadLiveApi(options, deps, { startsLater: true });
  if (!loaded.ok) return loaded;
  const error =
    (await waitUntilReady(waiting, loaded.request.baseUrl, deps)) ?? (await loaded.changing.start(deps.signal));
  return error === undefined ? loaded : refused(error);
}

/** Returns the options of requests with the address of a listener wherever a callback takes one. */
const withListener = (request: RequestDeps, model: ApiModel, { url }: Listener): RequestDeps => ({
  ...request,
  settings: callbackSettings(model, url, request.settings),
});

/** Waits for calls that come after the last request, and returns all without secrets. */
async function received(
  listener: Listener,
  { settle = defaultSettle }: TestOptions,
  deps: Pick<TestDeps, "sleep"> & { readonly signal: AbortSignal; readonly redact: (text: string) => string },
): Promise<readonly DeliveryReport[]> {
  await deps.sleep(settle, deps.signal);
  await listener.close();
  return listener.reports().map(({ webhook, received: count, issues }) => ({
    webhook: deps.redact(webhook),
    received: count,
    issues: issues.map((one) => ({ ...one, message: deps.redact(one.message) })),
  }));
}

/** Opens the archive of all exchanges; a text is an error. */
const openedHar = (name: string, options: HarOptions): Promise<HarFile | string> =>
  openHar(name, options).catch((error: unknown) => `--har ${name} can't be written: ${errorMessage(error)}`);

/** Returns why a run did not pass that found nothing and was not interrupted. */
const whyEnded = (report: RunReport, schemes: readonly string[], options: TestOptions): WhyFailed | undefined =>
  report.findings.length > 0 || report.ended === "interrupted" ? undefined : whyFailed({ ...report, schemes }, options);

/** Prints errors, one per line, and returns the exit code of invalid input. */
export function refuse({ err }: TestDeps, errors: readonly string[]): ExitCode {
  for (const error of errors) err(`callboard: ${error}\n`);
  return 2;
}
