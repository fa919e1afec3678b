import { expect, it } from "vitest";
import type { Json } from "#engine/json";
import { importDescription } from "../description.ts";
import { rulesInWords } from "./describe-rules.ts";

it.each<[Json, string | undefined]>([
  [{ type: "string", maxLength: 3 }, undefined],
  // The form checks these, so they are not repeated in words.
  [{ type: "number", multipleOf: 0.5, exclusiveMinimum: 0, exclusiveMaximum: 1 }, undefined],
  [{ type: "array", minItems: 1, maxItems: 2, uniqueItems: true }, undefined],
  [{ type: "object", minProperties: 1, maxProperties: 2 }, undefined],
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
          parameters: [{ name: "q", in: "query", description: "How many.", schema: { not: { const: 5 } } }],
          requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Pot" } } } },
          responses: { "200": { description: "ok" } },
        },
      },
    },
    components: {
      schemas: {
        Pot: {
          type: "object",
          dependentRequired: { tags: ["name"] },
          properties: { tags: { type: "array", description: "Words.", contains: {}, items: { type: "string" } } },
        },
      },
    },
  });
  const answer = await importDescription({ name: "t.json", text }, { id: "t" });
  if (!answer.ok) throw new Error(JSON.stringify(answer.diagnostics));
  const { endpoints, types } = answer.model;
  expect(endpoints[0]?.queryParameters[0]?.description).toBe("How many.\n\nMust not be `5`.");
  expect(types.Pot?.description).toBe("If `tags` is present, `name` is required.");
  expect(types.Pot?.shape).toMatchObject({
    properties: [{ description: "Words.\n\nThe definition also has rules in `contains`, which are not checked here." }],
  });
});
