import type { CorsFault, FailureTexts, NoReason, PageFailure } from "#machines";
import { faultText } from "./cors.ts";

/** The connection to the proxy could not be made, or broke before the proxy answered: who can fix it is not known. */
export const proxyUnreachable: PageFailure = {
  cause: "proxy-unreachable",
  message: "This site's proxy could not be reached.",
  advice: "Check your network and send again. If other pages of this site load, tell its operator.",
};

/** A response ended too early, for an unknown reason, so who can fix it is not known either. */
export const answerCut: PageFailure = {
  cause: "answer-cut",
  message: "The connection broke before the response was complete.",
  advice:
    "Check your network and send again. If this continues, the API or a server in between ends the response too early.",
};

/** The response is not the proxy's. */
export const noProxy = (status: number): PageFailure => ({
  cause: "no-proxy",
  who: "operator",
  message: `Something other than the proxy responded, with status ${status}.`,
  advice: "The operator of the site should check that the proxy's address reaches the proxy.",
  reason: { kind: "notProxy", status },
});

/** A header that no browser can put into a request. */
export const badHeader = (name: string): PageFailure => ({
  cause: "bad-header",
  who: "reader",
  message: `The header ${JSON.stringify(name)} can't be sent: its name or its value contains a character that HTTP forbids.`,
  advice: "Check for line breaks, spaces in the name, or letters outside Latin-1 in the value.",
  reason: { kind: "badHeader", name },
});

const withoutProxy = "Send it from a terminal, with the snippet. The operator of this site can turn its proxy on.";

const ownCookies = "Remove it, and the browser sends its own cookies for the API.";

/** A header that browsers keep for themselves; the Fetch standard lists them. */
export const forbiddenHeader = (name: string): PageFailure => ({
  cause: "forbidden-header",
  who: "operator",
  message: `Browsers do not allow a page to send the header ${JSON.stringify(name)}.`,
  advice: name.toLowerCase() === "cookie" ? `${ownCookies} ${withoutProxy}` : withoutProxy,
  reason: { kind: "forbiddenHeader", name },
});

/** Browsers refuse methods that echo a request (WHATWG Fetch §2.2.1). */
export const forbiddenMethod = (method: string): PageFailure => ({
  cause: "forbidden-method",
  who: "operator",
  message: `Browsers do not allow a page to use the method ${method}.`,
  advice: withoutProxy,
  reason: { kind: "forbiddenMethod", method },
});

/** Browsers send no body with GET and HEAD. */
export const bodyNotAllowed = (method: string): PageFailure => ({
  cause: "body-not-allowed",
  who: "operator",
  message: `Browsers do not send a body with ${method}.`,
  advice: withoutProxy,
  reason: { kind: "bodyNotAllowed", method },
});

/** The target is not a valid address. */
export const badAddress: PageFailure = {
  cause: "bad-url",
  who: "reader",
  message: "The address to call is not a complete http or https URL.",
  advice: "Check the base URL and the path parameters of the request.",
  reason: { kind: "badAddress", schemes: "http" },
};

/** A page loaded over TLS may not call an address without TLS. */
export const mixedContent: PageFailure = {
  cause: "mixed-content",
  who: "provider",
  message: "This page was loaded over https, and browsers do not allow it to call an http address.",
  advice: `Choose an environment with an https address; the API's provider can offer one. ${withoutProxy}`,
};

/** The API's response does not allow the page to read it. */
export const corsRefused = (pageOrigin: string, fault: CorsFault, isPreflight = false): PageFailure => ({
  cause: "cors",
  who: "provider",
  message: `The API does not allow pages of ${pageOrigin} to read its responses: ${faultText(fault, isPreflight)}.`,
  advice: `The API's provider can change that header (the browser's rules are called CORS). ${withoutProxy}`,
  reason: { kind: "cors", pageOrigin, fault, isPreflight },
});

const unknownReasons: { readonly [R in NoReason]: string } = {
  "no-proxy":
    "it has no proxy that could look. Often the API does not allow calls with credentials from other sites (CORS); Access-Control-Allow-Origin: * is not enough.",
  responds: "when called from there, the API responds correctly.",
  "proxy-unreachable": "its proxy could not be reached.",
};

/** The browser got no answer that it may show, and the site could not find out why; `why` may be a failure of its proxy. */
export const apiUnreachable = (why: NoReason | FailureTexts): PageFailure => ({
  cause: "api-unreachable",
  message: "The browser got no response from the API, or none that this page may read.",
  advice: `Check the browser's console for the reason. The site could not find it: ${
    typeof why === "string" ? unknownReasons[why] : why.message
  }`,
  reason: { kind: "noResponse", why },
});
