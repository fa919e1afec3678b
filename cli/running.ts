import type { Server } from "node:http";
import { stderr, stdout } from "node:process";

/** Something that runs and can be ended. */
export interface Running {
  readonly stop: () => Promise<void>;
}

/** Says on the error stream why the command can't run, a line each; gives its exit code. */
export function refuse(faults: readonly string[]): number {
  for (const fault of faults) stderr.write(`callboard: ${fault}\n`);
  return 1;
}

/** What may be told of a bug: what it is called and where it was thrown. Its message may hold anything. */
export const bugOf = (error: unknown) => ({
  error: error instanceof Error ? error.name : typeof error,
  frames: (error instanceof Error ? (error.stack ?? "") : "").split("\n").filter((line) => /^\s+at /.test(line)),
});

/** Takes no more calls and waits for those under way; connections that are kept alive are let go as they fall idle. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((done) => {
    if (!server.listening) return done();
    const letGo = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(letGo);
      done();
    });
    server.closeIdleConnections();
  });

/** How long running calls may take to end after a signal, in milliseconds. */
const patience = 5000;

/** Ends what runs, and then the process, at the first signal; at once at the second. */
export function stopOnSignal({ stop }: Running): void {
  let stopping = false;
  const onSignal = () => {
    // Whoever asks twice does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    stdout.write("\nStopping. Press Ctrl-C again to stop at once.\n");
    setTimeout(() => process.exit(1), patience).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        stderr.write(`callboard: could not stop cleanly: ${error instanceof Error ? error.message : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", onSignal).on("SIGTERM", onSignal);
}
