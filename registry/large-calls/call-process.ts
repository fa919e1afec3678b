import { type ChildProcess, fork } from "node:child_process";
import type { LargeAnswer, LargeCall, Setup } from "./messages.ts";

/** The program that answers large calls: the built `main.ts` of this folder. */
export interface LargeCallProgram {
  readonly file: string;
  /** Output of the process, such as the report of V8 at its memory limit; inherited by default. */
  readonly output?: "inherit" | "ignore";
}

/** Limits of a process. */
export interface CallProcessLimits {
  /** Time of one call, in milliseconds. */
  readonly callMs: number;
  /** Memory for JavaScript values, in MiB. */
  readonly memory: number;
}

/** The outcome of a call; `ended` is the signal or code that ended its process, `late` or `killed`. */
export type CallOutcome =
  | { readonly kind: "answered"; readonly answer: LargeAnswer }
  | { readonly kind: "ended"; readonly ended: string };

/** A process that answers one call at a time. */
export interface CallProcess {
  readonly answer: (call: LargeCall) => Promise<CallOutcome>;
  /** Returns true once the process has ended or was killed; it takes no further call then. */
  readonly hasEnded: () => boolean;
  readonly kill: () => void;
}

/** The end of a process that was killed because its call took too long. */
export const late = "late";

/** The end of a process that was killed by `kill`. */
export const killed = "killed";

/** Starts a process. Throws if the system has no memory left for one. */
export function startCallProcess(
  { file, output = "inherit" }: LargeCallProgram,
  setup: Setup,
  { callMs, memory }: CallProcessLimits,
): CallProcess {
  const child = fork(file, [], {
    // Bodies and documents are bytes.
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${memory}`],
    stdio: ["ignore", output, output, "ipc"],
  });
  let ended: string | undefined;
  let isLate = false;
  let settle: ((outcome: CallOutcome) => void) | undefined;
  const end = (how: string): void => {
    ended ??= isLate ? late : child.killed ? killed : how;
    settle?.({ kind: "ended", ended });
  };
  child.on("error", (error: NodeJS.ErrnoException) => end(error.code ?? error.name));
  child.on("exit", (code, signal) => end(signal ?? `code ${code}`));
  child.on("message", (answer: LargeAnswer) => settle?.({ kind: "answered", answer }));
  send(child, setup);
  return {
    answer: (call) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => {
          isLate = true;
          child.kill("SIGKILL");
        }, callMs);
        settle = (outcome) => {
          settle = undefined;
          clearTimeout(timer);
          resolve(outcome);
        };
        if (ended === undefined) send(child, call);
        else end(ended);
      }),
    // An answer may arrive after the process was killed, and before its `exit` event.
    hasEnded: () => ended !== undefined || child.killed,
    kill: () => child.kill("SIGKILL"),
  };
}

/** Sends a message. If the process can't be reached, its `exit` event reports the reason. */
function send(child: ChildProcess, message: Setup | LargeCall): void {
  if (child.connected) child.send(message, () => {});
}
