import type { FileValue } from "#engine/interpret";

/** Number of bytes that are converted to text in one step: the number of arguments of a call is limited. */
const chunk = 0x8000;

/** Creates the file value of received bytes; their last modification is unknown. */
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
