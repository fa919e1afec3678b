import { describe, expect, it } from "vitest";
import { type MemoryContent, memoryFiles } from "../memory-files.testing.ts";
import { readDocsProject } from "../read-docs-project.ts";

const openApi = `openapi: 3.1.0
info: { title: Plants, version: "1" }
tags: [{ name: Beds }]
paths:
  /plants:
    get: { operationId: list, tags: [Beds], x-fern-audiences: [public], responses: {} }
    post: { operationId: plant, x-fern-audiences: [staff], responses: {} }
  /soil:
    get: { operationId: dig, tags: [Soil], x-fern-audiences: [staff], responses: {} }
webhooks:
  grown: { post: { operationId: grown, x-fern-audiences: [public], responses: {} } }
`;

/** Reads a project, and returns what is wrong in it as `file:line:column severity code message`. */
async function wrongIn(files: MemoryContent): Promise<readonly string[]> {
  const content = { "start.mdx": "# Start\n", "openapi.yaml": openApi, ...files };
  const { diagnostics } = await readDocsProject({ files: memoryFiles(() => content), env: {} });
  return diagnostics.map(
    ({ file, line, column, severity, code, message }) => `${file}:${line}:${column} ${severity} ${code} ${message}`,
  );
}

const reference = (layout: string, more = ""): MemoryContent => ({
  "docs.yml": `instances: [{ url: plants.example }]
navigation:
  - api: Plants
    specs: [{ type: openapi, path: openapi.yaml }]
${more}    layout:
${layout}`,
});
const lost = "endpoint, channel, webhook or package";

describe("the layout of an API", () => {
  it("has names of everything that the API has", async () => {
    const layout = "      - GET /plants\n      - endpoint: plant\n      - grown\n      - soil: [dig]\n      - beds\n";
    expect(await wrongIn(reference(layout))).toEqual([]);
  });

  it.each([
    [
      "an operation",
      "      - GET /ferns\n",
      [`docs.yml:6:9 warning missing-entry the API Plants has no ${lost} GET /ferns`],
    ],
    [
      "an endpoint with settings",
      "      - { endpoint: listt, title: List }\n",
      [`docs.yml:6:21 warning missing-entry the API Plants has no ${lost} listt`],
    ],
    [
      "what is in a package and in a section",
      "      - beds: [lists]\n      - { section: More, contents: [POST /soil] }\n",
      [
        `docs.yml:6:16 warning missing-entry the API Plants has no ${lost} lists`,
        `docs.yml:7:37 warning missing-entry the API Plants has no ${lost} POST /soil`,
      ],
    ],
    [
      "a package of a section",
      "      - { section: More, referenced-packages: [sol] }\n",
      ["docs.yml:6:48 warning missing-entry the API Plants has no package sol"],
    ],
    [
      "an empty package",
      "      - trees: {}\n",
      ["docs.yml:6:9 warning missing-entry the API Plants has no package trees"],
    ],
    [
      "a package that is a heading",
      "      - Trees: [GET /plants]\n",
      ["docs.yml:6:9 warning unknown-package the API Plants has no package Trees, so that it is a heading"],
    ],
  ])("with a name of nothing is reported at its position: %s", async (_, layout, expected) => {
    expect(await wrongIn(reference(layout))).toEqual(expected);
  });

  it("may name what only other audiences see", async () => {
    const layout =
      "      - POST /plants\n      - endpoint: soil.dig\n      - soil: [dig]\n      - { section: S, referenced-packages: [soil] }\n";
    expect(await wrongIn(reference(layout, "    audiences: [public]\n"))).toEqual([]);
    expect(await wrongIn(reference(`${layout}      - gone\n`, "    audiences: [public]\n"))).toHaveLength(1);
  });
});

describe("a navigation", () => {
  const navigation = (items: string, url = "plants.example"): MemoryContent => ({
    "docs.yml": `instances: [{ url: ${url} }]\nnavigation:\n${items}`,
  });

  it.each([
    ["a page", "  - { page: A, path: gone.mdx }\n", "docs.yml:3:22 error missing-file there is no file gone.mdx"],
    [
      "the page of a section",
      "  - { section: S, path: gone.mdx, contents: [] }\n",
      "docs.yml:3:25 error missing-file there is no file gone.mdx",
    ],
    ["a folder", "  - { folder: gone }\n", "docs.yml:3:15 error missing-file there is no folder gone"],
    ["an API", "  - { api: A, api-name: gone }\n", "docs.yml:3:25 error missing-api there is no API gone"],
    [
      "a description",
      "  - { api: A, specs: [{ type: openapi, path: gone.yaml }] }\n",
      "docs.yml:3:46 error missing-file there is no file gone.yaml",
    ],
    [
      "the overview of an API",
      "  - { api: A, specs: [{ type: openapi, path: openapi.yaml }], summary: gone.mdx }\n",
      "docs.yml:3:72 error missing-file there is no file gone.mdx",
    ],
    ["a tab", "  - { tab: gone, layout: [] }\n", "docs.yml:3:12 error conflict there is no tab gone under tabs"],
    [
      "a library",
      "  - { library: gone }\n",
      "docs.yml:3:16 error conflict there is no library gone with an output under libraries",
    ],
  ])("that refers to %s that is not there is an error at its position", async (_, items, expected) => {
    expect(await wrongIn(navigation(items))).toEqual([expected]);
  });

  it.each([
    [
      "docs.yml:4:33",
      "  - section: Assets\n    contents: [{ page: A, path: start.mdx, slug: logo.svg }]\n",
      "plants.example",
    ],
    ["docs.yml:3:22", "  - { page: A, path: start.mdx, slug: api/callboard-docs/files/x }\n", "plants.example"],
    ["docs.yml:3:22", "  - { page: A, path: start.mdx, slug: api/callboard-docs }\n", "plants.example/guides"],
    ["docs.yml:3:22", "  - { page: A, path: start.mdx, slug: a%73sets/x }\n", "plants.example"],
    [
      "docs.yml:3:12",
      "  - { api: Assets, specs: [{ type: openapi, path: openapi.yaml }], layout: [{ endpoint: list }] }\n",
      "plants.example",
    ],
  ])("with a page at an address that servers answer themselves is an error at %s", async (at, items, url) => {
    const [first = ""] = await wrongIn(navigation(items, url));
    expect(first).toMatch(new RegExp(`^${at} error reserved-address the address /\\S+ is reserved: servers answer /`));
  });

  it("reports an address that only the front matter of a page has", async () => {
    const files = { ...navigation("  - { page: A, path: start.mdx }\n"), "start.mdx": "---\nslug: assets/a\n---\n" };
    expect(await wrongIn(files)).toEqual([
      "docs.yml:3:22 error reserved-address the address /assets/a is reserved: servers answer /assets/NAME themselves",
    ]);
  });

  it("may have longer addresses below /assets, and one that only begins with a reserved path", async () => {
    const items =
      "  - { page: A, path: start.mdx, slug: assets/care/a }\n  - { page: B, path: start.mdx, slug: api/callboard-docs2 }\n";
    expect(await wrongIn(navigation(items))).toEqual([]);
    expect(await wrongIn(navigation("  - { page: A, path: start.mdx, slug: assets }\n"))).toEqual([]);
  });
});
