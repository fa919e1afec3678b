import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonCost } from "#engine/budget";
import type { Json, JsonObject } from "#engine/json";
import {
  arbitraryGraph,
  chainOf,
  doublings,
  echoModel,
  type Graph,
  hardGraphs,
} from "../engine/testing/graphs.testing.ts";
import { countReads } from "../engine/testing/reads.testing.ts";
import { fewerCases, someOf } from "../tooling/tier.ts";
import {
  apiModelFromRegistry,
  importDescription,
  importOpenApi,
  openApiFromModel,
  registryApiFromModel,
} from "./index.ts";

/** The units of a model or a document, which are plain JSON. */
const costOf = (value: object): number => jsonCost(value as Json);

/** Checks a law on graphs that double at each step, and on random ones. */
async function forGraphs(law: (graph: Graph) => Promise<void> | void): Promise<void> {
  for (const [name, graph] of hardGraphs) {
    try {
      await law(graph);
    } catch (thrown) {
      throw new Error(`the law does not apply to ${name}`, { cause: thrown });
    }
  }
  await fc.assert(
    fc.asyncProperty(arbitraryGraph, async (graph) => law(graph)),
    { numRuns: fewerCases(50) },
  );
}

describe("an export of any graph of types", () => {
  it("to OpenAPI is linear in the model, and so is its import", async () => {
    await forGraphs(async (graph) => {
      const model = echoModel(graph);
      const { document } = openApiFromModel(model);
      expect(costOf(document)).toBeLessThanOrEqual(200 + 5 * costOf(model));
      expect(costOf((await importOpenApi(document, { id: "api" })).model)).toBeLessThanOrEqual(
        200 + 20 * costOf(model),
      );
    });
  }, 60_000);

  it("to a registry is linear in the model, and so is its import", async () => {
    await forGraphs((graph) => {
      const model = echoModel(graph);
      const { definition } = registryApiFromModel(model);
      expect(costOf(definition)).toBeLessThanOrEqual(200 + 10 * costOf(model));
      expect(costOf(apiModelFromRegistry(definition).model)).toBeLessThanOrEqual(200 + 20 * costOf(model));
    });
  }, 60_000);

  it.each(Object.entries(doublings))("reads a model a fixed number of times: %s", (_, double) => {
    const reads = (length: number): number => {
      const model = countReads(echoModel(chainOf(length, double)));
      openApiFromModel(model.value);
      registryApiFromModel(model.value);
      return model.reads();
    };
    expect(reads(62) / reads(31)).toBeLessThan(3);
  });
});

const documentOf = (schemas: JsonObject): JsonObject => ({
  openapi: "3.1.0",
  info: { title: "Graphs", version: "1" },
  paths: {
    "/echo": {
      post: {
        operationId: "echo",
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/T0" } } } },
        responses: { "204": { description: "" } },
      },
    },
  },
  components: { schemas },
});

/** A description of nested schemas, each of which holds the next one as `double` says. The last one has a name. */
const chain = (length: number, double: (next: JsonObject) => JsonObject): JsonObject =>
  documentOf(
    Object.fromEntries(
      Array.from({ length }, (_, i): [string, JsonObject] => [
        `T${i}`,
        i === length - 1
          ? { type: "object", properties: { name: { type: "string" } }, required: ["name"] }
          : double({ $ref: `#/components/schemas/T${i + 1}` }),
      ]),
    ),
  );

describe("schemas that reference each other twice, over 30 levels", () => {
  const twice = (next: JsonObject): JsonObject => ({ allOf: [next, next] });

  it("are merged by allOf as if each was referenced once", async () => {
    const { model, diagnostics } = await importOpenApi(chain(31, twice), { id: "api" });
    expect(diagnostics).toEqual([]);
    expect(model.types.T0?.shape).toEqual({
      kind: "object",
      properties: [{ key: "name", shape: { kind: "string" }, optional: false }],
    });
  });

  it("are read by allOf at most as often as there are schemas below each", async () => {
    const reads = async (length: number): Promise<number> => {
      const document = countReads(chain(length, twice));
      await importOpenApi(document.value, { id: "api" });
      return document.reads();
    };
    expect((await reads(31)) / (await reads(16))).toBeLessThan(5);
  });

  const combinations: readonly [string, (next: JsonObject) => JsonObject][] = [
    ["allOf in oneOf", (next) => ({ oneOf: [{ allOf: [next, next] }, { allOf: [next, { type: "object" }] }] })],
    ["allOf and anyOf", (next) => ({ allOf: [next, next], anyOf: [next, next] })],
    ["anyOf in allOf", (next) => ({ allOf: [{ anyOf: [next, next] }, { anyOf: [next, next] }] })],
    ["properties by allOf", (next) => ({ allOf: [next, { properties: { a: next, b: { allOf: [next, next] } } }] })],
    ["a discriminator", (next) => ({ oneOf: [next, next], discriminator: { propertyName: "name" } })],
  ];
  it.each(someOf(combinations, 1))(
    "produce a model that is linear in their number: %s",
    async (_, double) => {
      const { model } = await importOpenApi(chain(31, double), { id: "api" });
      expect(costOf(model)).toBeLessThanOrEqual(31 * 20_000);
    },
    30_000,
  );
});

describe("an enum of 100,000 values", () => {
  const values = Array.from({ length: 100_000 }, (_, i) => `plant-${i}`);
  const enumOf = { type: "string", enum: values };

  const enums: readonly [string, JsonObject][] = [
    ["merged with the same one", { allOf: [enumOf, enumOf] }],
    ["by itself", enumOf],
    ["with descriptions and a default", { ...enumOf, "x-enumNames": values, default: "plant-99999" }],
  ];
  it.each(someOf(enums, 1))("is read %s", async (_, schema) => {
    const text = JSON.stringify(documentOf({ T0: schema }));
    const answer = await importDescription({ name: "plants.json", text }, { id: "api" });
    const shape = answer.ok ? answer.model.types.T0?.shape : undefined;
    expect(shape).toMatchObject({ kind: "enum", values: { length: values.length } });
  });

  it("is read once per value from numbers that are listed twice", async () => {
    const numbers = values.map((__, i) => i % 50_000);
    const { model } = await importOpenApi(documentOf({ T0: { type: "integer", enum: numbers } }), { id: "api" });
    expect(model.types.T0?.shape).toMatchObject({ kind: "enum", numeric: true, values: { length: 50_000 } });
  });

  it("keeps only the values that two enums share, of any type", async () => {
    const some = ["a", 1, null, "1", true];
    const { model } = await importOpenApi(documentOf({ T0: { allOf: [{ enum: some }, { enum: ["1", "b", "a"] }] } }), {
      id: "api",
    });
    expect(model.types.T0?.shape).toMatchObject({ kind: "enum", values: [{ value: "a" }, { value: "1" }] });
  });
});
