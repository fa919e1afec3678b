import pino, { type Logger } from "pino";

const levels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];

/**
 * Opens the log: JSON lines on the error stream, one a record. `CALLBOARD_LOG` is the least level that is written,
 * `warn` by default; `info` adds a line for each request. Records hold the fields that the servers hand over, no more.
 */
export function openLog(env: { readonly [name: string]: string | undefined }): Logger {
  const wish = env.CALLBOARD_LOG ?? "";
  const level = levels.includes(wish) ? wish : "warn";
  const log = pino({ level, base: null }, pino.destination({ dest: 2, sync: true }));
  if (wish !== "" && wish !== level) {
    log.warn({ event: "setting" }, `CALLBOARD_LOG must be one of ${levels.join(", ")}; taking ${level}`);
  }
  return log;
}
