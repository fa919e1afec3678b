import { asJson, equalJson } from "#engine/json";
import type { ChannelMessage } from "#engine/model";
import type { Message } from "./message.ts";

/** A message and the side that sends it. */
export interface MessageWithOrigin extends Pick<ChannelMessage, "replies" | "replyAddress" | "audiences"> {
  readonly origin: ChannelMessage["origin"];
  readonly message: Message;
}

/** Returns the messages of a channel in the model's form: each type that one side sends, once. */
export function messagesOf(sentMessages: readonly MessageWithOrigin[]): readonly ChannelMessage[] {
  const known = new Map<string, ChannelMessage>();
  for (const { origin, message, replies, replyAddress, audiences } of sentMessages) {
    const key = `${origin} ${message.type}`;
    const { about, type, content, parts } = message;
    const { shape: body, ...schema } = content;
    const sent: ChannelMessage = {
      ...about,
      ...both(about, { audiences }),
      ...{ type, origin, body },
      ...schema,
      ...parts,
      ...(replies && { replies }),
      ...(replyAddress && { replyAddress }),
    };
    const before = known.get(key);
    known.set(key, before === undefined ? sent : merged(before, sent));
  }
  return [...known.values()];
}

type Marked = Pick<ChannelMessage, "audiences">;

/** The audiences of a message and of its operation: it is for those that both are for. */
function both({ audiences: one }: Marked, { audiences: other }: { readonly audiences: Marked["audiences"] }): Marked {
  const audiences = one === undefined || other === undefined ? (one ?? other) : one.filter((it) => other.includes(it));
  return audiences === undefined ? {} : { audiences };
}

/** A message that two operations send: it has the replies of both, and is for the audiences of either. */
function merged({ audiences: marks, ...before }: ChannelMessage, sent: ChannelMessage): ChannelMessage {
  const replies = [...(before.replies ?? []), ...(sent.replies ?? [])];
  const audiences = marks && sent.audiences && [...new Set([...marks, ...sent.audiences])];
  return {
    ...before,
    ...(audiences && { audiences }),
    ...(replies.length > 0 && {
      replies: replies.filter((one, i) => replies.findIndex((it) => equalJson(asJson(it), asJson(one))) === i),
    }),
  };
}
