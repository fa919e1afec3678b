import fc from "fast-check";
import { expect, it } from "vitest";
import { isList, isObject, type Json, keyPattern, printJson } from "#engine/json";
import { indexText } from "./index-text.ts";
import { readText } from "./read-text.ts";

const indexOf = (text: string) => indexText({ name: "a.json", text });
const parsedOf = (text: string): Json | undefined => {
  const read = readText({ name: "a.json", text });
  return read.ok ? read.value : undefined;
};

const keys = ["paths", "components", "schemas", "get", "oneOf", "$ref", 'x-{"}', "7", "__proto__", "a/b~c"];
const key = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...keys) }, fc.string({ unit: "binary", maxLength: 3 }));
const written = (text: string): fc.Arbitrary<string> =>
  fc.constantFrom(
    JSON.stringify(text),
    JSON.stringify(text).replaceAll("/", "\\/"),
    `"${[...text].map((_, i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, "0")}`).join("")}"`,
  );
const blank = fc.constantFrom("", " ", "\n\t");
const leaf = fc.oneof(
  fc.constantFrom(
    "null",
    "true",
    "1.50",
    "-0",
    "9223372036854775807",
    "1e400",
    "[]",
    "{}",
    '"}{]["',
    '"\\\\"',
    '"\\""',
  ),
  fc.string({ maxLength: 4 }).map((text) => JSON.stringify(text)),
);
/** Texts of objects with up to so many levels, written in unusual ways. */
const object = (levels: number): fc.Arbitrary<string> =>
  fc
    .array(
      fc.tuple(
        // Escapes are of one UTF-16 unit.
        key.filter((one) => !/[\ud800-\udfff]/.test(one)).chain(written),
        levels === 0
          ? leaf
          : fc.oneof(
              leaf,
              object(levels - 1),
              object(levels - 1).map((one) => `[${one}, 1]`),
            ),
        blank,
      ),
      { maxLength: 4 },
    )
    .map((members) => `{${members.map(([name, value, space]) => `${space}${name}${space}:${value}`).join(",")}}`);

const has = (value: Json, name: string): boolean =>
  isObject(value)
    ? Object.hasOwn(value, name) || Object.values(value).some((one) => has(one, name))
    : isList(value) && value.some((one) => has(one, name));

it("an index has the members of the whole document, each as it is there", () => {
  let count = 0;
  fc.assert(
    fc.property(object(4), fc.constantFrom("", "\uFEFF", " "), (text, mark) => {
      const found = indexOf(mark + text);
      if (found === undefined) return;
      count += 1;
      expect(printJson(found.value)).toBe(printJson(parsedOf(mark + text) ?? null));
    }),
  );
  expect(count).toBeGreaterThan(0);
});

it("an index finds all values with a key, however it is written", () => {
  const find = keyPattern(["oneOf", "$ref"]);
  const isFound = (value: Json): boolean => has(value, "oneOf") || has(value, "$ref");
  fc.assert(
    fc.property(object(4), (text) => {
      const found = indexOf(text);
      if (found === undefined || !isObject(found.value)) return;
      const matches = new Set([...found.matching(find)].map((one) => JSON.stringify(one)));
      const below = (value: Json, at: readonly string[]): void => {
        const isHolder = ["paths", "components", "webhooks", "x-webhooks"].includes(at[0] ?? "") && at.length < 3;
        if (at.length > 0 && (!isHolder || !isObject(value))) {
          if (isFound(value)) expect(matches).toContain(JSON.stringify(value));
          if (!found.mayMatch(at, find)) expect(isFound(value)).toBe(false);
        } else if (isObject(value)) for (const name of Object.keys(value)) below(value[name] ?? null, [...at, name]);
      };
      below(found.value, []);
    }),
  );
});

it.each([
  ["a duplicate key", '{"paths": {"/a": {}, "/a": {}}}'],
  ["keys that the platform orders", '{"components": {"schemas": {"7": {}, "1": {}}}}'],
  ["a missing comma", '{"openapi": "3.1.0" "paths": {}}'],
  ["a text after it", '{"openapi": "3.1.0"} x'],
  ["an end that is missing", '{"paths": {"/a": {"get": {'],
  ["a list", "[]"],
  ["YAML", "openapi: 3.1.0"],
])("has no index of a document with %s", (_, text) => {
  expect(indexOf(text)).toBeUndefined();
});

it("reads a malformed member only if it is needed", () => {
  const found = indexOf('{"openapi": "3.1.0", "paths": {"/a": {"get": {"tags": [1,]}}}}');
  expect(isObject(found?.value) && found.value.openapi).toBe("3.1.0");
  expect(() => printJson(found?.value ?? null)).toThrow(SyntaxError);
});
