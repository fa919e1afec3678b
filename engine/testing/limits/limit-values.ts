import { isList, isObject, type Json, keysOf, own } from "#engine/json";
import type { Schema, SchemaObject } from "#engine/schema-table";
import type { Path } from "#engine/shape";
import { completed, instanceOf, isReadOnly, itemSchema, propertySchema, withKey } from "./instance-of.ts";
import { type At, keywordValues } from "./keyword-values.ts";
import type { SchemaBook } from "./schema-book.ts";

/** A whole value with a part that is at the limit of a keyword or beyond it. */
export interface LimitValue {
  readonly keyword: string;
  /** The path of the part. */
  readonly at: Path;
  readonly value: Json;
}

/** Levels of a value that are entered. Own choice. */
const deepest = 8;

/** Writes a part into the whole value. */
type Put = (part: Json) => Json;

/**
 * Lists copies of a value in which one part is at the limit of one keyword of its schema, or one beyond it, for each
 * keyword of each part; optional properties are added for it. Whether a copy is valid is for the schema to say.
 */
export function* limitValues(book: SchemaBook, schema: Schema, value: Json): Generator<LimitValue> {
  yield* visit(book, { schema, value, at: [], put: (part) => part });
}

interface Part {
  readonly schema: Schema;
  readonly value: Json;
  readonly at: Path;
  readonly put: Put;
}

function* visit(book: SchemaBook, { schema, value, at, put }: Part): Generator<LimitValue> {
  if (at.length > deepest || schema === false) return;
  const facets = book.facetsOf(schema, value);
  for (const facet of facets) {
    for (const [keyword, part] of valuesOf(facet, { book, facets, value })) {
      yield { keyword, at, value: put(part) };
      // Also tries a value with the properties that it now requires, for example by an `if` that matches.
      const whole = isObject(part) && keyword !== "required" ? completed(book, schema, part) : undefined;
      if (whole !== undefined && whole !== part) {
        yield { keyword, at, value: put(whole) };
        for (const key of keysOf(whole).filter((one) => isObject(part) && own(part, one) === undefined)) {
          yield* member(book, { schema, value: whole, at, put }, key);
        }
      }
    }
  }
  if (isList(value)) yield* items(book, { schema, value, at, put }, facets);
  if (!isObject(value)) return;
  const declared = facets.flatMap(({ properties = {} }) => Object.keys(properties));
  for (const key of new Set([...declared, ...keysOf(value)])) {
    const inner = propertySchema(facets, key);
    if (inner === false || isReadOnly(book, inner)) continue;
    const before = own(value, key);
    const sample = before ?? instanceOf(book, inner);
    if (sample === undefined) continue;
    const grown = before === undefined ? withKey(value, key, sample) : value;
    if (before === undefined) yield { keyword: "properties", at: [...at, key], value: put(grown) };
    yield* member(book, { schema, value: grown, at, put }, key);
  }
  const extra = facets.find(({ additionalProperties }) => typeof additionalProperties === "object");
  if (extra !== undefined && keysOf(value).every((key) => declared.includes(key))) {
    const sample = instanceOf(book, propertySchema(facets, "extra"));
    if (sample !== undefined) yield* member(book, { schema, value: withKey(value, "extra", sample), at, put }, "extra");
  }
}

function* member(book: SchemaBook, { schema, value, at, put }: Part, key: string): Generator<LimitValue> {
  if (!isObject(value)) return;
  const inner = own(value, key);
  if (inner === undefined) return;
  yield* visit(book, {
    schema: propertySchema(book.facetsOf(schema, value), key),
    value: inner,
    at: [...at, key],
    put: (part) => put(withKey(value, key, part)),
  });
}

function* items(book: SchemaBook, { value, at, put }: Part, facets: readonly SchemaObject[]): Generator<LimitValue> {
  if (!isList(value)) return;
  const [first = instanceOf(book, itemSchema(facets, 0))] = value;
  if (first === undefined) return;
  const list = value.length === 0 ? [first] : value;
  const prefix = Math.max(0, ...facets.map(({ prefixItems = [] }) => prefixItems.length));
  // Items after the declared ones have one schema.
  for (const [index, item] of list.slice(0, Math.max(1, prefix)).entries()) {
    yield* visit(book, {
      schema: itemSchema(facets, index),
      value: item,
      at: [...at, index],
      put: (part) => put(list.map((one, i) => (i === index ? part : one))),
    });
  }
  // Careless code checks the first item only.
  const second = prefix === 0 ? instanceOf(book, itemSchema(facets, 1), 1) : undefined;
  if (second === undefined) return;
  yield* visit(book, {
    schema: itemSchema(facets, 1),
    value: second,
    at: [...at, 1],
    put: (part) => put([list[0] ?? first, part]),
  });
}

function* valuesOf(facet: SchemaObject, at: At): Generator<readonly [keyword: string, part: Json]> {
  // The compiler types the keys of objects as strings.
  for (const keyword of Object.keys(facet) as (keyof SchemaObject)[]) {
    // The compiler can't see that a keyword's own value is passed to its function.
    const create = keywordValues[keyword] as ((wanted: unknown, at: At) => readonly Json[]) | undefined;
    for (const part of create?.(facet[keyword], at) ?? []) yield [keyword, part];
  }
}
