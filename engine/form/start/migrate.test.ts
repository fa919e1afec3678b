import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { initialValue, validator } from "#engine/interpret";
import type { Json } from "#engine/json";
import { type Property, type Shape, typesFrom } from "#engine/shape";
import { arbitrary, arbitraryShapeWithTypes } from "#engine/testing";
import { migrateDraft } from "./migrate.ts";

const noon = { now: () => new Date("2026-11-21T12:00:00.000Z") };
const text: Shape = { kind: "string", minLength: 3 };
const optional = (key: string, shape: Shape): Property => ({ key, shape, optional: true });
const shape: Shape = {
  kind: "object",
  properties: [
    {
      key: "body",
      optional: false,
      shape: {
        kind: "object",
        properties: [
          { key: "name", shape: text, optional: false },
          { key: "color", shape: { kind: "enum", values: [{ value: "red" }], default: "red" }, optional: false },
          optional("count", { kind: "integer" }),
          optional("tags", { kind: "list", item: text }),
          optional("figure", {
            kind: "discriminatedUnion",
            discriminant: "kind",
            variants: [
              {
                value: "box",
                shape: {
                  kind: "object",
                  properties: [{ key: "kind", shape: { kind: "literal", value: "box" }, optional: false }],
                },
              },
            ],
          }),
          optional("any", {
            kind: "undiscriminatedUnion",
            variants: [{ shape: { kind: "boolean" } }, { shape: text }],
          }),
        ],
      },
    },
  ],
};
const migrate = (body: Json, selection = {}) => migrateDraft({ value: { body }, selection }, shape, typesFrom(), noon);
const kept = (body: Json) => {
  const { state, unmigrated } = migrate(body);
  return {
    body: (state.value as { body: Json }).body,
    unmigrated: unmigrated.map(({ at, value }) => [at.join("."), value]),
  }; // the root above is an object
};

describe("a draft migrated to another shape", () => {
  const good = { name: "fern", color: "red" };

  it.each<[string, Json, Json, readonly (readonly [string, Json])[]]>([
    ["keeps valid values", { ...good, count: 3 }, { ...good, count: 3 }, []],
    ["keeps a value that only breaks a rule, to be fixed", { ...good, name: "f" }, { ...good, name: "f" }, []],
    ["removes an undeclared property", { ...good, old: { a: 1 } }, good, [["body.old", { a: 1 }]]],
    ["removes a value of another type", { ...good, count: "many" }, good, [["body.count", "many"]]],
    [
      "replaces an unlisted required value by its initial value",
      { name: "fern", color: "blue" },
      good,
      [["body.color", "blue"]],
    ],
    ["gives a new required property its initial value", { name: "fern" }, good, []],
    [
      "removes list items, each with its original path",
      { ...good, tags: [1, "moss", 2] },
      { ...good, tags: ["moss"] },
      [
        ["body.tags.2", 2],
        ["body.tags.0", 1],
      ],
    ],
    [
      "removes an unknown variant completely",
      { ...good, figure: { kind: "circle", radius: 1 } },
      good,
      [["body.figure", { kind: "circle", radius: 1 }]],
    ],
    ["replaces a body of another type by its initial value", [1], { name: "", color: "red" }, [["body", [1]]]],
  ])("%s", (_, body, expected, unmigrated) => {
    expect(kept(body)).toEqual({ body: expected, unmigrated });
  });

  it("selects matching variants again, since their order may differ", () => {
    const { state } = migrate({ ...good, any: "moss" }, { "/body/any": 0 });
    expect(state.selection).toEqual({ "/body/any": 1 });
  });

  it("gives the reason for each unmigrated value", () => {
    expect(migrate({ ...good, old: 1 }).unmigrated[0]?.why).toContain('unknown property "old"');
  });
});

it("migrateDraft keeps every valid value of any shape", () => {
  fc.assert(
    fc.property(
      arbitraryShapeWithTypes().chain(({ shape: drawn, table }) => {
        const types = typesFrom(table);
        const hasValue = initialValue(types)(drawn)(noon) !== undefined;
        return hasValue ? arbitrary(drawn, types).map((value) => ({ drawn, types, value })) : fc.constant(undefined);
      }),
      (subject) => {
        if (subject === undefined) return;
        const { drawn, types, value } = subject;
        if (validator(types, { unknownKeys: "report" })(drawn)(value).length > 0) return;
        const { state, unmigrated } = migrateDraft({ value, selection: {} }, drawn, types, noon);
        expect(unmigrated).toEqual([]);
        expect(state.value).toEqual(value);
      },
    ),
    { numRuns: 150, includeErrorInReport: true },
  );
});
