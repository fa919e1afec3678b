import type { ApiDefinition, EndpointDefinition, HttpRequest, TypeDefinition, TypeShape } from "#generated/types";
import {
  alias,
  either,
  integer,
  list,
  map,
  named,
  nullable,
  object,
  oneOf,
  optional,
  primitive,
  properties,
  set,
  tagged,
  text,
} from "./writers.ts";

/** Number of properties of the widest object. */
export const wideCount = 200;

/** Eight values: enough for a dropdown. */
const planets = ["mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune"] as const;

const types: { readonly [id: string]: TypeDefinition } = {
  Point: { name: "Point", description: "A place on a `plane`.", shape: object({ x: integer, y: integer }) },
  Shade: { name: "Shade", shape: oneOf("light", "medium", "dark") },
  Planet: { name: "Planet", shape: oneOf(...planets) },
  Named: { name: "Named", shape: object({ title: text }) },
  Tree: {
    name: "Tree",
    description: "A node that has nodes below it.",
    shape: object({ label: text, left: optional(named("Tree")), below: list(named("Tree")) }),
  },
};

const texts = object({
  plain: text,
  limited: primitive({ type: "string", minLength: 2, maxLength: 8, regex: "^[a-z]+$" }),
  preset: primitive({ type: "string", default: "as it is" }),
  password: primitive({ type: "string", format: "password" }),
  idempotency_key: text,
  id: primitive({ type: "uuid" }),
  bytes: primitive({ type: "base64" }),
  sound: primitive({ type: "base64", mimeType: "audio/webm" }),
  moment: primitive({ type: "datetime" }),
  day: primitive({ type: "date" }),
  flag: primitive({ type: "boolean" }),
  presetFlag: primitive({ type: "boolean", default: true }),
});

const numbers = object({
  integer: primitive({ type: "integer", minimum: -5, maximum: 10 }),
  presetInteger: primitive({ type: "integer", default: 7 }),
  uint: primitive({ type: "uint" }),
  long: primitive({ type: "long", minimum: "-9223372036854775808", maximum: "9223372036854775807" }),
  uint64: primitive({ type: "uint64" }),
  bigInteger: primitive({ type: "bigInteger" }),
  double: primitive({ type: "double", minimum: 0, maximum: 1.5 }),
});

const choices = object({
  few: named("Shade"),
  many: named("Planet"),
  fixedText: alias({ type: "literal", value: { type: "stringLiteral", value: "fixed" } }),
  fixedFlag: alias({ type: "literal", value: { type: "booleanLiteral", value: true } }),
});

const nullables = object({
  word: nullable(text),
  count: nullable(integer),
  point: nullable(named("Point")),
  shade: nullable(named("Shade")),
  words: nullable(list(text)),
  either: nullable(either({ Word: text, Count: integer })),
  // The four states of a property: absent, null, empty, filled.
  state: optional(nullable(text)),
});

const collections = object({
  words: list(text),
  points: list(named("Point")),
  grid: list(list(integer)),
  tags: set(text),
  byKey: map(text, integer),
  pointsByKey: map(text, named("Point")),
  byShade: map(named("Shade"), text),
});

const objects: TypeDefinition["shape"] = {
  type: "object",
  extends: ["Named"],
  properties: [
    ...properties({ point: named("Point"), inner: object({ deep: object({ deepest: text }) }) }),
    {
      key: "note",
      description: "Free text. See the **guide** for `marks`.",
      availability: "Deprecated",
      valueShape: optional(text),
    },
    { key: "count", availability: "Beta", valueShape: optional(integer) },
    { key: "shade", valueShape: optional(named("Shade")) },
  ],
  extraProperties: { type: "primitive", value: { type: "string" } },
};

const unions = object({
  tagged3: tagged({ circle: { radius: integer }, square: { side: integer }, nothing: {} }),
  tagged7: tagged({
    one: { a: text },
    two: { b: text },
    three: { c: text },
    four: { d: text },
    five: { e: text },
    six: { f: text },
    seven: { g: text },
  }),
  either3: either({ Word: text, Count: integer, Spot: named("Point") }),
  either7: either({
    Word: text,
    Count: integer,
    Flag: primitive({ type: "boolean" }),
    Spot: named("Point"),
    Words: list(text),
    Table: map(text, text),
    Moment: primitive({ type: "datetime" }),
  }),
  nested: tagged({ leaf: { word: text }, branch: { inner: either({ Label: text, Number: integer }) } }),
});

const recursive = object({ tree: named("Tree"), anything: alias({ type: "unknown" }) });

const optionalNullable = (members: { readonly [key: string]: TypeShape }): TypeShape =>
  object(Object.fromEntries(Object.entries(members).map(([key, shape]) => [key, optional(nullable(shape))])));

