import { isObject, objectOf } from "#engine/json";
import type { Channel, ChannelExample, ChannelMessage, PathPart } from "#engine/model";
import type { EnumShape, Property, StringShape } from "#engine/shape";
import { entriesOf, isThere, itemsOf, member, type Node, note, textOf, textsOf } from "../node.ts";
import type { Message } from "./message.ts";
import { noteOnce, type Reading } from "./reading.ts";

/** A message and the side that sends it. */
export interface MessageWithOrigin {
  readonly origin: ChannelMessage["origin"];
  readonly message: Message;
}

/** The parts of an address such as `/plants/{id}`, parameters in their places. */
export const pathOf = (address: string): readonly PathPart[] =>
  address.split(/\{([^{}]+)\}/).flatMap((text, i): readonly PathPart[] => {
    if (i % 2 === 1) return [{ kind: "parameter", key: text }];
    return text === "" ? [] : [{ kind: "literal", value: text }];
  });

/** The parameters of an address: text, or one of a list of texts; before version 3 they had a schema. */
export function readParameters(node: Node, path: readonly PathPart[], reading: Reading): readonly Property[] {
  const declared = new Map(entriesOf(node));
  const keys = [...new Set(path.flatMap((chunk) => (chunk.kind === "parameter" ? [chunk.key] : [])))];
  for (const [key, at] of declared) {
    if (!keys.includes(key))
      note(at, "mismatch", `the address has no parameter ${JSON.stringify(key)}; this parameter is ignored`);
  }
  return keys.map((key): Property => {
    const at = declared.get(key);
    const target = at && reading.documents.follow(at);
    if (target === undefined) {
      note(node, "mismatch", `the parameter ${JSON.stringify(key)} is not declared; treated as text`);
      return { key, shape: { kind: "string" }, optional: false };
    }
    const description = textOf(member(target, "description"));
    const schema = member(target, "schema");
    return {
      ...(description === undefined ? {} : { description }),
      key,
      shape: isThere(schema) ? reading.schemas.shapeOf(schema) : wordShape(target),
      optional: false,
    };
  });
}

function wordShape(node: Node): EnumShape | StringShape {
  const values = textsOf(member(node, "enum"));
  const text = textOf(member(node, "default"));
  const chosen = text === undefined ? {} : { default: text };
  return values.length === 0
    ? { kind: "string", ...chosen }
    : { kind: "enum", values: [...new Set(values)].map((value) => ({ value })), ...chosen };
}

/** The handshake in a WebSocket binding: the query and the headers, each an object of properties. */
export function readBinding(bindings: Node, reading: Reading): Pick<Channel, "queryParameters" | "requestHeaders"> {
  const target = reading.documents.follow(bindings) ?? bindings;
  const socket = reading.documents.follow(member(target, "ws")) ?? member(target, "ws");
  const method = member(socket, "method");
  if (isThere(method) && method.value !== "GET") {
    noteOnce(reading, method, "unsupported", "a WebSocket handshake is a GET request; this method is ignored");
  }
  return {
    queryParameters: propertiesOf(member(socket, "query"), reading),
    requestHeaders: propertiesOf(member(socket, "headers"), reading),
  };
}

function propertiesOf(schema: Node, { schemas }: Reading): readonly Property[] {
  if (!isThere(schema)) return [];
  if (isObject(schema.value)) return schemas.objectOf(schemas.factsOf(schema)).properties;
  note(schema, "type", "expected the schema of an object; this schema is ignored");
  return [];
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

/** Builds conversations from the examples of messages: one of all first examples, one of all second ones, and so on. */
export function examplesOf(
  sentMessages: readonly MessageWithOrigin[],
  address: string,
  values: ReadonlyMap<string, string>,
): readonly ChannelExample[] {
  const distinct = [...new Map(sentMessages.map(({ message }) => [message.type, message])).values()];
  const count = Math.max(0, ...distinct.map(({ examples }) => examples.length));
  const path = address.replace(/\{([^{}]+)\}/g, (whole, key: string) => values.get(key) ?? whole);
  return Array.from({ length: count }, (_, i): ChannelExample => {
    const turns = distinct.flatMap(({ type, examples }) => {
      const example = examples[i];
      return example === undefined ? [] : [{ type, example }];
    });
    const names = [...new Set(turns.flatMap(({ example }) => example.name ?? []))];
    return {
      ...(names.length === 0 ? {} : { name: names.join(", ") }),
      path: path.startsWith("/") ? path : `/${path}`,
      pathParameters: objectOf(values),
      queryParameters: {},
      headers: {},
      messages: turns.map(({ type, example }) => ({ type, body: example.payload })),
    };
  });
}

/** Example values of the parameters of an address, if the document has any. */
export function parameterValues(node: Node, { documents }: Reading): ReadonlyMap<string, string> {
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
  return new Map(entries);
}
