import { hostOf, isLoopbackHost, parseUrl } from "#engine/host";

/** The app that docs are a part of, as far as it is known. */
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
 * Returns true if a base URL is that of the app, on this machine too. What a request says of its host does not count:
 * anyone may write it.
 */
export function isOwnServer(app: OwnServer, baseUrl: string): boolean {
  const url = parseUrl(baseUrl.replace(/^ws/i, "http"));
  if (url === undefined) return false;
  if (url.origin === app.origin) return true;
  return app.port !== undefined && url.port === String(app.port) && isLoopbackHost(hostOf(url));
}
