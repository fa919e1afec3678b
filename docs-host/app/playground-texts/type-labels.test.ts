import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { labelOf, type TypeLabel, typeInEnglish } from "#engine/interpret";
import { type Rule, typesFrom } from "#engine/shape";
import { arbitraryShapeWithTypes } from "#engine/testing";
import { typeTexts } from "./index.ts";
import { germanTypes } from "./types/german.ts";

const first: TypeLabel = ["name", "«first»"];
const second: TypeLabel = ["name", "«second»"];

/** The words, and each form with its parts. */
const labels: readonly TypeLabel[] = [
  ...(Object.keys(germanTypes.words) as (keyof typeof germanTypes.words)[]),
  ...(["listOf", "setOf", "arrayOf", "orNull", "other", "variants"] as const).map((form): TypeLabel => [form, [first]]),
  ...(["map", "or", "oneOf", "anyOf", "format", "with", "numbered"] as const).map(
    (form): TypeLabel => [form, [first, second]],
  ),
];

/** Labels that a language writes as English does. */
const shared: { readonly [tag: string]: readonly string[] } = { fr: ["date"], es: [], pt: [] };
const wordless = /^(uuid|base64|«first» \(«second»\)|«first» «second»)$/i;

const namesIn = (text: string): string => (text.match(/«\w+»|"[^"]*"/g) ?? []).sort().join(" ");

describe.each(["ar", "de", "es", "fr", "ja", "ko", "pt-BR", "zh"])("the labels of types in %s", (tag) => {
  const { typeLabel = typeInEnglish, rule: writeRule } = typeTexts(tag);

  it("have the parts of each label, and are not English", () => {
    const wrong = labels.flatMap((label) => {
      const [english, text] = [typeInEnglish(label), typeLabel(label)];
      const isSame = english === text && !wordless.test(english) && !shared[tag]?.includes(english);
      return namesIn(english) === namesIn(text) && !isSame ? [] : [[english, text]];
    });
    expect(wrong).toEqual([]);
  });

  it("have the names and values of every shape", () => {
    fc.assert(
      fc.property(arbitraryShapeWithTypes(), ({ shape, table }) => {
        const label = labelOf(typesFrom(table))(shape);
        const text = typeLabel(label);
        expect(text).not.toMatch(/\b(list of|map from|set of|variants|or null|string|boolean)\b/);
        for (const name of namesOf(label)) expect(text).toContain(name);
      }),
      { numRuns: 200 },
    );
  });

  it("have rules in that language", () => {
    const rule: Rule = { kind: "required", keys: ["«first»", "«second»"] };
    const text = writeRule?.(rule) ?? "";
    expect(namesIn(text)).toBe(namesIn('"«first»" "«second»"'));
    expect(text).not.toContain("required");
  });
});

/** The names in a label. */
const namesOf = (label: TypeLabel): readonly string[] => {
  if (typeof label === "string") return [];
  return label[0] === "name" ? [label[1]] : label[1].flatMap(namesOf);
};

it("stays in English without texts of a language", () => {
  expect(typeTexts("pl")).toEqual({});
});
