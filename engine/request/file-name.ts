/** Longer names are cut: common file systems allow 255 bytes, and a character takes up to four. */
const longestName = 60;

/**
 * Reads the file name of a `Content-Disposition` (RFC 6266), `filename*` (RFC 8187) before `filename`, and makes it safe
 * to save under: no folder, nothing invisible, no leading dot. None when nothing is left.
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

/**
 * Makes a name safe to save under on any system: the last step of a path, without control, format and bidirectional
 * characters, without the signs that Windows forbids, without dots and blanks at its ends.
 */
export function safeName(name: string): string | undefined {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}<>:"|?*]/gu, "").replace(/^[\s.]+|[\s.]+$/g, "");
  const [, stem = "", extension = ""] = /^(.*?)(\.[^.]{1,10})?$/s.exec(clean) ?? [];
  const kept = Array.from(stem).slice(0, longestName).join("");
  if (kept === "") return undefined;
  // Windows opens these as devices, whatever the extension.
  const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(kept.split(".", 1)[0] ?? "");
  return (device ? `_${kept}` : kept) + extension;
}
