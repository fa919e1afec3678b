import { expect, it } from "vitest";
import { authorClasses } from "./author-classes.ts";
import { selectingAuthorNames } from "./author-selectors.ts";

it.each([
  ["#box > b", ":is(#box,#doc-box) > b"],
  ["a[href='#box']:not(#x)", "a[href='#box']:not(:is(#x,#doc-x))"],
  ['a[title="a]#box"] #y', 'a[title="a]#box"] :is(#y,#doc-y)'],
  ["[data-x=']#z'], .a#b\\:c", "[data-x=']#z'], .a:is(#b\\:c,#doc-b\\:c)"],
  [".only-light:hover, .mine", ".doc-only-light:hover, .mine"],
  ["a:is(.masthead, .sidebar) > .kit-button", "a:is(.doc-masthead, .doc-sidebar) > .doc-kit-button"],
  [".page-text .md\\:flex", ".page-text .md\\:flex"],
  ["[href='.sidebar'] .a.sidebar", "[href='.sidebar'] .a.doc-sidebar"],
])("selects the elements of authors in %s", (selector, expected) =>
  expect(selectingAuthorNames(selector)).toBe(expected),
);

it.each([
  ["[", 60_000],
  ['\\"', 60_000],
])("reads %j many times in linear time", (part, count) => {
  const selector = `"${part.repeat(count)}`;
  expect(selectingAuthorNames(selector)).toBe(selector);
  expect(selectingAuthorNames(part.repeat(count))).toBe(part.repeat(count));
});

it("classes that the site has too are those of the author only with a prefix", () => {
  expect(authorClasses("card  masthead only-light\n flex dark:hidden page-text")).toBe(
    "card doc-masthead doc-only-light flex dark:hidden page-text",
  );
});
