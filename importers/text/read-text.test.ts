import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { parseJson, printJson } from "#engine/json";
import { positionIn } from "./position-in.ts";
import { readText } from "./read-text.ts";

const read = (text: string, name = "a.yaml") => readText({ name, text });
const printed = (text: string): string => {
  const made = read(text);
  return made.ok ? printJson(made.value) : made.faults.map(({ message }) => message).join("; ");
};

describe("YAML", () => {
  it.each([
    ["a: 1.50\nb: 12345678901234567890\nc: 1e400\nd: -0", '{"a":1.50,"b":12345678901234567890,"c":1e400,"d":-0}'],
    ["a: 0x1F\nb: .5\nc: .inf\nd: 1.0.0\ne: 2026-11-21", '{"a":31,"b":0.5,"c":".inf","d":"1.0.0","e":"2026-11-21"}'],
    ["200: x\ntrue: y\n? z\n: 1", '{"200":"x","true":"y","z":1}'],
    ["a: &x {b: 1}\nc: *x", '{"a":{"b":1},"c":{"b":1}}'],
    ["a: &x {b: 1, c: 2}\nd: {<<: *x, c: 3}", '{"a":{"b":1,"c":2},"d":{"b":1,"c":3}}'],
    ["a:\n- ~\n- no\n- yes", '{"a":[null,"no","yes"]}'],
    ["a: 1\na: 2", '{"a":2}'],
    ["__proto__: 1", '{"__proto__":1}'],
  ])("%j is %s", (text, json) => expect(printed(text)).toBe(json));

  it("reads what JSON reads, digits and all", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
        const json = JSON.stringify(value);
        const parsed = parseJson(json);
        const made = read(stringify(JSON.parse(json)));
        expect(made.ok && parsed.ok && JSON.parse(printJson(made.value))).toEqual(JSON.parse(json));
      }),
    );
  });

  it("refuses aliases that stand for more than can be held, and those of nothing", () => {
    const bomb = Array.from(
      { length: 30 },
      (_, i) => `a${i}: &a${i} [${i === 0 ? "x" : `*a${i - 1}, *a${i - 1}, *a${i - 1}`}]`,
    ).join("\n");
    expect(printed(bomb)).toMatch(/^stands for more than 5000000 values, at line \d+, column \d+$/);
    expect(printed("a: *b")).toMatch(/anchor|alias/i);
  });

  it("tells all faults with their places", () => {
    const made = read('a: "x\nb: [1\nc: }');
    expect(made.ok).toBe(false);
    expect(!made.ok && made.faults.every(({ line, column }) => line >= 1 && column >= 1)).toBe(true);
  });
});

describe("the place of a value", () => {
  const json = '{\n  "a": {\n    "b/c": [1, {"d": 2}]\n  }\n}';
  const yaml = "a:\n  b/c:\n    - 1\n    - d: 2\n";
  it.each([
    ["", 1, 1],
    ["/a", 2, 3],
    ["/a/b~1c", 3, 5],
    ["/a/b~1c/1/d", 3, 17],
    ["/a/none/at/all", 2, 3],
  ])("%j in JSON is line %i, column %i", (pointer, line, column) =>
    expect(positionIn(json, pointer)).toEqual({ line, column }),
  );

  it.each([
    ["", 1, 1],
    ["/a", 1, 1],
    ["/a/b~1c", 2, 3],
    ["/a/b~1c/1/d", 4, 7],
    ["/a/none", 1, 1],
  ])("%j in YAML is line %i, column %i", (pointer, line, column) =>
    expect(positionIn(yaml, pointer)).toEqual({ line, column }),
  );

  it("is nowhere in a text that can't be read", () => expect(positionIn("{a", "/a")).toBeUndefined());
});
