import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { budgetOf, jsonCost, type MakeBudget } from "#engine/budget";
import { asJson, printJson } from "#engine/json";
import { toPointer, typesFrom } from "#engine/shape";
import { fewerCases } from "../../tooling/tier.ts";
import { arbitraryGraph, type Graph, hardGraphs } from "../testing/graphs.testing.ts";
import { decoder } from "./decode.ts";
import { type InitialValueDeps, initialValue } from "./initial-value.ts";
import { sampler } from "./sample/index.ts";
import { alternatives } from "./unions/alternatives.ts";
import { validator } from "./validate/validate.ts";

/** The cost of a description in units: each property, variant and reference once. */
const descriptionCost = ({ table }: Graph): number => jsonCost(asJson(table));

/** A budget that counts its calls over all attempts. */
function counting() {
  const count = { steps: 0 };
  const makeBudget: MakeBudget = (units) => {
    const { take, isSpent } = budgetOf(units);
    return {
      isSpent,
      take: (cost) => {
        count.steps += 1;
        return take(cost);
      },
    };
  };
  return { count, makeBudget };
}

/** Checks a law on graphs that double at each step, and on random ones. */
function forGraphs(law: (graph: Graph) => void): void {
  for (const [name, graph] of hardGraphs) {
    try {
      law(graph);
    } catch (thrown) {
      throw new Error(`the law does not apply to ${name}`, { cause: thrown });
    }
  }
  fc.assert(fc.property(arbitraryGraph, law), { numRuns: fewerCases(300) });
}

const noon: InitialValueDeps = { now: () => new Date(Date.UTC(2026, 10, 21, 12)) };

describe("a sample of any graph of types", () => {
  const maxUnits = 1501;

  it("stays within its budget, in size and in steps", () => {
    forGraphs((graph) => {
      const { count, makeBudget } = counting();
      const [sample] = sampler(typesFrom(graph.table), makeBudget)([{ shape: graph.root }]);
      const { value = null, missing = [] } = sample ?? {};
      expect(jsonCost(value)).toBeLessThanOrEqual(maxUnits);
      expect(missing.length).toBeLessThanOrEqual(maxUnits);
      // Each line is a unit, and is indented by at most 2 blanks for each of 50 levels, twice where those are exceeded.
      expect(printJson(value, 2).length).toBeLessThanOrEqual(maxUnits * 400);
      // Eleven plans; once a budget is spent, each level is left without a further value.
      expect(count.steps).toBeLessThanOrEqual(11 * (2 * maxUnits + 50 * descriptionCost(graph)));
    });
  });

  it("is valid, or lists the required properties that it omits", () => {
    forGraphs(({ root, table }) => {
      const types = typesFrom(table);
      const [{ value, missing } = { value: undefined, missing: [] }] = sampler(types)([{ shape: root }]);
      if (value === undefined) return;
      const issues = validator(types)(root)(decoder(types)(root)(value));
      const found = issues.filter(({ code }) => code === "missing").map(({ path }) => toPointer(path));
      // A union without its required parts may be read as any of its variants.
      if (missing.length === 0) expect(issues).toEqual([]);
      else if (!issues.some(({ code }) => code === "no-variant")) {
        expect(missing.map((at) => toPointer(at))).toEqual(expect.arrayContaining(found));
      }
    });
  });

  it("exists for every graph, with at least its first level", () => {
    forGraphs(({ root, table }) => {
      const [sample] = sampler(typesFrom(table))([{ shape: root }]);
      expect(sample?.value).toBeDefined();
    });
  });

  it("shares its budget with the samples of the same call", () => {
    forGraphs(({ root, table }) => {
      const samples = sampler(typesFrom(table))(Array.from({ length: 20 }, () => ({ shape: root })));
      const cost = samples.reduce((sum, { value = null }) => sum + jsonCost(value), 0);
      expect(cost).toBeLessThanOrEqual(2 * (maxUnits + 20));
    });
  });
});

describe("an initial value of any graph of types", () => {
  const maxUnits = 10_000;

  it("stays within its budget plus the size of the description, in size and in steps", () => {
    forGraphs((graph) => {
      const { count, makeBudget } = counting();
      const started = initialValue(typesFrom(graph.table), makeBudget)(graph.root)(noon);
      const size = descriptionCost(graph);
      expect(jsonCost(started?.value ?? null)).toBeLessThanOrEqual(maxUnits + size);
      expect(Object.keys(started?.selection ?? {}).length).toBeLessThanOrEqual(maxUnits + size);
      expect(count.steps).toBeLessThanOrEqual(2 * maxUnits + 8 * 2000 + 50 * size);
    });
  });

  it("has no issues except missing values", () => {
    forGraphs(({ root, table }) => {
      const types = typesFrom(table);
      const started = initialValue(types)(root)(noon);
      if (started === undefined) return;
      const issues = validator(types)(root)(started.value, started.selection);
      expect(issues.filter(({ code }) => code !== "missing")).toEqual([]);
    });
  });
});

it("alternatives lists at most as many variants as the nested unions declare together", () => {
  forGraphs(({ table }) => {
    const flat = alternatives(typesFrom(table));
    const shapes = Object.values(table).map(({ shape }) => shape);
    const unions = shapes.flatMap((shape) => (shape.kind === "undiscriminatedUnion" ? [shape] : []));
    // Each union may be in the list twice: directly and under `nullable`. The unions here have at most 4 variants.
    for (const union of unions) expect(flat(union).length).toBeLessThanOrEqual(2 * 21 * shapes.length);
  });
});
