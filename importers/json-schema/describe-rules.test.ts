import { expect, it } from "vitest";
import type { Json } from "#engine/json";
import { importDescription } from "../description.ts";
import { rootNode } from "../node.ts";
import { rulesInWords } from "./describe-rules.ts";

it.each<[Json, string | undefined]>([
  [{ type: "string", maxLength: 3 }, undefined],
  // The form checks these, so they are not repeated in words.
  [{ type: "number", multipleOf: 0.5, exclusiveMinimum: 0, exclusiveMaximum: 1 }, undefined],
  [{ type: "array", minItems: 1, maxItems: 2, uniqueItems: true }, undefined],
  [{ type: "object", minProperties: 1, maxProperties: 2 }, undefined],
  [{ not: { required: ["a", "b"] }, dependentRequired: { a: ["b"] }, contains: { const: 1 } }, undefined],
  [{ if: { required: ["a"] }, else: { required: ["b"] } }, undefined],
  // A rule with an unsupported keyword can't be checked.
  [{ not: { format: "uuid" } }, "Some values are not allowed: the definition excludes them with `not`."],
  [{ not: { pattern: "(a)\\1" } }, "Some values are not allowed: the definition excludes them with `not`."],
  [
    { if: { propertyNames: {} }, else: {}, contains: { format: "uuid" } },
    "The definition also has rules in `contains`, `if`, which are not checked here.",
  ],
  [true, undefined],
])("%j is described as %j", (schema, words) => expect(rulesInWords(rootNode(schema, []))).toBe(words));

it("adds the rules to the description of a property, a parameter and a type", async () => {
  const text = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    paths: {
      "/a": {
        post: {
          operationId: "a",
          parameters: [{ name: "q", in: "query", description: "How many.", schema: { not: { format: "byte" } } }],
          requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Pot" } } } },
          responses: { "200": { description: "ok" } },
        },
      },
    },
    components: {
      schemas: {
        Pot: {
          type: "object",
          dependentSchemas: { tags: { propertyNames: {} } },
          properties: {
            tags: { type: "array", description: "Words.", contains: { format: "uuid" }, items: { type: "string" } },
          },
        },
      },
    },
  });
  const answer = await importDescription({ name: "t.json", text }, { id: "t" });
  if (!answer.ok) throw new Error(JSON.stringify(answer.diagnostics));
  const { endpoints, types } = answer.model;
  expect(endpoints[0]?.queryParameters[0]?.description).toBe(
    "How many.\n\nSome values are not allowed: the definition excludes them with `not`.",
  );
  expect(types.Pot?.description).toBe(
    "The definition also has rules in `dependentSchemas`, which are not checked here.",
  );
  expect(types.Pot?.shape).toMatchObject({
    properties: [{ description: "Words.\n\nThe definition also has rules in `contains`, which are not checked here." }],
  });
});
