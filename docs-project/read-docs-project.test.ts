import { expect, it } from "vitest";
import { type MemoryContent, memoryFiles } from "./memory-files.testing.ts";
import type { DocsProject } from "./project.ts";
import { createProjectReader, readDocsProject } from "./read-docs-project.ts";

const openApi = `openapi: 3.1.0
info: { title: Plant Store, version: "1" }
servers: [{ url: https://plants.example }]
paths:
  /plants/{id}:
    get:
      operationId: plants_get
      tags: [plants]
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { "200": { description: A plant } }
`;

const read = (content: MemoryContent, env = {}) => readDocsProject({ files: memoryFiles(() => content), env });

async function projectOf(content: MemoryContent): Promise<DocsProject> {
  const answer = await read(content);
  if (!answer.ok) throw new Error(JSON.stringify(answer.diagnostics));
  return answer.project;
}

const ids = { file: (path: string) => `id-of-${path}`, api: (key: string) => `id-of-${key}` };

const docsYml = (navigation: string) => `instances:\n  - url: plants.example/docs\nnavigation:\n${navigation}`;

it("publishes pages with addresses, files and APIs", async () => {
  const project = await projectOf({
    "docs.yml": docsYml("  - page: Start\n    path: pages/start.mdx\n  - api: Reference\n"),
    "generators.yml": "api:\n  specs:\n    - openapi: ../openapi.yml\n",
    "../openapi.yml": openApi,
    "pages/start.mdx": "![A plant](../plant.svg) and [itself](./start.mdx#more)\n",
    "plant.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>',
  });
  const { config, pages } = project.definition(ids);
  expect(pages["pages/start.mdx"]?.markdown).toBe("![A plant](file:id-of-plant.svg) and [itself](/docs/start#more)\n");
  expect(project.files).toMatchObject([
    { path: "plant.svg", mediaType: "image/svg+xml", size: { width: 4, height: 2 } },
  ]);
  expect(project.apis.map(({ name, model }) => [name, model.endpoints.length])).toEqual([["Plant Store", 1]]);
  expect(config.root.child).toMatchObject({
    child: {
      children: [
        { type: "sidebarGroup", children: [{ title: "Start", slug: "docs/start" }] },
        {
          type: "apiReference",
          apiDefinitionId: `id-of-${project.apis[0]?.key}`,
          children: [
            { type: "apiPackage", children: [{ endpointId: "plants_get", slug: "docs/reference/plants/get" }] },
          ],
        },
      ],
    },
  });
});

it("shows the only description of a folder, and none of several", async () => {
  const content = { "docs.yml": docsYml("  - api: Reference\n"), "plants.yaml": openApi, "other.yaml": "a: 1\n" };
  const { apis } = await projectOf(content);
  expect(apis.map(({ name, model }) => [name, model.endpoints.length])).toEqual([["Plant Store", 1]]);
  const answer = await read({ ...content, "trees.yaml": openApi });
  expect(answer.diagnostics.map(({ message }) => message)).toEqual(["it is not clear which API Reference shows"]);
});

it("publishes the sources of components, of the header and of the footer, and no tests", async () => {
  const project = await projectOf({
    "docs.yml": `${docsYml("  - page: Start\n    path: a.md\n")}header: ./top.tsx\nfooter: end.tsx\nexperimental: { mdx-components: [parts, ./one.tsx] }\n`,
    "a.md": "Text.\n",
    "top.tsx": "top",
    "end.tsx": "end",
    "one.tsx": "one",
    "other.tsx": "other",
    "parts/a.tsx": "a",
    "parts/a.test.tsx": "test",
    "parts/__tests__/b.tsx": "test",
    "parts/c.css": "c",
    "parts/deep/d.mdx": "d",
  });
  expect(project.definition(ids).jsFiles).toEqual({
    "one.tsx": "one",
    "parts/a.tsx": "a",
    "parts/deep/d.mdx": "d",
    "top.tsx": "top",
    "end.tsx": "end",
  });
});

it("reports examples of an API that their schemas do not allow", async () => {
  const answer = await read({
    "docs.yml": docsYml("  - api: Reference\n"),
    "generators.yml": "api:\n  specs:\n    - openapi: openapi.yml\n",
    "openapi.yml": openApi.replace("schema: { type: string }", "schema: { type: string, format: uuid }, example: fern"),
  });
  expect(answer.diagnostics).toMatchObject([
    { code: "api", severity: "warning", file: "openapi.yml", line: 9, message: expect.stringContaining("differs") },
  ]);
});

