import { hostOf, originOf, parseUrl } from "#engine/host";

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
function mayStepUp(pathname: string): boolean {
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

/** The protocol of an environment: requests over HTTP, or channels over WebSocket. */
export type Protocol = "http" | "websocket";

/**
 * An environment of a registered API: where its calls may go. `baseUrl` is an absolute URL of http, https, ws or wss.
 */
export interface AllowedEnvironment {
  readonly apiId: string;
  readonly environmentId: string;
  readonly baseUrl: string;
  /**
   * True if each `*` in the host of `baseUrl` stands for letters, digits, hyphens and underscores within one DNS label
   * (docs/security.md#host-variables). Such an environment gives no access to this machine.
   */
  readonly hasHostVariables?: boolean;
  /** True if it may be reached on this machine, since the operator's own description names it. */
  readonly loopback?: boolean;
  /** By default the protocol that the scheme of `baseUrl` implies. An address that offers both is listed twice. */
  readonly protocol?: Protocol;
}

/** The destination of one call: a registered origin, and a path at or below its base path. */
export interface Target {
  readonly environment: AllowedEnvironment;
  /** Scheme (http or https), host without a trailing dot, and port if it is not the scheme's own. */
  readonly origin: string;
  readonly hostname: string;
  /** The host under which calls are counted: the registered one, which may have variables. */
  readonly countedHost: string;
  readonly pathname: string;
  /** The query with its question mark; empty if there is none. */
  readonly search: string;
}

/**
 * Builds the address of a call by setting path and query on the registered origin. A path is never resolved as text,
 * where `//host:port/` would replace the host.
 */
export function upstreamUrl({ origin, pathname, search }: Pick<Target, "origin" | "pathname" | "search">): URL {
  const url = new URL(origin);
  url.pathname = pathname;
  url.search = search;
  return url;
}

/** Why an address cannot be called. */
export type TargetErrorCode = "bad-url" | "bad-scheme" | "user-info" | "not-registered";

/** The outcome of looking for a target. */
export type TargetVerdict =
  | { readonly ok: true; readonly target: Target }
  | { readonly ok: false; readonly cause: TargetErrorCode };

interface Base {
  readonly environment: AllowedEnvironment;
  readonly url: URL;
  /** Returns true for the canonical origins of the environment. */
  readonly hasOrigin: (origin: string) => boolean;
  readonly segments: readonly string[];
}

/** The source returns the same list until it changes, so each list is parsed once. */
const parsed = {
  http: new WeakMap<readonly AllowedEnvironment[], readonly Base[]>(),
  websocket: new WeakMap<readonly AllowedEnvironment[], readonly Base[]>(),
};

/**
 * Targets that were found before: a reader calls the same few again and again. They go with the list that they are of.
 */
const found = {
  http: new WeakMap<readonly AllowedEnvironment[], Map<string, TargetVerdict>>(),
  websocket: new WeakMap<readonly AllowedEnvironment[], Map<string, TargetVerdict>>(),
};
const maxCached = 1000;
const maxCachedLength = 500;

/**
 * Finds the registered environment that an absolute URL belongs to, by parsed parts and before any name lookup. If
 * several match, the one with access to private addresses of this machine wins, then the longest base path
 * (docs/security.md#upstream-address).
 *
 * @param apiId the API that the call is for, so that it uses no access of another one; every API if absent
 */
export function findTarget(
  text: string,
  environments: readonly AllowedEnvironment[],
  protocol: Protocol = "http",
  apiId?: string,
): TargetVerdict {
  const find = () => checkTarget(text, environments, protocol, apiId);
  // A query may hold credentials, which no one keeps longer than their call.
  if (text.length > maxCachedLength || text.includes("?")) return find();
  let cached = found[protocol].get(environments);
  if (cached === undefined || cached.size >= maxCached) {
    cached = new Map();
    found[protocol].set(environments, cached);
  }
  // The length keeps an id from being read as a part of the address.
  const key = apiId === undefined ? text : `${apiId.length} ${apiId}${text}`;
  const known = cached.get(key);
  if (known !== undefined) return known;
  const verdict = find();
  if (verdict.ok && key.length <= maxCachedLength) cached.set(key, verdict);
  return verdict;
}

function checkTarget(
  text: string,
  environments: readonly AllowedEnvironment[],
  protocol: Protocol,
  apiId: string | undefined,
): TargetVerdict {
  const named = parseUrl(text);
  if (named === undefined) return { ok: false, cause: "bad-url" };
  if (!schemesOf[protocol].has(named.protocol)) return { ok: false, cause: "bad-scheme" };
  const url = toHttp(named, protocol);
  if (url.username !== "" || url.password !== "") return { ok: false, cause: "user-info" };
  const origin = originOf(url);
  if (parseUrl(origin) === undefined) return { ok: false, cause: "bad-url" };
  // The checked address is the one that is sent.
  const upstream = upstreamUrl({ origin, pathname: url.pathname, search: url.search });
  // Several environments may have the address. A call for a given API has the widest access that this API has there; a
  // call without an API has only the access that all of them share.
  const first = apiId === undefined ? 1 : -1;
  const byLoopback = (one: Base, other: Base) => first * (Number(hasLoopback(one)) - Number(hasLoopback(other)));
  const [base] = basesOf(environments, protocol)
    .filter(({ environment }) => apiId === undefined || environment.apiId === apiId)
    .filter((candidate) => candidate.hasOrigin(origin) && isInside(upstream.pathname, candidate))
    .sort((one, other) => byLoopback(one, other) || other.segments.length - one.segments.length);
  if (base === undefined) return { ok: false, cause: "not-registered" };
  const { pathname, search } = upstream;
  const { environment, url: registered } = base;
  const [hostname, countedHost] = [hostOf(upstream), hostOf(registered)];
  return { ok: true, target: { environment, origin, hostname, countedHost, pathname, search } };
}

const hasLoopback = ({ environment }: Base): boolean => environment.loopback === true;

/** Maximum length of a DNS label, in characters (RFC 1035 §2.3.4). */
const maxLabel = 63;

/** Returns the check of a canonical origin: equal to the registered one, or within it if its host has variables. */
function originCheck({ hasHostVariables }: AllowedEnvironment, url: URL): (origin: string) => boolean {
  const registered = originOf(url);
  if (hasHostVariables !== true) return (origin) => origin === registered;
  const pattern = registered.replace(/[.*+?^${}()|[\]\\]/g, (one) => (one === "*" ? "[a-z0-9_-]+" : `\\${one}`));
  const whole = new RegExp(`^${pattern}$`);
  return (origin) =>
    whole.test(origin) &&
    hostOf(new URL(origin))
      .split(".")
      .every(({ length }) => length <= maxLabel);
}

/**
 * Returns the canonical origin of an http or https URL, or of a ws or wss one for channels; `undefined` for any other
 * text. The origin of a channel is the http or https one that its handshake is sent to.
 */
export function canonicalOrigin(text: string, protocol: Protocol = "http"): string | undefined {
  const url = parseTarget(text, protocol);
  return url !== undefined && isHttp(url) && url.hostname !== "" ? originOf(url) : undefined;
}

function basesOf(environments: readonly AllowedEnvironment[], protocol: Protocol): readonly Base[] {
  const known = parsed[protocol].get(environments);
  if (known !== undefined) return known;
  const bases = environments.flatMap((environment) => {
    const url = parseTarget(environment.baseUrl, protocol);
    if (url === undefined || !isHttp(url) || protocolOf(environment) !== protocol) return [];
    return [{ environment, url, hasOrigin: originCheck(environment, url), segments: segmentsOf(url.pathname) }];
  });
  parsed[protocol].set(environments, bases);
  return bases;
}

/** Returns the protocol of an environment. */
const protocolOf = ({ protocol, baseUrl }: AllowedEnvironment): Protocol =>
  protocol ?? (/^\s*wss?:/i.test(baseUrl) ? "websocket" : "http");

/** The schemes that the URL of a call may have. */
const schemesOf: Readonly<Record<Protocol, ReadonlySet<string>>> = {
  http: new Set(["http:", "https:"]),
  websocket: new Set(["ws:", "wss:"]),
};

/** Parses a registered address, which may name a channel by http or https too. */
function parseTarget(text: string, protocol: Protocol): URL | undefined {
  const url = parseUrl(text);
  return url === undefined ? undefined : toHttp(url, protocol);
}

/** Returns the http or https URL that the connection of a channel begins as (RFC 6455 §4.1); others unchanged. */
function toHttp(url: URL, protocol: Protocol): URL {
  if (protocol === "websocket" && schemesOf.websocket.has(url.protocol)) {
    url.protocol = url.protocol === "ws:" ? "http:" : "https:";
  }
  return url;
}

const isHttp = ({ protocol }: URL): boolean => schemesOf.http.has(protocol);

/**
 * Returns true if a path lies under a base on a segment boundary, both as the parser reads it and as the most lenient
 * server might. A base of `/` contains every path.
 */
function isInside(pathname: string, { segments: base }: Base): boolean {
  if (base.length === 0) return true;
  const segments = segmentsOf(pathname);
  return base.every((segment, i) => segments[i] === segment) && !mayStepUp(segments.slice(base.length).join("/"));
}

function segmentsOf(pathname: string): readonly string[] {
  const segments = pathname.split("/").slice(1);
  return segments.at(-1) === "" ? segments.slice(0, -1) : segments;
}
