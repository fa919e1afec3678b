import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { schemaPattern } from "./schema-pattern.ts";

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

  it.each(["^(?=a)(a+)+$", "^(?=a)(a|a)*$", "^(?=a)(a?){30}a{30}$", "(?=x)(?:(?:a|b)c)*", "^(?:(?!a)b)*$", "(", "\\Z"])(
    "%s, which may take too long or is not a pattern, accepts every text",
    (source) => {
      const start = performance.now();
      expect(schemaPattern(source)(`${"a".repeat(40)}!`)).toBe(true);
      expect(performance.now() - start).toBeLessThan(1000);
    },
  );

  it.each([
    "(?=a)a*a*a*a*b",
    "(?=(a*a*b)?)c",
    "^(?=.*.*.*x)y",
    `(?=a)${"(a|a)".repeat(22)}b`,
    `(?=a)${"a?".repeat(22)}b`,
  ])("%s ends soon for texts of any length", (source) => {
    const start = performance.now();
    for (const length of [10, 40, 100, 300, 1000, 100_000]) schemaPattern(source)("a".repeat(length));
    expect(performance.now() - start).toBeLessThan(3000);
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
        expect(schemaPattern(source)(text)).toBe(native.test(text));
      }),
      { numRuns: 2000 },
    );
  });
});