it("reports languages that no call is generated in", async () => {
  const answer = await read({
    "docs.yml": `${docsYml("  - page: Start\n    path: start.md\n")}settings:\n  http-snippets: [curl, go, javascript]\n`,
    "start.md": "Hello",
  });
  expect(
    answer.diagnostics.map(({ code, severity, message, line, column }) => [code, severity, message, line, column]),
  ).toEqual([["unsupported", "warning", "calls are not generated in go", 7, 25]]);
});

it("shows one description with different overlays as different APIs", async () => {
  const item = (name: string) =>
    `  - { api: ${name}, specs: [{ type: openapi, path: openapi.yml, overlays: ${name}.yml }] }\n`;
  const overlay = (title: string) =>
    `overlay: 1.0.0\nactions: [{ target: $.info, update: { title: ${title} } }, { target: "$.paths['/plants/{id}']", remove: ${title === "Public"} }]\n`;
  const project = await projectOf({
    "docs.yml": docsYml(item("public") + item("internal")),
    "openapi.yml": openApi,
    "public.yml": overlay("Public"),
    "internal.yml": overlay("Internal"),
  });
  expect(project.apis.map(({ name, model }) => [name, model.endpoints.length])).toEqual([
    ["Public", 0],
    ["Internal", 1],
  ]);
});

it.each([
  ["generators.yml", "  - api: Live\n", "api:\n  specs:\n    - asyncapi: live.yml\n"],
  ["docs.yml", "  - api: Live\n    specs: [{ type: asyncapi, path: live.yml }]\n", ""],
])("reads AsyncAPI 3 operations that %s names as client operations", async (_, navigation, generators) => {
  const live = `asyncapi: 3.0.0
info: { title: Live, version: "1" }
channels:
  feed: { address: /feed, messages: { ask: { payload: { type: string } }, hear: { payload: { type: string } } } }
operations:
  ask: { action: send, channel: { $ref: "#/channels/feed" }, messages: [{ $ref: "#/channels/feed/messages/ask" }] }
  hear: { action: receive, channel: { $ref: "#/channels/feed" }, messages: [{ $ref: "#/channels/feed/messages/hear" }] }
`;
  const sidesOf = ({ apis }: DocsProject) =>
    apis[0]?.model.channels?.[0]?.messages.map(({ type, origin }) => `${type} ${origin}`);
  const files = { ...(generators !== "" && { "generators.yml": generators }), "live.yml": live };
  expect(sidesOf(await projectOf({ "docs.yml": docsYml(navigation), ...files }))).toEqual([
    "ask client",
    "hear server",
  ]);
  expect(sidesOf(await projectOf({ "live.yml": live }))).toEqual(["ask server", "hear client"]);
});

const channel = { $ref: "#/channels/feed" };
const message = (name: string) => ({ $ref: `#/channels/feed/messages/${name}` });
const text = { payload: { type: "string" } };

/** A description with two operations: the client sends the messages `asks` and receives the messages `hears`. */
const talking = (asks: readonly string[], hears: readonly string[], order: "first" | "last") => {
  const version = { asyncapi: "3.0.0" };
  const rest = {
    info: { title: "Live", version: "1" },
    channels: {
      feed: {
        address: "/feed",
        messages: Object.fromEntries([...asks, ...hears].map((name) => [name, text])),
        "x-fern-examples": [
          {
            messages: [
              ...asks.map((name) => ({ type: "publish", messageId: name, value: `body of ${name}` })),
              ...hears.map((name) => ({ type: "subscribe", messageId: name, value: `body of ${name}` })),
            ],
          },
        ],
      },
    },
    operations: {
      out: { action: "send", channel, messages: asks.map(message) },
      in: { action: "receive", channel, messages: hears.map(message) },
    },
  };
  return JSON.stringify(order === "first" ? { ...version, ...rest } : { ...rest, ...version });
};

