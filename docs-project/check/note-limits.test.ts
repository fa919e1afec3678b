import { expect, it } from "vitest";
import { type MemoryContent, memoryFiles } from "../memory-files.testing.ts";
import { readDocsProject } from "../read-docs-project.ts";

const docsYml = (more = ""): string =>
  `instances: [{ url: plants.example }]\nnavigation:\n  - { page: Start, path: start.mdx }\n${more}`;
const bomb = "[".repeat(30_000);

const openApi = (description: string): string => `openapi: 3.1.0
info: { title: Plants, version: "1" }
paths: { /plants: { get: { description: "${description}", responses: { "200": { description: Plants } } } } }
`;

/** Reads a project, and returns its limits that are exceeded, as `file:line:column message`. */
async function limitsOf(files: MemoryContent): Promise<readonly string[]> {
  const content = { "docs.yml": docsYml(), "start.mdx": "# Start\n", ...files };
  const { diagnostics } = await readDocsProject({ files: memoryFiles(() => content), env: {} });
  return diagnostics
    .filter(({ code, severity }) => code === "limit" && severity === "error")
    .map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
}

it.each<readonly [string, MemoryContent, string]>([
  ["a page", { "start.mdx": `---\ntitle: Start\n---\n\n${bomb}` }, "start.mdx:5:1 more than 300 brackets are open"],
  [
    "the settings of a page",
    { "start.mdx": `---\ntitle: Start\na: ${bomb}\n---\n` },
    "start.mdx:3:1 the settings of the page are nested deeper than 30 levels",
  ],
  [
    "an included text",
    { "start.mdx": 'A\n\n<Markdown src="more.mdx" />\n', "more.mdx": bomb },
    "start.mdx:1:1 more than 300 brackets are open",
  ],
  [
    "a style sheet",
    { "docs.yml": docsYml("css: styles.css\n"), "styles.css": `a {}\n${"a{".repeat(31)}` },
    "styles.css:2:62 rules are nested deeper than 30 levels",
  ],
  [
    "a component",
    { "docs.yml": docsYml("experimental: { mdx-components: [parts] }\n"), "parts/a.mdx": bomb },
    "parts/a.mdx:1:1 more than 300 brackets are open",
  ],
  [
    "the length of a component",
    { "docs.yml": docsYml("experimental: { mdx-components: [parts] }\n"), "parts/a.tsx": " ".repeat(1_000_001) },
    "parts/a.tsx:1:1 the file has more than 1,000,000 characters",
  ],
  [
    "a redirect",
    { "docs.yml": docsYml(`redirects: [{ source: "${"/:a".repeat(21)}", destination: / }]\n`) },
    "docs.yml:1:1 config.redirects[0].source: it has more than 20 variable parts",
  ],
  [
    "the description of an operation",
    {
      "docs.yml": docsYml("  - { api: Plants, specs: [{ type: openapi, path: openapi.yaml }] }\n"),
      "openapi.yaml": openApi("[".repeat(301)),
    },
    "docs.yml:1:1 API Plants.endpoints[0].description: more than 300 brackets are open",
  ],
])("an exceeded limit of %s is an error at its place", async (_, files, line) => {
  expect(await limitsOf(files)).toEqual([line]);
});

it("a page at a limit keeps its place in the navigation, without its text", async () => {
  const content = { "docs.yml": docsYml(), "start.mdx": bomb };
  const read = await readDocsProject({ files: memoryFiles(() => content), env: {} });
  const pages = read.ok ? read.project.definition({ file: () => undefined, api: (key) => key }).pages : {};
  expect(pages["start.mdx"]).toEqual({ markdown: "\n", rawMarkdown: "" });
});
