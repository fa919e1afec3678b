import { describe, expect, it } from "vitest";
import { formWords } from "#ui/form-words";
import { lateWords } from "#ui/late-words";
import { words } from "#ui/words";
import { withTexts } from "./index.ts";

const languages = ["ar", "de", "es", "fr", "ja", "ko", "pt-BR", "zh"];

/** The current texts of all tables. Functions are called with recognizable values. */
function textsNow(): ReadonlyMap<string, string> {
  const values = ["«first»", "«second»", "«third»", "body", true];
  const textOf = (one: unknown): string =>
    typeof one === "function" ? String(one(...values.slice(0, one.length))) : JSON.stringify(one);
  // Writers of engine data have separate tests.
  const writers = ["phrase", "rulesHint", "jsonFault", "failureMessage", "credentialIssue"];
  return new Map(
    Object.entries({ formWords, words, lateWords }).flatMap(([table, all]) =>
      Object.entries(all)
        .filter(([key]) => !writers.includes(key))
        .map(([key, one]) => [`${table}.${key}`, textOf(one)] as const),
    ),
  );
}

/** Placeholders, names of formats, and texts that have no words. */
const wordless = [
  ...["datetimePlaceholder", "datePlaceholder", "base64Placeholder", "nullWord", "jsonView", "sdk"],
  ...["actOn", "keyName", "fileSize", "bytes"],
];

/** Texts that a language writes as English does. */
const shared: { readonly [language: string]: readonly string[] } = {
  de: ["playground"],
  es: ["endpoints", "endpointsFound"],
  fr: ["options"],
  "pt-BR": ["item", "items", "playground", "endpoints", "endpointsFound"],
};

const isShared = (key: string, language: string): boolean =>
  wordless.includes(key) || shared[language]?.includes(key) === true;

/** The names of values in a text, in any order. */
const namesIn = (text: string): string => (text.match(/«\w+»/g) ?? []).sort().join(" ");

describe.each(languages)("the playground in %s", (language) => {
  it("has the values of each text, and is in English again afterwards", () => {
    const english = textsNow();
    let translated: ReadonlyMap<string, string> = new Map();
    withTexts(language, () => {
      translated = textsNow();
      return "";
    });
    const counted = /issues|Count|filesChosen|endpointsFound|fileSize|characters|items|properties/;
    const wrong = [...english].filter(
      ([key, text]) => !counted.test(key) && namesIn(text) !== namesIn(translated.get(key) ?? ""),
    );
    expect(wrong).toEqual([]);
    const same = [...english].filter(([key, text]) => translated.get(key) === text);
    const untranslated = same.map(([key]) => key.replace(/^\w+\./, "")).filter((key) => !isShared(key, language));
    expect(untranslated).toEqual([]);
    expect(textsNow()).toEqual(english);
  });

  it("is in English again after an error", () => {
    const before = words.sendRequest;
    expect(() =>
      withTexts(language, () => {
        expect(words.sendRequest).not.toBe(before);
        throw new TypeError("the page can't be rendered");
      }),
    ).toThrow(TypeError);
    expect(words.sendRequest).toBe(before);
  });
});

it("stays in English for a language without texts, and for an invalid tag", () => {
  for (const tag of ["en-GB", "pl", "zh-TW", "no language"]) {
    expect(withTexts(tag, () => words.sendRequest)).toBe("Send Request");
  }
});

it.each([
  [1, "1 Wert braucht Aufmerksamkeit"],
  [1200, "1.200 Werte brauchen Aufmerksamkeit"],
])("writes %d as its language does", (count, text) => {
  expect(withTexts("de", () => formWords.issues(count))).toBe(text);
});

it.each([
  ["fr", 1, "et 1 autre"],
  ["fr", 2, "et 2 autres"],
])("writes in %s how many more than those listed there are: %d", (language, count, text) => {
  expect(withTexts(language, () => lateWords.moreIssues(count))).toBe(text);
});

it.each([
  ["fr", 1, "id et 1 autre."],
  ["fr", 2, "id et 2 autres."],
  ["de", 1, "id und 1 weiteres."],
  ["de", 2, "id und 2 weitere."],
])("writes in %s how many more members are not sent: %d", (language, more, end) => {
  expect(withTexts(language, () => lateWords.unsentMembers("id", more)).endsWith(end)).toBe(true);
});
