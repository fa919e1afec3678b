import type { Content, NamedEvent, ResponseBody } from "#engine/model";
import { isJsonType } from "#engine/request";
import { isThere, itemsOf, member, type Node } from "../node.ts";
import type { Media } from "./media.ts";
import { isList } from "./parameters/index.ts";
import type { Scope } from "./scope.ts";

/**
 * Returns the content of a body; of a stream, the content of each row. A stream has a schema of its items (OpenAPI 3.2
 * `itemSchema`), or of all of them as a list, or in many descriptions of each row itself. Rows of events are their data.
 */
export function streamContent({ node, kind }: Media, scope: Scope): StreamContent {
  const { schemas } = scope;
  const [schema, declared] = [member(node, "schema"), member(node, "itemSchema")];
  if (kind !== "sse" && kind !== "ndjson") return schemas.contentOf(isThere(declared) ? declared : schema);
  const item = isThere(declared) ? declared : itemOf(schema, scope);
  if (kind !== "sse") return schemas.contentOf(item);
  const data = dataOf(item, scope);
  if (data === undefined) return eventUnion(item, scope) ?? schemas.contentOf(item);
  const content = schemas.contentOf(data);
  const { properties } = schemas.objectOf(schemas.factsOf(item));
  const shown = properties.map((one) => (one.key === "data" ? { ...one, shape: content.shape } : one));
  const names = namesOf(item, scope);
  return {
    ...content,
    event: { kind: "object", properties: shown },
    ...(names && { events: [{ names, ...content }] }),
  };
}

/** Returns the names that the schema of an event allows for its kind; undefined if it allows any. */
function namesOf(item: Node, { schemas }: Scope): readonly string[] | undefined {
  const nodes = schemas.factsOf(item).properties.get("event");
  const { values } = nodes === undefined ? {} : schemas.factsOfAll(nodes);
  return values?.filter((one) => typeof one === "string");
}

/**
 * Returns the content of a stream with several kinds of events: any of their data, and the data of each kind. Returns
 * undefined if a schema is not such a union.
 */
function eventUnion(item: Node, scope: Scope): StreamContent | undefined {
  const { schemas, documents } = scope;
  const union = documents.follow(item) ?? item;
  const events = ["oneOf", "anyOf"].flatMap((key) => itemsOf(member(union, key)));
  const kinds = events.flatMap((one): readonly NamedEvent[] => {
    const [data, names] = [dataOf(one, scope), namesOf(one, scope)];
    return data === undefined ? [] : [{ ...(names && { names }), ...schemas.contentOf(data) }];
  });
  if (events.length === 0 || kinds.length < events.length) return undefined;
  return {
    shape: { kind: "undiscriminatedUnion", variants: kinds.map(({ shape }) => ({ shape })) },
    event: schemas.shapeOf(item),
    ...(kinds.some(({ names }) => names !== undefined) && { events: kinds }),
  };
}

/** The content of a stream, and of the events around it. */
type StreamContent = Content & Pick<Extract<ResponseBody, { readonly kind: "stream" }>, "event" | "events">;

/** Returns the schema of an item of a list; the schema itself for anything else. */
function itemOf(schema: Node, { schemas }: Scope): Node {
  const facts = schemas.factsOf(schema);
  const [items] = isList(facts) ? (facts.items ?? []) : [];
  return items ?? schema;
}

/** The fields of an event (WHATWG HTML §9.2.6), and the comment that tools add. */
const fields: ReadonlySet<string> = new Set(["event", "data", "id", "retry", "comment"]);

/**
 * Returns the schema of the data of an event, if a schema describes the event with its fields (OpenAPI 3.2 "Server-Sent
 * Events"): the schema of its content, for text that contains JSON. Returns undefined if it describes the data itself.
 */
function dataOf(item: Node, { schemas, documents }: Scope): Node | undefined {
  const { properties } = schemas.factsOf(item);
  const [data] = properties.get("data") ?? [];
  const isEvent = data !== undefined && [...properties.keys()].every((key) => fields.has(key));
  if (!isEvent) return undefined;
  const facts = schemas.factsOf(data);
  const isText = facts.types === undefined || facts.types.has("string");
  // Without a field beside `data`, an object with that key may be the data itself.
  if (properties.size === 1 && !isText) return undefined;
  const content = member(documents.follow(data) ?? data, "contentSchema");
  const isJson = facts.contentType === undefined || isJsonType(facts.contentType);
  return isThere(content) && isJson ? content : data;
}
