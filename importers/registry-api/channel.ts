import type {
  Broker,
  Channel,
  ChannelBinding,
  ChannelExample,
  ChannelMessage,
  MessageLocation,
  MessageReply,
} from "#engine/model";
import { found, isThere, itemsOf, member, type Node, note, textOf, textOr } from "../node.ts";
import { documented, optionalText } from "./documented.ts";
import {
  type Known,
  readEnvironment,
  readPath,
  readPathParameters,
  readProperties,
  readSecurity,
  references,
} from "./endpoint.ts";
import { valuesOf } from "./example.ts";
import type { Scope } from "./scope.ts";
import { readType, shapeOfUse } from "./shape.ts";

/**
 * Reads a `WebSocketChannel`. If several messages of one side share a `type`, the first one wins, since forms are
 * chosen by type.
 */
export function readChannel(node: Node, key: string, scope: Scope, known: Known): Channel {
  const path = readPath(member(node, "path"));
  const types = new Set<string>();
  return {
    ...documented(node),
    id: textOf(member(node, "id")) ?? key,
    ...optionalText(node, "displayName"),
    namespace: references(member(node, "namespace"), known.groups, "section"),
    path,
    ...readSecurity(node, known.auths),
    environments: itemsOf(member(node, "environments")).map(readEnvironment),
    ...optionalText(node, "defaultEnvironment"),
    pathParameters: readPathParameters(member(node, "pathParameters"), path, scope),
    queryParameters: readProperties(member(node, "queryParameters"), scope),
    requestHeaders: readProperties(member(node, "requestHeaders"), scope),
    messages: itemsOf(member(node, "messages")).flatMap((one) => readMessage(one, scope, types) ?? []),
    ...optionalText(node, "sends"),
    ...optionalText(node, "receives"),
    ...optionalText(node, "protocol"),
    ...unlessNone("brokers", itemsOf(member(node, "brokers")).map(readBroker)),
    ...unlessNone("bindings", itemsOf(member(node, "bindings")).map(readBinding)),
    examples: itemsOf(member(node, "examples")).map(readSession),
  };
}

function readMessage(node: Node, scope: Scope, types: Set<string>): ChannelMessage | undefined {
  const type = textOr(member(node, "type"), "message");
  const origin = readOrigin(member(node, "origin"));
  if (types.has(`${origin} ${type}`)) {
    note(member(node, "type"), "mismatch", `duplicate ${origin} message ${JSON.stringify(type)}; this one is ignored`);
    return undefined;
  }
  types.add(`${origin} ${type}`);
  return {
    ...documented(node),
    type,
    ...optionalText(node, "displayName"),
    origin,
    body: shapeOfUse(readType(member(node, "body"), scope)),
    ...unlessNone("headers", readProperties(member(node, "headers"), scope)),
    ...readLocation("correlationId", node),
    ...unlessNone("replies", itemsOf(member(node, "replies")).map(readReply)),
    ...readLocation("replyAddress", node),
    ...unlessNone("bindings", itemsOf(member(node, "bindings")).map(readBinding)),
  };
}

/** Returns a list under its key; without items it is absent. */
const unlessNone = <K extends string, T>(key: K, items: readonly T[]): { readonly [P in K]?: readonly T[] } =>
  // The compiler does not see that a computed key of type `K` is the key `K`.
  (items.length === 0 ? {} : { [key]: items }) as { readonly [P in K]?: readonly T[] }; // K is one key

const readBroker = (node: Node): Broker => ({
  ...{ id: textOr(member(node, "id"), "server"), protocol: textOr(member(node, "protocol"), "") },
  url: textOr(member(node, "url"), ""),
  ...optionalText(node, "description"),
  ...unlessNone(
    "security",
    itemsOf(member(node, "security")).map((one) => ({
      title: textOr(member(one, "title"), ""),
      ...optionalText(one, "description"),
    })),
  ),
  ...unlessNone("bindings", itemsOf(member(node, "bindings")).map(readBinding)),
});

const readBinding = (node: Node): ChannelBinding => {
  const origin = member(node, "origin");
  return {
    ...{ protocol: textOr(member(node, "protocol"), ""), value: member(node, "value").value ?? null },
    ...(isThere(origin) && { origin: readOrigin(origin) }),
  };
};

const readReply = (node: Node): MessageReply => ({
  type: textOr(member(node, "type"), "message"),
  ...optionalText(node, "channel"),
});

function readLocation<K extends "correlationId" | "replyAddress">(
  key: K,
  node: Node,
): { readonly [P in K]?: MessageLocation } {
  const at = member(node, key);
  if (!isThere(at)) return {};
  const place = { location: textOr(member(at, "location"), ""), ...optionalText(at, "description") };
  return { [key]: place } as { readonly [P in K]?: MessageLocation }; // K is one key
}

function readOrigin(node: Node): ChannelMessage["origin"] {
  if (node.value === "client" || node.value === "server") return node.value;
  const code = isThere(node) ? "unknown-kind" : "missing";
  note(node, code, `expected client or server, found ${found(node.value)}; using server instead`);
  return "server";
}

/** Reads an `ExampleWebSocketSession`. Values are wire values. */
const readSession = (node: Node): ChannelExample => ({
  ...optionalText(node, "name"),
  ...optionalText(node, "description"),
  path: textOr(member(node, "path"), "/"),
  pathParameters: valuesOf(member(node, "pathParameters")),
  queryParameters: valuesOf(member(node, "queryParameters")),
  headers: valuesOf(member(node, "requestHeaders")),
  messages: itemsOf(member(node, "messages")).map((message) => {
    const body = member(message, "body").value;
    return { type: textOr(member(message, "type"), "message"), ...(body === undefined ? {} : { body }) };
  }),
});
