import { hostOf, isLoopbackHost, parseUrl } from "#engine/host";

/**
 * Returns the address at which readers open a published site. A host below `localhost` is shown by this machine, over
 * http and at the port of its site (`docs/hosting.md`); all others are at https.
 *
 * @param port the port of the site on this machine, as `PORT` sets it
 */
export function readerAddress(address: string, port = "4000"): string {
  const whole = /^https?:\/\//.test(address) ? address : `https://${address}`;
  const url = parseUrl(whole);
  if (url === undefined || !isLoopbackHost(hostOf(url))) return whole.replace(/^http:/, "https:");
  const shownPort = url.port || (/^[1-9]\d*$/.test(port) ? port : "");
  return `http://${url.hostname}${shownPort === "" ? "" : `:${shownPort}`}${url.pathname.replace(/\/$/, "")}`;
}
