/**
 * The party that can fix a failure: the sender of the request, the operator of the API, or the operator of this site.
 */
export type ResponsibleParty = "reader" | "provider" | "operator";

/** The proxy's response to one cause: an HTTP status, two sentences for the reader, and the responsible party. */
export interface Cause {
  readonly status: number;
  /** A sentence about the failure. */
  readonly message: string;
  /** The party most likely able to fix it. */
  readonly who: ResponsibleParty;
  /** A sentence with advice. */
  readonly advice: string;
}

/**
 * Every reason for which the proxy itself ends a call, closed. A status of 4xx is an error of the call or a rule of the
 * site, 5xx an error behind the proxy. No Node import here, so a page may use it.
 */
export const causes = {
  "not-post": {
    status: 405,
    who: "reader",
    message: "The proxy accepts calls by POST only.",
    advice: "Send the call from the playground; the method for the API goes in its own header.",
  },
  "bad-origin": {
    status: 403,
    who: "operator",
    message: "This page may not use the proxy.",
    advice:
      "Open the documentation at its own address. The operator of the site can add an address to the page origins.",
  },
  "missing-control-header": {
    status: 400,
    who: "reader",
    message: "The call does not say which address or method it is for.",
    advice: "Send it from the playground, or add the missing x-callboard-proxy header.",
  },
  "bad-method": {
    status: 400,
    who: "reader",
    message: "The proxy does not forward this HTTP method.",
    advice: "Use another method, such as GET or POST.",
  },
  "bad-url": {
    status: 400,
    who: "reader",
    message: "The address to call is not a complete URL.",
    advice: "Check the base URL and the path parameters of the request.",
  },
  "bad-scheme": {
    status: 400,
    who: "reader",
    message: "The address to call starts with something other than http or https.",
    advice: "Choose an environment with an http or https address.",
  },
  "user-info": {
    status: 400,
    who: "reader",
    message: "The address to call contains a username or a password.",
    advice: "Remove them from the URL and enter them in the authorization form.",
  },
  "bad-header": {
    status: 400,
    who: "reader",
    message: "A header of the request cannot be sent: its name or its value contains a character that HTTP forbids.",
    advice: "Check for line breaks, control characters or spaces in header names and values.",
  },
  "headers-too-large": {
    status: 431,
    who: "reader",
    message: "The request has too many headers, or they are too long.",
    advice: "Send fewer or shorter headers. The operator of the site can raise the limit.",
  },
  "request-too-large": {
    status: 413,
    who: "reader",
    message: "The request body is larger than the proxy forwards.",
    advice: "Try a smaller body or file. The operator of the site can raise the limit.",
  },
  "too-many-requests": {
    status: 429,
    who: "reader",
    message: "Too many requests were sent in the last minute.",
    advice: "Wait until the time in the retry-after header has passed, then send again.",
  },
  "too-many-parallel": {
    status: 429,
    who: "reader",
    message: "Too many of your requests are still running.",
    advice: "Wait for one to end or cancel it, then send again.",
  },
  "proxy-off": {
    status: 403,
    who: "operator",
    message: "The proxy of this site is off: pages send requests straight to the API.",
    advice: "Load the page again, so that it sends directly. The operator of the site can turn the proxy on.",
  },
  "not-registered": {
    status: 403,
    who: "reader",
    message: "This address does not belong to an environment of an API on this site.",
    advice: "Choose one of the listed environments. The API's provider can register another.",
  },
  "blocked-address": {
    status: 403,
    who: "operator",
    message: "The API's host name resolves to an address in a private or reserved network.",
    advice:
      "The operator of the site can allow this origin, and the range of its address, if it is meant to be reached.",
  },
  "name-not-found": {
    status: 502,
    who: "provider",
    message: "The API's host name could not be found.",
    advice: "Check the environment's host name. The API's provider can correct it.",
  },
  "connection-refused": {
    status: 502,
    who: "provider",
    message: "Nothing accepts connections at the API's address.",
    advice: "The API may be down or at another port. Try again later or ask its provider.",
  },
  "connection-reset": {
    status: 502,
    who: "provider",
    message: "The API's server closed the connection before it responded.",
    advice: "Try again. If this continues, the API's provider should check the server's log.",
  },
  "no-route": {
    status: 502,
    who: "operator",
    message: "There is no network route from this site to the API's address.",
    advice:
      "The API may only have an IPv6 address, or an address in another network. The operator of the site can check its network.",
  },
  "tls-expired": {
    status: 502,
    who: "provider",
    message: "The API's certificate has expired, or is not valid yet.",
    advice: "The API's provider has to renew it. No secure connection is possible before that.",
  },
  "tls-untrusted": {
    status: 502,
    who: "provider",
    message: "The API's certificate is self-signed, or signed by an authority that is not trusted here.",
    advice:
      "The API's provider should install a certificate of a public authority with its whole chain. The operator of the site can trust a private authority.",
  },
  "tls-wrong-name": {
    status: 502,
    who: "provider",
    message: "The API's certificate is for another host name.",
    advice: "Check the environment's host name. If it is right, the API's provider needs a certificate that names it.",
  },
  tls: {
    status: 502,
    who: "provider",
    message: "No secure connection to the API could be made: the two sides did not agree on TLS.",
    advice:
      "Check that the environment's port supports https. The API's provider can check its TLS versions, and whether it requires client certificates.",
  },
  "connect-timeout": {
    status: 504,
    who: "provider",
    message: "The API's server did not accept the connection in time.",
    advice: "It may be down or behind a firewall. Try again later or ask its provider.",
  },
  "headers-timeout": {
    status: 504,
    who: "provider",
    message: "The API accepted the request but did not start to respond in time.",
    advice: "Try again with a smaller request, or ask the API's provider.",
  },
  "idle-timeout": {
    status: 504,
    who: "provider",
    message: "No data was transferred for too long, so the call was ended.",
    advice: "Try again. If this continues, ask the API's provider.",
  },
  "total-timeout": {
    status: 504,
    who: "operator",
    message: "The call took longer than the proxy allows.",
    advice: "Call the API directly for long work. The operator of the site can raise the limit.",
  },
  "response-too-large": {
    status: 502,
    who: "reader",
    message: "The API's response is larger than the proxy forwards.",
    advice: "Request less data, for example a smaller page, or call the API directly.",
  },
  "response-headers-too-large": {
    status: 502,
    who: "provider",
    message: "The API responded with too many headers, or they are too long.",
    advice: "The API's provider can shorten them. The operator of the site can raise the limit.",
  },
  "upstream-protocol": {
    status: 502,
    who: "provider",
    message: "The API responded with something that is not valid HTTP, or not the content encoding that it declared.",
    advice: "Check that the environment's scheme and port are right; otherwise ask the API's provider.",
  },
  "upstream-vanished": {
    status: 502,
    who: "provider",
    message: "The API's server closed the connection before its response was complete.",
    advice: "Try again. If this continues, the API's provider should check the server's log.",
  },
  "registry-unavailable": {
    status: 503,
    who: "operator",
    message: "The list of registered APIs could not be read.",
    advice: "Try again in a moment. If this continues, tell the operator of the site.",
  },
  "proxy-busy": {
    status: 503,
    who: "operator",
    message: "The proxy is serving as many requests as it can.",
    advice: "Try again in a moment. The operator of the site can raise the limit.",
  },
  closing: {
    status: 503,
    who: "operator",
    message: "The proxy is being restarted.",
    advice: "Try again in a moment.",
  },
  internal: {
    status: 500,
    who: "operator",
    message: "The proxy failed unexpectedly.",
    advice: "Report the request id of this response to the operator of the site.",
  },
} as const satisfies Readonly<Record<string, Cause>>;

/** The code of one cause, as sent in the `x-callboard-proxy-cause` header. */
export type CauseCode = keyof typeof causes;
