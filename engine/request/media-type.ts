import { itemAt } from "#engine/item-at";
import type { RequestBody } from "#engine/model";
import { isOfKind } from "#engine/shape";

/** The type and subtype of a `Content-Type`, in lower case and without parameters (RFC 9110 §8.3.1). */
export const mediaType = (contentType: string): string => itemAt(contentType.split(";", 1), 0).trim().toLowerCase();

/** Returns true if a media type is JSON: `application/json`, `text/json` or any with the suffix `+json` (RFC 6839). */
export const isJsonType = (contentType: string): boolean =>
  /^(?:application|text)\/json$|^[^/]+\/[^/]+\+json$/.test(mediaType(contentType));

const sequences: ReadonlySet<string> = new Set([
  "application/json-lines",
  "application/json-seq",
  "application/jsonl",
  "application/jsonlines",
  "application/ndjson",
  "application/stream+json",
  "application/x-json-stream",
  "application/x-jsonlines",
  "application/x-ndjson",
]);

/** Returns true if a media type is a sequence of JSON values: one in each line, or records of RFC 7464. */
export const isSequenceType = (contentType: string): boolean => sequences.has(mediaType(contentType));

/** Returns the text before each value of a sequence: the record separator of RFC 7464 §2.2, or none for lines. */
export const sequencePrefix = (contentType: string): string =>
  mediaType(contentType) === "application/json-seq" ? "\x1e" : "";

/** Returns true if a media type is XML (RFC 7303 §4). */
export const isXmlType = (contentType: string): boolean =>
  /^(?:application|text)\/xml$|^[^/]+\/[^/]+\+xml$/.test(mediaType(contentType));

/** Returns true for a body that is written as XML from its shape. Without a structure, a document is entered as text. */
export const isXmlBody = (body: RequestBody | undefined): body is Extract<RequestBody, { readonly kind: "json" }> =>
  body?.kind === "json" && isXmlType(body.contentType) && !isOfKind(body.shape, "string");

/** Returns true if a media type names one type and is a valid header value: no `*`, no unterminated parameter. */
export const isConcrete = (contentType: string): boolean =>
  /^[!#$&^\w.+-]+\/[!#$&^\w.+-]+(?:[ \t]*;[\t\x20-\x7e]*)?$/.test(contentType.trim());

/** Returns true if a media type is among the accepted ones; `image/*` and `*\/*` are wildcards. */
export const isAccepted = (contentType: string, accepted: readonly string[]): boolean =>
  accepted.map(mediaType).some((range) => {
    const type = mediaType(contentType);
    return range === type || range === "*/*" || (range.endsWith("/*") && type.startsWith(range.slice(0, -1)));
  });

/** Gives the value of a parameter of a `Content-Type`, such as `charset`; quotes are taken off. */
export function mediaParameter(contentType: string, name: string): string | undefined {
  const parameters = contentType.matchAll(/;\s*([!#$%&'*+.^`|~\w-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/g);
  for (const [, key = "", quoted, bare] of parameters) {
    if (key.toLowerCase() === name) return quoted?.replace(/\\(.)/g, "$1") ?? bare;
  }
  return undefined;
}
