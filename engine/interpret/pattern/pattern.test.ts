import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isTestable, patternTest } from "./index.ts";

const chunk = fc.constantFrom(
  ...["a", "b", "c", "0", "_", " ", "é", "😀", ".", "\\d", "\\w", "\\s", "\\S", "\\D", "\\.", "\\/", "\\-", "\\n"],
  ...["[ab]", "[^ab]", "[a-c0-9]", "[\\]a]", "[^\\d]", "\\p{L}", "\\u0061", "\\u{62}", "\\x63", "^", "$", "\\b", "\\B"],
);
const { pattern } = fc.letrec<{ pattern: string; term: string }>((tie) => ({
  pattern: fc
    .array(fc.array(tie("term"), { maxLength: 3 }), { minLength: 1, maxLength: 3 })
    .map((rows) => rows.map((row) => row.join("")).join("|")),
  term: fc.oneof(
    { maxDepth: 4 },
    chunk,
    fc
      .tuple(
        fc.constantFrom("(", "(?:"),
        tie("pattern"),
        fc.constantFrom("", "*", "+", "?", "{2}", "{1,}", "{0,2}", "*?", "+?", "??", "{1,2}?"),
      )
      .map(([open, inner, count]) => `${open}${inner})${count}`),
    fc
      .tuple(fc.constantFrom("a", "[bc]", "."), fc.constantFrom("*", "+", "?", "{3}", "{0}"))
      .map((two) => two.join("")),
  ),
}));
const text = fc.array(fc.constantFrom("a", "b", "c", "0", "_", " ", "é", "😀", "\n", "]", "-", "."), { maxLength: 8 });

describe("patternTest", () => {
  it.each(["\\A[a-z]+\\Z", "[a-z]+\\z"])(
    "accepts every text for %j, which has anchors that JavaScript lacks",
    (source) => {
      expect(patternTest(source)("plants.example")).toBe(true);
      expect(isTestable(source)).toBe(false);
    },
  );

  it("agrees with RegExp, with the flag that RegExp accepts", () => {
    fc.assert(
      fc.property(pattern, text, (source, characters) => {
        let native: RegExp;
        try {
          native = new RegExp(source, "u");
        } catch {
          try {
            native = new RegExp(source);
          } catch {
            return;
          }
        }
        const subject = characters.join("");
        expect(patternTest(source)(subject)).toBe(native.test(subject));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ["^[a-z]+(?:-[a-z]+)*$", "a-b-c", "a--b"],
    ["^\\d{3}-\\d{4}$", "555-1234", "5551234"],
    ["^(?<year>\\d{4})$", "2026", "26"],
    ["colou?r", "the colour of it", "hue"],
    ["^\\S+@\\S+\\.\\S+$", "ada@example.com", "ada"],
    ["^a{2,3}$", "aaa", "aaaa"],
    ["^[\\w.-]{1,5}$", "a.b-c", "a b"],
    ["a{", "a{", "a"],
    ["^\\-$", "-", "x"],
  ])("%s matches %j and not %j", (source, fits, not) => {
    expect(patternTest(source)(fits)).toBe(true);
    expect(patternTest(source)(not)).toBe(false);
  });

  it.each(["(", "[a", "a**", "(a)\\1", "(?<n>a)\\k<n>", "(?:(?:x{1000}){1000}){1000}", "(?:){99999999}"])(
    "accepts every text if the pattern %s cannot run in bounded time",
    (source) => {
      expect(patternTest(source)("zzz")).toBe(true);
    },
  );

  it.each(["^(a+)+$", "^(a|aa)*$", "^(a|a?)+$", "^a*a*a*a*a*a*a*a*b$", "^(([a-z])+.)+[A-Z]([a-z])+$", "(x+x+)+y"])(
    "terminates for %s, which backtracks exponentially",
    (source) => {
      expect(patternTest(source)(`${"a".repeat(20_000)}!`)).toBe(false);
    },
  );

  it("counts an astral character as one character", () => {
    expect(patternTest("^.{2}$")("😀😀")).toBe(true);
    expect(patternTest("^.{4}$")("😀😀")).toBe(false);
  });
});
