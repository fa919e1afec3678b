import type { Channel, ChannelMessage } from "#engine/model";

/** A message that another one is related to: its name, and its type if it is of the same channel. */
export interface RelatedMessage {
  readonly name: string;
  readonly type?: string;
}

/** The messages of the other side that reply to a message, and those that it replies to. */
interface MessageRelations {
  readonly replies: readonly RelatedMessage[];
  readonly repliesTo: readonly RelatedMessage[];
}

/** Finds the messages that a message is related to. Messages of another channel have its id in brackets. */
export function messageRelations(channel: Channel, message: ChannelMessage): MessageRelations {
  const others = channel.messages.filter(({ origin }) => origin !== message.origin);
  const related = ({ type, displayName }: ChannelMessage): RelatedMessage => ({ name: displayName ?? type, type });
  return {
    replies: (message.replies ?? []).map(({ type, channel: elsewhere }) => {
      const found = elsewhere === undefined ? others.find((one) => one.type === type) : undefined;
      if (found !== undefined) return related(found);
      return { name: elsewhere === undefined ? type : `${type} (${elsewhere})` };
    }),
    repliesTo: others
      .filter(({ replies = [] }) =>
        replies.some((one) => one.type === message.type && (one.channel ?? channel.id) === channel.id),
      )
      .map(related),
  };
}
