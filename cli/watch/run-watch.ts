import { resolve } from "node:path";
import { readHosts } from "#engine/host";
import { type AfterRound, afterRound, openDrifts, type WatchChange, type WatchState } from "#live/watch";
import { closeServer } from "#process";
import { definitionHash } from "../check/replay-file.ts";
import { listen } from "../listen.ts";
import { loadLiveApi } from "../test/live-api.ts";
import { replayText } from "../test/replay-text.ts";
import { counted, printable } from "../text.ts";
import type { WatchOptions } from "./read-arguments.ts";
import { type LoadedApi, type RoundDeps, reloadApi, runRound } from "./run-round.ts";
import { readState, stateFileOf, writeState } from "./state-file.ts";
import { createWatchServer } from "./watch-server.ts";

/** The dependencies of the command. */
export interface WatchDeps extends RoundDeps {
  readonly out: (text: string) => void;
  readonly now: () => Date;
  /** Called with errors that no round and no reader gets. */
  readonly onError: (error: unknown) => void;
}

/** Exit codes, see `watchCommand`. */
export type ExitCode = 0 | 1 | 2 | 130;

/** A watch that has begun, or error messages for the user. */
type Begun =
  | {
      readonly ok: true;
      readonly state: WatchState;
      readonly file: string;
      readonly api: LoadedApi;
    }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Runs `callboard watch` until its signal aborts, or for one round. */
export async function runWatch(options: WatchOptions, deps: WatchDeps): Promise<ExitCode> {
  const begun = await begin(options, deps);
  // Ctrl-C ends the process that reads the description too, which is not an error of the description.
  if (!begun.ok && deps.signal.aborted) return 130;
  if (!begun.ok) return refuse(deps, begun.errors);
  const { file, api } = begun;
  let { state } = begun;
  const server = await serve(() => state, options, deps);
  if ("error" in server) return refuse(deps, [server.error]);
  try {
    const loop = rounds({ state, file, api }, options, deps, (next) => {
      state = next;
    });
    await loop;
  } finally {
    await server.stop();
  }
  const { isUp = true, isLockedOut = false } = state.lastRound ?? {};
  if (options.every === undefined && (!isUp || isLockedOut)) return 2;
  return openDrifts(state).length > 0 ? 1 : 0;
}

async function begin(options: WatchOptions, deps: WatchDeps): Promise<Begun> {
  const api = await loadLiveApi(options, deps);
  if (!api.ok) return api;
  const { baseUrl: server } = api.request;
  const { env, folder } = deps;
  const data = resolve(folder, env.CALLBOARD_DATA || ".callboard");
  const file = options.state === undefined ? stateFileOf(data, server) : resolve(folder, options.state);
  const read = await readState(file);
  if (read?.ok === false) return { ok: false, errors: [`${read.error}; choose another file with --state`] };
  if (read !== undefined && read.state.server !== server) {
    const error = `${file} is the memory of ${read.state.server}; choose another file with --state`;
    return { ok: false, errors: [error] };
  }
  const state = read?.state ?? firstState(api, deps.now());
  return { ok: true, state, file, api };
}

const firstState = ({ model, request }: LoadedApi, now: Date): WatchState => ({
  server: request.baseUrl,
  ...(model.name !== undefined && { api: model.name }),
  definition: definitionHash(model),
  started: now.toISOString(),
  ...{ rounds: 0, calls: 0, drifts: [], parts: [] },
});

/** Serves page and metrics, if a port is named. */
async function serve(
  state: () => WatchState,
  { port, json }: WatchOptions,
  { env, onError, out }: WatchDeps,
): Promise<{ readonly stop: () => Promise<void> } | { readonly error: string }> {
  if (port === undefined) return { stop: async () => undefined };
  const hosts = readHosts(env.CALLBOARD_HOSTS);
  if (!hosts.ok) return { error: `CALLBOARD_HOSTS: ${hosts.errors.join("; ")}` };
  const server = createWatchServer({ state, hosts: hosts.hosts, onError });
  const listening = await listen(server, port, "--port");
  if (!listening.ok) return { error: listening.error };
  if (!json) out(`The watch is shown at http://localhost:${listening.port}, its metrics at /metrics.\n`);
  return { stop: () => closeServer(server) };
}

