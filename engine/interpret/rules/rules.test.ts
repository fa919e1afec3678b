import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import { type Rule, type Shape, typesFrom, withRules } from "#engine/shape";
import { arbitrary } from "#engine/testing";
import { encoder } from "../encode.ts";
import { sampler } from "../sample/index.ts";
import { adjustValue, ruleCheck, ruleChecker, ruleSentence } from "./index.ts";

const required = (...keys: readonly string[]): Rule => ({ kind: "required", keys });
const values = (...all: readonly Json[]): Rule => ({ kind: "values", values: all });
const property = (key: string, rule: Rule): Rule => ({ kind: "property", key, rule });
const all = (...rules: readonly Rule[]): Rule => ({ kind: "all", rules });
const not = (rule: Rule): Rule => ({ kind: "not", rule });
const dependent = (key: string, ...keys: readonly string[]): Rule => ({
  kind: "dependent",
  key,
  rule: required(...keys),
});
const isCard = all(required("kind"), property("kind", values("card")));
const card: Rule = {
  kind: "if",
  condition: isCard,
  consequent: required("number"),
  alternative: not(required("number")),
};

const text: Shape = { kind: "string" };
const object = (...keys: readonly string[]): Shape => ({
  kind: "object",
  properties: keys.map((key) => ({ key, shape: text, optional: true })),
});

describe("a rule", () => {
  it.each<[Rule, string]>([
    [not(required("a", "b")), "`a` and `b` are not allowed together."],
    [not(required("a")), "`a` is not allowed."],
    [not(values("x", 1)), 'The value must not be `"x"` or `1`.'],
    [dependent("a", "b"), "If `a` is present, `b` is required."],
    [card, 'If `kind` is `"card"`, `number` is required; otherwise `number` is not allowed.'],
    [
      { kind: "contains", item: values("x"), least: 1 },
      'The value must have at least 1 item for which this holds: the item is `"x"`.',
    ],
    [{ kind: "any", rules: [required("a"), required("b")] }, "`a` is required or `b` is required."],
    [
      { kind: "any", exclusive: true, rules: [required("a"), required("b")] },
      "Exactly one of these holds: `a` is present; `b` is present.",
    ],
    [not(isCard), '`kind` must not be `"card"`.'],
    [not(property("kind", values("card"))), '`kind` is required, and `kind` must not be `"card"`.'],
    [
      {
        kind: "if",
        condition: property("a", values(1)),
        alternative: property("b", { kind: "size", of: "items", most: 2 }),
      },
      "If `a` is not `1`, `b` must have at most 2 items.",
    ],
    [
      property("tags", { kind: "items", rule: { kind: "range", minimum: 1, multipleOf: 2 } }),
      "Each item of `tags` must be at least 1 and a multiple of 2.",
    ],
    [not(all()), "No value is allowed."],
  ])("is said in words: %j", (rule, sentence) => expect(ruleSentence(rule)).toBe(sentence));

  it.each<[Rule, Json, readonly (readonly (string | number)[])[]]>([
    [card, { kind: "card", number: "1" }, []],
    [card, { kind: "card" }, [[]]],
    [card, {}, []],
    [card, { number: "1" }, [[]]],
    [card, "text", []],
    [
      property("a", { kind: "items", rule: values(1) }),
      { a: [1, 2, 1, 3] },
      [
        ["a", 1],
        ["a", 3],
      ],
    ],
    [{ kind: "type", types: ["integer"] }, 2, []],
    [{ kind: "type", types: ["integer"] }, 2.5, [[]]],
  ])("is broken at the paths of the parts that break it: %j of %j", (rule, value, paths) => {
    expect(ruleCheck(rule)(value).map(({ at }) => at)).toEqual(paths);
  });

  it.each<[Rule, Json]>([
    [card, { kind: "card" }],
    [card, { number: "x" }],
    [not(required("a", "b")), { a: "x", b: "x" }],
    [{ kind: "contains", item: values("x"), least: 2 }, ["a", "b", "c"]],
    [{ kind: "contains", item: values("x"), least: 1, most: 1 }, ["x", "x"]],
    [
      { kind: "any", exclusive: true, rules: [required("a"), required("b")] },
      { a: "x", b: "x" },
    ],
    [{ kind: "any", rules: [required("a"), required("b")] }, {}],
    [not(values("x")), "x"],
    [property("a", { kind: "size", of: "characters", least: 3 }), { a: "x" }],
  ])("is kept after an adjustment: %j of %j", (rule, value) => {
    const adjusted = adjustValue([rule], value, () => "filled");
    expect(adjusted === undefined ? undefined : ruleCheck(rule)(adjusted)).toEqual([]);
  });
});