/** A property of each kind that may be absent, null, empty, or filled. */
const states = optionalNullable({
  text,
  password: primitive({ type: "string", format: "password" }),
  uuid: primitive({ type: "uuid" }),
  base64: primitive({ type: "base64" }),
  datetime: primitive({ type: "datetime" }),
  date: primitive({ type: "date" }),
  boolean: primitive({ type: "boolean" }),
  integer,
  uint: primitive({ type: "uint" }),
  double: primitive({ type: "double" }),
  long: primitive({ type: "long" }),
  uint64: primitive({ type: "uint64" }),
  bigInteger: primitive({ type: "bigInteger" }),
  few: named("Shade"),
  many: named("Planet"),
  literal: alias({ type: "literal", value: { type: "stringLiteral", value: "fixed" } }),
  list: list(text),
  set: set(integer),
  map: map(text, integer),
  object: named("Named"),
  tagged: tagged({ circle: { radius: integer }, square: { side: integer } }),
  either: either({ Word: text, Count: integer }),
  unknown: alias({ type: "unknown" }),
});

/** More than are rendered as controls at once. */
const wide = object(
  Object.fromEntries(
    Array.from({ length: wideCount }, (_, i) => [
      `property${i}`,
      i === wideCount - 1 ? primitive({ type: "string", minLength: 1 }) : text,
    ]),
  ),
);

const upload: HttpRequest["body"] = {
  type: "formData",
  fields: [
    { type: "property", key: "title", valueShape: text },
    { type: "file", key: "picture", isOptional: false, contentType: "image/png" },
    { type: "files", key: "attachments", isOptional: true },
    { type: "file", key: "voice", isOptional: true, contentType: "audio/webm" },
    { type: "files", key: "takes", isOptional: true, contentType: "audio/webm" },
    { type: "property", key: "about", contentType: "application/json", valueShape: named("Point") },
    { type: "property", key: "labels", exploded: true, valueShape: list(text) },
  ],
};

const body = (shape: HttpRequest["body"], contentType = "application/json"): Pick<EndpointDefinition, "requests"> => ({
  requests: [{ contentType, body: shape }],
});

const pathOf = (path: string): EndpointDefinition["path"] =>
  path
    .split(/(\{\w+\})/)
    .filter((part) => part !== "")
    .map((part) =>
      part.startsWith("{") ? { type: "pathParameter", value: part.slice(1, -1) } : { type: "literal", value: part },
    );

interface Call extends Omit<EndpointDefinition, "id" | "path" | "method"> {
  readonly at?: string;
  readonly method?: EndpointDefinition["method"];
}

const calls: { readonly [id: string]: Call } = {
  texts: body(texts as HttpRequest["body"]),
  numbers: body(numbers as HttpRequest["body"]),
  choices: body(choices as HttpRequest["body"]),
  nullables: body(nullables as HttpRequest["body"]),
  collections: body(collections as HttpRequest["body"]),
  objects: body(objects as HttpRequest["body"]),
  unions: body(unions as HttpRequest["body"]),
  recursive: body(recursive as HttpRequest["body"]),
  wide: body(wide as HttpRequest["body"]),
  states: body(states as HttpRequest["body"]),
  upload: body(upload, "multipart/form-data"),
  bytes: body({ type: "bytes", isOptional: false }, "application/octet-stream"),
  song: body({ type: "bytes", isOptional: false }, "audio/webm"),
  parameters: {
    at: "/parameters/{word}/{count}/{shade}/{id}",
    method: "GET",
    pathParameters: properties({
      word: text,
      count: integer,
      shade: named("Shade"),
      id: primitive({ type: "uuid" }),
    }),
    queryParameters: properties({
      search: text,
      page: optional(integer),
      big: primitive({ type: "uint64" }),
      flag: primitive({ type: "boolean" }),
      words: list(text),
      planet: named("Planet"),
      since: optional(primitive({ type: "datetime" })),
      note: optional(nullable(text)),
    }),
    requestHeaders: properties({
      "X-Word": text,
      "X-Count": primitive({ type: "long" }),
      "Idempotency-Key": optional(text),
    }),
  },
};

/** The slugs of its endpoints' pages below `reference/`, which are their ids too. */
export const specimenEndpoints: readonly string[] = Object.keys(calls);

/** An API in the registry's wire format with every kind of shape in every variant; all its calls go to `baseUrl`. */
export const specimen = (baseUrl: string): ApiDefinition => ({
  id: "5f0c6a0e-7a1d-4f6e-9d0b-2f6f1c2d3e4f",
  endpoints: Object.fromEntries(
    Object.entries(calls).map(([id, { at = `/${id}`, method = "POST", ...parts }]): [string, EndpointDefinition] => [
      id,
      {
        id,
        displayName: id,
        method,
        path: pathOf(at),
        environments: [{ id: "Echo", baseUrl }],
        defaultEnvironment: "Echo",
        responses: [{ statusCode: 200, body: { type: "alias", value: { type: "unknown" } } }],
        ...parts,
      },
    ]),
  ),
  websockets: {},
  webhooks: {},
  types,
  subpackages: {},
  auths: {},
  apiName: "Specimen",
});