/** Writes the memory; a full disk ends no watch, since the next round writes it again. */
const save = (file: string, state: WatchState, { err }: WatchDeps): Promise<void> =>
  writeState(file, state).catch((error: Error) => err(`callboard: ${file} can't be written: ${error.message}\n`));

interface Watched {
  readonly state: WatchState;
  readonly file: string;
  readonly api: LoadedApi;
}

/** Runs rounds, and saves the memory after each, until the signal aborts; one round without an interval. */
async function rounds(
  { file, ...first }: Watched,
  options: WatchOptions,
  deps: WatchDeps,
  show: (state: WatchState) => void,
): Promise<void> {
  const { clock, signal, now, out } = deps;
  let { state, api } = first;
  for (;;) {
    const start = clock();
    const at = now().toISOString();
    const { report, files, ...described } = await runRound(api, options, deps);
    // An interrupted round has no results for the rest.
    if (signal.aborted && report.ended === "interrupted") return;
    const after = afterRound(state, { report, at, checks: options.checks, ...described });
    state = after.state;
    show(state);
    await save(file, state, deps);
    out(options.json ? roundJson(after) : roundText(after, files));
    if (options.every === undefined || signal.aborted) return;
    await deps.sleep(Math.max(0, options.every - (clock() - start)), signal);
    if (signal.aborted) return;
    api = await reloadApi(api, options, deps);
  }
}

function refuse({ err }: WatchDeps, errors: readonly string[]): ExitCode {
  for (const error of errors) err(`callboard: ${error}\n`);
  return 2;
}

/**
 * Writes a round for people: a line for each change, how to repeat what broke, then what lasts.
 *
 * @param files the paths of the failures of the round, by their names
 */
function roundText({ state, changes }: AfterRound, files: ReadonlyMap<string, string>): string {
  const { lastRound, server } = state;
  if (lastRound === undefined) return "";
  const at = shortTime(lastRound.at);
  if (!lastRound.isUp) return `${at}  no answer from ${server}\n`;
  if (lastRound.isLockedOut === true) {
    return `${at}  ${counted(lastRound.calls, "request")}, nothing compared: every answer was 401 or 403; see --credential and --header\n`;
  }
  const open = openDrifts(state).length;
  const closing = open === 0 ? "as documented" : `${counted(open, "broken promise")} ${open === 1 ? "lasts" : "last"}`;
  const lines = changes.map((change) => {
    const file = change.kind === "gone" ? undefined : files.get(change.drift.file ?? "");
    const again = file === undefined ? "" : `${" ".repeat(at.length)}  repeat        ${replayText(file, server)}\n`;
    return `${at}  ${changeText(change)}\n${again}`;
  });
  return `${lines.join("")}${at}  ${counted(lastRound.calls, "request")}, ${closing}\n`;
}

/** A time to the second, as logs have it; UTC. */
const shortTime = (at: string): string => at.replace("T", " ").replace(/\.\d+Z$/, "");

const words: { readonly [K in WatchChange["kind"]]: string } = {
  new: "broken      ",
  back: "broken again",
  gone: "right again ",
};

const changeText = ({ kind, drift }: WatchChange): string => {
  const { endpoint, check, message, firstSeen } = drift;
  const since = kind === "new" ? "" : ` First seen ${shortTime(firstSeen)}.`;
  return `${words[kind]}  ${printable(endpoint)}  ${check}: ${printable(message)}${since}`;
};

/** Writes a round as one line of JSON. */
function roundJson({ state, changes }: AfterRound): string {
  const { lastRound, server, definition } = state;
  return `${JSON.stringify({ ...lastRound, server, definition, changes, open: openDrifts(state) })}\n`;
}
