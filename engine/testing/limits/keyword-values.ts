import { isList, isObject, type Json, type JsonObject, keysOf, objectOf } from "#engine/json";
import type { SchemaObject, SchemaType } from "#engine/schema-table";
import { instanceOf, itemSchema, propertySchema, withKey } from "./instance-of.ts";
import { add, beyond, isNumeric, times } from "./number-steps.ts";
import type { SchemaBook } from "./schema-book.ts";

/** A value and everything that is said about it. */
export interface At {
  readonly book: SchemaBook;
  readonly facets: readonly SchemaObject[];
  readonly value: Json;
}

/** Longer texts and lists are not tried: they would test limits of the network. Own choices. */
const maxTextLength = 5000;
const maxItems = 200;
/** Values of an enum that are tried. Own choice. */
const maxEnumValues = 20;

/**
 * Returns a text of a number of characters, by shortening it or repeating its last one. A host name grows at its begin, by
 * labels of at most 63 characters (RFC 1035 section 2.3.4).
 */
function sized(text: string, length: number, format = ""): string {
  const characters = Array.from(text);
  const added = Math.max(0, length - characters.length);
  if (added > 0 && hostFormats.has(format)) {
    const host = text.indexOf("@") + 1;
    const labels = Array.from({ length: added }, (_, i) => (i % 50 === 49 ? "." : "a")).join("");
    return text.slice(0, host) + labels + text.slice(host);
  }
  return characters.slice(0, length).join("") + (characters.at(-1) ?? "a").repeat(added);
}

const hostFormats: ReadonlySet<string> = new Set(["email", "idn-email", "hostname", "idn-hostname"]);

const inText =
  (values: (text: string, format: string | undefined) => readonly Json[]) =>
  ({ value, facets }: At): readonly Json[] =>
    typeof value === "string" ? values(value, facets.find(({ format }) => format !== undefined)?.format) : [];

const ofTypes: { readonly [type in SchemaType]: readonly Json[] } = {
  null: [true, 7, "text", [], {}],
  boolean: [null, "true", 7, [], {}],
  integer: [null, true, "1", "text", 1.5, [], {}],
  number: [null, true, "1", "text", [], {}],
  string: [null, true, 7, [], {}],
  array: [null, true, 7, "text", {}],
  object: [null, true, 7, "text", []],
};

/** Values within and beyond what a type can hold, and texts that break careless code. */
const typical: { readonly [type in SchemaType]?: readonly Json[] } = {
  boolean: [true, false],
  integer: [0, -1, 1, 2 ** 31, Number.MAX_SAFE_INTEGER],
  number: [0, -1.5, 0.1, 1e15],
  string: ["O'Brien", "Grüße, 世界 🌱", " ", "0", "null", "%00 & ? # /", "a".repeat(300), ""],
  array: [[]],
};

/** Texts that break each format, and rare ones that keep it. */
const ofFormats: { readonly [format: string]: readonly Json[] } = {
  "date-time": [
    "soon",
    "2026-02-30T08:30:00Z",
    "2016-12-31T23:59:60Z",
    "2024-02-29T23:59:59.999Z",
    "2026-01-01T00:30:00+14:00",
  ],
  date: ["soon", "2026-02-30", "2024-02-29", "1970-01-01", "9999-12-31"],
  time: ["soon", "25:00:00Z", "23:59:59Z"],
  duration: ["1 day", "P", "PT36H"],
  uuid: ["no-uuid", "00000000-0000-0000-0000-000000000000"],
  email: ["nobody", "a b@example.com", "ada+tag@example.com"],
  "idn-email": ["nobody"],
  hostname: ["-a-.example", "a b", "a.example"],
  "idn-hostname": ["-a-.example"],
  ipv4: ["999.1.1.1", "1.2.3", "255.255.255.255"],
  ipv6: ["12345::", "::1"],
  uri: ["no uri", "/a", "https://example.com/a?b=c#d"],
  "uri-reference": ["a b", "../a"],
  iri: ["no iri"],
  "uri-template": ["/{a"],
  "json-pointer": ["a", ""],
  "relative-json-pointer": ["/a"],
  regex: ["("],
  byte: ["?", "", "/+8="],
};

const ends: { readonly [format: string]: readonly [string, string] } = {
  int8: ["-128", "127"],
  uint8: ["0", "255"],
  int16: ["-32768", "32767"],
  uint16: ["0", "65535"],
  int32: ["-2147483648", "2147483647"],
  uint32: ["0", "4294967295"],
};

