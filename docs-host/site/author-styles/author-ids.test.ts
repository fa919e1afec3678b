import { expect, it } from "vitest";
import { selectingAuthorIds } from "./author-ids.ts";

it.each([
  ["#box > b", ":is(#box,#doc-box) > b"],
  ["a[href='#box']:not(#x)", "a[href='#box']:not(:is(#x,#doc-x))"],
  ['a[title="a]#box"] #y', 'a[title="a]#box"] :is(#y,#doc-y)'],
  ["[data-x=']#z'], .a#b\\:c", "[data-x=']#z'], .a:is(#b\\:c,#doc-b\\:c)"],
])("selects the ids of authors too in %s", (selector, expected) => expect(selectingAuthorIds(selector)).toBe(expected));
