/**
 * Decodes bytes by their declared character set; UTF-8 if that is unknown or absent. Returns `undefined` if they are
 * invalid.
 *
 * @param isCut true if more bytes follow, so that the last character may be incomplete; it is left out
 */
export function decodeText(bytes: Uint8Array, charset = "utf-8", isCut = false): string | undefined {
  try {
    return decoderFor(charset).decode(bytes, { stream: isCut });
  } catch {
    return undefined;
  }
}

/** Returns the decoder of a character set, or of UTF-8 if it is unknown. It throws on invalid bytes. */
export function decoderFor(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    return new TextDecoder("utf-8", { fatal: true });
  }
}
