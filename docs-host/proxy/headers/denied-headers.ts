/**
 * Names of headers that are never forwarded, in lower case. A reader's own client could send most of them too; from
 * this proxy an API might trust them, because it takes the proxy for an internal one.
 */
const names: ReadonlySet<string> = new Set([
  // Of one connection (RFC 9110 §7.6.1), and of the framing of the message.
  ...["connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade", "http2-settings"],
  ...["host", "content-length", "expect"],
  // Of the reader's browser.
  ...["origin", "referer"],
  // Of proxies on the way (RFC 7239, RFC 9110 §7.6.3, RFC 8586).
  ...["forwarded", "via", "cdn-loop"],
  // Headers with the address of the caller. `addressName` matches most of them.
  ...["x-originating-ip", "remote-addr", "x-proxyuser-ip", "x-envoy-external-address", "cf-pseudo-ipv4"],
  ...["x-azure-clientip", "x-azure-socketip", "x-sucuri-clientip", "cf-ipcountry", "x-coming-from", "coming-from"],
  // The identity of the caller, as a gateway has established it (RFC 9440 for certificates).
  ...["client-cert", "client-cert-chain", "x-client-cert", "x-client-cert-chain", "x-arr-clientcert", "x-ssl-cert"],
  ...["remote-user", "x-webauth-user", "cf-access-authenticated-user-email"],
  // The scheme, host or path that the API shall take in place of the request's own.
  ...["x-original-url", "x-original-uri", "x-original-path", "x-original-host", "x-original-forwarded-for"],
  ...["x-rewrite-url", "x-override-url", "x-http-destinationurl", "x-script-name", "x-sendfile-type"],
  ...["x-host", "x-host-override", "x-http-host-override", "x-proxy-host", "x-proxy-url"],
  ...["x-scheme", "x-url-scheme", "front-end-https", "cf-visitor"],
]);

const prefixes = [
  ...["proxy-", "sec-", "x-callboard-"],
  // X-Forwarded-For and its many kin, X-Forward-For included.
  "x-forward",
  ...["x-remote-", "ssl-client-", "x-ssl-client-", "x-auth-request-", "x-goog-authenticated-user-"],
  ...["x-ms-client-principal", "x-amzn-mtls-", "x-amzn-oidc-", "x-appengine-", "x-envoy-", "x-accel-"],
];

/**
 * The names that vendors have for the address of the caller: X-Real-IP, True-Client-IP, CF-Connecting-IP,
 * Fastly-Client-IP.
 */
const addressName = /(?:^|-)(?:(?:real|true|client|connecting|client-connection)-ip(?:v[46])?|forwarded-for(?:-ip)?)$/;

/**
 * Returns true for a header that is never forwarded. An underscore counts as a hyphen, as it does for servers that hand
 * headers on as variables (RFC 3875 §4.1.18), so `X_Real_IP` is `X-Real-IP`.
 *
 * X-HTTP-Method-Override and its kin are forwarded: APIs document them, and the method is the reader's to choose
 * anyway.
 *
 * @param lower the name in lower case
 */
export function isDeniedHeader(lower: string): boolean {
  const name = lower.replaceAll("_", "-");
  return names.has(name) || prefixes.some((prefix) => name.startsWith(prefix)) || addressName.test(name);
}
