import type { IncomingHttpHeaders } from "node:http";
import type { ProxyLimits } from "../limits/index.ts";
import { forwardPrefix, proxyHeaders } from "../wire/index.ts";
import { isDeniedHeader } from "./denied-headers.ts";

/** The outcome of rebuilding: a flat list of names and values to send, and the listed names that were left out. */
export type RebuiltHeaders =
  | { readonly ok: true; readonly headers: readonly string[]; readonly dropped: readonly string[] }
  | { readonly ok: false; readonly cause: "bad-header" | "headers-too-large" };

/** RFC 9110 §5.6.2. */
const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** RFC 9110 §5.5: tab, space, visible characters and bytes above 127; no line break, no other control character. */
const unsendable = /[^\t\x20-\x7e\x80-\xff]/;

/** Defaults of headers that the reader does not set: a response without compression, and a name for the caller. */
const defaults = [
  ["accept-encoding", "identity"],
  ["user-agent", "callboard-playground"],
] as const;

/** A header that a reader wants to send, and what its name alone tells. */
interface Listed {
  readonly name: string;
  readonly lower: string;
  /** The header of the call that holds the value. */
  readonly copy: string;
  readonly isToken: boolean;
  readonly isDenied: boolean;
}

/**
 * Listings that were read before: readers of a site send the same few again and again. Long ones would fill the memory.
 */
const listings = new Map<string, readonly Listed[]>();
const maxListings = 200;
const maxKeptLength = 500;

/** Limits of the headers that a reader wants to send: their number, and the bytes of their names in one list. */
export type HeaderLimits = Pick<ProxyLimits, "headerCount" | "listingBytes">;

/**
 * Builds the headers of the upstream request from the list of names in a call and the prefixed values; it reads nothing
 * else. A cookie is forwarded if it is listed, since some APIs take their key as one: it is what the reader entered,
 * never a cookie of this site.
 */
export function rebuildHeaders(incoming: IncomingHttpHeaders, limits: HeaderLimits): RebuiltHeaders {
  const listing = textOf(incoming[proxyHeaders.forwarded]) ?? "";
  if (listing.length > limits.listingBytes) return { ok: false, cause: "headers-too-large" };
  const listed = readListing(listing);
  const ofConnection = [incoming.connection, textOf(incoming[`${forwardPrefix}connection`])];
  // A copy of all limits would cost 2 % of a call.
  return choose(listed, ({ copy }) => textOf(incoming[copy]), { headerCount: limits.headerCount, ofConnection });
}

function readListing(text: string): readonly Listed[] {
  const known = listings.get(text);
  if (known !== undefined) return known;
  const listed = listAll(splitList(text));
  if (listings.size >= maxListings) listings.clear();
  if (text.length <= maxKeptLength) listings.set(text, listed);
  return listed;
}

/** Each name once, in whatever case; the last writing of it counts. */
function listAll(names: readonly string[]): readonly Listed[] {
  const byName = new Map(names.map((name) => [name.toLowerCase(), name]));
  return [...byName].map(([lower, name]) => ({
    ...{ name, lower, copy: forwardPrefix + lower },
    ...{ isToken: isToken(name), isDenied: isDeniedHeader(lower) },
  }));
}

/** Limits, and the values of Connection headers, which name further headers that must not pass. */
export interface HeaderRules extends HeaderLimits {
  readonly ofConnection: readonly (string | undefined)[];
}

/** Returns those headers of a reader that may be forwarded; a header without a value is an error. */
export function chooseHeaders(
  wanted: readonly (readonly [name: string, value: string | undefined])[],
  rules: HeaderRules,
): RebuiltHeaders {
  const listing = wanted.map(([name]) => name).join(",");
  if (listing.length > rules.listingBytes) return { ok: false, cause: "headers-too-large" };
  const values = new Map(wanted.map(([name, value]) => [name.toLowerCase(), value]));
  return choose(listAll(wanted.map(([name]) => name)), ({ lower }) => values.get(lower), rules);
}

function choose(
  listed: readonly Listed[],
  valueFor: (header: Listed) => string | undefined,
  { headerCount, ofConnection }: Omit<HeaderRules, "listingBytes">,
): RebuiltHeaders {
  if (listed.length > headerCount) return { ok: false, cause: "headers-too-large" };
  const perConnection = ofConnection.flatMap((value) => splitList(value?.toLowerCase()));
  const headers: string[] = [];
  const dropped: string[] = [];
  for (const header of listed) {
    const { name, lower } = header;
    if (!header.isToken) return { ok: false, cause: "bad-header" };
    if (header.isDenied || perConnection.includes(lower)) {
      dropped.push(lower);
      continue;
    }
    const value = valueFor(header);
    if (value === undefined || unsendable.test(value)) return { ok: false, cause: "bad-header" };
    headers.push(name, value);
  }
  for (const [name, value] of defaults) if (!listed.some(({ lower }) => lower === name)) headers.push(name, value);
  return { ok: true, headers, dropped };
}

/** Returns true if a text may be the value of a header. */
export const isSendable = (value: string): boolean => !unsendable.test(value);

/** Returns true for a token, the form of header and subprotocol names (RFC 9110 §5.6.2). */
export const isToken = (text: string): boolean => token.test(text);

/** The headers in which a browser announces a call to an API. */
const preflightNames = ["access-control-request-method", "access-control-request-headers"];

/** The limits of a listing that is made here, of two names. */
const preflightLimits: HeaderLimits = { headerCount: preflightNames.length, listingBytes: Number.POSITIVE_INFINITY };

/** Builds the headers of a preflight probe: the verified origin of the page, and the headers of a preflight. */
export function probeHeaders(incoming: IncomingHttpHeaders): RebuiltHeaders {
  const { origin = "" } = incoming;
  const present = preflightNames.filter((name) => incoming[forwardPrefix + name] !== undefined);
  const rebuilt = rebuildHeaders({ ...incoming, [proxyHeaders.forwarded]: present.join() }, preflightLimits);
  return rebuilt.ok ? { ...rebuilt, headers: ["origin", origin, ...rebuilt.headers] } : rebuilt;
}

/** Splits a comma list of names into its members, without the white space around them. */
export function splitList(text: string | undefined): readonly string[] {
  const members: string[] = [];
  if (text === undefined) return members;
  for (const member of text.split(",")) {
    const name = member.trim();
    if (name !== "") members.push(name);
  }
  return members;
}

function textOf(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === "string" ? value : value?.join(", ");
}

/** The size of a header block, in bytes, from its flat list of names and values. */
export function sizeOf(rawHeaders: readonly string[]): number {
  // A name and its value are on one line with ": " and a line break.
  let size = 2 * rawHeaders.length;
  for (const text of rawHeaders) size += text.length;
  return size;
}
