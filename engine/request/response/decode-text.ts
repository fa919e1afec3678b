/**
 * Decodes bytes by their declared character set; UTF-8 if that is unknown or absent. Returns `undefined` if they are
 * invalid.
 */
export function decodeText(bytes: Uint8Array, charset = "utf-8"): string | undefined {
  try {
    return decoderFor(charset).decode(bytes);
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
