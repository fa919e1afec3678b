import process from "node:process";
import { type ErrorEntry, errorEntry } from "./error-entry.ts";
import { currentExchange } from "./exchange.ts";

/** A log entry about an error that no code handled. */
export interface FatalEntry extends ErrorEntry {
  readonly event: "fatal";
  readonly origin: "uncaughtException" | "unhandledRejection";
  /** The exchange that the error ended, if it belongs to one. */
  readonly exchangeId?: string;
}

/** Options of supervising a server process. */
export interface SuperviseOptions {
  readonly log: (entry: FatalEntry) => void;
  /** Writes a line for the operator. */
  readonly print: (line: string) => void;
  /** Tells the operator that a signal stops the process. */
  readonly stopping: () => void;
  /** Milliseconds that open exchanges may take to end. */
  readonly drainMs: number;
}

/** Stops accepting, and resolves when all open exchanges have ended. */
export type Stop = () => Promise<void>;

/**
 * Ends a server process in order: with code 0 at the first SIGINT or SIGTERM, and with code 1 after an error that no
 * code handled, so that a supervisor starts it again. Such an error is logged and fails the exchange that it belongs
 * to; all other exchanges may end, within the bound (docs/decisions/0020-an-unhandled-error-drains-the-process.md).
 * A second signal ends the process at once.
 *
 * Returns the function that hands over how to stop. Signals keep their default effect until it is called.
 */
export function superviseProcess({ log, print, stopping, drainMs }: SuperviseOptions): (stop: Stop) => void {
  let stop: Stop | undefined;
  let isEnding = false;
  let exitCode = 0;
  let signals = 0;

  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), drainMs).unref();
    const drain = async (): Promise<void> => stop?.();
    drain().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        attempt(() => print(`could not stop cleanly: ${error instanceof Error ? error.message : String(error)}`));
        process.exit(1);
      },
    );
  };

  const onFatal = (origin: FatalEntry["origin"], thrown: unknown): void => {
    exitCode = 1;
    process.exitCode = 1;
    const entry = errorEntry(thrown);
    const exchange = currentExchange();
    // An exception in here would end the process at once, and with it all other exchanges.
    attempt(() => log({ event: "fatal", origin, ...entry, ...(exchange && { exchangeId: exchange.id }) }));
    attempt(() => exchange?.fail());
    attempt(() =>
      print(`unexpected error (${entry.code ?? entry.error}); stopping with code 1 once open calls have ended`),
    );
    end();
  };
  process.on("uncaughtException", (error) => onFatal("uncaughtException", error));
  process.on("unhandledRejection", (reason) => onFatal("unhandledRejection", reason));

  return (given) => {
    stop = given;
    const onSignal = (): void => {
      signals += 1;
      if (signals > 1) process.exit(1);
      attempt(stopping);
      end();
    };
    process.on("SIGINT", onSignal).on("SIGTERM", onSignal);
  };
}

function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // The process is ending; there is nowhere left to report an error.
  }
}
