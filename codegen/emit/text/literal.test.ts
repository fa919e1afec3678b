import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { codeOf, type Literal, printLiteral } from "./literal.ts";

it("prints every JSON value so that reading it as source gives it back", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      // -0 is not JSON: it prints as 0.
      const value: unknown = JSON.parse(JSON.stringify(json));
      const read: unknown = runInNewContext(`(${printLiteral(value as Literal)})`);
      expect(JSON.parse(JSON.stringify(read))).toEqual(value);
    }),
  );
});

it("keeps a member named __proto__ a member", () => {
  const value = JSON.parse('{"__proto__": {"a": 1}, "constructor": 2}') as Literal;
  const read: object = runInNewContext(`(${printLiteral(value)})`);
  expect(Object.keys(read)).toEqual(["__proto__", "constructor"]);
});

it("leaves out what is undefined and lets code stand", () => {
  expect(printLiteral({ a: undefined, b: codeOf("name"), "c d": [] })).toBe('{ b: name, "c d": [] }');
});

it("breaks what does not fit into a hundred columns, one member a line", () => {
  const word = "w".repeat(60);
  expect(printLiteral({ first: [word, word], second: 1 })).toBe(
    ["{", "  first: [", `    "${word}",`, `    "${word}",`, "  ],", "  second: 1,", "}"].join("\n"),
  );
});
