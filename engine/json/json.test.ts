import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { equalJson, exact, isExact, type Json, own, parseJson, parseLargeJson, printJson } from "./index.ts";

const read = (text: string): Json => {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

describe("parseJson and printJson", () => {
  it("agree with the platform on every JSON value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(JSON.parse(printJson(read(text)))).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    "12345678901234567890",
    "-0",
    "1.0",
    "1e5",
    "1E400",
    "0.10000000000000000555",
    '{"a":[9007199254740993,1.50]}',
  ])("keep the digits of %s", (text) => expect(printJson(read(text))).toBe(text));

  it("keep every spelling of a number", () => {
    const part = fc.stringMatching(/^-?(0|[1-9]\d{0,40})(\.\d{1,30})?([eE][+-]?\d{1,4})?$/);
    fc.assert(
      fc.property(part, (text) => {
        expect(printJson(read(text))).toBe(text);
      }),
    );
  });

  it("print an indent as the platform does", () => {
    const value = { a: [1, { b: null }], c: [], d: {} };
    expect(printJson(value, 2)).toBe(JSON.stringify(value, null, 2));
  });

  it("print the same with and without an exact number, at any indent", () => {
    const kept = exact("1.0");
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (drawn, indent) => {
        const value = drawn as Json; // what it draws is JSON
        const beside = printJson([value, kept], indent);
        expect(beside).toBe(printJson([value, "kept"], indent).replace(/"kept"(?=\s*\]$)/, "1.0"));
      }),
    );
  });

  it("read the same by the platform's parser, with its depth, as by their own", () => {
    const part = fc.constantFrom(
      "{",
      "}",
      "[",
      "]",
      '"a"',
      '"\\u0000\\\\"',
      ":",
      ",",
      "1",
      "-",
      ".5",
      "e9",
      "null",
      " ",
      "\\",
    );
    const number = fc.stringMatching(/^-?(0|[1-9]\d{0,20})(\.\d{1,3})?(e\d)?$/);
    const value = fc.jsonValue().map((one) => JSON.stringify(one));
    const text = fc.array(fc.oneof(part, number, value), { maxLength: 9 }).map((parts) => parts.join(""));
    const wrapped = fc.tuple(value, number).map(([one, digits]) => `{"a":[${one},${digits}]}`);
    const law = fc.property(fc.oneof(text, wrapped, value), (one) => {
      expect(parseLargeJson(one)).toEqual(parseJson(one));
    });
    fc.assert(law, { numRuns: 500 });
    for (const depth of [1000, 1001, 1002]) {
      const nested = "[".repeat(depth) + "]".repeat(depth);
      expect(parseLargeJson(nested).ok).toBe(parseJson(nested).ok);
    }
  });

  it("read `__proto__` as a key like any other", () => {
    const value = read('{"__proto__":{"x":1}}');
    expect(Object.keys(value as object)).toEqual(["__proto__"]);
    expect(printJson(value)).toBe('{"__proto__":{"x":1}}');
  });
});

describe("syntax errors", () => {
  it.each([
    ["", "expected a value, found the end of the text", 1, 1],
    ["{a:1}", 'expected a property name in double quotes, found "a"', 1, 2],
    ['{"a":1,}', 'expected a property name in double quotes, found "}"', 1, 8],
    ["[1\n 2]", 'expected "," or "]" in a list, found "2"', 2, 2],
    ['{"a" 1}', 'expected ":" after the property name, found "1"', 1, 6],
    ["[1] 2", 'expected the end of the text, found "2"', 1, 5],
    ['"abc', "this string has no closing quote", 1, 1],
    ["01", 'expected the end of the text, found "1"', 1, 2],
    ["+1", 'expected a value, found "+"', 1, 1],
    ["nul", 'expected a value, found "n"', 1, 1],
  ])("%j: %s", (text, message, line, column) => {
    expect(parseJson(text)).toMatchObject({ ok: false, error: { message, line, column } });
  });

  it("are found in exactly the texts that the platform rejects", () => {
    const texts = fc.array(
      fc.constantFrom("{", "}", "[", "]", '"a"', ":", ",", "1", "-", ".", "e", "true", " ", "\\"),
      {
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join("");
        let legal = true;
        try {
          JSON.parse(text);
        } catch {
          legal = false;
        }
        expect(parseJson(text).ok).toBe(legal);
      }),
      { numRuns: 2000 },
    );
  });

  it("include too deep nesting, which does not exhaust the stack", () => {
    const deep = "[".repeat(100_000);
    expect(parseJson(deep)).toMatchObject({ ok: false, error: { message: "nested deeper than 1000 levels" } });
  });
});

describe("equalJson and own", () => {
  it("compare values of the same text as equal, in any order of keys", () => {
    expect(equalJson(read('{"a":1.0,"b":[2]}'), read('{"b":[2],"a":1.0}'))).toBe(true);
    expect(equalJson(exact("1.0"), exact("1.00"))).toBe(false);
    expect(equalJson([], {})).toBe(false);
    expect(equalJson({ toString: 1 }, {})).toBe(false);
  });

  it("ignore inherited names", () => {
    expect(own({}, "toString")).toBeUndefined();
    expect(isExact({ toString: 1 })).toBe(false);
  });
});
