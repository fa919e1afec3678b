import type { IssueCode } from "#engine/interpret";
import type { Json } from "#engine/json";
import type { StringShape } from "#engine/shape";

type TextRule = Extract<IssueCode, "min-length" | "max-length" | "regex">;

/** Longer limits are not tried, since a text beyond them is slow to check and to show; a choice of ours. */
const longest = 100_000;

/**
 * Returns texts that break exactly one rule of a string each, up to two for a rule; the valid text is bent where there
 * is one. Patterns that the check can't be sure of (they look around, refer back, or are not patterns) are not broken.
 */
export function wrongTexts(node: StringShape, valid?: Json): readonly (readonly [TextRule, string])[] {
  const rulesOf = brokenRules(node);
  const found: (readonly [TextRule, string])[] = [];
  for (const text of candidates(node, typeof valid === "string" ? valid : "a")) {
    const [rule, ...more] = rulesOf(text);
    if (rule === undefined || more.length > 0) continue;
    if (found.filter(([known]) => known === rule).length < 2) found.push([rule, text]);
  }
  return found;
}

function candidates({ minLength = 0, maxLength, regex }: StringShape, valid: string): readonly string[] {
  const characters = Array.from(valid);
  const last = characters.at(-1) ?? "a";
  const longer = (maxLength ?? longest) < longest ? Math.max(0, (maxLength ?? 0) + 1 - characters.length) : 0;
  return [
    ...(minLength > 0 ? [characters.slice(0, minLength - 1).join(""), "a".repeat(minLength - 1)] : []),
    ...(longer > 0 ? [valid + last.repeat(longer), "a".repeat(characters.length + longer)] : []),
    ...(regex === undefined
      ? []
      : [
          ...["?", "é", "\n", " "].flatMap((sign) => [
            [...characters.slice(0, -1), sign].join(""),
            [sign, ...characters.slice(1)].join(""),
            sign.repeat(Math.max(1, minLength)),
          ]),
          ...["a", "0", "A"].map((sign) => sign.repeat(Math.max(1, minLength))),
          "",
        ]),
  ];
}

/**
 * Repeated groups and many repetitions in a row: `RegExp` may try them in more ways than there is time for. On texts up
 * to `surelyShort` it can't; longer ones are not judged.
 */
const mayBeSlow = (source: string): boolean => /\)[*+{]/.test(source) || (source.match(/[*+}]/g)?.length ?? 0) > 3;
const surelyShort = 12;

/** Lists the rules that a text breaks, by their definition and not by the validator; none if that takes too long. */
function brokenRules({ minLength = 0, maxLength = Number.POSITIVE_INFINITY, regex }: StringShape) {
  const pattern = regex === undefined ? undefined : patternOf(regex);
  const slow = pattern !== undefined && mayBeSlow(pattern.source);
  return (text: string): readonly TextRule[] => {
    const length = Array.from(text).length;
    if (slow && length > surelyShort) return [];
    return [
      ...(length < minLength ? ["min-length" as const] : []),
      ...(length > maxLength ? ["max-length" as const] : []),
      ...(pattern && !pattern.test(text) ? ["regex" as const] : []),
    ];
  };
}

/** Look-around, references back and flags inside a pattern; a repetition in the thousands may be too long to run. */
const unsure = /\(\?(?!:)|\\[1-9k]|\d{4,}/;

function patternOf(source: string): RegExp | undefined {
  if (unsure.test(source)) return undefined;
  for (const flags of ["u", ""]) {
    try {
      return new RegExp(source, flags);
    } catch {
      // The next flags are tried.
    }
  }
  return undefined;
}
