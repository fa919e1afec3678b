import { errorAnswer, internalError, type ServerAnswer } from "#transport";
import { failureEntry, type Log } from "../log.ts";
import {
  type CallProcess,
  type CallProcessLimits,
  killed,
  type LargeCallProgram,
  late,
  startCallProcess,
} from "./call-process.ts";
import type { LargeCall, Setup } from "./messages.ts";
import { createTurns, type Turn } from "./turns.ts";

/** Limits of large calls. */
export interface LargeCallLimits extends CallProcessLimits {
  /** Count of calls that may wait; further calls are refused. */
  readonly waitingCalls: number;
  /** Bytes of their bodies; further calls are refused. */
  readonly waitingBytes: number;
  /** Time after which an idle process ends, in milliseconds. */
  readonly idleMs: number;
}

/**
 * Our choices: two of the largest bodies may wait. The largest body of numbers takes 1.5 GB and half a minute on a
 * machine with two cores.
 */
const defaultLimits: LargeCallLimits = {
  waitingCalls: 100,
  waitingBytes: 100 * 1024 * 1024,
  callMs: 120_000,
  idleMs: 30_000,
  memory: 2048,
};

/** Answers calls that would block the event loop, in a separate process. */
export interface LargeCalls {
  /** Always resolves with a response, even if the process dies. A call with an aborted signal doesn't start. */
  readonly answer: (call: LargeCall, signal: AbortSignal) => Promise<ServerAnswer>;
  /** Refuses waiting and further calls. The running call continues. */
  readonly drain: () => void;
  /** Ends the process, and the running call with it. */
  readonly close: () => void;
}

/**
 * Answers large calls one at a time, of all organizations in rotation, in a process that starts with the first one. A
 * call that passes a limit of time or memory ends with its process; the next call gets another one.
 */
export function largeCalls(
  program: LargeCallProgram,
  options: { readonly setup: Setup; readonly log: Log; readonly limits?: Partial<LargeCallLimits> },
): LargeCalls {
  const { setup, log } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const turns = createTurns({ calls: limits.waitingCalls, bytes: limits.waitingBytes });
  let running: CallProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const stop = (): void => {
    clearTimeout(idle);
    running?.kill();
    running = undefined;
  };

  const answerNow = async (call: LargeCall): Promise<ServerAnswer> => {
    clearTimeout(idle);
    if (running === undefined || running.hasEnded()) running = startCallProcess(program, setup, limits);
    const outcome = await running.answer(call);
    if (outcome.kind === "ended") {
      const { requestId, endpointId } = call;
      log({ event: "large-call", requestId, endpointId, ended: outcome.ended });
      return answerToEnd(call, outcome.ended);
    }
    idle = setTimeout(stop, limits.idleMs).unref();
    const { status, bytes, log: entries } = outcome.answer;
    for (const entry of entries) log(entry);
    return { status, ...(bytes && { bytes }) };
  };

  const answer = async (call: LargeCall, signal: AbortSignal): Promise<ServerAnswer> => {
    const { caller, body, requestId, endpointId } = call;
    const turn = await turns.wait({ organization: caller.orgId, bytes: body?.length ?? 0, signal });
    if (turn !== "granted") return refusals[turn];
    try {
      return await answerNow(call);
    } catch (error) {
      // The system may have no memory left for a process.
      log(failureEntry(error, { requestId, endpointId }));
      return internalError();
    } finally {
      turns.end();
    }
  };

  return {
    answer,
    drain: turns.drain,
    close: () => {
      turns.drain();
      stop();
    },
  };
}

const unavailable = (message: string): ServerAnswer => errorAnswer(503, "UnavailableError", message);
const stopping = unavailable("The registry is stopping. Try again in a moment.");

const refusals: { readonly [turn in Exclude<Turn, "granted">]: ServerAnswer } = {
  full: unavailable("Too many large calls are waiting. Try again in a moment."),
  left: unavailable("The client closed the connection."),
  drained: stopping,
};

/** A body up to this size, in bytes, is not the reason why its call was too large. */
const smallBytes = 64 * 1024;

/**
 * Answers a call after its process has ended. V8 aborts a process at its memory limit, and the system kills a process
 * at the limit of its container.
 */
function answerToEnd({ body }: LargeCall, ended: string): ServerAnswer {
  if (ended === killed) return stopping;
  if (ended !== late && ended !== "SIGABRT" && ended !== "SIGKILL") return internalError();
  const limit = "needs more memory or time than one call is allowed.";
  return body === undefined || body.length <= smallBytes
    ? unavailable(`The response to this call ${limit}`)
    : errorAnswer(413, "PayloadTooLargeError", `The request body ${limit} Send less.`);
}
