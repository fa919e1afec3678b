import { parse } from "tldts";
import { parseUrl } from "#engine/host";

/** An address with `*` in its host, as the proxy and a policy of a page may name it. */
interface HostPattern {
  readonly baseUrl: string;
  /** Its origin as a source of a content security policy, which has one `*`, as its first label (CSP 3 §2.3.1). */
  readonly source: string;
}

/**
 * Returns an address with `*` in its host if its fixed end is a domain that someone registered, or lies below one;
 * `undefined` for any other, such as `https://*.com`, where hosts have many owners (docs/security.md#host-variables).
 */
export function safeHostPattern(baseUrl: string): HostPattern | undefined {
  const url = parseUrl(baseUrl);
  if (url === undefined || url.username !== "" || url.password !== "") return undefined;
  const labels = url.hostname.replace(/\.$/, "").split(".");
  const last = labels.findLastIndex((label) => label.includes("*"));
  const end = labels.slice(last + 1).join(".");
  // Names below a private suffix such as `myshopify.com` belong to one provider; internal suffixes are not in the list.
  const { domain, isIcann } = parse(end, { allowPrivateDomains: false, extractHostname: false });
  if (last < 0 || domain === null || isIcann !== true) return undefined;
  const port = url.port === "" ? "" : `:${url.port}`;
  return { baseUrl, source: `${url.protocol}//*.${end}${port}` };
}