it.each([
  ["one message of each side", ["ask"], ["hear"], "first"],
  ["two messages of each side", ["ask", "beg"], ["hear", "see"], "first"],
  ["its version at the end of one line", ["ask"], ["hear"], "last"],
] as const)("reads conversations of a client's description with %s", async (_, asks, hears, order) => {
  const { project, diagnostics } = await read({
    "docs.yml": docsYml("  - api: Live\n    specs: [{ type: asyncapi, path: live.json }]\n"),
    "live.json": talking(asks, hears, order),
  }).then((answer) => ({ ...answer, project: answer.ok ? answer.project : undefined }));
  const [feed] = project?.apis[0]?.model.channels ?? [];
  expect(feed?.messages.map(({ type, origin }) => `${type} ${origin}`)).toEqual([
    ...asks.map((type) => `${type} client`),
    ...hears.map((type) => `${type} server`),
  ]);
  expect(feed?.examples.map(({ messages }) => messages)).toEqual([
    [...asks, ...hears].map((type) => ({ type, body: `body of ${type}` })),
  ]);
  expect(diagnostics).toEqual([]);
});

it("shows the pages of a library as its generator has listed them", async () => {
  const list = (title: string, slug: string) => `type: page, title: ${title}, slug: ${slug}, pageId: ${slug}.mdx`;
  const content = {
    "docs.yml": `${docsYml("  - library: py\n    title: Python\n  - library: go\n")}libraries:\n  py: { input: {}, lang: python, output: { path: lib } }\n`,
    "lib/_navigation.yml": `# generated\n- { ${list("plants", "ref/plants")} }\n- { type: section, title: beds, slug: ref/beds, children: [{ ${list("Bed", "ref/beds/bed")} }] }\n`,
    ...{ "lib/ref.mdx": "", "lib/ref/plants.mdx": "", "lib/ref/beds.mdx": "", "lib/ref/beds/bed.mdx": "" },
  };
  const { diagnostics, ...answer } = await read(content);
  const root = answer.ok ? answer.project.definition(ids).config.root : undefined;
  expect(root).toMatchObject({
    child: {
      child: {
        children: [
          {
            ...{ type: "section", title: "Python", slug: "docs/python", overviewPageId: "lib/ref.mdx" },
            children: [
              { type: "page", title: "plants", slug: "docs/ref/plants" },
              { type: "section", slug: "docs/ref/beds", children: [{ title: "Bed", slug: "docs/ref/beds/bed" }] },
            ],
          },
        ],
      },
    },
  });
  expect(diagnostics).toMatchObject([
    { code: "conflict", file: "docs.yml", message: "there is no library go with an output under libraries" },
  ]);
});

it("reports unknown keys with their place and the key that was meant", async () => {
  const { diagnostics } = await read({
    "docs.yml": `${docsYml("  - page: A\n    path: a.md\n")}titel: Plants\n`,
    "a.md": "",
  });
  expect(diagnostics).toMatchObject([
    { code: "unknown-key", file: "docs.yml", line: 6, column: 1, advice: "did you mean title?" },
  ]);
});

it("replaces variables of the environment, and reports missing ones", async () => {
  const content = { "docs.yml": `title: "\${NAME} docs"\n${docsYml("  - page: A\n    path: a.md\n")}`, "a.md": "" };
  const named = await read(content, { NAME: "Plant" });
  expect(named.ok && named.project.title).toBe("Plant docs");
  expect((await read(content)).diagnostics).toMatchObject([
    { code: "environment", file: "docs.yml", line: 1, column: 8 },
  ]);
});

it("reports a missing page where the navigation names it, and shows the others", async () => {
  const answer = await read({
    "docs.yml": docsYml("  - page: A\n    path: a.md\n  - page: B\n    path: b.md\n"),
    "a.md": "",
  });
  expect(answer.diagnostics).toMatchObject([{ code: "missing-file", file: "docs.yml", line: 7, column: 11 }]);
  expect(answer.ok && [...answer.project.pages.keys()]).toEqual(["a.md"]);
});

it("sorts the pages of a folder by their positions, and others behind them by their titles", async () => {
  const at = (position: number): string => `---\nposition: ${position}\n---\nText.\n`;
  const project = await projectOf({
    "docs.yml": docsYml("  - folder: guides\n"),
    "guides/a.md": "Text.\n",
    "guides/b.md": at(3),
    "guides/c.md": at(1),
    "guides/d.md": at(2),
    "guides/E.md": "Text.\n",
    "guides/f.md": at(0),
  });
  const root = JSON.stringify(project.definition(ids).config.root);
  expect([...root.matchAll(/"pageId":"guides\/(\w)\.md"/g)].map(([, name]) => name).join("")).toBe("fcdbaE");
});

