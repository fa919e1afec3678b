/**
 * Decodes bytes by their declared character set; one that is not known is taken for UTF-8, like none. Returns
 * `undefined` if they are no text in it.
 */
export function decodeText(bytes: Uint8Array, charset = "utf-8"): string | undefined {
  try {
    return decoderFor(charset).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The decoder of a character set, or of UTF-8 where it is not known; it throws at bytes that are no text. */
export function decoderFor(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    return new TextDecoder("utf-8", { fatal: true });
  }
}
