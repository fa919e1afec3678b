import { expect, it } from "vitest";
import { prefersMarkdown } from "./prefers-markdown.ts";

it.each([
  ["text/markdown", true],
  ["text/markdown, text/html", true],
  ["text/html, text/markdown;q=0.9", false],
  ["text/markdown;q=0.5, */*;q=0.1", true],
  ["Text/Markdown; charset=utf-8", true],
  ["text/markdown;q=0", false],
  ["text/html,application/xhtml+xml,*/*;q=0.8", false],
  ["text/markdownish", false],
  ["*/*", false],
  ["", false],
  [undefined, false],
])("for the header Accept: %s it is %s", (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});
