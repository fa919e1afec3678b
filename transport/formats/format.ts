import type { Json } from "#engine/json";
import type { RequestEncoding, RequestParts, StreamEncoding } from "../call.ts";
import type { WireCodec } from "../codec.ts";

/** A body as it goes to `fetch`. `once` says that it cannot be sent a second time. */
export interface WrittenBody {
  readonly content: string | Blob | Uint8Array<ArrayBuffer> | ArrayBuffer | ReadableStream<Uint8Array>;
  readonly contentType: string;
  readonly once?: true;
}

/** What writing a body needs beside the body. */
export interface BodyWriting {
  readonly encoding: RequestEncoding;
  /** Turns the body, or one without some of its properties, into its wire value. Throws `NotJsonError`. */
  readonly encode: (body: unknown) => Json;
  /** Draws a number from 0 up to 1. */
  readonly random: () => number;
}

/** Writes bodies of one encoding. */
export interface BodyFormat {
  readonly of: "body";
  readonly kind: RequestEncoding["kind"];
  readonly write: (body: unknown, writing: BodyWriting) => WrittenBody;
}

/** What reading a stream needs beside the answer. */
export interface StreamOpening {
  readonly encoding: StreamEncoding;
  readonly codec: WireCodec;
  /** Whether a piece that does not fit its shape breaks the stream. */
  readonly check: boolean | undefined;
  readonly statusCode: number;
  /** Waits no longer than the caller does: rejects when the call is aborted or takes too long. */
  readonly within: <T>(work: Promise<T>) => Promise<T>;
  /** Lets go of the connection. */
  readonly end: () => void;
  readonly signal: AbortSignal | undefined;
}

/** Reads answers that come in pieces, of one format. */
export interface StreamFormat {
  readonly of: "stream";
  readonly format: StreamEncoding["format"];
  readonly open: (response: Response, opening: StreamOpening) => AsyncIterable<unknown>;
}

/**
 * A way to write a body or to read a stream that is not plain JSON, lent to a transport. A page ships those that it
 * lends and no others; see `registryFormats` of a generated client.
 */
export type Format = BodyFormat | StreamFormat;

/** A call needs a format that its transport was not lent; a fault of how the client was made. */
export class FormatError extends Error {
  override readonly name = "FormatError";
}

/** Whether a request asks for pieces: always, or where the place that the stream names holds `true`. */
export function asksFor({ when }: StreamEncoding, { body, queryParameters, headers }: RequestParts): boolean {
  const at = (from: unknown): unknown =>
    when?.reduce<unknown>((value, key) => (value as { readonly [key: string]: unknown } | undefined)?.[key], from);
  return when === undefined || [body, queryParameters, headers].some((part) => at(part) === true);
}
