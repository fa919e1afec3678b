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

it.each([":::tip\nNever closed\n", ":::unknown\nText\n:::\n", "a ::: b\n:::\n"])("keeps %j", (text) => {
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
