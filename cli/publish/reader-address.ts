import { hostOf, isLoopbackHost, parseUrl } from "#engine/host";

/**
 * Returns the address at which readers open a published site. A host below `localhost` is shown by this machine, over
 * http and at the port of its site (`docs/hosting.md`); without it, the port of the site is unknown. All others are at
 * https.
 *
 * @param sitePort the port of the sites on this machine, asked for only where it matters
 */
export async function readerAddress(address: string, sitePort: () => Promise<string | undefined>): Promise<string> {
  const whole = /^https?:\/\//.test(address) ? address : `https://${address}`;
  const url = parseUrl(whole);
  if (url === undefined || !isLoopbackHost(hostOf(url))) return whole.replace(/^http:/, "https:");
  const shownPort = url.port || (await sitePort());
  return `http://${url.hostname}${shownPort === undefined ? "" : `:${shownPort}`}${url.pathname.replace(/\/$/, "")}`;
}
