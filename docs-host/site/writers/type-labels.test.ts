import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inEnglish, labelOf, type TypeForm, type TypeLabel, type TypeWord } from "#engine/interpret";
import { type Rule, typesFrom } from "#engine/shape";
import { arbitraryShapeWithTypes } from "#engine/testing";
import en from "../../../locales/en.json" with { type: "json" };
import { textsIn } from "../texts/index.ts";

const first: TypeLabel = { kind: "json", json: "«first»" };
const second: TypeLabel = { kind: "json", json: "«second»" };

/** The words, and each form with its parts. */
const labels: readonly TypeLabel[] = [
  ...(Object.keys(en.phrases.types) as (keyof typeof en.phrases.types)[]).map((text): TypeLabel => {
    const parts = [first, second].slice(0, text.split("{}").length - 1);
    // The texts with places are the forms.
    return parts.length === 0 ? (text as TypeWord) : { kind: "label", form: text as TypeForm, parts };
  }),
  { kind: "label", form: " or ", parts: [first, second] },
  { kind: "label", form: "any of {}", parts: [{ kind: "label", form: ", ", parts: [first, second] }] },
];

/** Labels that a language writes as English does. */
const shared: { readonly [tag: string]: readonly string[] } = { fr: ["date"], es: [], pt: [] };
const wordless = /^(«first»|\[«first»\]|uuid|base64|«first» \(«second»\)|«first» «second»|map<«first», «second»>)$/i;

const namesIn = (text: string): string => (text.match(/«\w+»|"[^"]*"/g) ?? []).sort().join(" ");

describe.each(["ar", "de", "es", "fr", "ja", "ko", "pt-BR", "zh"])("the labels of types in %s", (tag) => {
  const { typeLabel = inEnglish, rule: writeRule } = textsIn(tag);

  it("have the parts of each label, and are not English", () => {
    const wrong = labels.flatMap((label) => {
      const [english, text] = [inEnglish(label), typeLabel(label)];
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
        expect(text).not.toMatch(/\b(list of|set of|variants|or null|string|boolean)\b/);
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
  return label.kind === "json" ? [label.json] : label.parts.flatMap(namesOf);
};

it("stays in English without texts of a language", () => {
  expect(textsIn("pl").typeLabel).toBeUndefined();
});
