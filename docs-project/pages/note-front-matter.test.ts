import { expect, it } from "vitest";
import { memoryFiles } from "../memory-files.testing.ts";
import { readDocsProject } from "../read-docs-project.ts";
import { frontMatterEffects } from "./front-matter-effects.ts";

async function notesOf(page: string): Promise<readonly string[]> {
  const content = { "docs.yml": "navigation: [{ page: A, path: a.mdx }]\n", "a.mdx": page, "x.png": "" };
  const { diagnostics } = await readDocsProject({ files: memoryFiles(() => content), env: {} });
  return diagnostics.map(
    ({ file, line, column, severity, code, message, advice }) =>
      `${file}:${line}:${column} ${severity} ${code} ${message}; ${advice}`,
  );
}

it.each([
  [
    "title: A\nlayout: cinema",
    [
      "a.mdx:3:1 warning expected expected a layout of a page, found cinema; it is one of guide, overview, reference, page, custom",
    ],
  ],
  [
    "layout: [page]",
    [
      'a.mdx:2:1 warning expected expected a layout of a page, found ["page"]; it is one of guide, overview, reference, page, custom',
    ],
  ],
  [
    "title: A\n\nsearch-metadata: { team: plants }",
    [
      "a.mdx:4:1 warning unsupported `search-metadata` is not supported; remove it: the search has the fields of `keywords`, and no others of an author",
    ],
  ],
  ["subtitel: A", ["a.mdx:2:1 warning unknown-key `subtitel` is not a front matter key; did you mean subtitle?"]],
  [
    '# titles\n"read time": 5',
    [
      "a.mdx:3:1 warning unknown-key `read time` is not a front matter key; remove it, or show it in the text by `{frontmatter.NAME}`",
    ],
  ],
  [
    "og:tilte: A\nog:title: B",
    ["a.mdx:2:1 warning unknown-key `og:tilte` is not a front matter key; did you mean og:title?"],
  ],
  [
    "{ colour: red }",
    [
      "a.mdx:1:1 warning unknown-key `colour` is not a front matter key; remove it, or show it in the text by `{frontmatter.NAME}`",
    ],
  ],
  [
    "constructor: x",
    [
      "a.mdx:2:1 warning unknown-key `constructor` is not a front matter key; remove it, or show it in the text by `{frontmatter.NAME}`",
    ],
  ],
])("reports a key without an effect at its line: %j", async (yaml, expected) => {
  expect(await notesOf(`---\n${yaml}\n---\nText.\n`)).toEqual(expected);
});

it("reports no key that has an effect, and none that the text shows", async () => {
  const keys = Object.keys(frontMatterEffects).filter((key) => key !== "search-metadata" && !/image|logo/.test(key));
  const yaml = keys.map((key) => `${key}: ${key === "layout" ? "overview" : key === "slug" ? "b" : "true"}`);
  expect(await notesOf(`---\n${yaml.join("\n")}\nversion: 3\n---\nVersion {frontmatter.version}.\n`)).toEqual([]);
  expect(await notesOf("---\nlayout:\nsearch-metadata: false\n---\n")).toEqual([]);
});
