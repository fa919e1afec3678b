import { decodedUri } from "#engine/decode-uri";
import { canonicalHost, hostOf } from "#engine/host";

/**
 * Where a docs site is served: a canonical host, with its port if that is not a default one, and a path that is empty
 * or begins with a slash.
 */
export interface Address {
  readonly host: string;
  readonly path: string;
}

/** An address, or an error message. */
export type ReadAddress =
  | { readonly ok: true; readonly address: Address }
  | { readonly ok: false; readonly sentence: string };

const refuse = (text: string, why: string): ReadAddress => ({ ok: false, sentence: `${JSON.stringify(text)} ${why}.` });

/**
 * Parses an address such as `docs.plants.example/v2` or `http://localhost:4000`. The scheme may be left out. The host
 * gets its canonical form, so that letter case, a dot at its end and Punycode make no difference; the slash at the end
 * of a path is removed.
 */
export function readAddress(text: string): ReadAddress {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== "http" && scheme !== "https") {
    return refuse(text, "is not a web address: use http://, https:// or no scheme");
  }
  const bare = scheme === undefined ? text : text.slice(scheme.length + 3);
  const url = parseUrl(`${scheme ?? "https"}://${bare}`);
  const isAddress = url !== undefined && canonicalHost(url.hostname) !== undefined;
  if (!isAddress || /[\s\\]/.test(bare) || bare.startsWith("/")) {
    return refuse(text, "cannot be read as a host and a path");
  }
  if (url.username !== "" || url.password !== "") return refuse(text, "contains a user name or a password");
  if (url.search !== "" || url.hash !== "") return refuse(text, "contains a query or a fragment");
  // Without a scheme, 80 is as much a default port as 443, which the parser has removed.
  const port = scheme === undefined && url.port === "80" ? "" : url.port;
  const host = hostOf(url) + (port === "" ? "" : `:${port}`);
  return { ok: true, address: { host, path: url.pathname.replace(/\/+$/, "") } };
}

/** Parses the address of a site. Every server and browser must interpret its path in the same way. */
export function readSiteAddress(text: string): ReadAddress {
  const read = readAddress(text);
  if (!read.ok) return read;
  const path = decodedUri(read.address.path);
  if (path !== "" && !/[a-z0-9]/i.test(path)) return refuse(text, "has a path without a letter or a digit");
  // Slashes at the end of the written path count too.
  const written = decodedUri(text.replace(/^[a-z][a-z0-9+.-]*:\/\//i, "").replace(/^[^/]*/, ""));
  if ([path, written].some((one) => /\/\/|\\/.test(one))) {
    return refuse(text, "has a path with two slashes in a row, or with a backslash; write single slashes");
  }
  return read;
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Returns true if one address is within another: the same host, and the same path or one below it. */
export const covers = (outer: Address, inner: Address): boolean =>
  outer.host === inner.host && (inner.path === outer.path || inner.path.startsWith(`${outer.path}/`));
