/** The texts of channels, in a file of their own because they load with them. */
export const channelWords = {
  connect: "Connect",
  connecting: "Connecting...",
  disconnect: "Disconnect",
  connected: "Connected",
  notConnected: "Not connected",
  stopsConnecting: "Press again to stop connecting.",
  disconnecting: "The connection is being closed.",
  channelUrl: "URL of the channel",
  sendMessage: "Send message",
  messages: "Messages",
  channelForms: "Connection",
  formsAndMessages: "Connection and messages",
  resizeChannel: "Resize the forms and the messages",
  noMessagesToSend: "This channel takes no messages: it only sends.",
  reconnect: "Reconnect when the connection is lost",
  reconnecting: "The connection was lost. It is opened again in a moment.",
  stopReconnecting: "Stop reconnecting",
  notReconnected: "The other side decided this, so the connection is not opened again by itself.",
  discard: "Discard",
  saveMessage: "Save",
  savedAbout: "Kept in this tab, without what may be a credential.",
  messagesSoFar: (count: number): string => (count === 0 ? "Messages" : `Messages (${count.toLocaleString("en")})`),
  closedWith: (code: number): string => `The connection closed with code ${code}.`,
  leftNormally: (code: number, reason: string): string =>
    `The API closed the connection${code === 1005 ? "" : ` with code ${code}`}${reason === "" ? "." : `: ${reason}`}`,
  messagesWait: (count: number): string =>
    count === 1
      ? "1 message waits. It is sent when the connection opens."
      : `${count} messages wait. They are sent when the connection opens.`,
  messagesRefused: (count: number): string =>
    count === 1 ? "1 message was not sent" : `${count} messages were not sent`,
  headersUnsent: (names: string): string =>
    `Not sent: ${names}. A browser sends no headers with a connection, and this site's proxy forwards none that describe the connection, the caller or another host.`,
  sendMessageOf: (name: string): string => `Send message ${name}`,
  savedMessages: (count: number): string => (count === 0 ? "Saved messages" : `Saved messages (${count})`),
  savedName: (name: string, position: number): string => `${name} ${position}`,
  savedNameOf: (name: string): string => `Save ${name} as`,
  loadSaved: (name: string): string => `Fill in ${name}`,
} as const;
