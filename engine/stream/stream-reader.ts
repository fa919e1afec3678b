import { eventReader } from "./event-reader.ts";
import { chunkReader, lineReader, type StreamReader } from "./readers.ts";

/** The framing of rows in a stream: events (WHATWG HTML §9.2), one per line, or text as it arrives. */
export type StreamFormat = "sse" | "ndjson" | "text";

const makers: { readonly [Format in StreamFormat]: (longest?: number) => StreamReader } = {
  sse: eventReader,
  ndjson: lineReader,
  text: chunkReader,
};

/** Creates the reader of a format. Code that needs one format only imports its reader, and ships no other. */
export const streamReader = (format: StreamFormat, longest?: number): StreamReader => makers[format](longest);
