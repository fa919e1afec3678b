import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type IssueCode, validator } from "#engine/interpret";
import { type Property, type Shape, typesFrom } from "#engine/shape";
import { registryTypes } from "#generated/types";
import { fewerCases, someOf } from "../../tooling/tier.ts";
import { arbitraryShapeWithTypes, everyInvalid, interpreters, invalid, invalidIsRejected } from "./index.ts";

const types = typesFrom();

it("breaks every rule of a value once, each at its place", () => {
  const shape: Shape = {
    kind: "object",
    properties: [
      { key: "name", optional: false, shape: { kind: "string", maxLength: 3 } },
      { key: "tags", optional: true, shape: { kind: "list", item: { kind: "integer", maximum: 9 } } },
    ],
  };
  const found = everyInvalid(shape)({ name: "ada", tags: [1] });
  expect(found.map(({ rule, at }) => `${rule} ${at.join(".")}`).toSorted()).toEqual(
    expect.arrayContaining([
      "max-length name",
      "maximum tags.0",
      "missing name",
      "type name",
      "type tags",
      "type tags.0",
    ]),
  );
  const check = validator(types)(shape);
  for (const { value, rule, selection } of found) {
    expect(check(value, selection).map(({ code }) => code)).toEqual([rule]);
  }
});

describe("an invalid value", () => {
  it("has only the issue of its broken rule, for any shape", () => {
    fc.assert(
      fc.property(arbitraryShapeWithTypes(), ({ shape, table }) => {
        invalidIsRejected({ shape, types: typesFrom(table) }, { runs: 10 });
      }),
      { numRuns: fewerCases(150), includeErrorInReport: true },
    );
  });

  it.each(someOf(Object.keys(registryTypes), 100))(
    "has only the issue of its broken rule in the registry's own %s",
    (id) => {
      invalidIsRejected({ shape: { kind: "ref", id }, types: typesFrom(registryTypes) }, { runs: 5 });
    },
  );

  const text: Shape = { kind: "string", minLength: 2, maxLength: 4, regex: "^[a-z]+$" };
  const rules: readonly (readonly [string, Shape, readonly IssueCode[]])[] = [
    ["text", text, ["max-length", "min-length", "regex", "type"]],
    [
      "a whole number",
      { kind: "integer", minimum: 1, maximum: 9 },
      ["decimals", "maximum", "minimum", "range", "type"],
    ],
    [
      "a whole number of any size between small limits",
      { kind: "integer", unsized: true, minimum: 1, maximum: 9 },
      ["decimals", "maximum", "minimum", "type"],
    ],
    ["a number", { kind: "double", minimum: 1, maximum: 9 }, ["maximum", "minimum", "range", "type"]],
    ["a whole number of any size", { kind: "long", unsized: true, minimum: "1" }, ["minimum", "type"]],
    ["a long", { kind: "long", minimum: "1", maximum: "9" }, ["maximum", "minimum", "range", "type"]],
    ["a day", { kind: "date" }, ["format", "type"]],
    ["an enum", { kind: "enum", values: [{ value: "a" }] }, ["enum", "type"]],
    ["a literal", { kind: "literal", value: true }, ["literal", "type"]],
    ["a file", { kind: "file", multiple: false }, ["file"]],
    ["a set", { kind: "set", item: { kind: "boolean" } }, ["duplicate", "type"]],
    ["a map", { kind: "map", key: { kind: "integer" }, value: { kind: "unknown" } }, ["key", "proto-key", "type"]],
    [
      "an object",
      { kind: "object", properties: [{ key: "a", shape: text, optional: false }] },
      ["max-length", "min-length", "missing", "regex", "type"],
    ],
    [
      "a discriminated union",
      {
        kind: "discriminatedUnion",
        discriminant: "is",
        variants: [
          {
            value: "a",
            shape: {
              kind: "object",
              properties: [{ key: "is", shape: { kind: "literal", value: "a" }, optional: false }],
            },
          },
        ],
      },
      ["missing", "type", "variant"],
    ],
    [
      "an undiscriminated union",
      { kind: "undiscriminatedUnion", variants: [{ shape: { kind: "date" } }, { shape: { kind: "integer" } }] },
      ["decimals", "format", "no-variant", "range", "type"],
    ],
  ];

  it.each(rules)("breaks each rule of %s", (_name, shape, expected) => {
    const drawn = invalid(shape, types);
    if (drawn === undefined) throw new Error("nothing is drawn");
    const found = new Set(fc.sample(drawn, { numRuns: 300, seed: 1 }).map(({ rule }) => rule));
    expect([...found].sort()).toEqual(expected);
  });

  it("matches no other variant of a union", () => {
    const either: Shape = {
      kind: "undiscriminatedUnion",
      variants: [{ shape: { kind: "string", maxLength: 3 } }, { shape: { kind: "string", minLength: 5 } }],
    };
    const drawn = invalid(either, types);
    if (drawn === undefined) throw new Error("nothing is drawn");
    const check = validator(types)(either);
    for (const { value } of fc.sample(drawn, { numRuns: 200, seed: 1 })) expect(check(value)).not.toEqual([]);
  });

  it.each(["(a+)+$", "^(?:a|a)*$", "^a*a*a*a*a*$", "^([a-z]+)*!$"])(
    "is found in bounded time for the pattern %s",
    (regex) => {
      const shape: Shape = { kind: "string", regex };
      const drawn = invalid(shape, types);
      if (drawn === undefined) throw new Error("nothing was found");
      const check = validator(types)(shape);
      for (const { value } of fc.sample(drawn, { numRuns: 50, seed: 1 })) expect(check(value)).not.toEqual([]);
    },
  );

  it("does not exist if no rule can be broken", () => {
    const any: Shape = { kind: "unknown" };
    const optional: Property = { key: "a", shape: any, optional: true };
    expect(invalid(any, types)).toBeUndefined();
    expect(invalid({ kind: "nullable", item: any }, types)).toBeUndefined();
    expect(
      invalid({ kind: "undiscriminatedUnion", variants: [{ shape: any }, { shape: text }] }, types),
    ).toBeUndefined();
    expect(invalid({ kind: "object", properties: [optional] }, types)).toBeDefined();
    expect(
      invalid({ kind: "object", properties: [optional] }, types, { within: (at) => at.length > 0 }),
    ).toBeUndefined();
  });

  it("keeps exactly one broken rule while it shrinks", () => {
    const shape: Shape = { kind: "list", item: text };
    const drawn = invalid(shape, types);
    if (drawn === undefined) throw new Error("nothing is drawn");
    const check = validator(types)(shape);
    const { counterexample } = fc.check(
      fc.property(drawn, ({ value, selection, rule }) => {
        expect(check(value, selection).map(({ code }) => code)).toEqual([rule]);
        return rule !== "regex";
      }),
      { seed: 1 },
    );
    expect(counterexample?.[0].rule).toBe("regex");
  });
});

describe("the law on invalid values fails", () => {
  const shape: Shape = {
    kind: "object",
    properties: [{ key: "n", shape: { kind: "integer", minimum: 3 }, optional: false }],
  };
  const without = (change: (issues: ReturnType<ReturnType<ReturnType<typeof validator>>>) => typeof issues) => {
    const broken: typeof validator = (known, options) => (of) => {
      const check = validator(known, options)(of);
      return (...args) => change(check(...args));
    };
    return () => invalidIsRejected({ shape, types }, { use: { ...interpreters, validator: broken } });
  };

  it("for a validator that misses a rule, or reports it elsewhere, under another code or twice", () => {
    expect(without((issues) => issues.filter(({ code }) => code !== "minimum"))).toThrow("found nothing");
    expect(without((issues) => issues.map((one) => ({ ...one, path: [] })))).toThrow("breaks");
    expect(without((issues) => issues.map((one) => ({ ...one, code: "type" as const })))).toThrow("found type at /n");
    expect(without((issues) => [...issues, ...issues])).toThrow("breaks");
    expect(without((issues) => issues)).not.toThrow();
  });
});
