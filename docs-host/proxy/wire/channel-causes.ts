import { type Cause, type CauseCode, causes } from "./causes.ts";

/**
 * The reasons for which the proxy ends a channel that a call over HTTP does not know; for all others `causes` holds the
 * words. The status is the status of a response over HTTP
 */
export const channelCauses = {
  "bad-upgrade": {
    status: 400,
    who: "reader",
    message: "The proxy accepts channels as WebSocket connections of version 13 only.",
    advice: "Connect from the playground, or with a client that supports RFC 6455.",
  },
  "handshake-timeout": {
    status: 408,
    who: "reader",
    message: "The connection did not say in time which channel it is for.",
    advice: "Connect again. If this continues, check your network.",
  },
  "bad-handshake": {
    status: 400,
    who: "reader",
    message: "The first message of the connection is not a handshake, or not for the address that was connected to.",
    advice: "Connect from the playground, or send type, url and headers as JSON text first.",
  },
  "bad-channel-scheme": {
    status: 400,
    who: "reader",
    message: "The channel's address starts with something other than ws or wss.",
    advice: "Choose an environment with a ws or wss address.",
  },
  "bad-frame": {
    status: 400,
    who: "reader",
    message: "The connection sent something that is not valid WebSocket.",
    advice: "Connect again. If this continues, something between you and this site changes the data.",
  },
  "message-too-large": {
    status: 413,
    who: "reader",
    message: "The message is larger than the proxy forwards.",
    advice: "Send it in smaller parts. The operator of the site can raise the limit.",
  },
  "too-much-sent": {
    status: 429,
    who: "reader",
    message: "More was sent within a minute than the proxy forwards.",
    advice: "Connect again and send less at a time. The operator of the site can raise the limit.",
  },
  "channel-unauthorized": {
    status: 502,
    who: "reader",
    message: "The API did not accept the credentials of this connection.",
    advice: "Check the authorization form: a credential may be missing, mistyped or no longer valid.",
  },
  "channel-redirected": {
    status: 502,
    who: "provider",
    message: "The API redirected the connection, and redirects of channels are not followed.",
    advice: "Check the environment's address: ws in place of wss, or a slash at the end, are the usual reasons.",
  },
  "channel-refused": {
    status: 502,
    who: "provider",
    message: "The API responded, but did not open a channel.",
    advice: "Check the path and the parameters. There may be no channel at this address at the moment.",
  },
  "channel-protocol": {
    status: 502,
    who: "reader",
    message: "The API did not choose one of the subprotocols that the connection offered.",
    advice: "Check the Sec-WebSocket-Protocol header against what the API's documentation says.",
  },
  "channel-vanished": {
    status: 502,
    who: "provider",
    message: "The API's server dropped the connection without closing it.",
    advice: "Connect again. If this continues, the API's provider should check the server's log.",
  },
  "channel-silent": {
    status: 504,
    who: "provider",
    message: "The API's server no longer responds on this connection.",
    advice: "Connect again. If this continues, ask the API's provider.",
  },
  "channel-bad-frame": {
    status: 502,
    who: "provider",
    message: "The API sent something that is not valid WebSocket.",
    advice: "The API's provider should look at it: text that is not UTF-8 is the usual reason.",
  },
  "channel-message-too-large": {
    status: 502,
    who: "provider",
    message: "The API sent a message that is larger than the proxy forwards.",
    advice: "Ask the API for less at a time. The operator of the site can raise the limit.",
  },
  "channel-too-much": {
    status: 502,
    who: "reader",
    message: "The API sent more within a minute than the proxy forwards.",
    advice: "Connect again and ask for less at a time. The operator of the site can raise the limit.",
  },
  "channel-idle": {
    status: 504,
    who: "reader",
    message: "No message was sent or received for too long, so the connection was closed.",
    advice: "Connect again. The operator of the site can raise the limit.",
  },
} as const satisfies Readonly<Record<string, Cause>>;

/** The code of a cause that only channels know. */
export type ChannelCauseCode = keyof typeof channelCauses;

const all: Readonly<Record<CauseCode | ChannelCauseCode, Cause>> = { ...causes, ...channelCauses };

/** Returns the words for a cause, from the table that has it. */
export const wordsOf = (code: CauseCode | ChannelCauseCode): Cause => all[code];
