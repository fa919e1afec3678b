import type { Channel, ChannelExample, ChannelMessage } from "#engine/model";
import { found, isThere, itemsOf, member, type Node, note, textOf, textOr } from "../node.ts";
import { documented, optionalText } from "./documented.ts";
import { type Known, readEnvironment, readPath, readPathParameters, readProperties, references } from "./endpoint.ts";
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
    auth: references(member(node, "auth"), known.auths, "authentication scheme"),
    environments: itemsOf(member(node, "environments")).map(readEnvironment),
    ...optionalText(node, "defaultEnvironment"),
    pathParameters: readPathParameters(member(node, "pathParameters"), path, scope),
    queryParameters: readProperties(member(node, "queryParameters"), scope),
    requestHeaders: readProperties(member(node, "requestHeaders"), scope),
    messages: itemsOf(member(node, "messages")).flatMap((one) => readMessage(one, scope, types) ?? []),
    ...optionalText(node, "sends"),
    ...optionalText(node, "receives"),
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
  };
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
