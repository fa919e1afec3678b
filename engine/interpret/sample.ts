import { type Json, numberFromText, objectOf, printJson } from "#engine/json";
import { fold, type Property, type Shape, type TypeId, type Types } from "#engine/shape";
import { compareDigits, isDigits } from "./digits.ts";

/** `trail` holds the named types being written, `depth` counts the objects around. */
type Sample = (trail: readonly TypeId[], depth: number) => Json | undefined;

/** Optional properties are shown in this many levels of objects, so that a sample stays small; a choice of ours. */
const optionalLevels = 2;

/**
 * Makes a small sample of a shape for documentation, as it travels on the wire. It holds the required properties and,
 * near the top, the optional ones; a type that stands in itself ends there. Patterns of texts are not followed.
 */
export function sampleMaker(types: Types): (shape: Shape) => Json {
  const sample = fold<Sample>(types, {
    string: (node) => always(node.default ?? sized(texts[node.format ?? ""] ?? "string", node)),
    boolean: (node) => always(node.default ?? true),
    integer: (node) => always(node.default ?? within(1, node)),
    uint: (node) => always(node.default ?? 1),
    double: (node) => always(node.default ?? within(1.5, node)),
    long: (node) => always(numberFromText(node.default ?? digitsWithin("1", node))),
    uint64: (node) => always(numberFromText(node.default ?? "1")),
    bigInteger: (node) => always(node.default ?? "12345678901234567890"),
    datetime: (node) => always(node.default ?? "2026-01-15T09:30:00Z"),
    date: (node) => always(node.default ?? "2026-01-15"),
    uuid: (node) => always(node.default ?? "123e4567-e89b-12d3-a456-426614174000"),
    base64: (node) => always(node.default ?? "aGVsbG8="),
    enum: ({ values, default: chosen = values[0]?.value, numeric }) =>
      always(chosen !== undefined && numeric ? numberFromText(chosen) : chosen),
    literal: ({ value }) => always(value),
    nullable: ({ item }, recur) => {
      const inner = recur(item);
      return (trail, depth) => inner(trail, depth) ?? null;
    },
    list: ({ item }, recur) => listOf(recur(item)),
    set: ({ item }, recur) => listOf(recur(item)),
    map: ({ key, value }, recur) => {
      const [name, inner] = [recur(key), recur(value)];
      return (trail, depth) => {
        const [left, right] = [name(trail, depth), inner(trail, depth)];
        return left === undefined || right === undefined ? {} : objectOf([[keyText(left), right]]);
      };
    },
    object: ({ properties }, recur) => objectSample(properties, recur),
    discriminatedUnion: ({ variants }, recur) => firstOf(variants.map(({ shape }) => recur(shape))),
    undiscriminatedUnion: ({ variants }, recur) => firstOf(variants.map(({ shape }) => recur(shape))),
    file: ({ multiple }) => always(multiple ? [fileSample] : fileSample),
    unknown: () => always({}),
    ref: (id, force) => (trail, depth) => (trail.includes(id) ? undefined : force()([...trail, id], depth)),
  });
  return (shape) => sample(shape)([], 0) ?? null;
}

const always =
  (value: Json | undefined): Sample =>
  () =>
    value;

const texts: { readonly [format: string]: string } = {
  email: "ada@example.com",
  uri: "https://example.com",
  url: "https://example.com",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  password: "correct horse",
};

const fileSample: Json = {
  name: "hello.txt",
  lastModified: 0,
  size: 5,
  type: "text/plain",
  dataUrl: "data:text/plain;base64,aGVsbG8=",
};

const sized = (text: string, { minLength = 0, maxLength = text.length }: { minLength?: number; maxLength?: number }) =>
  text.padEnd(Math.min(minLength, 1000), "x").slice(0, Math.max(maxLength, minLength));

const within = (value: number, { minimum = value, maximum = value }: { minimum?: number; maximum?: number }): number =>
  Math.min(Math.max(value, minimum), Math.max(maximum, minimum));

function digitsWithin(digits: string, { minimum, maximum }: { minimum?: string; maximum?: string }): string {
  if (minimum !== undefined && isDigits(minimum) && compareDigits(digits, minimum) < 0) return minimum;
  if (maximum !== undefined && isDigits(maximum) && compareDigits(digits, maximum) > 0) return maximum;
  return digits;
}

const keyText = (value: Json): string => (typeof value === "string" ? value : printJson(value));

const listOf =
  (inner: Sample): Sample =>
  (trail, depth) => {
    const item = inner(trail, depth);
    return item === undefined ? [] : [item];
  };

const firstOf =
  (inners: readonly Sample[]): Sample =>
  (trail, depth) => {
    for (const inner of inners) {
      const value = inner(trail, depth);
      if (value !== undefined) return value;
    }
    return undefined;
  };

function objectSample(properties: readonly Property[], recur: (shape: Shape) => Sample): Sample {
  const members = properties.map(({ key, optional, shape }) => ({ key, optional, inner: recur(shape) }));
  return (trail, depth) => {
    const entries: [string, Json][] = [];
    for (const { key, optional, inner } of members) {
      if (optional && depth >= optionalLevels) continue;
      const value = inner(trail, depth + 1);
      if (value !== undefined) entries.push([key, value]);
      else if (!optional) return undefined;
    }
    return objectOf(entries);
  };
}
