import { codeOf, type StoreCause } from "./store-error.ts";

/**
 * Causes by the codes of the errors of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html), SQLite
 * (https://www.sqlite.org/rescode.html), the operating system, the client of `fetch`, and S3
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html). No two of them use one code for different things.
 */
const codes: readonly (readonly [RegExp, StoreCause])[] = [
  [/^(?:08\w{3}|57P0[1235])$/, "unreachable"],
  [/^(?:ECONN\w+|EPIPE|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|UND_ERR_SOCKET|CERT_\w+|ERR_TLS_\w+)$/, "unreachable"],
  [/^(?:57014|25P03|ETIMEDOUT|UND_ERR_\w*TIMEOUT|RequestTimeout)$/, "timeout"],
  [/^(?:53[^1]\w\w|40001|40P01|SQLITE_NOMEM)$/, "overloaded"],
  [/^(?:EMFILE|ENFILE|ENOMEM|EAGAIN|EBUSY|SlowDown|ServiceUnavailable|ThrottlingException)$/, "overloaded"],
  [/^(?:55P03|SQLITE_(?:BUSY|LOCKED|PROTOCOL)(?:_\w+)?)$/, "locked"],
  [/^(?:53100|SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT|EFBIG|\w*StorageFull|QuotaExceeded)$/, "full"],
  [/^(?:25006|SQLITE_READONLY(?:_\w+)?|EROFS)$/, "read-only"],
  [/^(?:28\w{3}|42501|SQLITE_(?:PERM|AUTH)(?:_\w+)?|EACCES|EPERM)$/, "denied"],
  [/^(?:3D000|57P04|SQLITE_CANTOPEN(?:_\w+)?|ENOENT|ENOTDIR|EISDIR|NoSuchBucket)$/, "missing"],
  [/^(?:XX00[12]|SQLITE_(?:CORRUPT|NOTADB)(?:_\w+)?)$/, "damaged"],
  [/^(?:58\w{3}|SQLITE_IOERR(?:_\w+)?|EIO|InternalError)$/, "failed"],
];

/** Causes by messages of the client of PostgreSQL; its errors about connections have no code. */
const messages: readonly (readonly [RegExp, StoreCause])[] = [
  [/\bconnection timeout$|^(?:timeout exceeded when trying to connect|timeout expired|Query read timeout)$/, "timeout"],
  [/^Connection terminated\b|is not queryable$/, "unreachable"],
];

/** Returns the cause of an HTTP status of S3 with a code that says nothing. */
function causeOfStatus(status: unknown): StoreCause | undefined {
  if (status === 401 || status === 403) return "denied";
  if (status === 429 || status === 503) return "overloaded";
  if (status === 507) return "full";
  return typeof status === "number" && status >= 300 ? "failed" : undefined;
}

/** Returns why an error is a failure of a store rather than a bug; `undefined` for any other error. */
export function causeOf(error: unknown): StoreCause | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error) ?? "";
  const found = codes.find(([pattern]) => pattern.test(code)) ?? messages.find(([text]) => text.test(error.message));
  if (found !== undefined) return found[1];
  // The time limit of `fetch`.
  if (error.name === "TimeoutError") return "timeout";
  // `fetch` fails with a `TypeError`; its cause gives the reason.
  return causeOf(error.cause) ?? causeOfStatus("status" in error ? error.status : undefined);
}
