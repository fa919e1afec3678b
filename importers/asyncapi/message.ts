import { type Json, printJson } from "#engine/json";
import type { ChannelMessage, Content, MessageLocation } from "#engine/model";
import { withSchemaTexts } from "../json-schema/index.ts";
import { audiencesIn, distinctBy, isThere, itemsOf, member, type Node, textOf } from "../node.ts";
import { optionalText } from "../registry-api/documented.ts";
import { bindingsIn } from "./bindings.ts";
import { propertiesOf } from "./handshake.ts";
import { membersIn, nameInReference, noteOnce, part, type Reading, type Traited, withTraits } from "./reading.ts";

/** A message of a document, from either side. */
export interface Message {
  readonly type: string;
  /** All names by which other parts of the document may call it, its type among them. */
  readonly names: readonly string[];
  readonly about: Pick<ChannelMessage, "displayName" | "description" | "availability" | "audiences">;
  readonly content: Content;
  readonly parts: Pick<ChannelMessage, "headers" | "correlationId" | "bindings">;
  readonly examples: readonly { readonly name?: string; readonly payload: Json }[];
}

/** Reads a message, inline or referenced. `preferredName` is its name if it declares none. */
export function readMessage(at: Node, preferredName: string, reading: Reading): Message | undefined {
  const node = reading.documents.follow(at);
  if (node === undefined) return undefined;
  const message = withTraits(node, itemsOf(member(node, "traits")), reading);
  const own = [member(node, "messageId"), member(node, "name")].flatMap((text) => textOf(text) ?? []);
  const referred = nameInReference(at);
  const type = reading.version === 3 ? preferredName : (own[0] ?? referred ?? preferredName);
  const title = [part(message, "title"), part(message, "name")].map(textOf).find((text) => text !== undefined);
  const texts = [part(message, "summary"), part(message, "description")].flatMap((text) => textOf(text) ?? []);
  const bindings = bindingsIn(message, reading);
  const { content, schemas = [], notes = [] } = readPayload(message, reading);
  return {
    type,
    names: [type, ...own, ...(referred === undefined ? [] : [referred])],
    about: {
      ...(title === undefined || title === type ? {} : { displayName: title }),
      ...withSchemaTexts([...texts, ...notes].join("\n\n"), schemas),
      ...(part(message, "deprecated").value === true ? { availability: "Deprecated" } : {}),
      ...audiencesIn(node, "x-fern-audiences"),
    },
    content,
    parts: {
      ...readHeaders(message, reading),
      ...readLocation("correlationId", part(message, "correlationId"), reading),
      ...(bindings.length > 0 && { bindings }),
    },
    examples: itemsOf(part(message, "examples")).flatMap((example) => {
      const payload = member(example, "payload").value;
      const name = textOf(member(example, "name"));
      return payload === undefined ? [] : [{ ...(name === undefined ? {} : { name }), payload }];
    }),
  };
}

/** Reads the schemas of the headers: objects with a property for each. Traits add to them (AsyncAPI "Traits Merge Mechanism"). */
function readHeaders(message: Traited, reading: Reading): Pick<ChannelMessage, "headers"> {
  const all = membersIn(message, "headers").flatMap((at) => propertiesOf(at, reading));
  const headers = distinctBy(all, ({ key }) => key);
  return headers.length === 0 ? {} : { headers };
}

/** Reads a place in a message under the name that it has in the model. */
export function readLocation<K extends "correlationId" | "replyAddress">(
  key: K,
  at: Node,
  { documents }: Reading,
): { readonly [P in K]?: MessageLocation } {
  const target = documents.follow(at);
  const location = target && textOf(member(target, "location"));
  if (target === undefined || location === undefined) return {};
  // The compiler does not infer the type of a computed key.
  return { [key]: { location, ...optionalText(target, "description") } } as { readonly [P in K]?: MessageLocation };
}

/** The content of a message, its schema, if it is read, and what readers have to know about it otherwise. */
interface Payload {
  readonly content: Content;
  readonly schemas?: readonly Node[];
  readonly notes?: readonly string[];
}

const anything: Payload = { content: { shape: { kind: "unknown" } } };

function readPayload(message: Traited, reading: Reading): Payload {
  const at = [part(message, "contentType"), reading.defaultContentType].find(isThere);
  const contentType = at && textOf(at);
  const isOther = contentType !== undefined && !/\bjson\b/i.test(contentType);
  if (at !== undefined && isOther)
    noteOnce(reading, at, "unsupported", `the content type ${contentType} is ignored; messages are sent as JSON`);
  const { notes = [], ...read } = readSchema(message, reading);
  return { ...read, notes: [...(isOther ? [`Content type: \`${contentType}\``] : []), ...notes] };
}

function readSchema(message: Traited, reading: Reading): Payload {
  const payload = part(message, "payload");
  if (!isThere(payload)) return anything;
  // Since version 3, a payload that declares its format holds the schema one level down.
  const target = reading.documents.follow(payload) ?? payload;
  const inner = member(target, "schema");
  const multi = isThere(member(target, "schemaFormat")) && isThere(inner);
  const format = textOf(multi ? member(target, "schemaFormat") : part(message, "schemaFormat"));
  if (format !== undefined && !isJsonSchema(format)) {
    noteOnce(reading, payload, "fallback", `unsupported schema format ${format}; any JSON value is accepted`);
    return { ...anything, notes: [schemaText(format, (multi ? inner : target).value)] };
  }
  const schema = multi ? inner : payload;
  return { content: reading.schemas.contentOf(schema), schemas: [schema] };
}

/** Shows a schema that is not read, as markdown: Avro is JSON, and the source of Protobuf is text. */
function schemaText(format: string, schema: Json | undefined): string {
  const [language, text] = typeof schema === "string" ? ["", schema] : ["json", printJson(schema ?? null, 2)];
  const fence = "`".repeat(Math.max(3, ...(text.match(/`+/g) ?? []).map(({ length }) => length + 1)));
  return `Schema (\`${format}\`):\n\n${fence}${language}\n${text}\n${fence}`;
}

/** Returns true if schemas of a format are JSON Schema or a dialect of it that AsyncAPI or OpenAPI uses. */
const isJsonSchema = (format: string): boolean =>
  /^application\/(?:vnd\.aai\.asyncapi|vnd\.oai\.openapi|schema)\b/i.test(format.trim());
