import { isObject, type Json } from "#engine/json";
import type { ChannelMessage } from "#engine/model";
import { audiencesIn, entriesOf, isThere, itemsOf, member, type Node, note, textOf } from "../node.ts";
import { readLocation, readMessage } from "./message.ts";
import { nameInReference, part, type Reading, type Traited, withTraits } from "./reading.ts";
import type { MessageWithOrigin } from "./sent-messages.ts";

/** The operations of one channel. */
export interface ChannelOperations {
  readonly sentMessages: readonly MessageWithOrigin[];
  readonly operations: readonly SidedOperation[];
}

/** An operation, and the side that sends its messages. */
export interface SidedOperation {
  readonly origin: Origin;
  readonly operation: Traited;
  /** The audiences that it is for, if the model keeps them. */
  readonly marks: Pick<ChannelMessage, "audiences">;
}

type Origin = ChannelMessage["origin"];
const other = (origin: Origin): Origin => (origin === "client" ? "server" : "client");

/**
 * Reads the operations of a channel before version 3. They take the point of view of the document's reader: a client
 * sends what `publish` describes, and receives what `subscribe` describes.
 */
export function operationsInChannel(channel: Node, preferredName: string, reading: Reading): ChannelOperations {
  const all = (["publish", "subscribe"] as const).flatMap((key) => {
    const node = reading.documents.follow(member(channel, key));
    if (node === undefined || !isThere(node)) return [];
    const operation = withTraits(node, itemsOf(member(node, "traits")), reading);
    const origin: Origin = key === "publish" ? "client" : "server";
    const marks = audiencesOf(operation);
    const name = textOf(part(operation, "operationId")) ?? `${preferredName}_${key}`;
    const message = part(operation, "message");
    const choice = member(message, "oneOf");
    const messages = isThere(choice) ? itemsOf(choice) : isThere(message) ? [message] : [];
    const sentMessages = messages.flatMap((at, i): readonly MessageWithOrigin[] => {
      const read = readMessage(at, messages.length === 1 ? name : `${name}_${i + 1}`, reading);
      return read === undefined ? [] : [{ origin, message: read, ...marks }];
    });
    return [{ origin, operation, marks, sentMessages }];
  });
  return {
    operations: all.map(({ sentMessages: _, ...operation }) => operation),
    sentMessages: all.flatMap(({ sentMessages }) => sentMessages),
  };
}

/** The channels of a document since version 3, by the value that a reference resolves to. */
interface Channels {
  readonly byValue: ReadonlyMap<Json | undefined, string>;
  readonly messages: ReadonlyMap<string, readonly (readonly [string, Node])[]>;
}

/**
 * Reads the operations of a document since version 3, by channel. They take the point of view of the application behind
 * the servers: a client sends what `receive` describes, and receives what `send` describes. A reply goes the other way.
 * In a document of a client, all of these are reversed.
 */
export function operationsByChannel(root: Node, reading: Reading): ReadonlyMap<string, ChannelOperations> {
  const channels = channelsOf(root, reading);
  const channelOperations = new Map<string, { sentMessages: MessageWithOrigin[]; operations: SidedOperation[] }>();
  const of = (channel: string) => {
    const known = channelOperations.get(channel) ?? { sentMessages: [], operations: [] };
    channelOperations.set(channel, known);
    return known;
  };
  const say = (
    channel: string,
    origin: Origin,
    chosen: Node,
    more: Pick<MessageWithOrigin, "replies" | "replyAddress" | "audiences"> = {},
  ): readonly string[] =>
    chosenMessages(chosen, channels.messages.get(channel) ?? []).flatMap(([key, at]) => {
      const message = readMessage(at, key, reading);
      if (message === undefined) return [];
      of(channel).sentMessages.push({ origin, message, ...more });
      return [message.type];
    });
  for (const [, at] of entriesOf(member(root, "operations"))) {
    const node = reading.documents.follow(at);
    if (node === undefined) continue;
    const operation = withTraits(node, itemsOf(member(node, "traits")), reading);
    const channel = channelOf(member(node, "channel"), channels, reading);
    const origin = originOf(member(node, "action"), reading);
    if (channel === undefined || origin === undefined) continue;
    const marks = audiencesOf(operation);
    of(channel).operations.push({ origin, operation, marks });
    const reply = reading.documents.follow(part(operation, "reply"));
    const back = reply && member(reply, "channel");
    const isElsewhere = back !== undefined && isThere(back);
    const replied = isElsewhere ? channelOf(back, channels, reading) : channel;
    // A reply without a channel or messages describes nothing.
    const isReplied = isElsewhere || (reply !== undefined && isThere(member(reply, "messages")));
    const answers =
      reply !== undefined && replied !== undefined && isReplied
        ? chosenMessages(member(reply, "messages"), channels.messages.get(replied) ?? [])
        : [];
    const place = replied === channel || replied === undefined ? {} : { channel: replied };
    say(channel, origin, member(node, "messages"), {
      ...marks,
      ...(answers.length > 0 && { replies: answers.map(([type]) => ({ type, ...place })) }),
      ...(reply && readLocation("replyAddress", member(reply, "address"), reading)),
    });
    if (reply !== undefined && replied !== undefined && isReplied)
      say(replied, other(origin), member(reply, "messages"), marks);
  }
  for (const [channel, messages] of channels.messages) {
    if (of(channel).operations.length === 0 && of(channel).sentMessages.length === 0 && messages.length > 0) {
      const at = member(member(root, "channels"), channel);
      note(at, "mismatch", "no operation declares who sends the messages of this channel; both sides can send them");
      const none = member(at, "no own messages");
      for (const origin of ["client", "server"] as const) say(channel, origin, none);
    }
  }
  return channelOperations;
}

/** Reads the audiences of an operation. */
const audiencesOf = (operation: Traited): Pick<ChannelMessage, "audiences"> =>
  operation.map((one) => audiencesIn(one, "x-fern-audiences")).find(({ audiences }) => audiences !== undefined) ?? {};

function channelsOf(root: Node, { documents }: Reading): Channels {
  const byValue = new Map<Json | undefined, string>();
  const messages = new Map<string, readonly (readonly [string, Node])[]>();
  for (const [key, at] of entriesOf(member(root, "channels"))) {
    const node = documents.follow(at);
    if (node === undefined || !isObject(node.value)) continue;
    byValue.set(node.value, key);
    messages.set(key, entriesOf(member(node, "messages")));
  }
  return { byValue, messages };
}

function channelOf(at: Node, { byValue }: Channels, { documents }: Reading): string | undefined {
  const target = documents.follow(at);
  const key = target && byValue.get(target.value);
  // A reference without a target is reported where it is resolved.
  if (key === undefined && target !== undefined)
    note(at, "unknown-reference", "this reference is not to a channel; the operation is ignored");
  return key;
}

function originOf(action: Node, { isOfClient }: Reading): Origin | undefined {
  const owner: Origin = isOfClient ? "client" : "server";
  if (action.value === "send") return owner;
  if (action.value === "receive") return other(owner);
  note(action, "unknown-kind", "expected send or receive; the operation is ignored");
  return undefined;
}

/** The messages that an operation names, else all of its channel. */
function chosenMessages(chosen: Node, all: readonly (readonly [string, Node])[]): readonly (readonly [string, Node])[] {
  if (!isThere(chosen)) return all;
  return itemsOf(chosen).map((at, i) => {
    const name = nameInReference(at) ?? `message_${i + 1}`;
    return all.find(([key]) => key === name) ?? [name, at];
  });
}
