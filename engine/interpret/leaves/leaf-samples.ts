import { type Json, numberFromText } from "#engine/json";
import type { Algebra, StringShape } from "#engine/shape";
import { patternSample, patternTest } from "../pattern/index.ts";
import { digitsWithin, within } from "./within.ts";

/** Samples of leaf shapes as wire values; undefined if there is none. */
export const leafSamples = {
  string: (node) => node.default ?? textSample(node),
  boolean: (node) => node.default ?? true,
  integer: (node) => node.default ?? within(1, node),
  uint: (node) => node.default ?? 1,
  double: (node) => node.default ?? within(1.5, node),
  long: (node) => numberFromText(node.default ?? digitsWithin("1", node)),
  uint64: (node) => numberFromText(node.default ?? "1"),
  bigInteger: (node) => node.default ?? "12345678901234567890",
  datetime: (node) => node.default ?? "2026-01-15T09:30:00Z",
  date: (node) => node.default ?? "2026-01-15",
  uuid: (node) => node.default ?? "123e4567-e89b-12d3-a456-426614174000",
  base64: (node) => node.default ?? "aGVsbG8=",
  enum: ({ values, default: chosen = values[0]?.value, numeric }) =>
    chosen !== undefined && numeric ? numberFromText(chosen) : chosen,
  literal: ({ value }) => value,
  file: ({ multiple }) => (multiple ? [fileSample] : fileSample),
  unknown: ({ value = {} }) => value,
} satisfies Partial<Algebra<Json | undefined>>;

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

const known = new WeakMap<StringShape, string>();

/** Returns the text of a format, or one that matches the pattern if that does not; memoized by shape. */
function textSample(node: StringShape): string {
  const cached = known.get(node);
  if (cached !== undefined) return cached;
  const usual = sized(texts[node.format ?? ""] ?? "string", node);
  const { regex } = node;
  const sample =
    regex === undefined || patternTest(regex, false)(usual) ? usual : (patternSample(regex, node) ?? usual);
  known.set(node, sample);
  return sample;
}

const sized = (text: string, { minLength = 0, maxLength = text.length }: { minLength?: number; maxLength?: number }) =>
  text.padEnd(Math.min(minLength, 1000), "x").slice(0, Math.max(maxLength, minLength));
