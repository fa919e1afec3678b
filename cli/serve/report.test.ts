import { expect, it } from "vitest";
import type { Loaded } from "./load.ts";
import { linesOf, summaryOf } from "./report.ts";

const failed: Loaded = {
  kind: "failed",
  error: "a.yaml: it can't be read",
  diagnostics: [{ at: "/paths", code: "missing", message: "nothing", position: { line: 3, column: 5 } }],
};

it("prints why a source could not be read, then its diagnostics", () => {
  expect(linesOf(failed, { source: "a.yaml", folder: "/srv", all: false })).toEqual([
    "a.yaml: it can't be read",
    "  a.yaml:3:5  missing  nothing",
  ]);
});

it("prints nothing for an unchanged source", () => {
  expect(linesOf({ kind: "unchanged" }, { source: "a.yaml", folder: "/srv", all: true })).toEqual([]);
});

it("counts causes, and their locations where they differ", () => {
  const loaded = (messages: readonly string[]): Extract<Loaded, { readonly kind: "loaded" }> => ({
    kind: "loaded",
    format: "openapi",
    model: { id: "a", endpoints: [], types: {}, groups: [], auths: {}, globalHeaders: [] },
    diagnostics: messages.map((message, n) => ({ at: `/${n}`, code: "missing", message })),
    differences: [],
    milliseconds: 7,
  });
  expect(summaryOf(loaded([]))).toBe("0 endpoints, 0 types, read in 7 ms");
  expect(summaryOf(loaded(["a", "b"]))).toBe("0 endpoints, 0 types, 2 diagnostics, read in 7 ms");
  expect(summaryOf(loaded(["a", "b", "a"]))).toBe("0 endpoints, 0 types, 2 diagnostics at 3 locations, read in 7 ms");
});
