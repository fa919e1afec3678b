import { type JsonObject, objectOf } from "#engine/json";
import { type ChannelExample, type ChannelMessage, filledPath, type PathPart } from "#engine/model";
import { entriesOf, headersNamed, isThere, itemsOf, member, type Node, nonEmptyText, note, textOf } from "../node.ts";
import type { Handshake } from "./handshake.ts";
import type { Reading } from "./reading.ts";
import type { MessageWithOrigin } from "./sent-messages.ts";

/** A channel with the conversations that are being read. */
interface Conversing {
  readonly node: Node;
  readonly path: readonly PathPart[];
  readonly sentMessages: readonly MessageWithOrigin[];
  readonly handshake: Handshake;
}

/**
 * Returns conversations: those that a channel states in `x-fern-examples`, else those that the examples of its messages
 * make, one of all first examples, one of all second ones, and so on.
 */
export function conversationsOf(conversing: Conversing, reading: Reading): readonly ChannelExample[] {
  const { node, path, handshake } = conversing;
  const values = valuesInPath(parameterValues(member(node, "parameters"), reading), handshake);
  const stated = itemsOf(member(node, "x-fern-examples")).flatMap((at) => {
    const example = reading.documents.follow(at);
    return example === undefined ? [] : [statedConversation(example, values, conversing)];
  });
  return stated.length > 0 ? stated : conversationsOfMessages(conversing.sentMessages, addressOf(path, values), values);
}

/** Returns the values of the parameters that are part of the address. */
function valuesInPath(values: JsonObject, { pathParameters }: Handshake): JsonObject {
  const keys = new Set(pathParameters.map(({ key }) => key));
  return objectOf(Object.entries(values).filter(([key]) => keys.has(key)));
}

/** Returns the path of a handshake; channels of brokers have no leading slash. */
const addressOf = (path: readonly PathPart[], values: JsonObject): string =>
  filledPath(path, values).replace(/^\/?/, "/");

/** Reads a stated conversation; messages that the channel doesn't have are left out. */
function statedConversation(
  node: Node,
  values: JsonObject,
  { path, sentMessages, handshake }: Conversing,
): ChannelExample {
  const name = nonEmptyText(node, "name") ?? nonEmptyText(node, "summary");
  const description = nonEmptyText(node, "description") ?? nonEmptyText(node, "docs");
  const pathParameters = { ...values, ...valuesInPath(valuesOf(member(node, "path-parameters")), handshake) };
  const headers = handshake.requestHeaders.map(({ key }) => key);
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    path: addressOf(path, pathParameters),
    pathParameters,
    queryParameters: valuesOf(member(node, "query-parameters")),
    headers: headersNamed(headers, valuesOf(member(node, "headers"))),
    messages: itemsOf(member(node, "messages")).flatMap((at) => {
      const type = typeOfTurn(at, sentMessages);
      const body = [member(at, "value"), member(at, "body")].find(isThere)?.value;
      return type === undefined ? [] : [{ type, ...(body !== undefined && { body }) }];
    }),
  };
}

/** The sides of a conversation by the words that a message has for them. */
const sides: { readonly [word: string]: ChannelMessage["origin"] } = { publish: "client", subscribe: "server" };

/**
 * Returns the type of a message in a conversation. It has the name of the message in `messageId`, or in `type` if that
 * is not `publish` or `subscribe`. If a side sends only one type, any name is accepted: writers also use the names of
 * its schemas.
 */
function typeOfTurn(at: Node, sentMessages: readonly MessageWithOrigin[]): string | undefined {
  const word = textOf(member(at, "type")) ?? "";
  const side = Object.hasOwn(sides, word) ? sides[word] : undefined;
  const name = textOf(member(at, "messageId")) ?? word;
  const ofSide = sentMessages.filter(({ origin }) => side === undefined || origin === side);
  const found =
    ofSide.find(({ message }) => message.names.includes(name)) ?? (ofSide.length === 1 ? ofSide[0] : undefined);
  if (found === undefined)
    note(at, "unknown-reference", `the channel has no message ${JSON.stringify(name)}; it is left out`);
  return found?.message.type;
}

const valuesOf = (node: Node): JsonObject =>
  objectOf(entriesOf(node).flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value] as const])));

function conversationsOfMessages(
  sentMessages: readonly MessageWithOrigin[],
  path: string,
  pathParameters: JsonObject,
): readonly ChannelExample[] {
  const distinct = [...new Map(sentMessages.map(({ message }) => [message.type, message])).values()];
  const count = Math.max(0, ...distinct.map(({ examples }) => examples.length));
  return Array.from({ length: count }, (_, i): ChannelExample => {
    const turns = distinct.flatMap(({ type, examples }) => {
      const example = examples[i];
      return example === undefined ? [] : [{ type, example }];
    });
    const names = [...new Set(turns.flatMap(({ example }) => example.name ?? []))];
    return {
      ...(names.length === 0 ? {} : { name: names.join(", ") }),
      path,
      pathParameters,
      queryParameters: {},
      headers: {},
      messages: turns.map(({ type, example }) => ({ type, body: example.payload })),
    };
  });
}

/** Example values of the parameters of an address, if the document has any. */
function parameterValues(node: Node, { documents }: Reading): JsonObject {
  const entries = entriesOf(node).flatMap(([key, at]): readonly (readonly [string, string])[] => {
    const target = documents.follow(at);
    if (target === undefined) return [];
    const given = [
      ...itemsOf(member(target, "examples")),
      member(target, "default"),
      ...itemsOf(member(target, "enum")),
      ...itemsOf(member(member(target, "schema"), "examples")),
      ...itemsOf(member(member(target, "schema"), "enum")),
    ];
    const text = given.map(({ value }) => value).find((value): value is string => typeof value === "string");
    return text === undefined ? [] : [[key, text]];
  });
  return objectOf(entries);
}
