import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonCost, maxUnits, smallestOf } from "#engine/budget";
import { validator } from "#engine/interpret";
import { type Property, type Types, typesFrom } from "#engine/shape";
import { fewerCases, someOf } from "../../tooling/tier.ts";
import { arbitraryGraph, type Graph, hardGraphs } from "./graphs.testing.ts";
import { arbitrary, invalid, NoValueError } from "./index.ts";

/** The most units of a drawn value; see `arbitrary.ts`. Each item of a map has a key, each value may be any JSON. */
const maxDrawn = 50_000;

/** Returns true if some value is small enough to be drawn. */
function hasValue(types: Types, { root }: Graph): boolean {
  const costs = { leaf: () => 1, property: ({ optional }: Property) => (optional ? 0 : undefined) };
  const { cost, depth } = smallestOf(types, costs)(root);
  return cost <= maxUnits && depth <= 100;
}

/** Types of maps with maps as keys have no value but the empty one; their keys are refused. */
const drawable = hardGraphs.filter(([name]) => !name.includes("a map from it to it"));

describe("values of any graph of types", () => {
  const law = (graph: Graph): void => {
    const types = typesFrom(graph.table);
    if (!hasValue(types, graph)) {
      expect(() => arbitrary(graph.root, types)).toThrow(NoValueError);
      return;
    }
    const check = validator(types)(graph.root);
    for (const value of fc.sample(arbitrary(graph.root, types), 3)) {
      expect(jsonCost(value)).toBeLessThanOrEqual(maxDrawn);
      expect(check(value)).toEqual([]);
    }
  };

  it.each(drawable)("are drawn within a budget, or rejected: %s", (_, graph) => law(graph));

  it("are drawn within a budget, or rejected, for random graphs", () => {
    fc.assert(fc.property(arbitraryGraph, law), { numRuns: fewerCases(100) });
  });

  it("have invalid variations within a budget", () => {
    for (const [, graph] of someOf(drawable, 6)) {
      const types = typesFrom(graph.table);
      if (!hasValue(types, graph)) continue;
      const broken = invalid(graph.root, types);
      for (const { value } of broken === undefined ? [] : fc.sample(broken, 1)) {
        expect(jsonCost(value)).toBeLessThanOrEqual(maxDrawn);
      }
    }
  });
});
