import { parseUrl } from "./parse-url.ts";

/** The parts of a parsed URL that say which server it names. */
interface ParsedOrigin {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
}

/**
 * Returns the canonical host of a parsed URL. The parser has lower-cased it, turned it into Punycode and written IPv4
 * addresses as four numbers (WHATWG URL §3.5); the dot at the end of a fully qualified name is all that is left to
 * remove. IPv6 addresses keep their brackets.
 */
export const hostOf = ({ hostname }: Pick<ParsedOrigin, "hostname">): string => hostname.replace(/\.$/, "");

/** Returns the origin of a parsed URL with its canonical host. A port that is the default of the scheme is left out. */
export const originOf = (url: ParsedOrigin): string =>
  `${url.protocol}//${hostOf(url)}${url.port === "" ? "" : `:${url.port}`}`;

/** Characters that end the host of a URL, or that URL parsers remove before they read it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to reject.
const endsHost = /[\u0000-\u0020\u007f/\\?#@]/;

/** Returns the canonical form of a host without a port, or undefined if the text is not a host. */
export function canonicalHost(text: string): string | undefined {
  if (text === "" || endsHost.test(text)) return undefined;
  const url = parseUrl(`http://${text}/`);
  if (url === undefined) return undefined;
  const host = hostOf(url);
  // A colon outside of brackets starts a port, and the parser hides the default one.
  const hasPort = text.replace(/^\[[^\]]*\]/, "").includes(":");
  return hasPort || !host.split(".").every((label) => label !== "") ? undefined : host;
}

/** A canonical host and the port written after it; `port` is empty if there is none. */
export interface Authority {
  readonly host: string;
  readonly port: string;
}

/**
 * Parses `host` or `host:port`, as in a `Host` header (RFC 9110 §7.2). Returns undefined if the text is something else,
 * or if the port is above 65535.
 */
export function readAuthority(text: string): Authority | undefined {
  const [, name = "", digits = ""] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(text) ?? [];
  const host = canonicalHost(name);
  if (host === undefined || Number(digits) > 65_535) return undefined;
  return { host, port: digits === "" ? "" : String(Number(digits)) };
}

/**
 * Returns true if a canonical host always means this machine: `localhost` and the names below it (RFC 6761 §6.3), and
 * the loopback addresses 127.0.0.0/8 and ::1.
 */
export const isLoopbackHost = (host: string): boolean =>
  /^(?:(?:.*\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** Returns true if a URL is https, or http to this machine, where no one in between can read or change what is sent. */
export function isSecureUrl(text: string): boolean {
  const url = parseUrl(text);
  return url?.protocol === "https:" || (url?.protocol === "http:" && isLoopbackHost(hostOf(url)));
}
