/** Deeper nesting of percent signs has no honest use; it is refused instead of followed. */
const decodingRounds = 4;

/**
 * Bytes that a lenient decoder of UTF-8 takes for a dot, a slash or a backslash: the overlong forms of RFC 3629 §10,
 * also with a last byte with unchecked marker bits, and the surplus bytes of five and six byte forms.
 */
const overlong =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: bytes of a path may be any
  /(?:\xc0|\xe0[\x80\x00\x40\xc0]|\xf0[\x80]{2}|\xf8[\x80]{3}|\xfc[\x80]{4})([\x2e\x6e\xae\xee\x2f\x6f\xaf\xef])|(?:\xc1|\xe0\x81|\xf0\x80\x81|\xf8\x80\x80\x81|\xfc\x80\x80\x80\x81)[\x1c\x5c\x9c\xdc]/g;

/** Slashes and backslashes that a conversion to another character set turns into plain ones, beyond Unicode's NFKC. */
const similarSlashes = /[\\\u2044\u2215\u2216\u29f5\u29f8]/g;

/** Characters that URL parsers and file systems drop: controls, spaces, and those that are invisible. */
const dropped = /[\p{Cc}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;

/** Where a server that decodes before it parses ends a segment: at parameters, a query, a fragment, and NUL. */
const segmentEnd = /[;?#\0].*$/s;

/**
 * Returns true if a server might read a path as one that steps up, after a URL parser has resolved the plain steps. It
 * reads as the most lenient server would: percent encoding several times, `%u002e`, overlong UTF-8, full-width and other
 * compatible characters, backslashes, path parameters, and characters that are dropped.
 */
export function mayStepUp(pathname: string): boolean {
  let bytes = pathname;
  for (let round = 0; /%/.test(bytes); round += 1) {
    const next = decodeOnce(bytes);
    if (next === bytes) break;
    if (round === decodingRounds) return true;
    bytes = next;
  }
  return textOf(bytes)
    .normalize("NFKC")
    .replace(similarSlashes, "/")
    .split("/")
    .some((segment) => segment.replace(segmentEnd, "").replace(dropped, "") === "..");
}

/** Decodes percent signs once, to a text with a character for each byte. */
const decodeOnce = (text: string): string =>
  text
    .replace(/%u([0-9a-f]{4})/gi, (_, hex: string) => bytesOf(String.fromCharCode(Number.parseInt(hex, 16))))
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(overlong, (_, last: string | undefined) =>
      last === undefined ? "\\" : String.fromCharCode(last.charCodeAt(0) & 0x3f),
    );

const bytesOf = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

/** Reads the bytes as UTF-8; invalid ones become replacement characters. */
const textOf = (bytes: string): string => new TextDecoder().decode(Uint8Array.from(bytes, (one) => one.charCodeAt(0)));
