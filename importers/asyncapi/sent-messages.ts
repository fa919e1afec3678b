import type { ChannelMessage } from "#engine/model";
import type { Message } from "./message.ts";

/** A message and the side that sends it. */
export interface MessageWithOrigin {
  readonly origin: ChannelMessage["origin"];
  readonly message: Message;
}

/** Returns the messages of a channel in the model's form: each type that one side sends, once. */
export function messagesOf(sentMessages: readonly MessageWithOrigin[]): readonly ChannelMessage[] {
  const known = new Map<string, ChannelMessage>();
  for (const { origin, message } of sentMessages) {
    const key = `${origin} ${message.type}`;
    if (!known.has(key)) known.set(key, { ...message.about, type: message.type, origin, body: message.body });
  }
  return [...known.values()];
}
