import { describe, expect, it } from "vitest";
import { inLanguage } from "#locales";
import { siteTexts } from "#ui/text";
import { catalogIn, textsIn } from "./index.ts";

describe("the texts of a language", () => {
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
  ])("are in %s, or English", (tag, next) => {
    expect(textsIn(tag).text("next")).toBe(next);
  });

  it("have values, and the name of one that is left out", () => {
    const { text } = textsIn("de");
    expect(text("pageNumberOfTotal", { number: 2, total: 1200 })).toBe("Seite 2 von 1.200");
    expect(text("thereIsNoPageAt")).toBe("Unter {path} gibt es keine Seite.");
  });

  it.each([
    ["en", ["1 page", "2 pages", "1,200 pages"]],
    ["ja", ["1 ページ", "2 ページ", "1,200 ページ"]],
    ["ar", ["صفحة واحدة", "صفحتان", "1,200 صفحة"]],
  ])("have the plurals of %s", (tag, texts) => {
    const { text } = textsIn(tag);
    expect([1, 2, 1200].map((count) => text("pagesCount", { count }))).toEqual(texts);
  });
});

it("writes in the language of the page that is rendered, and in English before, after and around it", () => {
  const seen: string[] = [];
  const next = (): void => void seen.push(siteTexts().text("next"));
  inLanguage(catalogIn("de"), () => {
    next();
    inLanguage(catalogIn("en"), next);
    expect(() =>
      inLanguage(catalogIn("fr"), () => {
        next();
        throw new TypeError("the page can't be rendered");
      }),
    ).toThrow(TypeError);
    next();
  });
  next();
  expect(seen).toEqual(["Weiter", "Next", "Suivant", "Weiter", "Next"]);
});
