import type { PageFailure } from "#machines";

/** The page could not connect to the proxy by WebSocket, though it answers calls. */
export const noUpgrades: PageFailure = {
  cause: "no-upgrades",
  who: "operator",
  message: "This site's proxy responds, but no WebSocket connection to it could be opened.",
  advice:
    "Something between you and the site does not forward WebSocket connections: a proxy in your network, or the server in front of the site. Its operator should forward Upgrade headers.",
};

/** The first message is not one of the proxy's. */
export const noChannelProxy: PageFailure = {
  cause: "no-proxy",
  who: "operator",
  message: "Something other than the proxy responded to the connection.",
  advice: "The operator of the site should check that the proxy's address reaches the proxy.",
};

/** The connection of the page broke without a close. */
export const lineBroken: PageFailure = {
  cause: "line-broken",
  message: "The connection broke.",
  advice: "Check your network and connect again.",
};

/** Nobody answered for a long time. */
export const lineTimeout: PageFailure = {
  cause: "line-timeout",
  message: "The connection was not opened in time.",
  advice: "Check your network and connect again. If this continues, ask the API's provider.",
};

/** The address is not valid for a channel. */
export const badLineAddress: PageFailure = {
  cause: "bad-url",
  who: "reader",
  message: "The address to connect to is not a complete ws or wss URL.",
  advice: "Check the base URL and the path parameters.",
  reason: { kind: "badAddress", schemes: "ws" },
};

/** A page that came over TLS may not connect without. */
export const mixedLine: PageFailure = {
  cause: "mixed-content",
  who: "provider",
  message: "This page was loaded over https, and browsers do not allow it to connect to a ws address.",
  advice:
    "Choose an environment with a wss address; the API's provider can offer one. The operator of this site can turn its proxy on.",
  reason: { kind: "mixedChannel" },
};

/** The browser refused to try, for example for a subprotocol that is not a token. */
export const badProtocols: PageFailure = {
  cause: "bad-header",
  who: "reader",
  message: "The subprotocols can't be offered: one of them has invalid characters, or occurs twice.",
  advice: "Check for spaces and other invalid characters in the Sec-WebSocket-Protocol header.",
  reason: { kind: "badProtocols" },
};

/** A browser does not tell why it could not connect; `unsent` may be the reason. */
export const apiNotOpened = (unsent: readonly string[]): PageFailure => ({
  cause: "api-unreachable",
  message: "The browser could not connect to the API, and does not report the reason to a page.",
  advice:
    unsent.length === 0
      ? "Check the browser's console for the reason. The API may be down, or may not allow pages of this site to connect."
      : `The API may require headers that a browser can't send with a connection: ${unsent.join(", ")}. The operator of this site can turn its proxy on, which sends them. Check the browser's console for details.`,
  reason: { kind: "notOpened", unsent },
});

/** The API closed with a code other than a normal end; its own reason is shown (docs/behavior.md#connection-states). */
export const closedByApi = (code: number, reason: string): PageFailure => ({
  cause: "closed-by-api",
  message: reason === "" ? `The API closed the connection with code ${code} and gave no reason.` : reason,
  advice: "The API's documentation should say what the code means.",
  reason: { kind: "closedByApi", code, reason },
});

/** One message is larger than the proxy takes. */
export const messageTooLarge = (bytes: number, most: number): PageFailure => ({
  cause: "message-too-large",
  who: "reader",
  message: `The message of ${bytes} bytes was not sent: the proxy accepts at most ${most}.`,
  advice: "Send it in smaller parts. The operator of the site can raise the limit.",
  reason: { kind: "messageTooLarge", bytes, most },
});

/** Too much is on its way already. */
export const lineFull: PageFailure = {
  cause: "line-full",
  who: "reader",
  message: "The message was not sent: too much before it is still waiting.",
  advice: "Wait until the API has received the earlier messages, then send it again.",
};

/** Closing the connection... */
export const lineClosing: PageFailure = {
  cause: "line-closing",
  who: "reader",
  message: "The message was not sent: the connection is closing.",
  advice: "Connect again and send it then.",
};
