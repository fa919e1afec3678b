// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createProvided } from "../area.ts";

/** The messages of `failures` in locales/en.json. */
export interface FailuresMessages {
  readonly codes: {
    readonly unexpected: {
      readonly message: string;
    };
    readonly "proxy-unreachable": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "answer-cut": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "mixed-content": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "no-body": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "no-upgrades": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "no-proxy": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "line-broken": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "line-timeout": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "line-full": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "line-closing": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "not-post": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "bad-origin": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "missing-control-header": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "bad-method": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "bad-url": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "bad-scheme": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "user-info": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "bad-header": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "headers-too-large": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "request-too-large": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "too-many-requests": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "too-many-parallel": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "proxy-off": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "not-registered": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "blocked-address": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "name-not-found": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "connection-refused": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "connection-reset": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "no-route": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "tls-expired": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "tls-untrusted": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "tls-wrong-name": {
      readonly message: string;
      readonly advice: string;
    };
    readonly tls: {
      readonly message: string;
      readonly advice: string;
    };
    readonly "connect-timeout": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "headers-timeout": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "idle-timeout": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "total-timeout": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "response-too-large": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "response-headers-too-large": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "upstream-protocol": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "upstream-vanished": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "registry-unavailable": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "proxy-busy": {
      readonly message: string;
      readonly advice: string;
    };
    readonly closing: {
      readonly message: string;
      readonly advice: string;
    };
    readonly internal: {
      readonly message: string;
      readonly advice: string;
    };
    readonly "bad-upgrade": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "handshake-timeout": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "bad-handshake": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "bad-channel-scheme": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "bad-frame": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "message-too-large": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "too-much-sent": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "channel-unauthorized": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "channel-redirected": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "channel-refused": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "channel-protocol": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "channel-vanished": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "channel-silent": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "channel-bad-frame": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "channel-message-too-large": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "channel-too-much": {
      readonly message: string;
      readonly advice: string;
    };
    readonly "channel-idle": {
      readonly message: string;
      readonly advice: string;
    };
  };
  readonly notProxy: {
    readonly message: (values: { readonly status: string | number }) => string;
    readonly advice: string;
  };
  readonly badHeader: {
    readonly message: (values: { readonly name: string | number }) => string;
    readonly advice: string;
  };
  readonly forbiddenHeader: {
    readonly message: (values: { readonly name: string | number }) => string;
    readonly advice: string;
    readonly ownCookies: string;
  };
  readonly forbiddenMethod: {
    readonly message: (values: { readonly method: string | number }) => string;
    readonly advice: string;
  };
  readonly bodyNotAllowed: {
    readonly message: (values: { readonly method: string | number }) => string;
    readonly advice: string;
  };
  readonly badAddress: {
    readonly message: string;
    readonly advice: string;
  };
  readonly badChannelAddress: {
    readonly message: string;
    readonly advice: string;
  };
  readonly mixedChannel: {
    readonly message: string;
    readonly advice: string;
  };
  readonly badProtocols: {
    readonly message: string;
    readonly advice: string;
  };
  readonly cors: {
    readonly message: (values: { readonly pageOrigin: string | number; readonly fault: string | number }) => string;
    readonly advice: string;
    readonly status: (values: { readonly status: string | number }) => string;
    readonly missing: (values: { readonly name: string | number; readonly expected: string | number }) => string;
    readonly star: (values: { readonly name: string | number; readonly expected: string | number }) => string;
    readonly missingList: (values: { readonly name: string | number; readonly expected: string | number }) => string;
    readonly unlisted: (values: { readonly name: string | number; readonly expected: string | number }) => string;
    readonly unlistedStar: (values: { readonly name: string | number; readonly expected: string | number }) => string;
    readonly wrong: (values: { readonly name: string | number; readonly found: string | number; readonly expected: string | number }) => string;
    readonly inPreflight: (values: { readonly fault: string | number }) => string;
  };
  readonly noResponse: {
    readonly message: string;
    readonly advice: (values: { readonly why: string | number }) => string;
    readonly reasons: {
      readonly "no-proxy": string;
      readonly responds: string;
      readonly "proxy-unreachable": string;
    };
  };
  readonly notOpened: {
    readonly message: string;
    readonly advice: string;
  };
  readonly notOpenedWithout: {
    readonly message: string;
    readonly advice: (values: { readonly headers: string | number }) => string;
  };
  readonly closedByApi: {
    readonly message: (values: { readonly code: string | number }) => string;
    readonly advice: string;
  };
  readonly messageTooLarge: {
    readonly message: (values: { readonly bytes: string | number; readonly limit: string | number }) => string;
    readonly advice: string;
  };
  readonly refusedWith: (values: { readonly message: string | number; readonly status: string | number }) => string;
  readonly notConfirmed: {
    readonly message: (values: { readonly host: string | number }) => string;
    readonly advice: string;
  };
}

