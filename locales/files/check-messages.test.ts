import { expect, it } from "vitest";
import { checkMessages } from "./check-messages.ts";

const english = {
  page: {
    next: "Next",
    pageOf: "Page {number, number} of {total, number}",
    pages: "{count, plural, one {# page} other {# pages}}",
    kinds: { a: "A" },
  },
};
const german = {
  page: {
    next: "Weiter",
    pageOf: "Seite {number, number} von {total, number}",
    pages: "{count, plural, one {# Seite} other {# Seiten}}",
    kinds: { a: "A" },
  },
};

it("accepts a complete translation", () => {
  expect(checkMessages(english, german, "de")).toEqual([]);
});

it.each([
  ["missing", { next: undefined }, "page.next", "missing"],
  ["unknown", { more: "Mehr" }, "page.more", "unknown"],
  ["not closed", { pageOf: "Seite {number" }, "page.pageOf", "malformed"],
  ["empty", { next: " " }, "page.next", "malformed"],
  ["a group in place of a text", { next: { a: "A" } }, "page.next", "malformed"],
  ["a text in place of a group", { kinds: "A" }, "page.kinds", "malformed"],
  ["without the case for others", { pages: "{count, plural, one {# Seite}}" }, "page.pages", "malformed"],
  ["without a value", { pageOf: "Seite {number}" }, "page.pageOf", "values"],
  ["with another value", { pageOf: "Seite {page} von {number} und {total}" }, "page.pageOf", "values"],
  [
    "with another value in a plural",
    { pages: "{count, plural, one {eine} other {{n} Seiten}}" },
    "page.pages",
    "values",
  ],
])("finds a message that is %s", (_title, change, path, problem) => {
  const { next, ...rest } = { ...german.page, ...change };
  const page = next === undefined ? rest : { next, ...rest };
  // The wrong types are the point.
  expect(checkMessages(english, { page } as never, "de").map((one) => [one.path, one.problem])).toEqual([
    [path, problem],
  ]);
});

it("finds plural forms that a language has and English does not", () => {
  const found = checkMessages(english, german, "ar").map(({ path, message }) => [path, message]);
  expect(found).toEqual([
    ["page.pages", 'lacks the plural form "few" of the language'],
    ["page.pages", 'lacks the plural form "two" of the language'],
  ]);
});
