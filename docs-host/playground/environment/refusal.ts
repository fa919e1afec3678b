import { hostOf, isLoopbackHost, parseUrl } from "#engine/host";
import { playgroundText } from "#locales/messages/playground";

/**
 * Returns true if requests to a base URL are refused with "Cannot send requests to localhost"
 * (docs/behavior.md#sending): it contains localhost or is a loopback address, while the page comes from another
 * machine.
 */
export const isRefusedLocalhost = (baseUrl: string, pageUrl: string): boolean =>
  (baseUrl.toLowerCase().includes("localhost") || isLoopback(baseUrl)) && !isLoopback(pageUrl);

/**
 * Returns the reason why no request can be sent to a base URL from a page; undefined if one can. A relative one has no
 * host.
 */
export const refusalOf = (baseUrl: string, pageUrl: string): string | undefined =>
  isRefusedLocalhost(baseUrl, pageUrl)
    ? playgroundText().cannotSendToLocalhost
    : parseUrl(baseUrl) === undefined
      ? playgroundText().noServer
      : undefined;

/** Returns true if an address is on the reader's own machine. */
function isLoopback(address: string): boolean {
  const url = parseUrl(address);
  return url !== undefined && isLoopbackHost(hostOf(url));
}
