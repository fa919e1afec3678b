import { describe, expect, it } from "vitest";
import { scriptTexts, translatorFor } from "./index.ts";

describe("the translator of a language", () => {
  it.each([
    ["de", "Weiter"],
    ["de-CH", "Weiter"],
    ["pt-BR", "Seguinte"],
    ["zh", "下一页"],
    ["zh-Hans-SG", "下一页"],
    ["ar", "التالي"],
    ["zh-TW", "Next"],
    ["pl", "Next"],
    ["no language", "Next"],
  ])("is that of %s, or English", (tag, next) => {
    expect(translatorFor(tag).text("Next")).toBe(next);
  });

  it("fills in values, and leaves a name without one", () => {
    const { text } = translatorFor("de");
    expect(text("Page {number} of {total}", { number: 2, total: 1200 })).toBe("Seite 2 von 1.200");
    expect(text("There is no page at {path}.")).toBe("Unter {path} gibt es keine Seite.");
  });

  it.each([
    ["en", ["1 page", "2 pages", "1,200 pages"]],
    ["ja", ["1 ページ", "2 ページ", "1,200 ページ"]],
    ["ar", ["صفحة واحدة", "صفحتان", "1,200 صفحة"]],
  ])("has the plurals of %s", (tag, texts) => {
    const { count } = translatorFor(tag);
    expect([1, 2, 1200].map((number) => count("{count} pages", number))).toEqual(texts);
  });
});

it("gives scripts the texts that they show, and none in English", () => {
  expect(scriptTexts("en-GB")).toBeUndefined();
  expect(scriptTexts("pl")).toBeUndefined();
  const texts = scriptTexts("fr");
  expect(texts).toMatchObject({ language: "fr", phrases: { Copied: "Copié" } });
  expect(Object.keys(texts?.phrases ?? {})).not.toContain("Next");
});
