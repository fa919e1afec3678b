/** Decodes bytes as UTF-8; undefined if they are not valid. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Writes each byte as the character of that number, so that texts in other encodings can be searched. */
export const latin1Text = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
