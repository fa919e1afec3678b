import type { IncomingMessage, Server } from "node:http";
import { readAuthority } from "#engine/host";
import { interceptRequests } from "./intercept-requests.ts";
import { clientAddress, isTrustedPeer, type TrustedProxies } from "./peer-address.ts";

/** The report of a trusted proxy about a request, beyond its host and path. */
export interface Forwarded {
  /** The scheme that the client used; absent if no proxy reports it. */
  readonly scheme?: "http" | "https";
}

/** Headers that only a proxy may set. */
const names = ["x-forwarded-host", "x-forwarded-proto", "x-forwarded-prefix", "x-forwarded-for"] as const;

type Name = (typeof names)[number];

/** A path of plain segments, none of which a server could read as a step up. */
const prefixPattern = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;

/**
 * Reads the client from requests of trusted proxies: `X-Forwarded-Host` becomes the host, the path in
 * `X-Forwarded-Prefix`, which a proxy has removed, goes back in front of the target, and `X-Forwarded-For` holds the
 * client's address alone. From anybody else these headers are removed, as is a value that is invalid. Of several values
 * the last one counts, since proxies append theirs.
 *
 * It must be called last of all that intercepts the requests of the server, so that it runs first.
 */
export function trustForwarded(server: Server, trusted: TrustedProxies): void {
  interceptRequests(server, (incoming, proceed) => {
    if (incoming.type !== "connect") {
      const forwarded = apply(incoming.request, trusted);
      if (forwarded !== undefined) reported.set(incoming.request, forwarded);
    }
    return proceed();
  });
}

const reported = new WeakMap<IncomingMessage, Forwarded>();

/** Returns the report of a trusted proxy about a request; empty without one. */
export const forwardedOf = (request: IncomingMessage): Forwarded => reported.get(request) ?? {};

/** Changes a request as its proxy reports it; returns undefined without a trusted proxy. */
function apply(request: IncomingMessage, trusted: TrustedProxies): Forwarded | undefined {
  const { headers, socket } = request;
  if (!names.some((name) => headers[name] !== undefined)) return undefined;
  const values = Object.fromEntries(names.map((name) => [name, lastIn(headers[name])])) as {
    // the keys are the names
    readonly [N in Name]: string | undefined;
  };
  const forwardedFor = headers["x-forwarded-for"];
  for (const name of names) delete headers[name];
  request.rawHeaders = request.rawHeaders.filter((_, at, all) => !isForwarding(all[at - (at % 2)]));
  if (!isTrustedPeer(socket.remoteAddress, trusted)) return undefined;
  headers["x-forwarded-for"] = clientAddress(socket.remoteAddress, [forwardedFor ?? ""].flat().join(","), trusted);
  const host = values["x-forwarded-host"];
  if (host !== undefined && readAuthority(host) !== undefined) setHost(request, host);
  const prefix = values["x-forwarded-prefix"]?.replace(/\/+$/, "");
  if (prefix !== undefined && prefixPattern.test(prefix) && request.url?.startsWith("/") === true) {
    request.url = prefix + request.url;
  }
  const scheme = values["x-forwarded-proto"]?.toLowerCase();
  return scheme === "http" || scheme === "https" ? { scheme } : {};
}

const isForwarding = (name: string | undefined): boolean => names.some((one) => one === name?.toLowerCase());

const lastIn = (value: string | readonly string[] | undefined): string | undefined =>
  [value ?? []].flat().join(",").split(",").at(-1)?.trim() || undefined;

/** Sets the host of a request; one without a host, as HTTP/1.0 allows, gets it. */
function setHost(request: IncomingMessage, host: string): void {
  request.headers.host = host;
  request.rawHeaders = [...request.rawHeaders.filter((_, at, all) => !isHost(all[at - (at % 2)])), "Host", host];
  // The host of an absolute target would count more (RFC 9112 §3.2.2).
  const path = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*(.*)$/i.exec(request.url ?? "")?.[1];
  if (path !== undefined) request.url = path.startsWith("/") ? path : `/${path}`;
}

const isHost = (name: string | undefined): boolean => name?.toLowerCase() === "host";
