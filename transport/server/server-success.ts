import { encoder } from "#engine/interpret";
import { printJson } from "#engine/json";
import type { Types } from "#engine/shape";
import type { Endpoint, StreamEncoding } from "../call.ts";
import { jsonOf } from "../json-of.ts";
import type { ServerAnswer } from "./server-exchange.ts";

/** Creates the writer of a call's successes: JSON, text, bytes or chunks, depending on the descriptor and the body. */
export function successWriter(
  endpoint: Endpoint,
  types: Types,
): (body: unknown, onBug: (cause: unknown) => void) => ServerAnswer {
  const { response, responseBody, stream } = endpoint;
  const encode = encoder(types);
  return (body, onBug) => {
    if (stream !== undefined && isIterable(body)) {
      const { shape } = stream;
      const print = (chunk: unknown): string =>
        stream.format === "text" ? String(chunk) : printJson(shape ? encode(shape)(jsonOf(chunk)) : jsonOf(chunk));
      const chunks = framed(body, stream, print, onBug);
      return { status: endpoint.status ?? 200, chunks, contentType: contentTypes[stream.format] };
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

/** The media types of streams; ndjson is the common name of JSON lines. */
const contentTypes = {
  json: "application/x-ndjson",
  sse: "text/event-stream",
  text: "text/plain; charset=utf-8",
} as const;

const isIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

async function* framed(
  chunks: AsyncIterable<unknown>,
  { format, terminator }: StreamEncoding,
  print: (chunk: unknown) => string,
  onBug: (cause: unknown) => void,
): AsyncGenerator<string, void, undefined> {
  const frame = {
    json: (text: string) => `${text}\n`,
    sse: (text: string) => `data: ${text}\n\n`,
    text: (text: string) => text,
  };
  try {
    for await (const chunk of chunks) yield frame[format](print(chunk));
    if (terminator !== undefined && format !== "text") yield frame[format](terminator);
  } catch (cause) {
    onBug(cause);
    throw cause;
  }
}
