import type { Json, JsonObject } from "#engine/json";
import type { Documented, Property, Shape } from "#engine/shape";
import type { Content } from "./content.ts";
import type { Environment, PathPart } from "./endpoint.ts";

/** A kind of message that one side of a channel sends (docs/behavior.md#websocket-playground). */
export interface ChannelMessage extends Documented {
  /** The name of the kind within its channel; forms and the log identify it by this name. */
  readonly type: string;
  readonly displayName?: string;
  readonly origin: "client" | "server";
  readonly body: Shape;
  /** The location of its schema, see `Content`. */
  readonly schema?: Content["schema"];
  /** The headers of a message, in protocols such as Kafka; WebSocket frames have no headers. */
  readonly headers?: readonly Property[];
  /** The value that relates this message to others (AsyncAPI "Correlation ID Object"). */
  readonly correlationId?: MessageLocation;
  /** The messages that the other side replies with. */
  readonly replies?: readonly MessageReply[];
  /** The value that names the channel of the reply, if the sender chooses it. */
  readonly replyAddress?: MessageLocation;
  readonly bindings?: readonly ProtocolBinding[];
}

/** A place in a message (AsyncAPI "Runtime Expression"), such as `$message.header#/id`. */
export interface MessageLocation {
  readonly location: string;
  readonly description?: string;
}

/** A message that replies to another one: its `type`, and the id of its channel if that is another one. */
export interface MessageReply {
  readonly type: string;
  readonly channel?: string;
}

/** Data of a description for one protocol only, such as the partitions of a Kafka topic (AsyncAPI "Bindings"). */
export interface ProtocolBinding {
  readonly protocol: string;
  readonly value: Json;
}

/** An example conversation: the handshake, and the messages in order. */
export interface ChannelExample {
  readonly name?: string;
  readonly description?: string;
  /** The path as connected to, parameters filled in. */
  readonly path: string;
  readonly pathParameters: JsonObject;
  readonly queryParameters: JsonObject;
  readonly headers: JsonObject;
  /** `type` is the type of one of the channel's messages; a message without content has no `body`. */
  readonly messages: readonly { readonly type: string; readonly body?: Json }[];
}

/** A server of a channel that uses another protocol than WebSocket: it is documented, but can't be tried. */
export interface Broker {
  readonly id: string;
  /** The protocol as the definition names it, such as `kafka-secure`. */
  readonly protocol: string;
  /** The address, with the defaults of its variables. */
  readonly url: string;
  readonly description?: string;
  /** The ways to authenticate, in words, such as `SASL/SCRAM-SHA-256`; each is sufficient. */
  readonly security?: readonly { readonly title: string; readonly description?: string }[];
  readonly bindings?: readonly ProtocolBinding[];
  /** The audiences that it is for, only in models that were read with them (`keepsAudiences`). */
  readonly audiences?: readonly string[];
}

/** A binding of a channel, or of an operation by which one side sends. */
export interface ChannelBinding extends ProtocolBinding, Pick<Documented, "audiences"> {
  readonly origin?: ChannelMessage["origin"];
}

/** The parts of a channel that one of its operations adds, so that they can be left out with it. */
export interface ChannelOperation extends Pick<Documented, "audiences"> {
  /** Its texts, each of which is in a description of the channel. */
  readonly texts: readonly string[];
  /** Ids of the auth schemes that it names. */
  readonly auth: readonly string[];
}

/**
 * An address to which a client keeps a connection open to exchange messages (docs/behavior.md#websocket-playground).
 */
export interface Channel extends Documented {
  readonly id: string;
  readonly displayName?: string;
  /** The groups it is in, outermost first; ids of `ApiModel.groups`. */
  readonly namespace: readonly string[];
  readonly path: readonly PathPart[];
  /** Ids of the accepted auth schemes; empty if it is public. */
  readonly auth: readonly string[];
  /** Combinations of schemes, any one of which is sufficient, if a single scheme is not always enough. */
  readonly security?: readonly (readonly string[])[];
  /** The scopes that a login has to ask for, by the id of the scheme. */
  readonly scopes?: { readonly [scheme: string]: readonly string[] };
  /** Servers with `ws` or `wss` addresses; empty if the channel does not use WebSocket. */
  readonly environments: readonly Environment[];
  readonly defaultEnvironment?: string;
  readonly brokers?: readonly Broker[];
  /** The protocol of a channel without servers, from its bindings. */
  readonly protocol?: string;
  /** Bindings of the channel, and of the operations by which one side sends. */
  readonly bindings?: readonly ChannelBinding[];
  /** Its operations, only in models that were read with their audiences. */
  readonly operations?: readonly ChannelOperation[];
  readonly pathParameters: readonly Property[];
  readonly queryParameters: readonly Property[];
  /** Headers of the handshake. */
  readonly requestHeaders: readonly Property[];
  readonly messages: readonly ChannelMessage[];
  /** The descriptions of all that the client sends, and of all that it receives, as markdown. */
  readonly sends?: string;
  readonly receives?: string;
  readonly examples: readonly ChannelExample[];
  /** The message cap of a connection, in both directions together (docs/behavior.md#constants); absent for no cap. */
  readonly messageCap?: number;
}
