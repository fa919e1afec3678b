import { decodeUri } from "#engine/decode-uri";

/**
 * Returns the last segment of the path of an address, percent-decoded; undefined if it is empty or can't be decoded.
 *
 * @param address a URI reference (RFC 3986 section 4.1)
 */
export function lastSegment(address: string): string | undefined {
  const [path = ""] = address.split(/[?#]/, 1);
  const segment = path.slice(path.lastIndexOf("/") + 1);
  return decodeUri(segment) || undefined;
}

/** Returns the path and the query of an address, which start with a slash; undefined if it names no path. */
export function pathOf(address: string): string | undefined {
  const [, path = ""] = /^(?:[a-z][a-z\d+.-]*:\/\/[^/?#]*)?(\/[^#]*)/i.exec(address) ?? [];
  return path || undefined;
}
