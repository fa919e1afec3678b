import { stderr, stdout } from "node:process";
import type { Logger } from "pino";
import type { HostRefusal } from "#engine/host";
import { errorEntry, hostEntry, type Stop, superviseProcess } from "#process";

/** A running server that can be stopped. */
export interface Running {
  readonly stop: Stop;
}

/** Why a command that serves can't start, a sentence each. */
export interface StartRefusal {
  readonly errors: readonly string[];
  /** True if the input is missing or invalid: exit code 2 of all commands. */
  readonly isInput?: true;
}

/** Longest time between a signal and the closing of the ports, in seconds; our choice. */
const maxStopDelay = 300;

/** Milliseconds that a process stays reachable after a signal, or a sentence about an invalid `CALLBOARD_STOP_DELAY`. */
export function readStopDelay(env: {
  readonly [name: string]: string | undefined;
}): { readonly ok: true; readonly delayMs: number } | { readonly ok: false; readonly error: string } {
  const text = env.CALLBOARD_STOP_DELAY || "0";
  const seconds = Number(text);
  if (/^\d{1,3}$/.test(text) && seconds <= maxStopDelay) return { ok: true, delayMs: seconds * 1000 };
  return {
    ok: false,
    error: `CALLBOARD_STOP_DELAY must be a whole number of seconds from 0 to ${maxStopDelay}, not ${JSON.stringify(text)}`,
  };
}

/** Prints errors on the error stream, one per line; returns the exit code. */
export function refuse(errors: readonly string[]): number {
  for (const error of errors) stderr.write(`callboard: ${error}\n`);
  return 1;
}

/** Milliseconds that open calls may take to end when the process stops. */
const drainMs = 5000;

/**
 * Supervises the process of a command that serves. Returns the function that registers what it runs.
 *
 * @param delayMs milliseconds that it stays reachable after a signal
 */
export function superviseCommand(log: Logger, delayMs = 0): (running: Running) => void {
  const supervise = superviseProcess({
    log: (entry) => log.fatal(entry),
    print: (line) => void stderr.write(`callboard: ${line}\n`),
    stopping: () => void stdout.write("\nStopping. Press Ctrl-C again to stop at once.\n"),
    drainMs: delayMs + drainMs,
  });
  return ({ stop }) => supervise(stop);
}

/** Creates a function that logs an error of a call or of the process. */
export const logBug =
  (log: Logger) =>
  (error: unknown): void =>
    log.error({ event: "bug", ...errorEntry(error) });

/** Creates a function that logs a request for a host that is not served. */
export const logRefusedHost =
  (log: Logger) =>
  (refusal: HostRefusal): void =>
    log.info(hostEntry(refusal));

/** Creates the logger of an unreadable watch memory. */
export const logUnreadable = (log: Logger): { readonly onUnreadable: (error: string) => void } => ({
  onUnreadable: (error) => log.warn({ event: "watch", message: error }),
});