/** Shapes with rules that few random values keep. */
const ruled: readonly Shape[] = [
  withRules(object("kind", "number"), [card]),
  withRules(object("a", "b", "c"), [not(required("a", "b")), { kind: "any", rules: [required("a"), required("b")] }]),
  withRules(object("a", "b", "c"), [dependent("a", "b"), dependent("b", "c")]),
  withRules({ kind: "list", item: text }, [{ kind: "contains", item: values("rare"), least: 2, most: 3 }]),
  withRules({ kind: "long" }, [not({ kind: "range", minimum: 0 })]),
  {
    kind: "list",
    item: withRules(object("a", "b"), [{ kind: "any", exclusive: true, rules: [required("a"), required("b")] }]),
  },
  { kind: "nullable", item: withRules(object("a", "b"), [dependent("a", "b")]) },
  {
    kind: "undiscriminatedUnion",
    variants: [
      { shape: withRules(object("a", "b"), [not(required("a"))]) },
      { shape: withRules(text, [not(values(""))]) },
    ],
  },
];

describe("the rules of a shape", () => {
  const few = withRules({ kind: "enum", values: [{ value: "a" }, { value: "b" }] }, [not(values("a"))]);

  it.each([...ruled, few])("are kept by all values that are drawn for it: %j", (shape) => {
    const [write, check] = [encoder(typesFrom())(shape), ruleChecker(typesFrom())(shape)];
    fc.assert(
      fc.property(arbitrary(shape), (value) => {
        expect(check?.(value, write(value), {})).toEqual([]);
      }),
    );
  });

  it.each(ruled)("are kept by its sample: %j", (shape) => {
    const [sample] = sampler(typesFrom())([{ shape }]);
    const value = sample?.value ?? null;
    expect(sample?.value).toBeDefined();
    expect(ruleChecker(typesFrom())(shape)?.(value, value, {})).toEqual([]);
  });

  it("are checked at every depth, and say why they apply", () => {
    const types = typesFrom({ Card: { name: "Card", shape: withRules(object("kind", "number"), [card]) } });
    const shape: Shape = { kind: "map", key: text, value: { kind: "list", item: { kind: "ref", id: "Card" } } };
    const value = { a: [{ kind: "cash" }, { kind: "card" }] };
    expect(ruleChecker(types)(shape)?.(value, value, {}, ["body"])).toMatchObject([
      {
        path: ["body", "a", 1],
        code: "rule",
        message: '"number" is required if "kind" is "card"',
        expected: '"number" is required',
        found: "an object",
      },
    ]);
  });

  it("come from any variant that a value matches, unless one is selected", () => {
    const shape: Shape = {
      kind: "undiscriminatedUnion",
      variants: [{ shape: withRules(object("a", "b"), [not(required("a"))]) }, { shape: object("a", "c") }],
    };
    const check = ruleChecker(typesFrom())(shape);
    const value = { a: "x" };
    expect(check?.(value, value, {})).toEqual([]);
    expect(check?.(value, value, { "": 0 })).toHaveLength(1);
  });

  it.each([
    ["request", "READ_ONLY", 0],
    ["request", "WRITE_ONLY", 1],
    ["answer", "WRITE_ONLY", 0],
    ["answer", "READ_ONLY", 1],
  ] as const)("about a property that a %s may leave out: %s has %i issues", (direction, access, count) => {
    const properties = [{ key: "id", shape: text, optional: true, access }];
    const shape = withRules({ kind: "object", properties }, [required("id")]);
    expect(ruleChecker(typesFrom(), direction)(shape)?.({}, {}, {})).toHaveLength(count);
  });

  it("cost nothing where there are none", () => expect(ruleChecker(typesFrom())(object("a"))).toBeUndefined());
});
