/** Codes of the characters that structure a JSON text (RFC 8259 §2). */
export const [quote, backslash, comma, colon, openBrace, closeBrace, openBracket, closeBracket] = [
  34, 92, 44, 58, 123, 125, 91, 93,
] as const;

/** Returns true if a character is whitespace in JSON: a space, a tab, a line feed or a carriage return. */
export const isBlank = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;

/** Returns true if a character opens an object or a list. */
export const isOpening = (code: number): boolean => code === openBrace || code === openBracket;

/** Returns true if a character closes an object or a list. */
export const isClosing = (code: number): boolean => code === closeBrace || code === closeBracket;

/** Returns the offset after whitespace. */
export function pastBlanks(text: string, from: number): number {
  let at = from;
  while (isBlank(text.charCodeAt(at))) at += 1;
  return at;
}

/** Returns the offset after whitespace, commas and colons: where the next key or value begins. */
export function pastSeparators(text: string, from: number): number {
  let at = from;
  for (let code = text.charCodeAt(at); isBlank(code) || code === comma || code === colon; ) {
    at += 1;
    code = text.charCodeAt(at);
  }
  return at;
}

/** Returns the offset after the string with its opening quote at an offset; the end of the text if it is not closed. */
export function pastString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = at;
    while (text.charCodeAt(slashes - 1) === backslash) slashes -= 1;
    // An even number of backslashes escape each other, and not the quote.
    if ((at - slashes) % 2 === 0) return at + 1;
  }
  return text.length;
}

/** Returns the offset after the number or the word that begins at an offset. */
export function pastScalar(text: string, from: number): number {
  let at = from + 1;
  for (let code = text.charCodeAt(at); at < text.length && code !== comma && !isBlank(code) && !isClosing(code); ) {
    at += 1;
    code = text.charCodeAt(at);
  }
  return at;
}

/** Returns the offset after the value that begins at an offset of a well-formed text. */
export function pastValue(text: string, from: number): number {
  let depth = 0;
  let at = from;
  do {
    const code = text.charCodeAt(at);
    if (code === quote) at = pastString(text, at);
    else if (isOpening(code)) {
      depth += 1;
      at += 1;
    } else if (isClosing(code)) {
      depth -= 1;
      at += 1;
    } else at = pastScalar(text, at);
    if (depth > 0) at = pastSeparators(text, at);
  } while (depth > 0 && at < text.length);
  return at;
}

/**
 * Returns a pattern that finds keys in JSON, also with letters that are written as escapes (RFC 8259 §7).
 *
 * @param next the pattern of the value of such a key
 */
export function keyPattern(keys: readonly string[], next = ""): RegExp {
  const codes = [...new Set(keys.join(""))].map((letter) => letter.charCodeAt(0).toString(16));
  const digits = codes.join("|").replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
  return new RegExp(`"(?:${keys.join("|").replaceAll("$", "\\$")})"\\s*:${next}|\\\\u00(?:${digits})`);
}
