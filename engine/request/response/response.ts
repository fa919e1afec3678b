import { type Json, parseJson } from "#engine/json";
import { isJsonType, mediaParameter, mediaType } from "../media-type.ts";
import { decoderFor, decodeText } from "./decode-text.ts";
import { dispositionName } from "./download-name.ts";

/** Minimum size of a text that is not parsed, since parsing would block the thread. In bytes. */
const longText = 256_000;

/**
 * The content of a response: a value with its text, text that is not JSON, text too long to parse at once, a file, or
 * nothing. `bytes` are the original response, if it was received as bytes.
 */
export type Shown =
  | { readonly kind: "json"; readonly text: string; readonly value: Json; readonly bytes?: Uint8Array }
  | { readonly kind: "text"; readonly text: string; readonly bytes?: Uint8Array }
  | { readonly kind: "long"; readonly contentType: string; readonly bytes: Uint8Array }
  | { readonly kind: "file"; readonly contentType: string; readonly name?: string; readonly bytes: Uint8Array }
  | { readonly kind: "empty" };

/** An answer as received: two of its headers and its bytes, any content coding undone. */
export interface Answer {
  readonly contentType?: string | undefined;
  readonly contentDisposition?: string | undefined;
  readonly bytes: Uint8Array;
}

/**
 * Reads an answer (docs/behavior.md#responses): octet-stream, image, video and audio are files; all else is text,
 * parsed as JSON if it is JSON. Bytes that are invalid in their character set are a file too, and so are bytes of a
 * non-text type that text would not contain. Text from 256 kB on is returned as bytes, to be read in a worker.
 */
export function readResponse({ contentType = "", contentDisposition, bytes }: Answer): Shown {
  if (bytes.length === 0) return { kind: "empty" };
  const type = mediaType(contentType);
  const isFile = isFileType(type) || isNoText(contentType, bytes);
  if (!isFile && bytes.length >= longText) return { kind: "long", contentType, bytes };
  const text = isFile ? undefined : decodeText(bytes, mediaParameter(contentType, "charset"));
  if (text === undefined) {
    const name = dispositionName(contentDisposition);
    return { kind: "file", contentType: type, ...(name === undefined ? {} : { name }), bytes };
  }
  const parsed = parseJson(text);
  return parsed.ok ? { kind: "json", text, value: parsed.value, bytes } : { kind: "text", text, bytes };
}

const isFileType = (type: string): boolean =>
  type === "application/octet-stream" || /^(?:image|video|audio)\//.test(type);

/** Bytes of a body that are examined to detect its type (WHATWG MIME Sniffing §4.2). */
const headLength = 1445;

/**
 * Bytes that no text contains (WHATWG MIME Sniffing §3): control characters except whitespace, escape and the record
 * separator (RFC 7464).
 */
const isBinary = (byte: number): boolean =>
  byte < 32 && byte !== 27 && byte !== 30 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13;

/** Returns true if bytes are valid characters but not text, such as a small archive. */
const isNoText = (contentType: string, bytes: Uint8Array): boolean => {
  const type = mediaType(contentType);
  const saysText = type.startsWith("text/") || isJsonType(type) || mediaParameter(contentType, "charset") !== undefined;
  return !saysText && bytes.subarray(0, headLength).some(isBinary);
};

/** Bytes that are decoded in one step. */
const stepBytes = 1_000_000;

/** Decodes bytes as `decodeText` does, step by step. */
export function* decodeInSteps(
  bytes: Uint8Array,
  charset = "utf-8",
): Generator<undefined, string | undefined, undefined> {
  const decoder = decoderFor(charset);
  const chunks: string[] = [];
  try {
    for (let from = 0; from < bytes.length; from += stepBytes) {
      chunks.push(decoder.decode(bytes.subarray(from, from + stepBytes), { stream: true }));
      yield;
    }
    chunks.push(decoder.decode());
  } catch {
    return undefined;
  }
  return chunks.join("");
}
