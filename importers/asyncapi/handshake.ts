import { decodedUri } from "#engine/decode-uri";
import { isObject, unescapeSegment } from "#engine/json";
import type { Channel, PathPart } from "#engine/model";
import type { EnumShape, Property, StringShape } from "#engine/shape";
import { entriesOf, isThere, member, type Node, note, textOf, textsOf } from "../node.ts";
import { noteOnce, type Reading } from "./reading.ts";

/** The parts of an address such as `/plants/{id}`, parameters in their places. */
const pathOf = (address: string): readonly PathPart[] =>
  address.split(/\{([^{}]+)\}/).flatMap((text, i): readonly PathPart[] => {
    if (i % 2 === 1) return [{ kind: "parameter", key: text }];
    return text === "" ? [] : [{ kind: "literal", value: text }];
  });

/** An address, and the pairs of its query: a value is a parameter, such as `{ticket}`, or text that is always sent. */
export interface Address {
  readonly path: readonly PathPart[];
  readonly query: readonly { readonly key: string; readonly value: string; readonly parameter?: string }[];
}

/** Reads an address such as `/orders/{region}?ticket={ticket}&app=x`. */
export function addressOf(address: string): Address {
  const [before = "", query = ""] = /^([^?]*)\?(.*=.*)$/s.exec(address)?.slice(1) ?? [address];
  const pairs = query.split("&").filter((pair) => pair !== "");
  return {
    path: pathOf(before),
    query: pairs.map((pair) => {
      const [, key = pair, value = ""] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
      const parameter = /^\{([^{}]+)\}$/.exec(value)?.[1];
      return { key: decodedUri(key), value: decodedUri(value), ...(parameter !== undefined && { parameter }) };
    }),
  };
}

/** The parameters of a handshake, by their places. */
export type Handshake = Pick<Channel, "pathParameters" | "queryParameters" | "requestHeaders">;

/**
 * Reads the parameters of a channel: text, or one of a list of texts; before version 3 they had a schema. Those that the
 * address doesn't have are headers or parts of the query of the handshake if their `location` says so: many writers use
 * `$message.header#/NAME` and `$message.payload#/NAME` for them, since a channel has no other place. `bindings` have
 * precedence over these, and of several with one location the first is read. Pairs in the query of the address are
 * parameters too.
 */
export function readHandshake(channel: Node, { path, query }: Address, reading: Reading): Handshake {
  const node = member(channel, "parameters");
  const declared = new Map(entriesOf(node));
  const inPath = [...new Set(path.flatMap((chunk) => (chunk.kind === "parameter" ? [chunk.key] : [])))];
  const keys = [...inPath, ...query.flatMap(({ parameter }) => parameter ?? [])];
  const inAddress = (name: string, key: string): Property => {
    const at = declared.get(name);
    const target = at && reading.documents.follow(at);
    if (target !== undefined) return { ...parameterAt(target, reading), key, optional: false };
    note(node, "mismatch", `the parameter ${JSON.stringify(name)} is not declared; treated as text`);
    return { key, shape: { kind: "string" }, optional: false };
  };
  const written = query.map(
    ({ key, value, parameter }): Property =>
      parameter === undefined ? { key, shape: { kind: "literal", value }, optional: false } : inAddress(parameter, key),
  );
  const bound = readBinding(member(channel, "bindings"), reading);
  const isWritten = (key: string): boolean => written.some((one) => one.key === key);
  const inBinding = new Set([
    ...written.map(({ key }) => placed("query", key)),
    ...bound.queryParameters.map(({ key }) => placed("query", key)),
    ...bound.requestHeaders.map(({ key }) => placed("header", key)),
  ]);
  const further = new Map<string, FurtherParameter>();
  for (const [name, at] of declared) {
    const one = keys.includes(name) ? undefined : furtherParameter(name, at, reading);
    const id = one && placed(one.place, one.property.key);
    if (one === undefined || id === undefined || inBinding.has(id)) continue;
    if (further.has(id)) note(at, "mismatch", "another parameter has this location; this parameter is ignored");
    else further.set(id, one);
  }
  const furtherIn = (place: Place): readonly Property[] =>
    [...further.values()].flatMap((one) => (one.place === place ? [one.property] : []));
  return {
    pathParameters: inPath.map((name) => inAddress(name, name)),
    queryParameters: [...written, ...bound.queryParameters.filter(({ key }) => !isWritten(key)), ...furtherIn("query")],
    requestHeaders: [...bound.requestHeaders, ...furtherIn("header")],
  };
}

type Place = "header" | "query";

/** Returns a text that two parameters have in common if they are the same for a server: headers have no case. */
const placed = (place: Place, key: string): string => `${place} ${place === "header" ? key.toLowerCase() : key}`;

/** A parameter that is not part of the address. */
interface FurtherParameter {
  readonly place: Place;
  readonly property: Property;
}

function furtherParameter(name: string, at: Node, reading: Reading): FurtherParameter | undefined {
  const target = reading.documents.follow(at);
  const location = target && textOf(member(target, "location"));
  const [, part, pointer = ""] = /^\$message\.(header|payload)#\/([^/]+)$/.exec(location ?? "") ?? [];
  if (target === undefined || part === undefined) {
    note(at, "mismatch", `the address has no parameter ${JSON.stringify(name)}; this parameter is ignored`);
    return undefined;
  }
  const place = part === "header" ? "header" : "query";
  return {
    place,
    property: { ...parameterAt(target, reading), key: unescapeSegment(pointer), optional: !isRequired(target) },
  };
}

/** AsyncAPI can't say that a parameter is required, so only its extensions do. */
const isRequired = (node: Node): boolean =>
  member(node, "x-required").value === true ||
  member(node, "required").value === true ||
  member(node, "x-fern-optional").value === false;

function parameterAt(node: Node, { schemas }: Reading): Pick<Property, "description" | "shape" | "schema"> {
  const description = textOf(member(node, "description"));
  const schema = member(node, "schema");
  return {
    ...(description === undefined ? {} : { description }),
    ...(isThere(schema) ? schemas.contentOf(schema) : { shape: wordShape(node) }),
  };
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
function readBinding(bindings: Node, reading: Reading): Omit<Handshake, "pathParameters"> {
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

/** Reads the schema of an object as its properties. */
export function propertiesOf(schema: Node, { schemas }: Reading): readonly Property[] {
  if (!isThere(schema)) return [];
  if (isObject(schema.value)) {
    const facts = schemas.factsOf(schema);
    // Many writers describe these properties as parameters of OpenAPI, with their schemas one level deeper.
    const properties = [...facts.properties].map(
      ([key, nodes]) => [key, nodes.flatMap((node) => [node, member(node, "schema")].filter(isThere))] as const,
    );
    return schemas.objectOf({ ...facts, properties: new Map(properties) }).properties;
  }
  note(schema, "type", "expected the schema of an object; this schema is ignored");
  return [];
}
