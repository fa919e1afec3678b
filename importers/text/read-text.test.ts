import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { type JsonLimits, openJsonLimits, parseJson, printJson } from "#engine/json";
import { positionIn } from "./position-in.ts";
import { readText } from "./read-text.ts";

const read = (text: string, name = "a.yaml") => readText({ name, text });
const printed = (text: string): string => {
  const made = read(text);
  return made.ok ? printJson(made.value) : made.diagnostics.map(({ message }) => message).join("; ");
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

  it("has the same values as JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
        const json = JSON.stringify(value);
        const parsed = parseJson(json);
        const made = read(stringify(JSON.parse(json)));
        expect(made.ok && parsed.ok && JSON.parse(printJson(made.value))).toEqual(JSON.parse(json));
      }),
    );
  });

  it("rejects aliases that expand beyond the limits, and unknown aliases", () => {
    const bomb = Array.from(
      { length: 30 },
      (_, i) => `a${i}: &a${i} [${i === 0 ? "x" : `*a${i - 1}, *a${i - 1}, *a${i - 1}`}]`,
    ).join("\n");
    expect(printed(bomb)).toMatch(/^it holds more than 5000000 values, at line \d+, column \d+$/);
    expect(printed("a: *b")).toMatch(/anchor|alias/i);
  });

  it("reports all errors with their positions", () => {
    const made = read('a: "x\nb: [1\nc: }');
    expect(made.ok).toBe(false);
    expect(!made.ok && made.diagnostics.every(({ line, column }) => line >= 1 && column >= 1)).toBe(true);
  });
});

describe("JSON", () => {
  const some = (limits: Partial<JsonLimits>): JsonLimits => ({ ...openJsonLimits, ...limits });
  const bounds = fc.record({
    values: fc.integer({ min: 1, max: 12 }),
    depth: fc.integer({ min: 3, max: 6 }),
    keyLength: fc.integer({ min: 1, max: 8 }),
    numberLength: fc.integer({ min: 1, max: 8 }),
  });
  const document = fc.oneof(
    fc.jsonValue({ maxDepth: 6 }),
    fc.record({ paths: fc.dictionary(fc.string(), fc.jsonValue()), components: fc.jsonValue(), info: fc.jsonValue() }),
  );

  it("is rejected by the same limits as in a full parse", () => {
    const law = fc.property(document, bounds, fc.constantFrom(undefined, 1), (value, limits, indent) => {
      const text = JSON.stringify(value, undefined, indent);
      const made = readText({ name: "a.json", text }, limits);
      const parsed = parseJson(text, limits);
      expect(made.ok).toBe(parsed.ok);
      if (!made.ok && !parsed.ok) expect(made.diagnostics[0]?.limit).toBeDefined();
    });
    fc.assert(law, { numRuns: 1000 });
  });

  it.each<[string, Partial<JsonLimits>, string, string]>([
    ["values", { values: 4 }, '{"a": [1, {}, {"b": 3}], "c": 4}', "it holds more than 4 values, at line 1, column 14"],
    ["depth", { depth: 3 }, '{"a": {\n"b": [[1]]}}', "nested deeper than 3 levels, at line 2, column 8"],
    ["keyLength", { keyLength: 3 }, '{"a": {"longer": 1}}', "this key has more than 3 characters, at line 1, column 8"],
    ["keyLength", { keyLength: 3 }, '{"longer": 1}', "this key has more than 3 characters, at line 1, column 2"],
    ["numberLength", { numberLength: 3 }, '{"a": 1234}', "this number has more than 3 characters, at line 1, column 7"],
    ["depth", { depth: 1000 }, "[".repeat(100_000), "nested deeper than 1000 levels, at line 1, column 1002"],
    ["depth", { depth: 1000 }, `{"a":${"[".repeat(100_000)}`, "nested deeper than 1000 levels, at line 1, column 1006"],
  ])("is rejected by the limit of %s, %j, in %s", (limit, limits, text, message) => {
    expect(readText({ name: "a.json", text }, some(limits))).toMatchObject({
      ok: false,
      diagnostics: [{ message, limit }],
    });
  });

  it.each(["a.json", "a.yaml"])("is parsed as JSON in a file named %s", (name) => {
    const text = '{"openapi": "3.1.0", "n": 1.50, "info": {"<": [12345678901234567890, "\\ud83c\\udf31"]}}';
    const made = readText({ name, text });
    expect(made.ok && printJson(made.value)).toBe(
      '{"openapi":"3.1.0","n":1.50,"info":{"<":[12345678901234567890,"🌱"]}}',
    );
  });

  it("with a YAML merge key is parsed as YAML if the file name says so", () => {
    const made = readText({ name: "a.yaml", text: '{"a": {"<<": {"b": 1}}}' });
    expect(made.ok && printJson(made.value)).toBe('{"a":{"b":1}}');
  });
});

describe("the position of a value", () => {
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

  it("is undefined in a text that cannot be parsed", () => expect(positionIn("{a", "/a")).toBeUndefined());
});
