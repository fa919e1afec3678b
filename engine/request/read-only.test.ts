import fc from "fast-check";
import { expect, it } from "vitest";
import { applyEdit, editsOf, formShape, seedForm } from "#engine/form";
import { asJson, isList, isObject, type Json, objectOf, trustJson } from "#engine/json";
import { bareEndpoint } from "#engine/model";
import { type Shape, type TypeTable, typesFrom } from "#engine/shape";
import { arbitraryShapeWithTypes } from "#engine/testing";
import { requestPlanner } from "./index.ts";

/** Makes every optional property of a name read-only; shapes are plain data. */
function withReadOnly(data: Json): Json {
  if (isList(data)) return data.map(withReadOnly);
  if (!isObject(data)) return data;
  const inner = objectOf(Object.entries(data).map(([key, value]) => [key, withReadOnly(value)] as const));
  return data.key === "a" && data.optional === true ? { ...inner, access: "READ_ONLY" } : inner;
}

const deps = { now: () => new Date(0) };

it("omits the same values after any edits as a new planner does", () => {
  fc.assert(
    fc.property(
      arbitraryShapeWithTypes(),
      fc.array(fc.nat(), { minLength: 1, maxLength: 12 }),
      ({ shape, table }, turns) => {
        // Both are unchanged, except for the access of some properties.
        const body = trustJson<Shape>(withReadOnly(asJson(shape)));
        const types = typesFrom(trustJson<TypeTable>(withReadOnly(asJson(table))));
        const endpoint = bareEndpoint({
          id: "any",
          method: "POST",
          request: { body: { kind: "json", shape: body, optional: false, contentType: "application/json" } },
        });
        const of = { endpoint, globalHeaders: [], types };
        const root = formShape(endpoint, []);
        const offered = editsOf(types, deps);
        const plan = requestPlanner(of);
        let form = seedForm({ ...of, deps, example: "none" });
        for (const turn of turns) {
          const edits = offered(root, form, []);
          const edit = edits[turn % Math.max(edits.length, 1)];
          if (edit === undefined) break;
          form = applyEdit(form, edit);
          const input = { form, credentials: [], baseUrl: "https://api.example" };
          expect(plan(input)).toEqual(requestPlanner(of)(input));
        }
      },
    ),
    { numRuns: 300 },
  );
});