/** Returns these messages, in the language of the page. */
export const failuresText = createProvided<FailuresMessages>("failures", {
  codes: {
    unexpected: {
      message: "The request could not be sent, because of an unexpected error.",
    },
    "proxy-unreachable": {
      message: "This site's proxy could not be reached.",
      advice: "Check your network and send again. If other pages of this site load, tell its operator.",
    },
    "answer-cut": {
      message: "The connection broke before the response was complete.",
      advice: "Check your network and send again. If this continues, the API or a server in between ends the response too early.",
    },
    "mixed-content": {
      message: "This page was loaded over https, and browsers do not allow it to call an http address.",
      advice: "Choose an environment with an https address; the API's provider can offer one. Send it from a terminal, with the snippet. The operator of this site can turn its proxy on.",
    },
    "no-body": {
      message: "Response body is null",
      advice: "The API's definition says that the response is a stream, but this response has no body. Send it again, or ask the API's provider.",
    },
    "no-upgrades": {
      message: "This site's proxy responds, but no WebSocket connection to it could be opened.",
      advice: "Something between you and the site does not forward WebSocket connections: a proxy in your network, or the server in front of the site. Its operator should forward Upgrade headers.",
    },
    "no-proxy": {
      message: "Something other than the proxy responded to the connection.",
      advice: "The operator of the site should check that the proxy's address reaches the proxy.",
    },
    "line-broken": {
      message: "The connection broke.",
      advice: "Check your network and connect again.",
    },
    "line-timeout": {
      message: "The connection was not opened in time.",
      advice: "Check your network and connect again. If this continues, ask the API's provider.",
    },
    "line-full": {
      message: "The message was not sent: too much before it is still waiting.",
      advice: "Wait until the API has received the earlier messages, then send it again.",
    },
    "line-closing": {
      message: "The message was not sent: the connection is closing.",
      advice: "Connect again and send it then.",
    },
    "not-post": {
      message: "The proxy accepts calls by POST only.",
      advice: "Send the call from the playground; the method for the API goes in its own header.",
    },
    "bad-origin": {
      message: "This page may not use the proxy.",
      advice: "Open the documentation at its own address. The operator of the site can add an address to the page origins.",
    },
    "missing-control-header": {
      message: "The call does not say which address or method it is for.",
      advice: "Send it from the playground, or add the missing x-callboard-proxy header.",
    },
    "bad-method": {
      message: "The proxy does not forward this HTTP method.",
      advice: "Use another method, such as GET or POST.",
    },
    "bad-url": {
      message: "The address to call is not a complete URL.",
      advice: "Check the base URL and the path parameters of the request.",
    },
    "bad-scheme": {
      message: "The address to call starts with something other than http or https.",
      advice: "Choose an environment with an http or https address.",
    },
    "user-info": {
      message: "The address to call contains a username or a password.",
      advice: "Remove them from the URL and enter them in the authorization form.",
    },
    "bad-header": {
      message: "A header of the request cannot be sent: its name or its value contains a character that HTTP forbids.",
      advice: "Check for line breaks, control characters or spaces in header names and values.",
    },
    "headers-too-large": {
      message: "The request has too many headers, or they are too long.",
      advice: "Send fewer or shorter headers. The operator of the site can raise the limit.",
    },
    "request-too-large": {
      message: "The request body is larger than the proxy forwards.",
      advice: "Try a smaller body or file. The operator of the site can raise the limit.",
    },
    "too-many-requests": {
      message: "Too many requests were sent in the last minute.",
      advice: "Wait until the time in the retry-after header has passed, then send again.",
    },
    "too-many-parallel": {
      message: "Too many of your requests are still running.",
      advice: "Wait for one to end or cancel it, then send again.",
    },
    "proxy-off": {
      message: "The proxy of this site is off: pages send requests straight to the API.",
      advice: "Load the page again, so that it sends directly. The operator of the site can turn the proxy on.",
    },
    "not-registered": {
      message: "This address does not belong to an environment of an API on this site.",
      advice: "Choose one of the listed environments. The API's provider can register another.",
    },
    "blocked-address": {
      message: "The API's host name resolves to an address in a private or reserved network.",
      advice: "The operator of the site can allow this origin, and the range of its address, if it is meant to be reached.",
    },
    "name-not-found": {
      message: "The API's host name could not be found.",
      advice: "Check the environment's host name. The API's provider can correct it.",
    },
    "connection-refused": {
      message: "Nothing accepts connections at the API's address.",
      advice: "The API may be down or at another port. Try again later or ask its provider.",
    },
    "connection-reset": {
      message: "The API's server closed the connection before it responded.",
      advice: "Try again. If this continues, the API's provider should check the server's log.",
    },
    "no-route": {
      message: "There is no network route from this site to the API's address.",
      advice: "The API may only have an IPv6 address, or an address in another network. The operator of the site can check its network.",
    },
    "tls-expired": {
      message: "The API's certificate has expired, or is not valid yet.",
      advice: "The API's provider has to renew it. No secure connection is possible before that.",
    },
    "tls-untrusted": {
      message: "The API's certificate is self-signed, or signed by an authority that is not trusted here.",
      advice: "The API's provider should install a certificate of a public authority with its whole chain. The operator of the site can trust a private authority.",
    },
    "tls-wrong-name": {
      message: "The API's certificate is for another host name.",
      advice: "Check the environment's host name. If it is right, the API's provider needs a certificate that names it.",
    },
    tls: {
      message: "No secure connection to the API could be made: the two sides did not agree on TLS.",
      advice: "Check that the environment's port supports https. The API's provider can check its TLS versions, and whether it requires client certificates.",
    },
    "connect-timeout": {
      message: "The API's server did not accept the connection in time.",
      advice: "It may be down or behind a firewall. Try again later or ask its provider.",
    },
    "headers-timeout": {
      message: "The API accepted the request but did not start to respond in time.",
      advice: "Try again with a smaller request, or ask the API's provider.",
    },
    "idle-timeout": {
      message: "No data was transferred for too long, so the call was ended.",
      advice: "Try again. If this continues, ask the API's provider.",
    },
    "total-timeout": {
      message: "The call took longer than the proxy allows.",
      advice: "Call the API directly for long work. The operator of the site can raise the limit.",
    },
    "response-too-large": {
      message: "The API's response is larger than the proxy forwards.",
      advice: "Request less data, for example a smaller page, or call the API directly.",
    },
    "response-headers-too-large": {
      message: "The API responded with too many headers, or they are too long.",
      advice: "The API's provider can shorten them. The operator of the site can raise the limit.",
    },
    "upstream-protocol": {
      message: "The API responded with something that is not valid HTTP, or not the content encoding that it declared.",
      advice: "Check that the environment's scheme and port are right; otherwise ask the API's provider.",
    },
    "upstream-vanished": {
      message: "The API's server closed the connection before its response was complete.",
      advice: "Try again. If this continues, the API's provider should check the server's log.",
    },
    "registry-unavailable": {
      message: "The list of registered APIs could not be read.",
      advice: "Try again in a moment. If this continues, tell the operator of the site.",
    },
    "proxy-busy": {
      message: "The proxy is serving as many requests as it can.",
      advice: "Try again in a moment. The operator of the site can raise the limit.",
    },
    closing: {
      message: "The proxy is being restarted.",
      advice: "Try again in a moment.",
    },
    internal: {
      message: "The proxy failed unexpectedly.",
      advice: "Report the request id of this response to the operator of the site.",
    },
    "bad-upgrade": {
      message: "The proxy accepts channels as WebSocket connections of version 13 only.",
      advice: "Connect from the playground, or with a client that supports RFC 6455.",
    },
    "handshake-timeout": {
      message: "The connection did not say in time which channel it is for.",
      advice: "Connect again. If this continues, check your network.",
    },
    "bad-handshake": {
      message: "The first message of the connection is not a handshake, or not for the address that was connected to.",
      advice: "Connect from the playground, or send type, url and headers as JSON text first.",
    },
    "bad-channel-scheme": {
      message: "The channel's address starts with something other than ws or wss.",
      advice: "Choose an environment with a ws or wss address.",
    },
    "bad-frame": {
      message: "The connection sent something that is not valid WebSocket.",
      advice: "Connect again. If this continues, something between you and this site changes the data.",
    },
    "message-too-large": {
      message: "The message is larger than the proxy forwards.",
      advice: "Send it in smaller parts. The operator of the site can raise the limit.",
    },
    "too-much-sent": {
      message: "More was sent within a minute than the proxy forwards.",
      advice: "Connect again and send less at a time. The operator of the site can raise the limit.",
    },
    "channel-unauthorized": {
      message: "The API did not accept the credentials of this connection.",
      advice: "Check the authorization form: a credential may be missing, mistyped or no longer valid.",
    },
    "channel-redirected": {
      message: "The API redirected the connection, and redirects of channels are not followed.",
      advice: "Check the environment's address: ws in place of wss, or a slash at the end, are the usual reasons.",
    },
    "channel-refused": {
      message: "The API responded, but did not open a channel.",
      advice: "Check the path and the parameters. There may be no channel at this address at the moment.",
    },
    "channel-protocol": {
      message: "The API did not choose one of the subprotocols that the connection offered.",
      advice: "Check the Sec-WebSocket-Protocol header against what the API's documentation says.",
    },
    "channel-vanished": {
      message: "The API's server dropped the connection without closing it.",
      advice: "Connect again. If this continues, the API's provider should check the server's log.",
    },
    "channel-silent": {
      message: "The API's server no longer responds on this connection.",
      advice: "Connect again. If this continues, ask the API's provider.",
    },
    "channel-bad-frame": {
      message: "The API sent something that is not valid WebSocket.",
      advice: "The API's provider should look at it: text that is not UTF-8 is the usual reason.",
    },
    "channel-message-too-large": {
      message: "The API sent a message that is larger than the proxy forwards.",
      advice: "Ask the API for less at a time. The operator of the site can raise the limit.",
    },
    "channel-too-much": {
      message: "The API sent more within a minute than the proxy forwards.",
      advice: "Connect again and ask for less at a time. The operator of the site can raise the limit.",
    },
    "channel-idle": {
      message: "No message was sent or received for too long, so the connection was closed.",
      advice: "Connect again. The operator of the site can raise the limit.",
    },
  },
  notProxy: {
    message: (v) => `Something other than the proxy responded, with status ${v.status}.`,
    advice: "The operator of the site should check that the proxy's address reaches the proxy.",
  },
  badHeader: {
    message: (v) => `The header ${v.name} can't be sent: its name or its value contains a character that HTTP forbids.`,
    advice: "Check for line breaks, spaces in the name, or letters outside Latin-1 in the value.",
  },
  forbiddenHeader: {
    message: (v) => `Browsers do not allow a page to send the header ${v.name}.`,
    advice: "Send it from a terminal, with the snippet. The operator of this site can turn its proxy on.",
    ownCookies: "Remove it, and the browser sends its own cookies for the API.",
  },
  forbiddenMethod: {
    message: (v) => `Browsers do not allow a page to use the method ${v.method}.`,
    advice: "Send it from a terminal, with the snippet. The operator of this site can turn its proxy on.",
  },
  bodyNotAllowed: {
    message: (v) => `Browsers do not send a body with ${v.method}.`,
    advice: "Send it from a terminal, with the snippet. The operator of this site can turn its proxy on.",
  },
  badAddress: {
    message: "The address to call is not a complete http or https URL.",
    advice: "Check the base URL and the path parameters of the request.",
  },
  badChannelAddress: {
    message: "The address to connect to is not a complete ws or wss URL.",
    advice: "Check the base URL and the path parameters.",
  },
  mixedChannel: {
    message: "This page was loaded over https, and browsers do not allow it to connect to a ws address.",
    advice: "Choose an environment with a wss address; the API's provider can offer one. The operator of this site can turn its proxy on.",
  },
  badProtocols: {
    message: "The subprotocols can't be offered: one of them has invalid characters, or occurs twice.",
    advice: "Check for spaces and other invalid characters in the Sec-WebSocket-Protocol header.",
  },
  cors: {
    message: (v) => `The API does not allow pages of ${v.pageOrigin} to read its responses: ${v.fault}.`,
    advice: "The API's provider can change that header (the browser's rules are called CORS). Send it from a terminal, with the snippet. The operator of this site can turn its proxy on.",
    status: (v) => `it responds to the browser's preflight request (OPTIONS) with status ${v.status}; it should be 204`,
    missing: (v) => `the header ${v.name} is missing; it should be ${v.expected}`,
    star: (v) => `the header ${v.name} is *, which is not enough for a call with credentials; it should be ${v.expected}`,
    missingList: (v) => `the header ${v.name} is missing; it should list ${v.expected}`,
    unlisted: (v) => `the header ${v.name} does not list ${v.expected}`,
    unlistedStar: (v) => `the header ${v.name} does not list ${v.expected} (* does not count for calls with credentials)`,
    wrong: (v) => `the header ${v.name} is ${v.found}; it should be ${v.expected}`,
    inPreflight: (v) => `in the response to the browser's preflight request (OPTIONS), ${v.fault}`,
  },
  noResponse: {
    message: "The browser got no response from the API, or none that this page may read.",
    advice: (v) => `Check the browser's console for the reason. The site could not find it: ${v.why}`,
    reasons: {
      "no-proxy": "it has no proxy that could look. Often the API does not allow calls from other sites (CORS).",
      responds: "when called from there, the API responds correctly.",
      "proxy-unreachable": "its proxy could not be reached.",
    },
  },
  notOpened: {
    message: "The browser could not connect to the API, and does not report the reason to a page.",
    advice: "Check the browser's console for the reason. The API may be down, or may not allow pages of this site to connect.",
  },
  notOpenedWithout: {
    message: "The browser could not connect to the API, and does not report the reason to a page.",
    advice: (v) => `The API may require headers that a browser can't send with a connection: ${v.headers}. The operator of this site can turn its proxy on, which sends them. Check the browser's console for details.`,
  },
  closedByApi: {
    message: (v) => `The API closed the connection with code ${v.code} and gave no reason.`,
    advice: "The API's documentation should say what the code means.",
  },
  messageTooLarge: {
    message: (v) => `The message of ${v.bytes} bytes was not sent: the proxy accepts at most ${v.limit}.`,
    advice: "Send it in smaller parts. The operator of the site can raise the limit.",
  },
  refusedWith: (v) => `${v.message} It responded with status ${v.status}.`,
  notConfirmed: {
    message: (v) => `A credential of this request was not confirmed for ${v.host}, so nothing was sent.`,
    advice: "The credentials or the environment changed in the meantime. Send the request again.",
  },
});
