/**
 * The process that `startCallProcess` starts. It answers calls with the registry's own handlers on the registry's own
 * store, one at a time, and ends with the registry's process.
 * @module
 */
import process from "node:process";
import { Worker } from "node:worker_threads";
import { typesFrom } from "#engine/shape";
import { registryTypes } from "#generated/types";
import { callHandler, type ServerAnswer, type ServerRequest } from "#transport";
import { decodeText } from "./http/body.ts";
import { badRequest, failure, isAnswered } from "./http/responses.ts";
import type { LargeAnswer, LargeCall, Setup } from "./large-calls/messages.ts";
import { failureEntry, type LogEntry } from "./log.ts";
import { registryCalls } from "./registry-calls.ts";
import { joinStore } from "./store/store.ts";

/** Polling interval of the parent process, in milliseconds. */
const intervalMs = 500;

/**
 * Ends this process after its parent has ended, by whatever signal. A second thread watches, since the main thread
 * receives no events while it parses. On Windows, where a process keeps the id of its parent, only `disconnect` ends
 * it.
 */
function endWithParent(parent: number): void {
  const watch = `setInterval(() => {
    if (process.ppid !== ${parent}) process.kill(process.pid, "SIGKILL");
  }, ${intervalMs});`;
  const watcher = new Worker(watch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } });
  // An unheard error would end the running call. Without its watcher, the process ends by `disconnect` after that call.
  watcher.on("error", () => {});
  watcher.unref();
  process.on("disconnect", () => process.exit());
}

type AnswerCall = (call: LargeCall) => Promise<LargeAnswer>;

function open({ store: settings, publicUrl, domainSuffix, operatorHosts, sitePort }: Setup): AnswerCall {
  const store = joinStore(settings);
  const types = typesFrom(registryTypes);
  const now = () => new Date();
  const calls = new Map(
    registryCalls({ store, types, publicUrl, domainSuffix, operatorHosts, sitePort, now }).map((call) => [
      call.endpoint.id,
      call,
    ]),
  );
  return async (call) => {
    const { endpointId, requestId, caller } = call;
    const mounted = calls.get(endpointId);
    if (mounted === undefined) throw new TypeError(`there is no call ${endpointId}`);
    const log: LogEntry[] = [];
    const handle = callHandler(mounted.endpoint, mounted.handler, {
      types,
      onBug: ({ cause }) => log.push(failureEntry(cause, { requestId, endpointId })),
      rethrows: isAnswered,
    });
    const answer = await handle(requestOf(call), { caller, requestId }).catch((error: unknown): ServerAnswer => {
      const refused = badRequest(error);
      if (refused !== undefined) return refused;
      log.push(failureEntry(error, { requestId, endpointId }));
      return failure(error);
    });
    const bytes = answer.text === undefined ? answer.bytes : new TextEncoder().encode(answer.text);
    return { status: answer.status, bytes, log };
  };
}

const requestOf = ({ pathParameters, queryParameters, headers, body }: LargeCall): ServerRequest => ({
  pathParameters,
  queryParameters,
  headers,
  readBody: async () => decodeText(body ?? new Uint8Array()),
});

// The registry's process decides when this one ends, also when a terminal or a supervisor signals both.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

let answer: AnswerCall | undefined;
process.on("message", async (message: Setup | LargeCall) => {
  if (message.type === "setup") {
    endWithParent(message.parent);
    answer = open(message);
    return;
  }
  process.send?.(await answer?.(message));
});