it("reads a folder without docs.yml, and a description alone", async () => {
  const folder = await projectOf({
    "guide.md": "# Guide",
    "index.md": "# Start",
    "zoo.md": "---\ntitle: Animals\nposition: 1\n---\n",
    "shop.yaml": openApi,
    "data.json": "{}",
  });
  expect([...folder.pages.keys()]).toEqual(["index.md", "zoo.md", "guide.md"]);
  expect(JSON.stringify(folder.definition(ids).config.root)).toContain('"title":"Animals"');
  expect(folder.apis.map(({ name }) => name)).toEqual(["Plant Store"]);
  const files = memoryFiles(() => ({ "shop.yaml": openApi }));
  const alone = await readDocsProject({ files, env: {}, description: "shop.yaml" });
  expect(alone.ok && alone.project.definition(ids).config.root.child).toMatchObject({
    child: { children: [{ type: "apiReference", slug: "", hideTitle: true }] },
  });
  expect((await read({ "data.json": "{}" })).ok).toBe(false);
});

it("reads only changed pages again", async () => {
  let content: MemoryContent = {
    "docs.yml": docsYml("  - page: A\n    path: a.md\n  - page: B\n    path: b.md\n"),
    "a.md": "one",
    "b.md": '<Markdown src="/c.md" />',
    "c.md": "old",
  };
  const reader = createProjectReader({ files: memoryFiles(() => content), env: {} });
  const first = await reader.read();
  content = { ...content, "c.md": "new" };
  const second = await reader.read();
  if (!first.ok || !second.ok) throw new Error("the project can't be read");
  expect(second.project.pages.get("a.md")).toBe(first.project.pages.get("a.md"));
  expect(second.project.definition(ids).pages["b.md"]?.markdown).toBe("new\n");
});

const translatedProject: MemoryContent = {
  "docs.yml": `instances:
  - url: plants.example/docs
translations: [en, fr]
navigation:
  - section: Guides
    contents:
      - page: Start
        path: pages/start.mdx
      - page: More
        path: pages/more.mdx
`,
  "pages/start.mdx": "![A plant](../plant.svg)\n",
  "pages/more.mdx": "More.\n",
  "plant.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>',
  "translations/fr/docs.yml": "navigation:\n  - section: Conseils\n    contents: []\n",
  "translations/fr/pages/start.mdx": "![Une plante](../plant.svg), [plus](./more.mdx)\n",
};

it("publishes the pages and labels of translations, and names pages without one", async () => {
  const answer = await read(translatedProject);
  if (!answer.ok) throw new Error(JSON.stringify(answer.diagnostics));
  const { config, pages } = answer.project.definition(ids);
  expect(config.translations).toEqual({
    ...{ defaultLocale: "en", translations: ["en", "fr"] },
    labels: { fr: { Guides: "Conseils" } },
  });
  // Files and links that a translation doesn't have fall back to the first language.
  expect(pages["translations/fr/pages/start.mdx"]?.markdown).toBe(
    "![Une plante](file:id-of-plant.svg), [plus](/docs/guides/more)\n",
  );
  expect(answer.diagnostics).toMatchObject([
    { code: "missing-translation", file: "docs.yml", line: 3, message: expect.stringContaining("fr/pages/more.mdx") },
  ]);
});

it("reads the labels of each version once, also of one that names its own file", async () => {
  const answer = await read({
    ...translatedProject,
    "docs.yml": `instances: [{ url: plants.example/docs }]
translations: [en, fr]
versions: [{ display-name: First, path: versions/one.yml }]
`,
    "versions/one.yml": "navigation: [{ page: Start, path: ../pages/start.mdx }, { page: Itself, path: one.yml }]\n",
    "translations/fr/docs.yml": "versions: [{ display-name: Premier }]\n",
    "translations/fr/versions/one.yml": "navigation: [{ page: Debut }, { page: Lui-meme }]\n",
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.diagnostics));
  expect(answer.project.definition(ids).config.translations).toMatchObject({
    labels: { fr: { First: "Premier", Start: "Debut", Itself: "Lui-meme" } },
  });
});

it("reports a language without a folder as an error", async () => {
  const { diagnostics } = await read({
    ...translatedProject,
    "docs.yml": `${translatedProject["docs.yml"]}`.replace("fr", "ar"),
  });
  expect(diagnostics).toMatchObject([{ code: "missing-file", severity: "error", line: 3 }]);
});
