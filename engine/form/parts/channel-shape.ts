import { type Channel, contentOf } from "#engine/model";
import type { ObjectShape, Property } from "#engine/shape";
import type { Section, SectionTitle } from "./sections.ts";

/** The keys of the parts of a channel's form, in order (docs/behavior.md#websocket-playground). */
type ChannelPart = "headers" | "pathParameters" | "queryParameters" | "messages";

/**
 * Returns the shape of a channel's form: an object with a property for each part of the handshake, and `messages` with
 * a property for each message type that the client sends. All paths in a form start at this object.
 */
export function channelShape(channel: Channel): ObjectShape {
  return {
    kind: "object",
    properties: [
      ...part("headers", channel.requestHeaders),
      ...part("pathParameters", channel.pathParameters),
      ...part("queryParameters", channel.queryParameters),
      ...part("messages", messageProperties(channel)),
    ],
  };
}

/** The types of message that a channel's client sends, as properties of its form, in their order. */
export const messageProperties = ({ messages }: Channel): readonly Property[] =>
  messages
    .filter(({ origin }) => origin === "client")
    .map(({ type, body, schema }) => ({ key: type, ...contentOf({ shape: body, schema }), optional: false }));

const part = (key: ChannelPart, properties: readonly Property[]): readonly Property[] =>
  properties.length === 0 ? [] : [{ key, shape: { kind: "object", properties }, optional: false }];

/** Returns the handshake sections of a channel's form (docs/behavior.md#websocket-playground), without the messages. */
export const handshakeSections = (channel: Channel): readonly Section[] =>
  channelShape(channel).properties.flatMap(({ key, shape, optional }): Section[] => {
    const title = handshakeTitles.get(key);
    return title === undefined ? [] : [{ title, at: [key], shape, optional }];
  });

const handshakeTitles: ReadonlyMap<string, SectionTitle> = new Map([
  ["headers", "Headers"],
  ["pathParameters", "Path Parameters"],
  ["queryParameters", "Query Parameters"],
]);
