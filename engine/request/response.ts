import { type Json, parseJson } from "#engine/json";
import { dispositionName } from "./file-name.ts";
import { mediaParameter, mediaType } from "./media-type.ts";

/** What an answer shows: a value with its text, text that is no JSON, a file to save or play, or nothing. */
export type Shown =
  | { readonly kind: "json"; readonly text: string; readonly value: Json }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "file"; readonly contentType: string; readonly name?: string; readonly bytes: Uint8Array }
  | { readonly kind: "empty" };

/** An answer as it came: two of its headers and its bytes, any content coding undone. */
export interface Answer {
  readonly contentType?: string | undefined;
  readonly contentDisposition?: string | undefined;
  readonly bytes: Uint8Array;
}

/**
 * Reads an answer (product.md §7): octet-stream, image, video and audio are files; all else is text, parsed as JSON
 * where it is JSON. Bytes that are no text in their character set are a file too, since text of them would be garbage.
 */
export function readResponse({ contentType = "", contentDisposition, bytes }: Answer): Shown {
  if (bytes.length === 0) return { kind: "empty" };
  const type = mediaType(contentType);
  const text = isFileType(type) ? undefined : decodeText(bytes, mediaParameter(contentType, "charset"));
  if (text === undefined) {
    const name = dispositionName(contentDisposition);
    return { kind: "file", contentType: type, ...(name === undefined ? {} : { name }), bytes };
  }
  const parsed = parseJson(text);
  return parsed.ok ? { kind: "json", text, value: parsed.value } : { kind: "text", text };
}

const isFileType = (type: string): boolean =>
  type === "application/octet-stream" || /^(?:image|video|audio)\//.test(type);

/** Decodes bytes by their declared character set; one that is not known is taken for UTF-8, like none. */
function decodeText(bytes: Uint8Array, charset = "utf-8"): string | undefined {
  try {
    return decoderFor(charset).decode(bytes);
  } catch {
    return undefined;
  }
}

function decoderFor(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    return new TextDecoder("utf-8", { fatal: true });
  }
}
