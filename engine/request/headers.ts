import type { PlannedHeader } from "#engine/auth";
import { isList, type Json } from "#engine/json";
import type { ParameterStyles } from "#engine/model";
import { plain, secret } from "#engine/secret";
import { itemText, styledHeader } from "./encode/index.ts";

/** Returns the name of a header for comparison (RFC 9110 §5.1: case-insensitive). */
export const headerKey = (name: string): string => name.toLowerCase();

/** Finds the header of a name, whatever its case. */
export const findHeader = (headers: readonly PlannedHeader[], name: string): PlannedHeader | undefined =>
  headers.find((header) => headerKey(header.name) === headerKey(name));

/** Merges headers: one with the same name replaces the earlier one, a new one is added at the end. */
export function withHeaders(
  headers: readonly PlannedHeader[],
  more: readonly PlannedHeader[],
): readonly PlannedHeader[] {
  const byKey = new Map(headers.map((header) => [headerKey(header.name), header]));
  for (const header of more) byKey.set(headerKey(header.name), header);
  return [...byKey.values()];
}

/**
 * Headers about the transfer of a message, not its meaning (RFC 9110 §7.6.1 and §8.6, RFC 9112 §3.2 and §6.1). Only the
 * sender sets them, so a plan never contains them.
 */
const framing: ReadonlySet<string> = new Set([
  "connection",
  "content-length",
  "expect",
  "host",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** Returns true if a header is set by the sender itself and therefore left out of a plan. */
export const isFraming = (name: string): boolean => framing.has(headerKey(name));

/** Returns true if a text is a valid header name: a token of RFC 9110 §5.6.2. */
export const isHeaderName = (name: string): boolean => /^[!#$%&'*+.^_`|~\dA-Za-z-]+$/.test(name);

/**
 * Returns true if every sender sends a header value unchanged: visible ASCII, blanks and tabs. Beyond that, one sends
 * Latin-1, another UTF-8, and a line break would start another header.
 */
export const isHeaderValue = (value: string): boolean => /^[\t\x20-\x7e]*$/.test(value);

/** Returns true if the playground can send a header value: like `fetch`, it sends Latin-1 (WHATWG Fetch §2.2.2). */
export const isLatin1Value = (value: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(value);

/** Returns true if every sender sends a header field unchanged. */
export const isSendableHeader = (name: string, value: string): boolean => isHeaderName(name) && isHeaderValue(value);

/**
 * Writes the wire value of a header parameter: text unchanged, a list with commas (RFC 9110 §5.6.1), an object as JSON.
 * Values are trimmed, since HTTP does not carry white space at the ends. `null` is not a value. `styles` override this
 * by header name.
 */
export function headerText(value: Json, name = "", styles: ParameterStyles = {}): string | undefined {
  if (value === null) return undefined;
  const style = Object.hasOwn(styles, name) ? styles[name] : undefined;
  const plainText = isList(value) ? value.map(itemText).join(", ") : itemText(value);
  const text = style === undefined ? plainText : (styledHeader(value, style) ?? "");
  return text.replace(/^[ \t]+|[ \t]+$/g, "");
}

/** Headers with credentials by definition (RFC 9110 §11.6.2 and §11.7.2, RFC 6265 §4.2), or by convention. */
const credentialNames: ReadonlySet<string> = new Set([
  "api-key",
  "authorization",
  "cookie",
  "proxy-authorization",
  "x-api-key",
  "x-auth-token",
]);

/** Returns true if a header is known to contain a credential. */
export const isCredentialHeader = (name: string): boolean => credentialNames.has(headerKey(name));

/**
 * Returns the planned headers of the values of a form, without those that only a sender may set. A reader may type a
 * credential there instead of at the authorization card, so the value of a header known to hold one is secret.
 */
export function formHeaders(
  values: Iterable<readonly [string, Json]>,
  styles?: ParameterStyles,
): readonly PlannedHeader[] {
  const headers: PlannedHeader[] = [];
  for (const [name, value] of values) {
    const text = headerText(value, name, styles);
    if (text === undefined || isFraming(name)) continue;
    headers.push({ name, value: isCredentialHeader(name) ? secret(text) : plain(text) });
  }
  return withHeaders([], headers);
}
