import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { codeOf, type Literal, printLiteral } from "./literal.ts";

it("prints every JSON value as source that evaluates to the same value", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      // -0 is not JSON: it prints as 0.
      const value: unknown = JSON.parse(JSON.stringify(json));
      const read: unknown = runInNewContext(`(${printLiteral(value as Literal)})`);
      expect(JSON.parse(JSON.stringify(read))).toEqual(value);
    }),
  );
});

it("prints a member named __proto__ as a member", () => {
  const value = JSON.parse('{"__proto__": {"a": 1}, "constructor": 2}') as Literal;
  const read: object = runInNewContext(`(${printLiteral(value)})`);
  expect(Object.keys(read)).toEqual(["__proto__", "constructor"]);
});

it("omits undefined members and prints code unchanged", () => {
  expect(printLiteral({ a: undefined, b: codeOf("name"), "c d": [] })).toBe('{ b: name, "c d": [] }');
});

it("breaks a value wider than a hundred columns, with one member per line", () => {
  const word = "w".repeat(60);
  expect(printLiteral({ first: [word, word], second: 1 })).toBe(
    ["{", "  first: [", `    "${word}",`, `    "${word}",`, "  ],", "  second: 1,", "}"].join("\n"),
  );
});
