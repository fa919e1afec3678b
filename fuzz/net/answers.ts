/** One answer of an HTTP server, as its bytes have it. */
export interface RawAnswer {
  readonly status: number;
  /** Names in lower case; the values of repeated ones in order. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly body: Buffer;
  /** False when the connection ended before the body did. */
  readonly isComplete: boolean;
}

/** The responses on one connection, and the errors in its bytes. */
export interface RawAnswers {
  readonly answers: readonly RawAnswer[];
  readonly error?: string;
}

const headEnd = Buffer.from("\r\n\r\n");

/**
 * Parses the bytes that a server sent on one connection (RFC 9112), strictly. After a 101, the rest is the body of that
 * response.
 * @param isHead true if the responses have no bodies whatever their headers say, such as those to HEAD
 */
export function readAnswers(bytes: Buffer, isHead = false): RawAnswers {
  const answers: RawAnswer[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const end = rest.indexOf(headEnd);
    if (end < 0) return { answers, error: `the head of answer ${answers.length + 1} does not end` };
    const [statusLine = "", ...lines] = rest.subarray(0, end).toString("latin1").split("\r\n");
    const status = /^HTTP\/1\.[01] (\d{3})(?: .*)?$/.exec(statusLine)?.[1];
    if (status === undefined || !isFieldText(statusLine))
      return { answers, error: `${JSON.stringify(statusLine.slice(0, 80))} is not a status line` };
    const headers = new Map<string, string[]>();
    for (const line of lines) {
      const [, name, value] = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*(.*?)[ \t]*$/s.exec(line) ?? [];
      if (name === undefined || value === undefined || !isFieldText(value))
        return { answers, error: `${JSON.stringify(line.slice(0, 80))} is not a header line` };
      headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value]);
    }
    const read = bodyOf(rest.subarray(end + headEnd.length), Number(status), headers, isHead);
    if ("error" in read) return { answers, error: read.error };
    if (Number(status) >= 200 || Number(status) === 101)
      answers.push({ status: Number(status), headers, body: read.body, isComplete: read.isComplete });
    rest = read.rest;
  }
  return { answers };
}

interface ReadBody {
  readonly body: Buffer;
  readonly isComplete: boolean;
  readonly rest: Buffer;
}

const nothing = Buffer.alloc(0);

function bodyOf(
  bytes: Buffer,
  status: number,
  headers: ReadonlyMap<string, readonly string[]>,
  isHead: boolean,
): ReadBody | { readonly error: string } {
  if (status === 101) return { body: bytes, isComplete: true, rest: nothing };
  if (isHead || status < 200 || status === 204 || status === 304)
    return { body: nothing, isComplete: true, rest: bytes };
  const lengths = headers.get("content-length");
  if (headers.has("transfer-encoding")) {
    if (lengths !== undefined) return { error: "an answer has both a length and a transfer coding" };
    return chunked(bytes);
  }
  if (lengths === undefined) return { body: bytes, isComplete: true, rest: nothing };
  const length = Number(lengths[0]);
  if (lengths.length > 1 || !Number.isSafeInteger(length) || length < 0)
    return { error: "an answer has no single length" };
  return { body: bytes.subarray(0, length), isComplete: bytes.length >= length, rest: bytes.subarray(length) };
}

function chunked(bytes: Buffer): ReadBody | { readonly error: string } {
  const parts: Buffer[] = [];
  let at = 0;
  const cut = (): ReadBody => ({ body: Buffer.concat(parts), isComplete: false, rest: nothing });
  for (;;) {
    const lineEnd = bytes.indexOf("\r\n", at);
    if (lineEnd < 0) return cut();
    const line = bytes.toString("latin1", at, lineEnd);
    if (!/^[0-9a-fA-F]{1,8}$/.test(line)) return { error: `${JSON.stringify(line.slice(0, 40))} is not a chunk size` };
    const size = Number.parseInt(line, 16);
    at = lineEnd + 2;
    if (size === 0) {
      // The product sends no trailers.
      if (bytes.length < at + 2) return cut();
      if (bytes.toString("latin1", at, at + 2) !== "\r\n") return { error: "a chunked answer has trailers" };
      return { body: Buffer.concat(parts), isComplete: true, rest: bytes.subarray(at + 2) };
    }
    if (bytes.length < at + size + 2) {
      parts.push(bytes.subarray(at));
      return cut();
    }
    parts.push(bytes.subarray(at, at + size));
    at += size + 2;
  }
}

/** Returns true if a text has no control characters except tabs (RFC 9110 §5.5). */
const isFieldText = (text: string): boolean =>
  [...text].every((char) => char === "\t" || (char >= " " && char !== "\x7f"));
