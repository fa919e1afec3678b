import { expect, it } from "vitest";
import { meaningWords } from "./stop-words.ts";
import { wordsOf } from "./words.ts";

it.each([
  ["how do webhooks work", true],
  ["the plant store", true],
  ["the store", false],
  ["plant store api", false],
  ["how do i", false],
])("takes %j for a question: %j", (query, isQuestion) => {
  expect(meaningWords(wordsOf(query)).isQuestion).toBe(isQuestion);
});
