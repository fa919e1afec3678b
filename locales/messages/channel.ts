// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createProvided } from "../area.ts";

/** The messages of `channel` in locales/en.json. */
export interface ChannelMessages {
  readonly connect: string;
  readonly connecting: string;
  readonly disconnect: string;
  readonly connected: string;
  readonly notConnected: string;
  readonly stopsConnecting: string;
  readonly disconnecting: string;
  readonly channelUrl: string;
  readonly sendMessage: string;
  readonly messages: string;
  readonly channelForms: string;
  readonly formsAndMessages: string;
  readonly resizeChannel: string;
  readonly noMessagesToSend: string;
  readonly reconnect: string;
  readonly reconnecting: string;
  readonly stopReconnecting: string;
  readonly notReconnected: string;
  readonly discard: string;
  readonly saveMessage: string;
  readonly savedAbout: string;
  readonly messagesSoFar: (values: { readonly count: number }) => string;
  readonly closedWith: (values: { readonly code: string | number }) => string;
  readonly leftNormally: (values: { readonly code: number; readonly hasReason: boolean; readonly reason: string | number }) => string;
  readonly messagesWait: (values: { readonly count: number }) => string;
  readonly messagesRefused: (values: { readonly count: number }) => string;
  readonly headersUnsent: (values: { readonly names: string | number }) => string;
  readonly direct: string;
  readonly directReason: string;
  readonly sendMessageOf: (values: { readonly name: string | number }) => string;
  readonly savedMessages: (values: { readonly count: number }) => string;
  readonly savedName: (values: { readonly name: string | number; readonly position: string | number }) => string;
  readonly savedNameOf: (values: { readonly name: string | number }) => string;
  readonly loadSaved: (values: { readonly name: string | number }) => string;
}

/** Returns these messages, in the language of the page. */
export const channelText = createProvided<ChannelMessages>("channel", {
  connect: "Connect",
  connecting: "Connecting...",
  disconnect: "Disconnect",
  connected: "Connected",
  notConnected: "Not connected",
  stopsConnecting: "Press again to stop connecting.",
  disconnecting: "Closing the connection...",
  channelUrl: "URL of the channel",
  sendMessage: "Send message",
  messages: "Messages",
  channelForms: "Connection",
  formsAndMessages: "Connection and messages",
  resizeChannel: "Resize the forms and the messages",
  noMessagesToSend: "This channel accepts no messages. It only sends them.",
  reconnect: "Reconnect when the connection is lost",
  reconnecting: "The connection was lost. Reconnecting soon.",
  stopReconnecting: "Stop reconnecting",
  notReconnected: "The API closed the connection, so it is not reopened automatically.",
  discard: "Discard",
  saveMessage: "Save",
  savedAbout: "Saved in this tab, without credentials.",
  messagesSoFar: (v) => `Messages${v.count === 0 ? `` : ` (${v.count.toLocaleString("en")})`}`,
  closedWith: (v) => `The connection closed with code ${v.code}.`,
  leftNormally: (v) => `The API closed the connection${v.code === 1005 ? `` : ` with code ${v.code}`}${v.hasReason ? `: ${v.reason}` : `.`}`,
  messagesWait: (v) => v.count === 1 ? `1 message is waiting. It is sent when the connection opens.` : `${v.count} messages are waiting. They are sent when the connection opens.`,
  messagesRefused: (v) => v.count === 1 ? `1 message was not sent` : `${v.count} messages were not sent`,
  headersUnsent: (v) => `Not sent: ${v.names}. A browser sends no headers with a connection, and this site's proxy forwards none that describe the connection, the caller or another host.`,
  direct: "Your browser connects to the API itself",
  directReason: "The server of this page takes no WebSocket connections. A browser can send no headers except Sec-WebSocket-Protocol, and the session of this site is not used.",
  sendMessageOf: (v) => `Send message ${v.name}`,
  savedMessages: (v) => `Saved messages${v.count === 0 ? `` : ` (${v.count})`}`,
  savedName: (v) => `${v.name} ${v.position}`,
  savedNameOf: (v) => `Save ${v.name} as`,
  loadSaved: (v) => `Load ${v.name}`,
});
