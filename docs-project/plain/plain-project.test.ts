import { expect, it } from "vitest";
import { type MemoryContent, memoryFiles } from "../memory-files.testing.ts";
import { cachedFiles } from "../project-files.ts";
import { readDocsProject } from "../read-docs-project.ts";
import type { NavigationItem } from "../settings/navigation-items.ts";
import { plainProject } from "./plain-project.ts";

const settings = (content: MemoryContent) => plainProject(cachedFiles(memoryFiles(() => content)));

/** Writes items as lines: the title, then the address and the file; contents are indented. */
const lines = (items: readonly NavigationItem[], indent = ""): readonly string[] =>
  items.flatMap((item) => {
    if (item.kind === "page") return `${indent}${item.page} (${item.slug}) ${item.path.text}`;
    if (item.kind !== "section") return `${indent}${item.kind}`;
    const head = `${indent}${item.section} (${item.slug}) ${item.path?.text ?? "-"}`;
    return [head, ...lines(item.contents, `${indent}  `)];
  });

async function sidebar(content: MemoryContent): Promise<readonly string[]> {
  const navigation = (await settings(content))?.navigation;
  return navigation?.kind === "items" ? lines(navigation.items) : [];
}

it("orders by start page, front matter, number, pages and folders, then by title in any case", async () => {
  expect(
    await sidebar({
      "zebra.md": "# apple",
      "b.md": "# Banana",
      "README.md": "# Shop",
      "10-late.md": "",
      "2-early.md": "",
      "03_folder/x.md": "# X",
      "other/y.md": "# Y",
      "last.md": "---\nsidebar_position: 2\n---\n",
      "first.md": "---\nposition: 1\n---\n",
      "2024-01-05.md": "",
      "_draft.md": "# Draft",
      ".hidden.md": "# Hidden",
      "node_modules/a/readme.md": "# A",
      "empty/data.txt": "",
    }),
  ).toEqual([
    "Shop (readme) README.md",
    "First (first) first.md",
    "Last (last) last.md",
    "Early (2-early) 2-early.md",
    "Folder (03_folder) -",
    "  X (x) 03_folder/x.md",
    "Late (10-late) 10-late.md",
    "2024 01 05 (2024-01-05) 2024-01-05.md",
    "apple (zebra) zebra.md",
    "Banana (b) b.md",
    "Other (other) -",
    "  Y (y) other/y.md",
  ]);
});

it("takes titles from front matter, then from the first heading unless several pages have it, then from names", async () => {
  expect(
    await sidebar({
      "a.md": "---\ntitle: Front\n---\n# Heading",
      "b.md": "Text\n\n```\n# code\n```\n\n## Small\n\nThe **big** `one`\n====\n\n# Second",
      "c/README.md": "# Introduction",
      "c/api_keys.md": "# Introduction\n",
      "d.md": '<p><img src="https://badge.example/x"></p>\n<h1 align="center">Logo\n<b>Shop</b></h1>\n',
      "e.md": "# [Linked](https://x.example) <!-- c -->\n",
      "don't-panic.md": "",
    }),
  ).toEqual([
    "Don't Panic (dont-panic) don't-panic.md",
    "Front (a) a.md",
    "Linked (e) e.md",
    "Logo Shop (d) d.md",
    "The big one (b) b.md",
    "C (c) c/README.md",
    "  Api Keys (api_keys) c/api_keys.md",
  ]);
});

it.each<[string, MemoryContent, string | undefined]>([
  ["package.json", { "package.json": '{"name":"@acme/shop"}', "README.md": "# Read me" }, "shop"],
  ["package.json around the folder", { "../package.json": '{"displayName":"The Shop","name":"x"}' }, "The Shop"],
  ["the README", { "package.json": "{", "README.md": "# The Shop" }, "The Shop"],
  [
    "git",
    { "../.git/config": '[core]\n\tbare = false\n[remote "origin"]\n\turl = git@git.example:acme/shop.git\n' },
    "shop",
  ],
  ["nothing", {}, undefined],
])("names the site by %s", async (_, content, title) => {
  expect((await settings({ "a.md": "", ...content }))?.title).toBe(title);
});

it("shows images with a query, and links to other files at the host of the repository", async () => {
  const content = {
    "guide/a.md": "![i](img/a.png?raw=true) [s](../src/) [f](../LICENSE#top) [no](../missing) [b](b.md) [u](/c)",
    "guide/b.md": "",
    "guide/img/a.png": new Uint8Array([1]),
    "src/main.c": "",
    LICENSE: "",
    "package.json": '{"repository":{"url":"git+https://github.com/acme/shop.git"}}',
  };
  const read = await readDocsProject({ files: memoryFiles(() => content), env: {}, inRepository: "" });
  const ids = { file: (path: string) => `id-of-${path}`, api: (key: string) => key };
  expect(read.ok && read.project.definition(ids).pages["guide/a.md"]?.markdown).toBe(
    "![i](file:id-of-guide/img/a.png) [s](https://github.com/acme/shop/tree/HEAD/src) " +
      "[f](https://github.com/acme/shop/blob/HEAD/LICENSE#top) [no](../missing) [b](/guide/b) [u](/c)\n",
  );
});
