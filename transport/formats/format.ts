import type { Json } from "#engine/json";
import type { Endpoint, RequestEncoding, RequestParts, StreamEncoding } from "../call.ts";
import type { WireCodec } from "../codec.ts";
import { SetupError } from "../setup-error.ts";

/** A body for `fetch`. `once` is true if it can't be sent a second time. */
export interface WrittenBody {
  readonly content: string | Blob | Uint8Array<ArrayBuffer> | ArrayBuffer | ReadableStream<Uint8Array>;
  readonly contentType: string;
  readonly once?: true;
}

/** The context for writing a body. */
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

/** The context for reading a stream. */
export interface StreamOpening {
  readonly encoding: StreamEncoding;
  readonly request: RequestParts;
  readonly codec: WireCodec;
  /** True if a chunk that does not match its shape breaks the stream. */
  readonly check: boolean | undefined;
  /** Waits for a promise, but rejects if the call is aborted or exceeds its timeout. */
  readonly within: <T>(work: Promise<T>) => Promise<T>;
  /** Releases the connection. */
  readonly end: () => void;
  readonly signal: AbortSignal | undefined;
}

/** Reads streamed responses of one format. */
export interface StreamFormat {
  readonly of: "stream";
  readonly kind: StreamEncoding["format"];
  /** Opens the stream of a response; `undefined` if the request did not ask for one. */
  readonly open: (response: Response, opening: StreamOpening) => AsyncIterable<unknown> | undefined;
}

/**
 * A format for bodies or streams other than plain JSON, injected into a transport. A page ships only the formats that
 * it injects; see `registryFormats` of a generated client.
 */
export type Format = BodyFormat | StreamFormat;

/** Finds the format that a call needs. Throws `SetupError` if it was not injected. */
export function formatFor<Of extends Format["of"]>(
  { id }: Endpoint,
  formats: readonly Format[] = [],
  of: Of,
  kind: string,
): Extract<Format, { readonly of: Of }> {
  type Found = Extract<Format, { readonly of: Of }>;
  const found = formats.find((each): each is Found => each.of === of && each.kind === kind);
  if (found) return found;
  throw new SetupError(`${id} needs the ${of} format ${kind}. Add it to the option formats.`);
}
