import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TypeTable } from "#engine/shape";
import { arbitraryShape, type ShapeWithTypes } from "#engine/testing";
import { registryDefinition } from "#generated/registry";
import { registryTypes } from "#generated/types";
import { apiModelFromRegistry } from "#importers";
import { fewerCases } from "../../tooling/tier.ts";
import { compareApis } from "./index.ts";
import { refused, requestIsSafe, responseIsSafe } from "./laws.testing.ts";
import { arbitrarySteps, mutated } from "./mutations.testing.ts";

const { model } = apiModelFromRegistry(registryDefinition);

/** A type of the registry, and the same with something done to it. */
const pairs: fc.Arbitrary<readonly [ShapeWithTypes, ShapeWithTypes]> = fc
  .tuple(fc.constantFrom(...Object.keys(registryTypes)), arbitrarySteps(arbitraryShape(), 2))
  .map(([id, steps]) => {
    const own: TypeTable = { [id]: registryTypes[id] ?? { name: id, shape: { kind: "unknown" } } };
    const shape = { kind: "ref", id } as const;
    const table = { ...registryTypes, ...mutated({ table: own }, steps).table };
    return [
      { shape, table: registryTypes },
      { shape, table },
    ];
  });

describe("the registry's own API", { timeout: 120_000 }, () => {
  it("equals its copy", () => {
    expect(compareApis(model, structuredClone(model))).toEqual({ changes: [], bump: "NONE" });
  });

  it("accepts every old value after a change reported as safe for callers", () => {
    fc.assert(
      fc.property(pairs, ([older, newer]) => {
        if (requestIsSafe(older, newer)) expect(refused(older, newer, 5)).toBeUndefined();
      }),
      { numRuns: fewerCases(150) },
    );
  });

  it("returns only previously readable values after a change reported as safe for readers", () => {
    fc.assert(
      fc.property(pairs, ([older, newer]) => {
        if (responseIsSafe(older, newer)) expect(refused(newer, older, 5)).toBeUndefined();
      }),
      { numRuns: fewerCases(150) },
    );
  });

  it("has every change of its types reported, with valid locations", () => {
    fc.assert(
      fc.property(pairs, ([, newer]) => {
        const { changes, bump } = compareApis(model, { ...model, types: newer.table });
        expect(bump === "NONE").toBe(changes.length === 0);
        for (const { older, newer: now, message } of changes) {
          expect(older ?? now).toBeDefined();
          expect(message).toMatch(/^[^{}]*\S[^{}]*[.]$|"/);
          for (const location of [older, now]) if (location) expect(location.pointer).toMatch(/^(\/|$)/);
        }
      }),
      { numRuns: fewerCases(100) },
    );
  });
});
