import { expect, it } from "vitest";
import { exact, type Json } from "#engine/json";
import { importDescription } from "../description.ts";
import { rulesInWords } from "./describe-rules.ts";

it.each<[Json, string | undefined]>([
  [{ type: "string", maxLength: 3 }, undefined],
  [{ type: "number", multipleOf: 0.5 }, "A multiple of 0.5."],
  [{ multipleOf: exact("12345678901234567890") }, "A multiple of 12345678901234567890."],
  [{ type: "integer", multipleOf: 1 }, undefined],
  [{ type: "number", minimum: 0, exclusiveMinimum: true }, "More than 0."],
  [{ type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 }, "More than 0. Less than 1."],
  [{ type: "integer", exclusiveMinimum: 0 }, undefined],
  [{ type: "number", minimum: 0, exclusiveMinimum: false }, undefined],
  [{ type: "array", minItems: 1, maxItems: 2 }, "At least 1 item. At most 2 items."],
  [{ type: "array", minItems: 3, maxItems: 3 }, "Exactly 3 items."],
  [{ type: "object", minProperties: 1 }, "At least 1 member."],
  [{ not: { required: ["a", "b"] } }, "`a`, `b` are not allowed together."],
  [{ not: { const: "x" } }, 'Must not be `"x"`.'],
  [{ not: { type: "string" } }, "Some values are not allowed: the definition excludes them with `not`."],
  [{ dependentRequired: { a: ["b"] } }, "If `a` is present, `b` is required."],
  [{ if: {}, contains: {} }, "The definition also has rules in `contains`, `if`, which are not checked here."],
  [true, undefined],
])("%j is described as %j", (schema, words) => expect(rulesInWords(schema)).toBe(words));

it("adds the rules to the description of a property, a parameter and a type", async () => {
  const text = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    paths: {
      "/a": {
        post: {
          operationId: "a",
          parameters: [{ name: "q", in: "query", description: "How many.", schema: { type: "number", multipleOf: 5 } }],
          requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Pot" } } } },
          responses: { "200": { description: "ok" } },
        },
      },
    },
    components: {
      schemas: {
        Pot: {
          type: "object",
          minProperties: 1,
          properties: { tags: { type: "array", description: "Words.", minItems: 2, items: { type: "string" } } },
        },
      },
    },
  });
  const answer = await importDescription({ name: "t.json", text }, { id: "t" });
  if (!answer.ok) throw new Error(JSON.stringify(answer.diagnostics));
  const { endpoints, types } = answer.model;
  expect(endpoints[0]?.queryParameters[0]?.description).toBe("How many.\n\nA multiple of 5.");
  expect(types.Pot?.description).toBe("At least 1 member.");
  expect(types.Pot?.shape).toMatchObject({ properties: [{ description: "Words.\n\nAt least 2 items." }] });
});
