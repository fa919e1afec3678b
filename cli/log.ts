import pino, { type Logger, type LoggerOptions } from "pino";

const levels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];

/**
 * Maximum characters that wait for a log that can't be written, such as on a full disk; further records are dropped. A
 * pipe that nobody reads is waited for instead: its reader ends with the supervisor, and no record may be lost before.
 */
const maxBuffered = 1024 * 1024;

type Environment = { readonly [name: string]: string | undefined };

/** Returns a sentence about an invalid `CALLBOARD_LOG`. */
export const levelError = ({ CALLBOARD_LOG: wanted = "" }: Environment): string | undefined =>
  wanted === "" || levels.includes(wanted) ? undefined : `CALLBOARD_LOG must be one of ${levels.join(", ")}`;

/** A record of the log. */
export interface LoggedRecord {
  readonly level: string;
  readonly fields: { readonly [name: string]: unknown };
}

/**
 * Opens the log: JSON lines on the error stream, one per record. `CALLBOARD_LOG` is the lowest level, `warn` by
 * default; `info` adds a line for each request. Records have only the fields of the log call; `onRecord` receives them.
 */
export function openLog(env: Environment, onRecord?: (record: LoggedRecord) => void): Logger {
  const wanted = env.CALLBOARD_LOG ?? "";
  const level = levels.includes(wanted) ? wanted : "warn";
  const error = levelError(env);
  const destination = pino.destination({ dest: 2, sync: true, maxLength: maxBuffered });
  // A log that can't be written, on a full disk for instance, must not end a call.
  destination.on("error", () => {});
  const logMethod: NonNullable<LoggerOptions["hooks"]>["logMethod"] = function (args, method, number) {
    const [fields] = args;
    // A record of text alone has no fields.
    onRecord?.({ level: pino.levels.labels[number] ?? "", fields: typeof fields === "object" ? { ...fields } : {} });
    if (number >= (pino.levels.values[level] ?? Number.POSITIVE_INFINITY)) method.apply(this, args);
  };
  // Problems are recorded even if the log is silent.
  const recorded = ["error", "fatal", "silent"].includes(level) ? "warn" : level;
  const options = onRecord === undefined ? { level } : { level: recorded, hooks: { logMethod } };
  const log = pino({ ...options, base: null }, destination);
  if (error !== undefined) log.warn({ event: "setting" }, `${error}; using ${level} instead`);
  return log;
}
