/**
 * Codes of errors of a PostgreSQL server that accepts no connection now, or that has ended one: connections and
 * operators (classes 08 and 57P), and too many clients (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const serverCodes = /^(?:08\w{3}|57P0[123]|53300)$/;

/** Codes of the system for a connection that can't be made, or that was lost. */
const systemCodes = /^(?:ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;

/** Messages of the client of PostgreSQL about connections, whose errors have no code. */
const messages = /^(?:Connection terminated\b|timeout exceeded when trying to connect$|timeout expired$)/;

/**
 * Returns true for the error of a statement or of a use of an object that a server did not answer because it is out of
 * reach.
 */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  const isOwn = serverCodes.test(code) || systemCodes.test(code) || messages.test(error.message);
  // `fetch` fails with a `TypeError`, whose cause says why; its time limit is a `TimeoutError`.
  return isOwn || error.name === "TimeoutError" || isOutOfReach(error.cause);
}
