import { describe, expect, it } from "vitest";
import type { Change } from "#engine/compare";
import { textReport } from "./text-report.ts";

const titles = { older: "main:idl", newer: "idl" };
const change: Change = {
  rule: "property-made-required",
  level: "breaks-wire",
  direction: "request",
  type: "Plant",
  endpoints: ["a", "b", "c", "d", "e"],
  older: { pointer: "/types/Plant/properties/name", description: "property `name` of `Plant`" },
  newer: { pointer: "/types/Plant/properties/name", description: "property `name` of `Plant`" },
  message: "Property `name` of `Plant` is required now; it was optional.",
  advice: "Leave it optional.",
};
const words: Change = {
  rule: "description-changed",
  level: "docs-only",
  direction: "none",
  endpoint: "plants.list",
  endpoints: ["plants.list"],
  message: "The description of `plants.list` changed.",
};

describe("the text report of a comparison", () => {
  it("explains each breaking change with its location and advice, and lists the rest line by line", () => {
    expect(textReport({ changes: [change, words], bump: "MAJOR" }, titles, false)).toBe(`main:idl → idl

Breaks the wire (1)

  Property \`name\` of \`Plant\` is required now; it was optional.
    /types/Plant/properties/name · requests · property-made-required
    touches 5 calls: a, b, c, d and 1 more
    → Leave it optional.

Documentation only (1)

  The description of \`plants.list\` changed. description-changed

2 changes; the next version is a MAJOR one
`);
  });

  it("files additions apart from other compatible changes", () => {
    const added: Change = { ...words, rule: "endpoint-added", level: "behaves-otherwise", message: "`a` is new." };
    const accepted: Change = { ...added, rule: "auth-accepted", message: "`a` accepts `key` now as well." };
    const loosened: Change = { ...added, rule: "limit-loosened", message: "`b` is looser." };
    const text = textReport({ changes: [added, accepted, loosened], bump: "MINOR" }, titles, false);
    expect(text.match(/^\S.*\(\d\)$/gm)).toEqual(["Behaves differently (1)", "Additions (2)"]);
  });

  it("reports that nothing changed", () => {
    expect(textReport({ changes: [], bump: "NONE" }, titles, false)).toBe("main:idl → idl: nothing changed\n");
  });

  it("has colors only if they are requested, and otherwise the same text", () => {
    const comparison = { changes: [change, words], bump: "MAJOR" } as const;
    const colored = textReport(comparison, titles, true);
    const codes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]+m`, "g");
    expect(colored).toMatch(codes);
    expect(colored.replace(codes, "")).toBe(textReport(comparison, titles, false));
  });

  it("passes no control characters of an API's names to the terminal", () => {
    const hostile = { ...words, message: `${String.fromCharCode(27)}[2J${String.fromCharCode(155)}gone` };
    const text = textReport({ changes: [hostile], bump: "PATCH" }, titles, false);
    expect(text).toContain("?[2J?gone");
    expect(/[\p{Cc}]/u.test(text.replaceAll("\n", ""))).toBe(false);
  });
});
