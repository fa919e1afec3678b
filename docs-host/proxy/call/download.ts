import type { Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";
import type { Outbox } from "./outbox.ts";

/** A content coding that the proxy can undo. */
export type Coding = "gzip" | "deflate" | "br";

/** The way of an answer's body to the reader. */
export interface Download {
  /** Takes bytes of the API; false when it should wait until `ready` is called. */
  write(chunk: Buffer): boolean;
  /** The API's body is complete. */
  end(): void;
  /** Lets go of everything, the reader's connection excepted. */
  stop(): void;
}

/** The dependencies of a download. */
export interface DownloadOptions {
  readonly outbox: Outbox;
  readonly coding: Coding | undefined;
  /** The reader can take more. */
  readonly ready: () => void;
  /** Some decoded bytes are about to be passed on; false when they may not be. */
  readonly take: (bytes: number) => boolean;
  /** The body is not in the coding that it claims. */
  readonly broken: () => void;
}

/** Large pieces: fewer events for an honest body, still far below any limit for a dishonest one. */
const chunkBytes = 64 * 1024;

/**
 * Returns the coding of a content-encoding value if it can be decoded. Several codings, and unknown ones, are passed on
 * unchanged.
 */
export function codingOf(contentEncoding: string | undefined): Coding | undefined {
  const name = contentEncoding?.trim().toLowerCase();
  if (name === "gzip" || name === "x-gzip") return "gzip";
  return name === "deflate" || name === "br" ? name : undefined;
}

/** Opens the way to the reader, with back-pressure over the decoder, if there is one, to the API. */
export function openDownload(options: DownloadOptions): Download {
  return options.coding === undefined ? openPlain(options) : openDecoded(options, options.coding);
}

function openPlain({ outbox, ready, take }: DownloadOptions): Download {
  return {
    write: (chunk) => take(chunk.length) && outbox.write(chunk, ready),
    end: outbox.end,
    stop: () => {},
  };
}

function openDecoded({ outbox, ready, take, broken }: DownloadOptions, coding: Coding): Download {
  // Made at the first byte: an empty body has no coding, and `deflate` shows only there which of its two forms it has.
  let decoder: Transform | undefined;

  const start = (first: Buffer): Transform => {
    const made = createDecoder(coding, first);
    const resume = () => void made.resume();
    made.on("data", (piece: Buffer) => {
      if (take(piece.length) && !outbox.write(piece, resume)) made.pause();
    });
    made.on("drain", ready).on("error", broken).on("end", outbox.end);
    return made;
  };

  return {
    write(chunk) {
      decoder ??= start(chunk);
      return decoder.write(chunk);
    },
    end() {
      if (decoder === undefined) outbox.end();
      else decoder.end();
    },
    stop: () => void decoder?.destroy(),
  };
}

function createDecoder(coding: Coding, first: Buffer): Transform {
  const options = { chunkSize: chunkBytes };
  if (coding === "gzip") return createGunzip(options);
  if (coding === "br") return createBrotliDecompress(options);
  // RFC 9110 §8.4.1.2 means the zlib format (RFC 1950, method 8), but servers that send the bare one are common.
  const isZlib = ((first[0] ?? 0) & 0x0f) === 8;
  return isZlib ? createInflate(options) : createInflateRaw(options);
}
