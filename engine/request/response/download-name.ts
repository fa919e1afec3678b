import { defined } from "#engine/item-at";
import { isJsonType, mediaType } from "../media-type.ts";
import { safeName } from "./file-name.ts";

/**
 * Reads the file name of a `Content-Disposition` (RFC 6266), `filename*` (RFC 8187) before `filename`, and makes it
 * safe: no folder, no invisible characters, no leading dot. Undefined if the result is empty.
 */
export function dispositionName(disposition: string | undefined): string | undefined {
  if (disposition === undefined) return undefined;
  const parameters = new Map<string, string>();
  const pattern = /;\s*([!#$%&'*+.^`|~\w-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/gs;
  for (const [, key = "", quoted, bare = ""] of disposition.matchAll(pattern)) {
    const name = key.toLowerCase();
    if (!parameters.has(name)) parameters.set(name, quoted?.replace(/\\(.)/gs, "$1") ?? bare.trim());
  }
  const extended = extendedValue(parameters.get("filename*"));
  return safeName(extended ?? "") ?? safeName(parameters.get("filename") ?? "");
}

/** Decodes `charset'language'percent-encoded` (RFC 8187 §3.2). */
function extendedValue(text: string | undefined): string | undefined {
  const [, charset = "", encoded = ""] = /^([\w-]+)'[^']*'(.*)$/s.exec(text ?? "") ?? [];
  if (charset === "") return undefined;
  const bytes = Array.from(encoded.matchAll(/%([\da-f]{2})|([\x20-\x7e])/gi), ([, hex, character = ""]) =>
    hex === undefined ? character.charCodeAt(0) : Number.parseInt(hex, 16),
  );
  try {
    return new TextDecoder(charset, { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/** The usual extensions of what APIs answer (RFC 6838 registrations). */
const extensions: { readonly [type: string]: string } = {
  "application/gzip": "gz",
  "application/javascript": "js",
  "application/json": "json",
  "application/msword": "doc",
  "application/pdf": "pdf",
  "application/vnd.ms-excel": "xls",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": "pptx",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "application/x-ndjson": "ndjson",
  "application/x-tar": "tar",
  "application/xml": "xml",
  "application/yaml": "yaml",
  "application/zip": "zip",
  "audio/aac": "aac",
  "audio/flac": "flac",
  "audio/mp4": "m4a",
  "audio/mpeg": "mp3",
  "audio/ogg": "ogg",
  "audio/wav": "wav",
  "audio/webm": "weba",
  "audio/x-wav": "wav",
  "image/avif": "avif",
  "image/bmp": "bmp",
  "image/gif": "gif",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/svg+xml": "svg",
  "image/tiff": "tiff",
  "image/vnd.microsoft.icon": "ico",
  "image/webp": "webp",
  "image/x-icon": "ico",
  "text/css": "css",
  "text/csv": "csv",
  "text/event-stream": "txt",
  "text/html": "html",
  "text/javascript": "js",
  "text/markdown": "md",
  "text/plain": "txt",
  "text/xml": "xml",
  "text/yaml": "yaml",
  "video/mp4": "mp4",
  "video/ogg": "ogv",
  "video/quicktime": "mov",
  "video/webm": "webm",
};

/** Returns the extension of a content type; `bin` if it is unknown. */
function extensionOf(contentType: string): string {
  const type = mediaType(contentType);
  if (Object.hasOwn(extensions, type)) return defined(extensions[type]);
  if (isJsonType(type)) return "json";
  if (type.endsWith("+xml")) return "xml";
  return type.startsWith("text/") ? "txt" : "bin";
}

/**
 * Returns the file name of a saved response (docs/behavior.md#responses): its own one, else a random id with the
 * extension of its content type.
 */
export const downloadName = (named: string | undefined, contentType: string, randomId: () => string): string =>
  named ?? `${randomId()}.${extensionOf(contentType)}`;
