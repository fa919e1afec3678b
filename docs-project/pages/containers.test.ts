import { expect, it } from "vitest";
import { memoryFiles } from "../memory-files.testing.ts";
import { readDocsProject } from "../read-docs-project.ts";
import { withContainers } from "./containers.ts";

it("replaces containers by components, line by line", () => {
  const text = [
    ":::tip Go on",
    "::: details",
    "- In a list",
    ":::",
    ":::",
    '  :::note[Say "so"]',
    "  Text",
    "  :::",
    "::::warning{.wide}",
    "```md",
    ":::tip",
    ":::",
    "```",
    "::::",
  ].join("\n");
  expect(withContainers(text).split("\n")).toEqual([
    '<Tip title="Go on">',
    '<Accordion title="Details">',
    "- In a list",
    "</Accordion>",
    "</Tip>",
    '  <Note title="Say &quot;so&quot;">',
    "  Text",
    "  </Note>",
    "<Warning>",
    "```md",
    ":::tip",
    ":::",
    "```",
    "</Warning>",
  ]);
});

it.each([
  [
    "containers with an unclosed one before them",
    ":::tip\n:::note\nA\n:::\ntext\n:::info\nB\n:::",
    ":::tip\n<Note>\nA\n</Note>\ntext\n<Info>\nB\n</Info>",
  ],
  ["an unclosed container in a closed one", "::::tip\n:::::note\nA\n::::", "<Tip>\n:::::note\nA\n</Tip>"],
  ["four marks around three", "::::tip\n:::note\nA\n:::\nB\n::::", "<Tip>\n<Note>\nA\n</Note>\nB\n</Tip>"],
  ["three marks around four", ":::tip\n::::note\nA\n::::\nB\n:::", "<Tip>\n<Note>\nA\n</Note>\nB\n</Tip>"],
  ["an unknown container in a closed one", ":::tip\n:::box\nA\n:::\nB\n:::", "<Tip>\n:::box\nA\n:::\nB\n</Tip>"],
  ["code in a list", ":::tip\n- ```md\n  :::\n  ```\n:::", "<Tip>\n- ```md\n  :::\n  ```\n</Tip>"],
  ["code in a numbered list", ":::tip\n1. ~~~\n:::\n~~~\n:::", "<Tip>\n1. ~~~\n:::\n~~~\n</Tip>"],
  ["code in a quote", ":::tip\n> ```\n> :::\n> ```\n:::", "<Tip>\n> ```\n> :::\n> ```\n</Tip>"],
  ["code that ends with its quote", ":::tip\n> ```\n> a\n:::", "<Tip>\n> ```\n> a\n</Tip>"],
  ["line ends of Windows", ":::tip Go {.wide} \r\nA\n:::\r", '<Tip title="Go">\nA\n</Tip>'],
])("replaces %s", (_, text, expected) => {
  expect(withContainers(text)).toBe(expected);
});

it.each([
  ["an unclosed container", ":::tip\nNever closed\n"],
  ["an unknown container", ":::unknown\nText\n:::\n"],
  ["marks in a line", "a ::: b\n:::\n"],
  ["fewer closing marks", "::::tip\nA\n:::\n"],
  ["many unclosed containers", ":::tip\n".repeat(40_000)],
  ["many lines that close nothing", "::::tip\n".repeat(20_000) + ":::\n".repeat(20_000)],
  ["a long run of spaces", `:::tip${" a".padStart(40_000).repeat(2)}`],
])("keeps %s", (_, text) => {
  expect(withContainers(text)).toBe(text);
});

it("shows containers of a folder without settings, also in texts that pages include", async () => {
  const files = memoryFiles(() => ({
    "start.md": '# Start\n\n:::tip\nGo.\n:::\n\n<Markdown src="/_part.md" />\n',
    "_part.md": ":::danger\nHot.\n:::\n",
  }));
  const read = await readDocsProject({ files, env: {} });
  const definition = read.ok ? read.project.definition({ file: (path) => path, api: (key) => key }) : undefined;
  const text = definition?.pages["start.md"]?.markdown;
  expect(text).toContain("<Tip>\nGo.\n</Tip>");
  expect(text).toContain("<Error>\nHot.\n</Error>");
});
