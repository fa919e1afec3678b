import type { IncomingMessage } from "node:http";
import type { TLSSocket } from "node:tls";
import { hostOf, isLoopbackHost, parseUrl, readAuthority } from "#engine/host";

/** The app that docs are a part of, if known. */
export interface OwnServer {
  /** The public origin that an operator has set. */
  readonly origin: string | undefined;
  /** The port that the app listens on, once a request has come through it. */
  port: number | undefined;
}

/** Returns where the app is: its public origin, or its port on this machine. */
export const originOfApp = ({ origin, port }: OwnServer): string | undefined =>
  origin ?? (port === undefined ? undefined : `http://localhost:${port}`);

/**
 * Returns true if a base URL belongs to the app, on this machine too. What a request says of its host does not count:
 * anyone may write it.
 */
export function isOwnServer(app: OwnServer, baseUrl: string): boolean {
  const url = parseUrl(baseUrl.replace(/^ws/i, "http"));
  if (url === undefined) return false;
  if (url.origin === app.origin) return true;
  return app.port !== undefined && url.port === String(app.port) && isLoopbackHost(hostOf(url));
}

/**
 * Returns the scheme at which pages of the requested host may call: the scheme of the request on this machine, and
 * https elsewhere, since over http anyone could own a name that resolves to this machine.
 *
 * @param asked the request of the web that the one of Node was made of; absent for a channel
 */
export function schemeOfApp({ headers, socket }: IncomingMessage, asked: Request | undefined): "http" | "https" {
  const host = readAuthority(headers.host ?? "")?.host ?? "";
  // A socket of TLS says so, others don't.
  const isSecure = asked?.url.startsWith("https:") ?? (socket as Partial<TLSSocket>).encrypted === true;
  return isSecure || !isLoopbackHost(host) ? "https" : "http";
}
