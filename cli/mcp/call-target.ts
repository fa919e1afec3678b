import { lookup } from "node:dns/promises";
import type { buildConnector } from "undici";
import { createDialer, DialError } from "#docs-host/proxy";
import { hostOf, isLoopbackHost, parseUrl } from "#engine/host";
import type { ApiModel } from "#engine/model";
import { splitBefore } from "#engine/text";
import { isAddress } from "../serve/source.ts";
import type { CallOptions, McpArguments } from "./read-arguments.ts";

/** Where requests may be sent. */
export interface AllowedTargets {
  readonly origins: ReadonlySet<string>;
  /** Those among them that may be at private addresses. */
  readonly privateOrigins: ReadonlySet<string>;
}

/**
 * Returns where requests to an API may be sent: to what the user named, or to the servers of the description. Of those,
 * servers at private addresses are not allowed, apart from servers of this machine that a local file names: a description
 * from elsewhere gets no access to the network of its reader, beyond the server that it came from.
 */
export function allowedTargets(
  { endpoints }: Pick<ApiModel, "endpoints">,
  source: string,
  { allowedOrigins, server }: Pick<CallOptions, "allowedOrigins"> & Pick<McpArguments, "server">,
): AllowedTargets {
  const given = allowedOrigins ?? (server === undefined ? undefined : new Set([new URL(server).origin]));
  if (given !== undefined) return { origins: given, privateOrigins: given };
  const urls = endpoints.flatMap(({ environments }) => environments.flatMap(({ baseUrl }) => webUrl(baseUrl) ?? []));
  const origins = new Set(urls.map(({ origin }) => origin));
  const own = isAddress(source)
    ? [new URL(source).origin].filter((origin) => origins.has(origin))
    : urls.filter((url) => isLoopbackHost(hostOf(url))).map(({ origin }) => origin);
  return { origins, privateOrigins: new Set(own) };
}

const webUrl = (text: string): URL | undefined => {
  const url = parseUrl(text);
  return url !== undefined && /^https?:$/.test(url.protocol) ? url : undefined;
};

/**
 * Segments that leave a path. URLs write dots in percent-encoding too (WHATWG URL, "double-dot path segment"), and many
 * servers decode slashes before they read the path.
 */
const dotSegment = /(?:^|\/|\\|%2f|%5c)(?:\.|%2e){1,2}(?:\/|\\|%2f|%5c|$)/i;

/** Returns why a request to an address is not sent; undefined if it may be. */
export function refusalOf(address: string, baseUrl: string, { origins }: AllowedTargets): string | undefined {
  const [url, base] = [webUrl(address), webUrl(baseUrl)];
  if (url === undefined || base === undefined) {
    return `the endpoint has no server with an http or https address; the user can name one by --server URL`;
  }
  if (url.username !== "" || url.password !== "") return "its address has a user name or a password";
  if (!origins.has(url.origin)) {
    return `${url.origin} is not an approved host (${[...origins].join(", ") || "there is none"}); the user can approve it by --allow-host`;
  }
  if (dotSegment.test(splitBefore(address, /[?#]/)[0]))
    return "its path has a segment . or .., which would leave the path of the endpoint";
  const path = base.pathname.replace(/\/$/, "");
  if (url.pathname !== path && !url.pathname.startsWith(`${path}/`))
    return "its path is not below the path of its server";
  return undefined;
}

/** Creates the function that opens connections to targets, at addresses that are looked up and checked once. */
export function targetConnector({ privateOrigins }: AllowedTargets, connectMs: number): buildConnector.connector {
  const dial = createDialer({
    resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
    ...{ privateOrigins, certificateAuthorities: [], connectMs },
  });
  return (options, callback) =>
    dial(options, (...result) => {
      const [error] = result;
      if (!(error instanceof DialError)) return callback(...result);
      const text = dialTexts[error.reason] ?? `can't be connected to (${error.reason})`;
      callback(new Error(`${options.hostname} ${text}`), null);
    });
}

const dialTexts: { readonly [reason: string]: string } = {
  "blocked-address": "is at a private address; the user can approve it by --allow-host",
  "name-not-found": "was not found",
  "connection-refused": "refuses connections",
  "connect-timeout": "did not answer in time",
};
