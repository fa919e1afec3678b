import { decodedUri } from "#engine/decode-uri";
/**
 * Resolves the address of a reference against the address of its file (RFC 3986 §5). File names stay relative to the
 * same folder as the description's own name.
 */
export function resolveAddress(reference: string, base: string): string {
  if (isUrl(reference)) return reference;
  if (isUrl(base)) {
    try {
      return new URL(reference, base).href;
    } catch {
      return reference;
    }
  }
  const path = decodedUri(reference).replaceAll("\\", "/");
  if (path.startsWith("/")) return path;
  const folder = base.replaceAll("\\", "/").split("/").slice(0, -1);
  for (const step of path.split("/")) {
    if (step === "." || step === "") continue;
    const last = folder.at(-1);
    if (step === ".." && last !== undefined && last !== "" && last !== "..") folder.pop();
    else folder.push(step);
  }
  return folder.join("/");
}

/** Returns true if a text is an address rather than a file name. */
export const isUrl = (text: string): boolean => /^[a-z][a-z\d+.-]+:/i.test(text);
