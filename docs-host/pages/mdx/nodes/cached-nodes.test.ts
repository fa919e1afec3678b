import fc from "fast-check";
import { expect, it } from "vitest";
import { cachedNodes } from "./cached-nodes.ts";
import { type PageNodesOptions, pageNodes } from "./page-nodes.ts";

const options: PageNodesOptions = {
  path: "pages/start.mdx",
  files: new Map([["pages/part.md", "The part."]]),
  frontmatter: { product: "Garden" },
};

// Titles, marks of markdown, and what starts code or an address.
const pieces = [
  "Read",
  "it",
  "2",
  " ",
  " ",
  ", ",
  "?",
  "/",
  "(c)",
  "www.x.example",
  "*b*",
  "**b 2**",
  "`a.b:c/d-e f`",
  "*",
  "`",
  "'",
  "--",
  "1.",
  "import x",
  "\n",
  "{1}",
  "<Note>",
];
const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(""));

it("gives the nodes of a text, however often it is read", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const expected = pageNodes(text, options);
      expect(cachedNodes(text, options)).toEqual(expected);
      expect(cachedNodes(text, options)).toEqual(expected);
    }),
  );
});

it("caches pages with different settings or snippets separately", () => {
  const read = (text: string, changed: Partial<PageNodesOptions>) =>
    JSON.stringify(cachedNodes(text, { ...options, ...changed }).nodes);
  const named = "*In* {frontmatter.product}";
  expect(read(named, {})).toContain("Garden");
  expect(read(named, { frontmatter: { product: "Shed" } })).toContain("Shed");
  const forSome = "*All* <llms-only>programs</llms-only>";
  expect(read(forSome, { isForMachines: true })).toContain("programs");
  expect(read(forSome, {})).not.toContain("programs");
  const importing = 'import Part from "./part.md"\n\n<Part />';
  expect(read(importing, {})).toContain("The part.");
  expect(read(importing, { files: new Map([["pages/part.md", "Another part."]]) })).toContain("Another part.");
});

it("reads a text once for people and programs unless they get different parts", () => {
  const isShared = (text: string): boolean =>
    cachedNodes(text, options) === cachedNodes(text, { ...options, isForMachines: true });
  expect(isShared("A call:\n\n```python\nimport requests\n```")).toBe(true);
  expect(isShared('import Part from "./part.md"\n\n**Above** it: <Part />')).toBe(true);
  expect(isShared("A call for <llms-ignore>people</llms-ignore>")).toBe(false);
  const files = new Map([["pages/own.md", "For <llms-only>programs</llms-only>"]]);
  const importing = (isForMachines: boolean) =>
    JSON.stringify(cachedNodes('import Own from "./own.md"\n\n<Own />', { ...options, files, isForMachines }).nodes);
  expect(importing(false)).not.toContain("programs");
  expect(importing(true)).toContain("programs");
});

it("reads an import between the tags of an element", () => {
  const text = '<Steps>\n<Step title="One">\n\nimport Part from "./part.md";\n\n<Part />\n\n</Step>\n</Steps>';
  const { nodes, diagnostics } = pageNodes(text, options);
  expect(JSON.stringify(nodes)).toContain("The part.");
  expect(diagnostics).toEqual([]);
});
