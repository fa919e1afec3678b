import { describe, expect, it } from "vitest";
import { formWords } from "#ui/form-words";
import { lateWords } from "#ui/late-words";
import { words } from "#ui/words";
import { withTexts } from "./index.ts";

const languages = ["ar", "de", "es", "fr", "ja", "ko", "pt-BR", "zh"];

/** The texts of all tables at this moment; those of functions for values that are found again in them. */
function textsNow(): ReadonlyMap<string, string> {
  const values = ["«first»", "«second»", "«third»", "body", true];
  const textOf = (one: unknown): string =>
    typeof one === "function" ? String(one(...values.slice(0, one.length))) : JSON.stringify(one);
  return new Map(
    Object.entries({ formWords, words, lateWords }).flatMap(([table, all]) =>
      Object.entries(all).map(([key, one]) => [`${table}.${key}`, textOf(one)] as const),
    ),
  );
}

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
    const same = [...english].filter(([key, text]) => translated.get(key) === text).map(([key]) => key);
    // Placeholders, names of formats, and words that a language shares with English.
    expect(same.length).toBeLessThan(45);
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

it("stays in English for a language without texts, and for a text that is no language", () => {
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
