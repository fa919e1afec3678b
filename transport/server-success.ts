import { encoder } from "#engine/interpret";
import { printJson } from "#engine/json";
import type { Types } from "#engine/shape";
import type { Endpoint, StreamEncoding } from "./call.ts";
import { jsonOf } from "./json-of.ts";
import type { ServerAnswer } from "./server-exchange.ts";

/** Makes the writer of a call's successes: JSON, text, bytes or pieces, as the descriptor and the body say. */
export function successWriter(
  endpoint: Endpoint,
  types: Types,
): (body: unknown, onBug: (cause: unknown) => void) => ServerAnswer {
  const { response, responseBody, stream } = endpoint;
  const encode = encoder(types);
  return (body, onBug) => {
    if (stream !== undefined && isIterable(body)) {
      const { shape } = stream;
      const print = (piece: unknown): string =>
        stream.format === "text" ? String(piece) : printJson(shape ? encode(shape)(jsonOf(piece)) : jsonOf(piece));
      const pieces = framed(body, stream, print, onBug);
      return { status: endpoint.status ?? 200, pieces, contentType: contentTypes[stream.format] };
    }
    if (body === undefined) return { status: endpoint.status ?? 204 };
    const status = endpoint.status ?? 200;
    if (responseBody?.kind === "text") {
      return { status, text: String(body), contentType: responseBody.contentType ?? contentTypes.text };
    }
    if (body instanceof Uint8Array) {
      return { status, bytes: body, contentType: responseBody?.contentType ?? "application/octet-stream" };
    }
    if (response === undefined) return { status: endpoint.status ?? 204 };
    return { status, text: printJson(encode(response)(jsonOf(body))) };
  };
}

/** The media types of pieces; ndjson is what lines of JSON are commonly called. */
const contentTypes = {
  json: "application/x-ndjson",
  sse: "text/event-stream",
  text: "text/plain; charset=utf-8",
} as const;

const isIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

async function* framed(
  pieces: AsyncIterable<unknown>,
  { format, terminator }: StreamEncoding,
  print: (piece: unknown) => string,
  onBug: (cause: unknown) => void,
): AsyncGenerator<string, void, undefined> {
  const frame = {
    json: (text: string) => `${text}\n`,
    sse: (text: string) => `data: ${text}\n\n`,
    text: (text: string) => text,
  };
  try {
    for await (const piece of pieces) yield frame[format](print(piece));
    if (terminator !== undefined && format !== "text") yield frame[format](terminator);
  } catch (cause) {
    onBug(cause);
    throw cause;
  }
}
