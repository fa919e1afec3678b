import fc from "fast-check";
import { expect, it } from "vitest";
import { offsetFinder, parseJson, positionsIn, printJson } from "./index.ts";

const text = '{ "a/b": [1, {"~": "x, }"}], "\\u0063": null, "c": -1.50 }';
const chunks = (of: string) =>
  Object.fromEntries([...positionsIn(of)].map(([pointer, { from, to }]) => [pointer, of.slice(from, to)]));

it("finds each value by its pointer, and the last of equal keys", () => {
  expect(chunks(text)).toEqual({
    "": text,
    "/a~1b": '[1, {"~": "x, }"}]',
    "/a~1b/0": "1",
    "/a~1b/1": '{"~": "x, }"}',
    "/a~1b/1/~0": '"x, }"',
    "/c": "-1.50",
  });
});

it("finds the key of a member", () => {
  const { key } = positionsIn(text).get("/a~1b") ?? {};
  expect(key && text.slice(key.from, key.to)).toBe('"a/b"');
  expect(positionsIn(text).get("/a~1b/0")?.key).toBeUndefined();
});

it("returns for every value the part of the text that parses as that value", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat({ max: 3 }), (value, indent) => {
      // As JSON has it: no -0, and of `__proto__` the plain member.
      const whole = JSON.stringify(value, null, indent);
      for (const [pointer, { from, to }] of positionsIn(whole)) {
        const chunk = parseJson(whole.slice(from, to));
        expect(chunk.ok && printJson(chunk.value)).toBe(printJson(at(JSON.parse(whole), pointer)));
      }
    }),
  );
});

it("finds the same offset as the map of all positions, for every value", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, "\t"), (value, indent) => {
      const text = ` ${JSON.stringify(value, undefined, indent)}\n`;
      const find = offsetFinder(text);
      for (const [pointer, { key, from }] of positionsIn(text)) {
        expect(find(pointer), pointer).toBe(key?.from ?? from);
      }
    }),
  );
});

it.each([
  ['{"a":1,"a":[2]}', "/a/0", 12],
  ['{"a\\\\":"x\\"}","b/~":true}', "/b~1~0", 14],
  ['[1 , {"x" : null}]', "/1/x", 6],
  ['{"a":{}}', "/a/b", undefined],
  ['{"a":"text"}', "/a/0", undefined],
  ["[1]", "/1", undefined],
  ["7", "", 0],
])("in %s finds %s", (text, pointer, offset) => {
  expect(offsetFinder(text)(pointer)).toBe(offset);
});

// biome-ignore lint/suspicious/noExplicitAny: it walks any JSON, which `JSON.parse` has as any
const at = (root: any, pointer: string): any =>
  pointer
    .split("/")
    .slice(1)
    .reduce((value, step) => value[step.replaceAll("~1", "/").replaceAll("~0", "~")], root);