/** Returns a list of a number of items that differ from each other if they can. */
function listOf({ book, facets, value }: At, length: number): readonly Json[] {
  if (!isList(value) || length > maxItems || length < 0) return [];
  const items = value.slice(0, length);
  for (let i = items.length; items.length < length; i += 1) {
    const next = instanceOf(book, itemSchema(facets, items.length), i) ?? items[0];
    if (next === undefined) return [];
    items.push(next);
  }
  return [items];
}

/** Returns an object of a number of members: optional ones are left out, or others are added. */
function objectsOf({ book, facets, value }: At, count: number): readonly Json[] {
  if (!isObject(value) || count < 0 || count > maxItems) return [];
  const required = new Set(facets.flatMap(({ required: keys = [] }) => keys));
  const names = [...facets.flatMap(({ properties = {} }) => Object.keys(properties)), ...letters];
  const keys = keysOf(value);
  const kept = [...keys.filter((key) => required.has(key)), ...keys.filter((key) => !required.has(key))].slice(
    0,
    count,
  );
  let result: JsonObject = objectOf(Object.entries(value).filter(([key]) => kept.includes(key)));
  for (const key of names.filter((one) => !keys.includes(one))) {
    if (keysOf(result).length >= count) break;
    const schema = propertySchema(facets, key);
    const member = schema === false ? undefined : instanceOf(book, schema);
    if (member !== undefined) result = withKey(result, key, member);
  }
  return [result];
}

const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(97 + i)).flatMap((one) => [one, `${one}x`]);

