import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonCost } from "#engine/budget";
import { seedForm } from "#engine/form";
import { asJson } from "#engine/json";
import { bareEndpoint } from "#engine/model";
import { planRequest } from "#engine/request";
import { typesFrom } from "#engine/shape";
import { arbitraryGraph, type Graph, hardGraphs } from "../engine/testing/graphs.testing.ts";
import { fewerCases } from "../tooling/tier.ts";
import { loadSnippetWriter } from "./languages.ts";
import { snippetLanguages } from "./names.ts";

const deps = { now: () => new Date(Date.UTC(2026, 10, 21, 12)) };

const baseUrl = "https://echo.example";

/** Maximum units of an initial value; see engine/interpret/default.ts. */
const maxUnits = 10_000;

/** Characters of a unit: it has 64 characters of text, which may be escaped, in a line indented by up to 50 levels. */
const maxCharacters = 1000;

describe.each(snippetLanguages)("a request of any graph of types in $label", ({ id }) => {
  it("is linear in the description plus the budget of initial values", async () => {
    const write = await loadSnippetWriter(id);
    const law = ({ root, table }: Graph): void => {
      const endpoint = bareEndpoint({
        id: "echo",
        method: "POST",
        path: [{ kind: "literal", value: "/echo" }],
        queryParameters: [{ key: "q", shape: root, optional: true }],
        request: { body: { kind: "json", shape: root, optional: false, contentType: "application/json" } },
      });
      const types = typesFrom(table);
      const form = seedForm({ endpoint, globalHeaders: [], types, deps });
      const program = write(
        planRequest({ endpoint, globalHeaders: [], types, form, credentials: [], baseUrl }),
        "redact",
      );
      const units = maxUnits + jsonCost(asJson(table));
      expect(program.length).toBeLessThanOrEqual(maxCharacters * units);
    };
    for (const [, graph] of hardGraphs) law(graph);
    fc.assert(fc.property(arbitraryGraph, law), { numRuns: fewerCases(50) });
  }, 60_000);
});
