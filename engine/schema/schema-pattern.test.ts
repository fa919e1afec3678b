import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSlowPattern, schemaPattern } from "./schema-pattern.ts";

describe("a pattern of a schema", () => {
  it.each([
    ["^(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{8,12}$", "Secret123", "secret123"],
    ["^(?!admin)[a-z]+$", "ada", "administrator"],
    ["^(a|b)\\1$", "aa", "ab"],
    ["^(?<one>\\p{L})x\\k<one>$", "äxä", "äxb"],
    ["(?<=€)\\d+", "€5", "$5"],
    ["^[a-z]+$", "ada", "Ada"],
  ])("%s matches %j and not %j", (source, valid, invalid) => {
    const matches = schemaPattern(source);
    expect([matches(valid), matches(invalid)]).toEqual([true, false]);
  });

  it.each(["^(a)\\1(a+)+$", "^(a)\\1(a|a)*$", "^(b?)\\1(a?){30}a{30}$", "(x)\\1(?:(?:a|b)c)*", "(", "\\Z"])(
    "%s, which may take too long or is not a pattern, accepts every text",
    (source) => {
      expect(schemaPattern(source)(`${"a".repeat(40)}!`)).toBe(true);
    },
  );

  it.each([
    ["^(?=a)(a+)+$", "aaa", `${"a".repeat(20_000)}!`],
    ["^(?=.{3,9}$)[a-z]+(?:-[a-z]+)*$", "a-b-c", "a-b-c-d-e-f"],
    ["^(?!.*--)(?:[a-z-]+\\.)*[a-z]+$", "a-b.example", "a--b.example"],
    ["^(?:(?!ab)[ab])*$", "bba", "bab"],
    ["^(?:[a-z]+(?<!x))+$", "xa", "ax"],
    ["^(?!(?:(?=a)a)+$)", "ab", "aaa"],
    ["^(?=(?:..)+$)(?:[0-9a-f]{2})+$", "0a1b", "0a1"],
  ])("%s repeats inside a repetition, matches %j and not %j", (source, valid, invalid) => {
    const matches = schemaPattern(source);
    expect([matches(valid), matches(invalid)]).toEqual([true, false]);
  });

  it.each([
    "(?=a)a*a*a*a*b",
    "(?=(a*a*b)?)c",
    "^(?=.*.*.*x)y",
    `(?=a)${"(a|a)".repeat(22)}b`,
    `(?=a)${"a?".repeat(22)}b`,
  ])("%s ends for texts of any length", (source) => {
    for (const length of [10, 40, 100, 300, 1000, 100_000]) schemaPattern(source)("a".repeat(length));
  });

  it("equals the result of the platform that runs it", () => {
    const part = fc.constantFrom(
      "a",
      "b?",
      "[ab]*",
      "(?=a)",
      "(?!b)",
      "(?<=a)",
      "(a|b)",
      "\\1",
      "c+",
      "^",
      "$",
      "(?:ab)*",
      "(?:(?=[ab]+c)a?b?)+",
      "(?:(?!bb)[ab])*",
      "(?<!(?:ab)+)",
      "(?<=a(?!c).)",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), fc.stringMatching(/^[abc]{0,6}$/), (parts, text) => {
        const source = `(a|b)?${parts.join("")}`;
        let native: RegExp;
        try {
          native = new RegExp(source, "u");
        } catch {
          return;
        }
        // Only back references beside nested repetitions are not run.
        expect(schemaPattern(source)(text)).toBe(isSlowPattern(source) || native.test(text));
      }),
      { numRuns: 2000 },
    );
  });
});
