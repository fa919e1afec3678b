import { mkdir, writeFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import {
  channelTargetsOf,
  type Exchange,
  type RequestDeps,
  type RunHooks,
  secretsOf,
  type Target,
  targetsOf,
} from "#live";
import { checkReplay, type Failure, type ReplayOutcome, type ReplayVerdict, replayFailure } from "#live/failures";
import { writeProgram } from "#live/programs";
import { ignoreDataAround } from "#process";
import { definitionHash } from "../check/replay-file.ts";
import { counted, printable } from "../text.ts";
import type { ReplayOptions } from "./arguments.ts";
import type { ChangingCredentials } from "./credentials/changing-credentials.ts";
import { failureFiles, readFailure } from "./failure-files.ts";
import { HookError, loadHooks, runHooks } from "./hooks.ts";
import { loadLiveApi } from "./live-api.ts";
import { redacted } from "./redacted.ts";
import { isLocalServer } from "./replay-text.ts";
import { type ExitCode, refuse, type TestDeps } from "./run-test.ts";
import type { Connection } from "./send/connection.ts";
import { liveSend } from "./send/live-send.ts";
import { requestBuilder } from "./test-report.ts";

/** A failure with the path of its file, as it is printed. */
interface SavedFailure {
  readonly file: string;
  readonly failure: Failure;
}

/** Makes saved failures again, or writes them for another program; an error of a hook ends it. */
export const replayFailures = (options: ReplayOptions, deps: TestDeps): Promise<ExitCode> =>
  replayAll(options, deps).catch((thrown: unknown) => {
    if (!(thrown instanceof HookError)) throw thrown;
    return refuse(deps, [thrown.message]);
  });

async function replayAll(options: ReplayOptions, deps: TestDeps): Promise<ExitCode> {
  const listed = await failureFiles(resolve(deps.folder, options.replay));
  if (!listed.ok) return refuse(deps, [listed.error]);
  const failures: SavedFailure[] = [];
  for (const path of listed.files) {
    const read = await readFailure(path);
    if (!read.ok) return refuse(deps, [read.error]);
    failures.push({ file: relative(deps.folder, path), failure: read.failure });
  }
  if (options.to !== undefined) return convert(options, failures, deps);
  const elsewhere = options.server === undefined && failures.find(({ failure }) => !isLocalServer(failure.server));
  if (elsewhere) return refuse(deps, [remoteServerError(elsewhere)]);
  const outcomes: ReplayOutcome["kind"][] = [];
  const signal = deps.interruption();
  for (const group of byApi(failures, options)) {
    const replayed = await replayGroup(group, options, { ...deps, interruption: () => signal });
    if (replayed === undefined) return 2;
    outcomes.push(...replayed);
  }
  const failed = outcomes.filter((kind) => kind === "same" || kind === "other").length;
  const unknown = outcomes.filter((kind) => kind === "not-made").length;
  const passed = outcomes.length - failed - unknown;
  if (!options.json) {
    const notMade = unknown === 0 ? "" : `, ${unknown} not made`;
    deps.out(`${counted(outcomes.length, "failure")}: ${failed} failed, ${passed} passed${notMade}\n`);
  }
  if (signal.aborted) return 130;
  if (failed > 0) return 1;
  return unknown > 0 ? 2 : 0;
}

async function convert(
  { to = "curl", out, replay }: ReplayOptions,
  failures: readonly SavedFailure[],
  deps: TestDeps,
): Promise<ExitCode> {
  const text = writeProgram(
    to,
    failures.map(({ failure }) => failure),
  );
  if (out === undefined) {
    deps.out(text);
    return 0;
  }
  const path = resolve(deps.folder, out);
  await mkdir(dirname(path), { recursive: true });
  ignoreDataAround(dirname(path));
  await writeFile(path, text);
  deps.out(`${counted(failures.length, "failure")} of ${replay} written to ${out}\n`);
  return 0;
}

const remoteServerError = ({ file, failure }: SavedFailure): string =>
  `${file} was saved at ${printable(failure.server)}, which is not on this machine; ` +
  "add --server URL, the address of the running API, such as http://localhost:3000";

/** Failures of one API at one server. */
interface ApiFailures {
  readonly api: string | undefined;
  readonly server: string;
  readonly failures: readonly SavedFailure[];
}

function byApi(failures: readonly SavedFailure[], given: ReplayOptions): readonly ApiFailures[] {
  const groups = new Map<string, ApiFailures>();
  for (const one of failures) {
    const api = given.api ?? one.failure.api;
    const server = given.server ?? one.failure.server;
    const key = JSON.stringify([api, server]);
    groups.set(key, { api, server, failures: [...(groups.get(key)?.failures ?? []), one] });
  }
  return [...groups.values()];
}

/** Replays failures of one API; undefined if it could not be done, which was printed. */
async function replayGroup(
  { api, server, failures }: ApiFailures,
  options: ReplayOptions,
  deps: TestDeps,
): Promise<readonly ReplayOutcome["kind"][] | undefined> {
  const stop = (...errors: readonly string[]): undefined => {
    refuse(deps, errors);
  };
  if (api === undefined) return stop("add the file or the address that describes the API");
  const loaded = await loadLiveApi({ ...options, api, server, endpoints: [] }, deps);
  if (!loaded.ok) return stop(...loaded.errors);
  const { model, request, connection, changing } = loaded;
  const loadedHooks = options.hooks === undefined ? undefined : await loadHooks(options.hooks, deps.folder);
  if (loadedHooks?.ok === false) return stop(loadedHooks.error);
  const hooks = loadedHooks && runHooks(loadedHooks, model);
  // A message may quote an answer that repeats a secret.
  const secrets = secretsOf(request);
  const redact = redacted(secrets);
  const targets = [...targetsOf(model), ...channelTargetsOf(model).map(({ target }) => target)];
  const definition = definitionHash(model);
  const kinds: ReplayOutcome["kind"][] = [];
  for (const { file, failure } of failures) {
    const target = targets.find(({ endpoint }) => endpoint.id === failure.steps.at(-1)?.endpoint);
    const outcome = await replayOne(failure, target, { options, deps, request, model, connection, changing, hooks });
    // A page has only a part of the definition, and saves no hash of the whole.
    const isChanged = failure.definition !== "" && failure.definition !== definition;
    kinds.push(outcome.kind);
    deps.out(redact((options.json ? jsonLine : textLine)(file, failure, outcome, isChanged)));
    if (deps.interruption().aborted) return kinds;
  }
  return kinds;
}

interface Replaying {
  readonly options: ReplayOptions;
  readonly deps: TestDeps;
  readonly request: RequestDeps;
  readonly connection: Connection;
  readonly changing: ChangingCredentials;
  readonly hooks: RunHooks | undefined;
  readonly model: Parameters<typeof requestBuilder>[0];
}

async function replayOne(
  failure: Failure,
  target: Target | undefined,
  { options, deps, request, model, connection, changing, hooks }: Replaying,
): Promise<ReplayOutcome> {
  const known = new Set([...model.endpoints, ...(model.channels ?? [])].map(({ id }) => id));
  const missing = failure.steps.find(({ endpoint }) => !known.has(endpoint));
  if (target === undefined || missing !== undefined) {
    return { kind: "not-made", reason: `the API no longer has the endpoint ${missing?.endpoint ?? failure.endpoint}` };
  }
  const signal = deps.interruption();
  const http = liveSend({
    ...options,
    ...connection,
    server: request.baseUrl,
    concurrency: 1,
    clock: deps.clock,
    signal,
  });
  const secrets = secretsOf(request);
  // A time that was too long is compared with the same limit.
  const saved = failure.expected.kind === "time" ? failure.expected.max : undefined;
  const maxTime = options.maxResponseTime ?? saved;
  const facts = {
    target,
    secrets: secrets.map(({ text }) => text),
    ...(maxTime !== undefined && { maxTime }),
  };
  try {
    const { outcome } = await replayFailure(failure, {
      // A server answers an idempotency key that it knows as it did before.
      build: requestBuilder(
        model,
        request,
        failure.check === "idempotency-ignored" ? undefined : () => String(deps.draw()),
      ),
      send: changing.wrap(http.send),
      check: (exchanges) =>
        failure.check === "own-check" ? ownVerdict(failure, exchanges, hooks) : checkReplay(failure, exchanges, facts),
      hooks,
      ...{ secrets, signal, sleep: (time) => deps.sleep(time, signal) },
    });
    return withCredential(outcome, Object.keys(model.auths));
  } finally {
    await http.close();
  }
}

/** Returns what an own check finds in the last response. The module is given, since a file must not choose code to run. */
async function ownVerdict(
  { cause }: Failure,
  exchanges: readonly Exchange[],
  hooks: RunHooks | undefined,
): Promise<ReplayVerdict> {
  const last = exchanges.at(-1);
  if (hooks?.check === undefined || last === undefined) return { unclear: "an own check found it; add --hooks MODULE" };
  const found = await hooks.check(last);
  return found.find((one) => one.cause === cause) ?? found[0];
}

/** Says how the credential is given that a replay lacks. */
function withCredential(outcome: ReplayOutcome, [scheme = "SCHEME"]: readonly string[]): ReplayOutcome {
  if (outcome.kind !== "not-made" || outcome.isRefused !== true) return outcome;
  return { ...outcome, reason: `${outcome.reason}; give --credential ${scheme}=VALUE` };
}

function textLine(file: string, failure: Failure, outcome: ReplayOutcome, isChanged: boolean): string {
  const about = printable(`${failure.endpoint}, ${failure.check}`);
  const changed = isChanged ? "  the definition has changed since this failure was saved\n" : "";
  const rest = `  ${file}\n${changed}`;
  switch (outcome.kind) {
    case "same":
      return `FAILED ${about}: ${printable(outcome.found.message)}\n${rest}`;
    case "other":
      return `FAILED ${about}, with another failure than before: ${printable(outcome.found.message)}\n${rest}`;
    case "passed":
      return `passed ${about}: it no longer fails\n${rest}`;
    case "not-made":
      return `not made ${about}: ${printable(outcome.reason)}\n${rest}`;
  }
}

function jsonLine(file: string, { endpoint, check }: Failure, outcome: ReplayOutcome, changed: boolean): string {
  const { kind } = outcome;
  const found = "found" in outcome ? { cause: outcome.found.cause, message: outcome.found.message } : {};
  const reason = "reason" in outcome ? { reason: outcome.reason } : {};
  return `${JSON.stringify({ file, endpoint, check, outcome: kind, ...found, ...reason, changed })}\n`;
}
