import { errorAnswer, internalError, type ServerAnswer } from "#transport";
import type { Log } from "../log.ts";
import {
  type CallProcess,
  type CallProcessLimits,
  type LargeCallProgram,
  late,
  startCallProcess,
} from "./call-process.ts";
import type { LargeCall, Setup } from "./messages.ts";

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

/** Answers calls that would block the event loop, in a process of their own. */
export interface LargeCalls {
  /** Resolves with an answer, whatever happens to the process. */
  readonly answer: (call: LargeCall) => Promise<ServerAnswer>;
  /** Refuses calls that wait and further ones. The running call goes on. */
  readonly drain: () => void;
  /** Ends the process, and the running call with it. */
  readonly close: () => void;
}

/**
 * Answers large calls one after the other in a process that starts with the first one. A call that passes a limit of time or
 * memory ends with its process; the next call gets another one.
 */
export function largeCalls(
  { file }: LargeCallProgram,
  options: { readonly setup: Setup; readonly log: Log; readonly limits?: Partial<LargeCallLimits> },
): LargeCalls {
  const { setup, log } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const waiting = { calls: 0, bytes: 0 };
  let last: Promise<unknown> = Promise.resolve();
  let running: CallProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isDraining = false;

  const stop = (): void => {
    clearTimeout(idle);
    running?.kill();
    running = undefined;
  };

  const answerNow = async (call: LargeCall): Promise<ServerAnswer> => {
    clearTimeout(idle);
    if (running === undefined || running.hasEnded()) running = startCallProcess(file, setup, limits);
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

  const answer = async (call: LargeCall): Promise<ServerAnswer> => {
    const size = call.body?.length ?? 0;
    if (waiting.calls >= limits.waitingCalls || waiting.bytes + size > limits.waitingBytes) return busy;
    waiting.calls += 1;
    waiting.bytes += size;
    const turn = last.then(() => {
      waiting.calls -= 1;
      waiting.bytes -= size;
      return isDraining ? stopping : answerNow(call);
    });
    last = turn.catch(() => {});
    return turn;
  };

  const drain = (): void => {
    isDraining = true;
  };

  return {
    answer,
    drain,
    close: () => {
      drain();
      stop();
    },
  };
}

const busy = errorAnswer(503, "UnavailableError", "Too many large calls are waiting. Try again in a moment.");
const stopping = errorAnswer(503, "UnavailableError", "The registry is stopping. Try again in a moment.");

/** Answers a call whose process has ended. V8 aborts a process that passes its limit of memory. */
function answerToEnd({ body }: LargeCall, ended: string): ServerAnswer {
  if (ended !== late && ended !== "SIGABRT") return internalError();
  const limit = "takes more memory or time than one call may.";
  return body === undefined
    ? errorAnswer(503, "UnavailableError", `The answer to this call ${limit}`)
    : errorAnswer(413, "PayloadTooLargeError", `The request body ${limit} Send less.`);
}
