import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { budgetOf, jsonCost } from "#engine/budget";
import type { Json } from "#engine/json";
import type { ApiModel } from "#engine/model";
import type { Shape, TypeDefinition } from "#engine/shape";
import { fewerCases, someOf } from "../../tooling/tier.ts";
import { arbitraryGraph, chainOf, doublings, type Graph, hardGraphs } from "../testing/graphs.testing.ts";
import { countReads } from "../testing/reads.testing.ts";
import { type Revision, revisions } from "../testing/revisions.testing.ts";
import { compareApis, compareWith } from "./compare-apis.ts";
import { echoing } from "./models.testing.ts";
import { rules } from "./rules/index.ts";

/** The units of a comparison or a description, which are plain JSON. */
const costOf = (value: object): number => jsonCost(value as Json);

const modelsOf = (graph: Graph, revise: Revision) =>
  revise(graph).map(({ root, table }) => echoing(root, table)) as [ApiModel, ApiModel]; // one for each version

/** Counts the reads of a comparison that asks which values fit within a budget of `steps`. */
function readsOf(graph: Graph, revise: Revision, steps: number): number {
  const { value, reads } = countReads(modelsOf(graph, revise));
  compareWith(rules, ...value, budgetOf(steps));
  return reads();
}

/** About 2,000 changes of a dozen units each, and a few units for each part of the description. */
const maxUnits = 40_000;

describe.each(someOf(revisions, 3))("a comparison of any graph of types where %s", (_, revise) => {
  const law = (graph: Graph): void => {
    const models = modelsOf(graph, revise);
    expect(costOf(compareApis(...models))).toBeLessThanOrEqual(maxUnits + 50 * costOf(models));
  };

  it("has a result linear in the description for graphs that double at each step", () => {
    for (const [name, graph] of hardGraphs) {
      try {
        law(graph);
      } catch (thrown) {
        throw new Error(`the law does not apply to ${name}`, { cause: thrown });
      }
    }
  }, 60_000);

  it("has a result linear in the description for random graphs", () => {
    fc.assert(fc.property(arbitraryGraph, law), { numRuns: fewerCases(50) });
  }, 60_000);

  it.each(someOf(Object.entries(doublings), 4))(
    "reads the description a fixed number of times beyond its budget: %s",
    (__, double) => {
      const reads = (length: number): number => readsOf(chainOf(length, double), revise, 500);
      expect(reads(180) / reads(90)).toBeLessThan(3);
    },
  );
});

describe("a comparison", () => {
  it("limits how often it compares named types with unnamed shapes", () => {
    const ref = (name: string, index: number): Shape => ({ kind: "ref", id: `${name}${index}` });
    const twice = (shape: Shape): Shape => ({
      kind: "object",
      properties: ["a", "b"].map((key) => ({ key, shape, optional: false })),
    });
    const nullable = (item: Shape): Shape => ({ kind: "nullable", item });
    const types = (name: string, last: Shape, shapeOf: (next: Shape) => Shape) =>
      Array.from({ length: 31 }, (_, i): readonly [string, TypeDefinition] => [
        `${name}${i}`,
        { name: `${name}${i}`, shape: i === 30 ? last : shapeOf(ref(name, i + 1)) },
      ]);
    const table = Object.fromEntries([
      ...types("A", { kind: "string" }, (next) => twice(nullable(next))),
      ...types("B", { kind: "integer" }, (next) => nullable(twice(next))),
    ]);
    const { changes } = compareApis(echoing(ref("A", 0), table), echoing(ref("B", 0), table));
    expect(changes.length).toBeLessThan(3000);
    expect(changes.some(({ rule, level }) => rule === "kind-changed" && level === "breaks-wire")).toBe(true);
  });

  it("matches the variants of two large disjoint unions in linear time @nightly", () => {
    const union = (count: number, from: number): Shape => ({
      kind: "undiscriminatedUnion",
      variants: Array.from({ length: count }, (_, i) => ({
        shape: { kind: "object", properties: [{ key: `p${from + i}`, shape: { kind: "string" }, optional: false }] },
      })),
    });
    const reads = (count: number): number => {
      const models = countReads([echoing(union(count, 0)), echoing(union(count, count))] as const);
      compareApis(...models.value);
      return models.reads();
    };
    expect(reads(200) / reads(100)).toBeLessThan(3);
  });

  it("checks each value of an enum once", () => {
    const values = (count: number, from: number): Shape => ({
      kind: "enum",
      values: Array.from({ length: count }, (_, i) => ({ value: `v${from + i}` })),
    });
    // Shapes of other kinds, so that their values have to be compared.
    const or = (shape: Shape): Shape => ({
      kind: "undiscriminatedUnion",
      variants: [{ shape: { kind: "boolean" } }, { shape }],
    });
    const { changes } = compareApis(echoing(or(values(20_000, 0))), echoing(or(values(20_000, 1))));
    expect(changes.map(({ message }) => message)).toContainEqual(expect.stringContaining('"v20000"'));
    const reads = (count: number): number => {
      const models = countReads([echoing(values(count, 0)), echoing(or(values(count, 1)))] as const);
      compareApis(...models.value);
      return models.reads();
    };
    expect(reads(8_000) / reads(4_000)).toBeLessThan(3);
  });
});
