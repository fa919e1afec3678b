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
    const { about, type, content } = message;
    const { shape: body, ...schema } = content;
    if (!known.has(key)) known.set(key, { ...about, type, origin, body, ...schema });
  }
  return [...known.values()];
}
