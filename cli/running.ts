import { stderr, stdout } from "node:process";
import type { Logger } from "pino";
import type { HostRefusal } from "#engine/host";
import { errorEntry, hostEntry, type Stop, superviseProcess } from "#process";

/** Something that runs and can be ended. */
export interface Running {
  readonly stop: Stop;
}

/** Prints on the error stream why the command can't run, a line each; returns its exit code. */
export function refuse(errors: readonly string[]): number {
  for (const error of errors) stderr.write(`callboard: ${error}\n`);
  return 1;
}

/** Milliseconds that open calls may take to end when the process stops. */
const drainMs = 5000;

/** Supervises the process of a command that serves. Returns the function that registers what it runs. */
export function superviseCommand(log: Logger): (running: Running) => void {
  const supervise = superviseProcess({
    log: (entry) => log.fatal(entry),
    print: (line) => void stderr.write(`callboard: ${line}\n`),
    stopping: () => void stdout.write("\nStopping. Press Ctrl-C again to stop at once.\n"),
    drainMs,
  });
  return ({ stop }) => supervise(stop);
}

/** Logs an error that ended one call, or that belongs to none. */
export const logBug =
  (log: Logger) =>
  (error: unknown): void =>
    log.error({ event: "bug", ...errorEntry(error) });

/** Logs a request for a host that is not served. */
export const logRefusedHost =
  (log: Logger) =>
  (refusal: HostRefusal): void =>
    log.info(hostEntry(refusal));
