import { answerPrefix, proxyHeaders } from "../wire/index.ts";

/** The header block of an API's answer: lower-case name to value, several lines of one name joined by ", ". */
export type AnswerHeaders = ReadonlyMap<string, string>;

/** The proxy's own headers on a response, whatever the API sent (docs/security.md#response-envelope). */
export const guardHeaders: readonly string[] = [
  "x-content-type-options",
  "nosniff",
  "content-security-policy",
  "sandbox; default-src 'none'",
  "cache-control",
  "no-store",
  "cross-origin-resource-policy",
  "same-origin",
];

/** Names when a call that was refused with 429 or 503 may be made again, in seconds (RFC 9110 §10.2.3). */
export const retryHeaders = (status: number, seconds = 1): readonly string[] =>
  status === 429 || status === 503 ? ["retry-after", String(seconds)] : [];

/** The content of the header block of a forwarded response. Times are milliseconds. */
export interface Envelope {
  readonly requestId: string;
  readonly status: number;
  readonly statusText: string;
  readonly headers: AnswerHeaders;
  readonly responseTime: number;
  readonly originLatency: number;
  readonly dropped: readonly string[];
  /** The coding that the proxy undoes, if any. */
  readonly decoded: string | undefined;
  /** Length of the body that follows, when it is known. */
  readonly length: number | undefined;
  readonly cors: readonly string[];
}

/** Reads the raw header block, a flat list of names and values, as Latin-1 (RFC 9110 §5.5). */
export function readAnswerHeaders(raw: readonly (Buffer | string)[]): AnswerHeaders {
  const headers = new Map<string, string>();
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = latin1(raw[index]).toLowerCase();
    const value = makeSendable(latin1(raw[index + 1]).trim());
    const before = headers.get(name);
    headers.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return headers;
}

/**
 * Lays an API's answer into headers that no browser acts on: a listing of names and prefixed copies. Flat name/value
 * list.
 */
export function sealEnvelope(envelope: Envelope): string[] {
  const sealed = ["content-type", "application/octet-stream", ...guardHeaders, ...envelope.cors];
  sealed.push(proxyHeaders.requestId, envelope.requestId);
  sealed.push(proxyHeaders.status, String(envelope.status));
  sealed.push(proxyHeaders.statusText, makeSendable(envelope.statusText));
  sealed.push(proxyHeaders.responseTime, envelope.responseTime.toFixed(2));
  sealed.push(proxyHeaders.originLatency, envelope.originLatency.toFixed(2));
  let names = "";
  const listing = sealed.push(proxyHeaders.answered, "") - 1;
  for (const [name, value] of envelope.headers) {
    names += names === "" ? name : `,${name}`;
    sealed.push(prefixed(name), value);
  }
  sealed[listing] = names;
  if (envelope.dropped.length > 0) sealed.push(proxyHeaders.dropped, envelope.dropped.join(","));
  if (envelope.decoded !== undefined) sealed.push(proxyHeaders.decoded, envelope.decoded);
  if (envelope.length !== undefined) sealed.push("content-length", String(envelope.length));
  return sealed;
}

/** Names that answers have had before: there are few, and each is written again in every answer. */
const known = new Map<string, string>();
const maxKnown = 1000;

function prefixed(name: string): string {
  const cached = known.get(name);
  if (cached !== undefined) return cached;
  const text = answerPrefix + name;
  if (known.size >= maxKnown) known.clear();
  if (name.length < 100) known.set(name, text);
  return text;
}

const unsendable = /[^\t\x20-\x7e\x80-\xff]/;

/** Writes each character that a header may not carry as a percent sign and its code in hexadecimal (`%00`, `%20AC`). */
export function makeSendable(text: string): string {
  if (!unsendable.test(text)) return text;
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase();
    return `%${code.padStart(2, "0")}`;
  });
}

function latin1(bytes: Buffer | string | undefined): string {
  return typeof bytes === "string" ? bytes : (bytes?.toString("latin1") ?? "");
}