/** The values to try for each keyword, at its limit and one beyond; which of them are valid is decided later. */
export const keywordValues: {
  readonly [K in keyof SchemaObject]?: (wanted: NonNullable<SchemaObject[K]>, at: At) => readonly Json[];
} = {
  type: (types, at) => [
    ...types.flatMap((type) => [...ofTypes[type], ...(typical[type] ?? [])]),
    ...(types.includes("object") ? withAnyKeys(at) : []),
  ],
  enum: (values) => [...values.slice(0, maxEnumValues), ...unlike(values)],
  const: (only) => [only, ...unlike([only])],
  minimum: (limit) => [limit, beyond(limit, -1)],
  maximum: (limit) => [limit, beyond(limit, 1)],
  exclusiveMinimum: (limit) => [limit, add(limit, 0.01), beyond(limit, 1)],
  exclusiveMaximum: (limit) => [limit, add(limit, -0.01), beyond(limit, -1)],
  multipleOf: (step, { value }) =>
    [step, times(step, 1.5), isNumeric(value) ? add(value, 1) : undefined, times(step, 2)].filter(
      (one) => one !== undefined,
    ),
  minLength: (length, at) =>
    length > maxTextLength
      ? []
      : inText((text, format) => [sized(text, length, format), sized(text, length - 1, format)])(at),
  maxLength: (length, at) =>
    length >= maxTextLength
      ? []
      : inText((text, format) => [
          sized(text, length, format),
          sized(text, length + 1, format),
          "🌱".repeat(length),
          "a".repeat(length + 1),
        ])(at),
  pattern: (_, at) =>
    inText((text) => [
      `${text}?`,
      `?${text}`,
      "?",
      "",
      "é",
      `${text}\n`,
      text.toUpperCase(),
      text.toLowerCase(),
      `x${text}`,
    ])(at),
  format: (format) => [...(ofFormats[format] ?? []), ...(ends[format] ?? []).flatMap(numbersAround)],
  minItems: (count, at) => [...listOf(at, count), ...listOf(at, count - 1)],
  maxItems: (count, at) => [...listOf(at, count), ...listOf(at, count + 1)],
  uniqueItems: (_, at) => {
    const [first] =
      isList(at.value) && at.value.length > 0 ? at.value : ((listOf(at, 1)[0] as readonly Json[] | undefined) ?? []); // a list
    return first === undefined ? [] : [[first, first], isList(at.value) ? [first, ...at.value] : []];
  },
  contains: (schema, at) => {
    const { book, facets, value } = at;
    if (!isList(value)) return [];
    const fits = book.validatorOf(schema);
    const others = value.filter((item) => fits(item).length > 0);
    const other = instanceOf(book, itemSchema(facets, 0));
    const fitting = (count: number): readonly Json[] =>
      Array.from({ length: count }, (_, i) => instanceOf(book, schema, i)).filter((one) => one !== undefined);
    const counts = facets.flatMap(({ contains, minContains = 1, maxContains }) =>
      contains !== schema
        ? []
        : [minContains, minContains - 1, ...(maxContains === undefined ? [] : [maxContains, maxContains + 1])],
    );
    return [
      ...counts.filter((count) => count >= 0 && count <= maxItems).map(fitting),
      others,
      ...(other === undefined ? [] : [[other], [other, other]]),
      [0],
      [""],
    ];
  },
  items: (schema, at) => (schema === false && isList(at.value) ? [[...at.value, 1]] : []),
  minProperties: (count, at) => [...objectsOf(at, count), ...objectsOf(at, count - 1)],
  maxProperties: (count, at) => [...objectsOf(at, count), ...objectsOf(at, count + 1)],
  required: (keys, { value }) => (isObject(value) ? keys.map((key) => withKey(value, key, undefined)) : []),
  dependentRequired: (all, { book, facets, value }) => {
    if (!isObject(value)) return [];
    return Object.entries(all).flatMap(([key, needed]) => {
      const member = instanceOf(book, propertySchema(facets, key));
      if (member === undefined) return [];
      const withIt = withKey(value, key, member);
      return needed.map((other) => withKey(withIt, other, undefined));
    });
  },
  additionalProperties: (schema, { book, value }) => {
    if (!isObject(value)) return [];
    if (schema === false) return [withKey(value, "callboardUnknown", "text")];
    const member = instanceOf(book, schema);
    if (member === undefined) return [];
    return anyKeys.map((key) => withKey(value, key, member));
  },
  propertyNames: (_, { book, facets, value }) => {
    if (!isObject(value)) return [];
    const rest = objectOf(Object.entries(value).slice(1));
    return ["0", "A", "a b", "", "é", "_", "aa"].flatMap((key) => {
      const member = instanceOf(book, propertySchema(facets, key));
      return member === undefined ? [] : [withKey(rest, key, member)];
    });
  },
  oneOf: (all, at) => alternatives(all, at),
  anyOf: (all, at) => alternatives(all, at),
  not: (schema, { book, value }) => {
    const refused = instanceOf(book, schema);
    if (refused === undefined) return [];
    return [
      refused,
      ...(isObject(refused) && isObject(value) ? [objectOf(Object.entries({ ...value, ...refused }))] : []),
    ];
  },
  if: (schema, { book, value, facets }) => {
    const other = instanceOf(book, schema);
    if (!isObject(other) || !isObject(value)) return other === undefined ? [] : [other];
    const met: JsonObject = { ...value, ...other };
    const consequence = facets
      .flatMap(({ then }) => (then === undefined ? [] : [instanceOf(book, then)]))
      .find(isObject);
    return [met, ...(consequence === undefined ? [] : [{ ...met, ...consequence }])];
  },
};

/** Keys that a plain lookup finds on the prototype of an object, in objects that may have any. */
const anyKeys = ["extra", "__proto__", "constructor"];

function withAnyKeys({ facets, value }: At): readonly Json[] {
  const isFree = facets.every(
    ({ properties, additionalProperties = true }) => !properties && additionalProperties === true,
  );
  return isFree && isObject(value) ? anyKeys.map((key) => withKey(value, key, "a")) : [];
}

/** Values of each alternative, and objects that are two of them at once. */
function alternatives(all: readonly (SchemaObject | boolean)[], { book, value }: At): readonly Json[] {
  const found = all.slice(0, maxEnumValues).flatMap((one) => instanceOf(book, one) ?? []);
  const [first, second] = found.filter(isObject);
  return [
    ...found,
    ...(isObject(value) ? found.filter(isObject).map((one) => ({ ...value, ...one })) : []),
    ...(first === undefined || second === undefined ? [] : [{ ...first, ...second }]),
  ];
}

/** Values of the same type that are not among some. */
function unlike(values: readonly Json[]): readonly Json[] {
  const [first] = values;
  if (typeof first === "string") return ["no such value", first.toUpperCase(), first.toLowerCase(), `${first} `, ""];
  return isNumeric(first)
    ? [999_999, -7]
    : first === undefined || first === null
      ? ["no such value"]
      : [null, "no such value"];
}

const numbersAround = (end: string): readonly Json[] => [
  Number(end),
  Number(end) < 0 || end === "0" ? Number(end) - 1 : Number(end) + 1,
];
