import { type Json, type JsonObject, parseJson } from "#engine/json";
import { type Description, resolve, type Schema } from "./description.ts";
import type { Asked } from "./exchange.ts";
import { parameterValue, queryOf } from "./read-parameters.ts";
import { schemaIssue } from "./schema-issue.ts";

/** A body that was read, with its files by field, or what is wrong with it. */
export type BodyRead =
  | { readonly ok: true; readonly value?: Json; readonly files: { readonly [field: string]: Uint8Array } }
  | { readonly ok: false; readonly status: 400 | 413 | 415; readonly detail: string };

/** Reads the bytes of a media type as a value; `undefined` if they are malformed. */
export type ReadBytes = (bytes: Uint8Array, contentType: string, schema: Schema) => Promise<Value | undefined>;

interface Value {
  readonly value: Json;
  readonly files?: { readonly [field: string]: Uint8Array };
}

/** The largest body that a server of the bench reads, in bytes. */
const maxBytes = 1 << 20;

/** The deepest nesting of lists and objects; none of the bench needs more. */
const depth = 100;

const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const readJson: ReadBytes = async (bytes) => {
  const text = textOf(bytes);
  if (text === undefined) return undefined;
  const none = Number.POSITIVE_INFINITY;
  const read = parseJson(text, { values: none, depth, keyLength: none, numberLength: 1000 });
  return read.ok ? { value: read.value } : undefined;
};

const typed = (pairs: readonly (readonly [string, string])[], { properties = {} }: Schema): JsonObject =>
  Object.fromEntries(pairs.map(([name, text]) => [name, parameterValue(text, properties[name]?.type)]));

const readForm: ReadBytes = async (bytes, _type, schema) => {
  const pairs = queryOf(Buffer.from(bytes).toString("latin1"));
  const isOnce = pairs !== undefined && new Set(pairs.map(([name]) => name)).size === pairs.length;
  return isOnce ? { value: typed(pairs, schema) } : undefined;
};

const readParts: ReadBytes = async (bytes, type, schema) => {
  try {
    // A copy, since the type of a body must not be shared memory.
    const form = await new Response(Uint8Array.from(bytes), { headers: { "content-type": type } }).formData();
    const entries = [...form.entries()];
    if (new Set(entries.map(([name]) => name)).size !== entries.length) return undefined;
    const texts = entries.map(([name, part]) => [name, typeof part === "string" ? part : ""] as const);
    const files: [string, Uint8Array][] = [];
    for (const [name, part] of entries) {
      if (typeof part !== "string") files.push([name, new Uint8Array(await part.arrayBuffer())]);
    }
    return { value: typed(texts, schema), files: Object.fromEntries(files) };
  } catch {
    return undefined;
  }
};

const readers: { readonly [mediaType: string]: ReadBytes } = {
  "application/json": readJson,
  "application/merge-patch+json": readJson,
  "application/x-www-form-urlencoded": readForm,
  "multipart/form-data": readParts,
};

/** Options of reading a body. */
export interface BodyOptions {
  readonly description: Description;
  readonly required: boolean;
  readonly content: { readonly [mediaType: string]: { readonly schema: Schema } };
  /** Readers of other media types. */
  readonly more?: { readonly [mediaType: string]: ReadBytes };
}

/** Reads and validates the body of a request. */
export async function readBody(asked: Asked, { description, required, content, more }: BodyOptions): Promise<BodyRead> {
  if (asked.body.length > maxBytes) return refused(413, "The body has more than 1 MiB.");
  const contentType = asked.headers["content-type"] ?? "";
  if (asked.body.length === 0 && !required) return { ok: true, files: {} };
  const mediaType = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  const schema = content[mediaType]?.schema;
  const read = { ...readers, ...more }[mediaType];
  if (schema === undefined || read === undefined) {
    return asked.body.length === 0
      ? refused(400, "A body is required.")
      : refused(415, `The body must be ${Object.keys(content).join(" or ")}.`);
  }
  if ((asked.headers["content-encoding"] ?? "identity") !== "identity") {
    return refused(415, "The body must not be compressed.");
  }
  const value = await read(asked.body, contentType, resolve(schema, description));
  if (value === undefined) return refused(400, "The body is malformed.");
  const issue = schemaIssue(schema, value.value, description, "request");
  return issue === undefined ? { ok: true, files: {}, ...value } : refused(400, `The body: ${issue}`);
}

const refused = (status: 400 | 413 | 415, detail: string): BodyRead => ({ ok: false, status, detail });
