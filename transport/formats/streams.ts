import { byteReader, chunkReader, eventReader, lineReader, type StreamReader, type StreamRow } from "#engine/stream";
import type { TransportFailure } from "../call.ts";
import { failureOf } from "../failed-outcome.ts";
import { describeFailure } from "../outcome.ts";
import { readPath } from "../paths.ts";
import { issuesOf } from "../read-answer.ts";
import type { StreamFormat, StreamOpening } from "./format.ts";

/** A stream ended in the middle of a chunk. */
class TruncatedError extends Error {
  override readonly name = "TruncatedError";
}

/** A stream broke after it had begun. Its reader throws this, since the call itself succeeded. */
export class StreamBrokenError extends Error {
  override readonly name = "StreamBrokenError";
  readonly failure: TransportFailure;
  constructor(failure: TransportFailure) {
    super(describeFailure(failure));
    this.failure = failure;
  }
}

/** Returns true if a request asks for chunks: always, or if the value at the stream's path is `true`. */
function asksFor({ encoding: { when }, request: { body, queryParameters, headers } }: StreamOpening): boolean {
  if (when === undefined) return true;
  const path = `.${when.join(".")}`;
  return [body, queryParameters, headers].some((part) => readPath(part, path) === true);
}

/** Answers of JSON values, one per line. */
export const jsonLines: StreamFormat = {
  of: "stream",
  kind: "json",
  open: (response, opening) =>
    asksFor(opening) ? chunks(response, opening, lineReader(), valueReader(response, opening)) : undefined,
};

/** Answers of server-sent events with JSON data. */
export const serverEvents: StreamFormat = {
  of: "stream",
  kind: "sse",
  open: (response, opening) => {
    if (!asksFor(opening)) return undefined;
    const type = response.headers.get("content-type") ?? "";
    if (!/^text\/event-stream\b/i.test(type)) {
      throw new TypeError(`Expected a response with server-sent events, found ${type || "no content type"}.`);
    }
    return chunks(response, opening, eventReader(), valueReader(response, opening));
  },
};

const same = (text: string): string => text;

/** Answers of text, in chunks as they arrive. */
export const textChunks: StreamFormat = {
  of: "stream",
  kind: "text",
  // Chunks have arbitrary boundaries, so the end mark may be split across two of them.
  open: (response, opening) =>
    asksFor(opening) ? chunks(response, { ...opening, encoding: { format: "text" } }, chunkReader(), same) : undefined,
};

/**
 * Creates the reader of JSON chunks. Throws `StreamBrokenError` for invalid JSON and, if that is checked, for a value
 * that does not match its shape.
 */
function valueReader(
  { status: statusCode }: Response,
  { codec, check, encoding: { shape } }: StreamOpening,
): (text: string) => unknown {
  return (text) => {
    const parsed = codec.parse(text);
    if (!parsed.ok) throw new StreamBrokenError({ reason: "non-json", statusCode, rawBody: text });
    const body = parsed.value;
    if (shape === undefined) return body;
    const issues = check ? issuesOf(codec, shape, body) : [];
    if (issues.length > 0) throw new StreamBrokenError({ reason: "wrong-shape", statusCode, body, issues });
    return codec.decode(shape)(body);
  };
}

/** Reads the chunks of an answer. Stopping early, by `break` or by an error, releases the connection. */
function chunks(
  { body }: Response,
  opening: StreamOpening,
  rows: StreamReader,
  read: (text: string) => unknown,
): AsyncIterable<unknown> {
  if (body === null) throw new TypeError("Response body is null");
  return readChunks(body.getReader(), opening, rows, read);
}

async function* readChunks(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { encoding: { terminator }, within, end, signal }: StreamOpening,
  rows: StreamReader,
  read: (text: string) => unknown,
): AsyncGenerator<unknown, void, undefined> {
  const bytes = byteReader(rows);
  const rowsIn = (chunk: Uint8Array | undefined): readonly StreamRow[] => {
    if (chunk !== undefined) return bytes.feed(chunk).rows;
    const end = bytes.end();
    if (end.isCut) throw new TruncatedError("The stream ended in the middle of an event.");
    return end.rows;
  };
  try {
    for (;;) {
      const { done, value } = await within(reader.read());
      for (const { data } of rowsIn(done ? undefined : value)) {
        if (data === terminator) return;
        yield read(data);
      }
      if (!done) continue;
      if (terminator === undefined) return;
      throw new TruncatedError(`The stream ended without its terminator, ${terminator}.`);
    }
  } catch (error) {
    throw error instanceof StreamBrokenError ? error : new StreamBrokenError(failureOf(error, signal));
  } finally {
    end();
    // Errors of a released connection are ignored.
    reader.cancel().catch(() => {});
  }
}
