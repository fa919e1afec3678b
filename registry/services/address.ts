/** Where a docs site is served: a host, with its port when it has one, and a path that is empty or begins with a slash. */
export interface Address {
  readonly host: string;
  readonly path: string;
}

/** An address, or the sentence that says what is wrong with it. */
export type ReadAddress =
  | { readonly ok: true; readonly address: Address }
  | { readonly ok: false; readonly sentence: string };

/**
 * Reads an address such as `docs.plants.example/v2` or `http://localhost:4000`. The scheme may be left out; the host is
 * brought to the form that browsers use, and the slash at the end of a path goes away.
 */
export function readAddress(text: string): ReadAddress {
  const refuse = (why: string): ReadAddress => ({ ok: false, sentence: `${JSON.stringify(text)} ${why}.` });
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== "http" && scheme !== "https") {
    return refuse("is no web address: it may begin with http:// or https://, or with neither");
  }
  const bare = scheme === undefined ? text : text.slice(scheme.length + 3);
  const url = parseUrl(bare);
  if (url === undefined || /[\s\\]/.test(bare) || bare.startsWith("/"))
    return refuse("cannot be read as a host and a path");
  if (url.username !== "" || url.password !== "") return refuse("holds a user name or a password");
  if (url.search !== "" || url.hash !== "") return refuse("holds a query or a fragment");
  const path = url.pathname.replace(/\/+$/, "");
  if (path !== "" && !/[a-z0-9]/i.test(decoded(path))) return refuse("has a path with neither a letter nor a digit");
  return { ok: true, address: { host: url.host, path } };
}

function parseUrl(bare: string): URL | undefined {
  try {
    return new URL(`https://${bare}`);
  } catch {
    return undefined;
  }
}

/** The path as people read it, so that the digits of a percent sign's code count for nothing. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether one address lies within another: the same host, and a path below it or the same. */
export const covers = (outer: Address, inner: Address): boolean =>
  outer.host === inner.host && (inner.path === outer.path || inner.path.startsWith(`${outer.path}/`));
