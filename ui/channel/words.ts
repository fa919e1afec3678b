import type { Worded } from "../form-words.ts";
import { panelWords } from "../panel-words.ts";

const english = {
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
  messagesSoFar: (count: number): string => (count === 0 ? "Messages" : `Messages (${count.toLocaleString("en")})`),
  closedWith: (code: number): string => `The connection closed with code ${code}.`,
  leftNormally: (code: number, reason: string): string =>
    `The API closed the connection${code === 1005 ? "" : ` with code ${code}`}${reason === "" ? "." : `: ${reason}`}`,
  messagesWait: (count: number): string =>
    count === 1
      ? "1 message is waiting. It is sent when the connection opens."
      : `${count} messages are waiting. They are sent when the connection opens.`,
  messagesRefused: (count: number): string =>
    count === 1 ? "1 message was not sent" : `${count} messages were not sent`,
  headersUnsent: (names: string): string =>
    `Not sent: ${names}. A browser sends no headers with a connection, and this site's proxy forwards none that describe the connection, the caller or another host.`,
  direct: "Your browser connects to the API itself",
  directReason:
    "The server of this page takes no WebSocket connections. A browser can send no headers except Sec-WebSocket-Protocol, and the session of this site is not used.",
  sendMessageOf: (name: string): string => `Send message ${name}`,
  savedMessages: (count: number): string => (count === 0 ? "Saved messages" : `Saved messages (${count})`),
  savedName: (name: string, position: number): string => `${name} ${position}`,
  savedNameOf: (name: string): string => `Save ${name} as`,
  loadSaved: (name: string): string => `Fill in ${name}`,
} as const;

/** The texts of channels, in a separate file because they load with them. */
export const channelWords: ChannelWords = panelWords("channel", english);

/** These texts in any language. */
export type ChannelWords = Worded<typeof english>;
