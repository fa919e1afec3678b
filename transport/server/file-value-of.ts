import type { FileValue } from "#engine/interpret";

/** Bytes that are turned into text at once: the number of arguments of a call is limited. */
const chunk = 0x8000;

/** Creates the file value of bytes that arrived; when they were last changed no one said. */
export function fileValueOf(
  bytes: Uint8Array,
  name: string,
  contentType: string,
): FileValue & { readonly [key: string]: string | number } {
  const type = contentType || "application/octet-stream";
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; at += chunk) {
    texts.push(String.fromCharCode(...bytes.subarray(at, at + chunk)));
  }
  return { name, lastModified: 0, size: bytes.length, type, dataUrl: `data:${type};base64,${btoa(texts.join(""))}` };
}
