import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inEnglish, type Phrase, type PhraseParts, validator } from "#engine/interpret";
import { ruleChecker } from "#engine/rules";
import { type Rule, type Shape, typesFrom } from "#engine/shape";
import { arbitraryShapeWithTypes, invalid } from "#engine/testing";
import type { Writers } from "#ui/writers";
import en from "../../../locales/en.json" with { type: "json" };
import { someOf } from "../../../tooling/tier.ts";
import { catalogIn } from "../texts/index.ts";

const tags = ["ar", "de", "es", "fr", "ja", "ko", "pt", "zh"];
const writersIn = (tag: string): Writers => catalogIn(tag)?.area("writers") as Writers;

const writerOf =
  (tag: string) =>
  (phrase: Phrase): string =>
    writersIn(tag).phrase(inEnglish(phrase), phrase);

const first: Phrase = { kind: "json", json: '"«first»"' };
const second: Phrase = { kind: "json", json: '"«second»"' };
const rule: Rule = { kind: "required", keys: ["«first»"] };
const limit = { limit: "9223372036854775807" };

/** Sample parameters of each kind of phrase. The text of a language contains them. */
const samples: { readonly [K in keyof PhraseParts]: readonly PhraseParts[K][] } = {
  mismatch: [{ expected: first, found: second }],
  wrongKey: [{ expected: first, found: second }],
  unknownKey: [{ key: '"«first»"' }],
  duplicate: [{ value: first }],
  header: [
    { name: "«first»", isCredential: false, character: '"«second»"' },
    { name: "«first»", isCredential: true, character: '"«second»"' },
  ],
  rule: [
    { rule, since: [{ kind: "required", keys: ["«second»"] }], text: '"«first»" is required if "«second»" is present' },
  ],
  atLeast: [limit, { limit: "41", part: "characters" }, { limit: "41", part: "items" }],
  atMost: [limit, { limit: "41", part: "properties" }],
  moreThan: [limit],
  lessThan: [limit],
  multipleOf: [limit],
  range: [{ least: "-9223372036854775808", greatest: "9223372036854775807" }],
  matches: [{ regex: "^[0-9]{41}$" }],
  format: [{ format: "41" }],
  keyword: [{ keyword: "42" }],
  oneOf: [
    { texts: ['"«first»"'], more: 0 },
    { texts: ['"«first»"', '"«second»"'], more: 0 },
    { texts: ['"«first»"', '"«second»"'], more: 41 },
  ],
  label: [{ form: "list of {}", parts: [{ kind: "json", json: "«first»" }] }],
  json: [{ json: '"«first»"' }],
  counted: [
    { count: 41, part: "characters" },
    { count: 41, part: "items" },
    { count: 41, part: "properties" },
  ],
  someList: [
    { count: 41, isArray: true },
    { count: 41, isArray: false },
  ],
};

const words = Object.keys(en.phrases.words) as (keyof typeof en.phrases.words)[];
const phrases: readonly Phrase[] = [
  ...words,
  // A kind with its parameters.
  ...Object.entries(samples).flatMap(([kind, all]) => all.map((parts) => ({ kind, ...parts }) as Phrase)),
];

/** Names that no language translates, and words that a language shares with English. */
const neutral = new Set(["true", "false", "ascii", "uuid", "base64", "base", "proto", "first", "second"]);
const shared: { readonly [tag: string]: readonly string[] } = {
  de: ["text", "header", "name", "format"],
  fr: ["date", "segment", "double", "type", "multiple", "format"],
};

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** The values in a text: names, numbers and dates. */
const valuesIn = (text: string): string => (text.match(/«\w+»|-?\d+/g) ?? []).sort().join(" ");

const lawTags = someOf(tags, 2);

describe.each(tags)("the reasons in %s", (tag) => {
  const write = writerOf(tag);

  it("have the values of each phrase, and no word of the English text", () => {
    const wrong = phrases.flatMap((phrase) => {
      const [english, text] = [inEnglish(phrase), write(phrase)];
      const known = new Set(wordsIn(english));
      const left = wordsIn(text).filter((one) => known.has(one) && !neutral.has(one) && !shared[tag]?.includes(one));
      return valuesIn(english) === valuesIn(text) && left.length === 0 ? [] : [[english, text, left]];
    });
    expect(wrong).toEqual([]);
  });

  it.runIf(lawTags.includes(tag))("exist for every issue of any shape, and have what was found", () => {
    fc.assert(
      fc.property(arbitraryShapeWithTypes(), fc.integer(), ({ shape, table }, seed) => {
        const types = typesFrom(table);
        const values = invalid(shape, types);
        if (values === undefined) return;
        for (const { value, selection } of fc.sample(values, { numRuns: 3, seed })) {
          for (const { message, phrases: parts } of validator(types)(shape)(value, selection)) {
            expect(message).toBe(inEnglish(parts.message));
            const text = write(parts.message);
            expect(text).not.toBe(message);
            const { found } = parts;
            if (message.includes("found") && typeof found === "object" && found.kind === "json")
              expect(text).toContain(found.json);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it("leave a text without a phrase unchanged", () => {
    expect(writersIn(tag).phrase("Sent by a server.")).toBe("Sent by a server.");
  });
});

const card: Rule = { kind: "property", key: "kind", rule: { kind: "values", values: ["card"] } };
const rules: readonly (readonly [
  title: string,
  rule: Rule,
  value: { readonly [key: string]: string | number },
  text: string,
])[] = [
  [
    "a condition",
    { kind: "if", condition: card, consequent: { kind: "required", keys: ["number"] } },
    { kind: "card" },
    'wenn "kind": "card", dann: "number" ist erforderlich',
  ],
  [
    "a dependent property",
    { kind: "dependent", key: "kind", rule: { kind: "required", keys: ["number", "name"] } },
    { kind: "card" },
    'wenn "kind" vorhanden ist, dann: "number" und "name" sind erforderlich',
  ],
  [
    "properties that exclude each other",
    { kind: "not", rule: { kind: "required", keys: ["kind", "name"] } },
    { kind: "card", name: "Ada" },
    '"kind" und "name" sind nicht zusammen erlaubt',
  ],
  [
    "a number of properties",
    { kind: "size", of: "properties", least: 2 },
    { kind: "card" },
    "ein Wert: mindestens 2 Eigenschaften",
  ],
];

it.each(rules)("writes a broken rule in German: %s", (_title, broken, value, text) => {
  const plain = { kind: "string" } as const;
  const shape: Shape = {
    kind: "object",
    properties: ["kind", "number", "name"].map((key) => ({ key, shape: plain, optional: true })),
    rules: [broken],
  };
  const found = ruleChecker(typesFrom())(shape)?.(value, value, {}) ?? [];
  expect(found.map(({ phrases: { message } }) => writerOf("de")(message))).toEqual([text]);
});

it.each([
  ["de", 1, "mindestens 1 Eintrag"],
  ["de", 1200, "mindestens 1.200 Einträge"],
  ["ar", 2, "عنصران على الأقل"],
  ["ar", 3, "3 عناصر على الأقل"],
  ["fr", 0, "au moins 0 élément"],
] as const)("writes the plural of %s for %d", (tag, count, text) => {
  expect(writerOf(tag)({ kind: "atLeast", limit: String(count), part: "items" })).toBe(text);
});
