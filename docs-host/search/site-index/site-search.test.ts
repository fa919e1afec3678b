import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { buildSite } from "#docs-host/site/model";
import { registryDefinition } from "#generated/registry";
import { apiModelFromRegistry } from "#importers";
import { searchWhole } from "../full-text/index.ts";
import { buildSearchIndex } from "./build-search-index.ts";
import { judgedQuestions } from "./judged-questions.testing.ts";
import { pageTexts } from "./page-sections.ts";

const docs = resolve(import.meta.dirname, "../../../docs");

/** A site of `docs/` and the registry's own API. */
function ownSite() {
  const files = ["", "decisions", "tasks"].flatMap((folder) =>
    readdirSync(join(docs, folder))
      .filter((name) => name.endsWith(".md"))
      .map((name) => join(folder, name)),
  );
  const texts = files.map((file) => [file, { markdown: readFileSync(join(docs, file), "utf8") }] as const);
  const { model } = apiModelFromRegistry(registryDefinition);
  return buildSite({
    hash: "own",
    apis: new Map([[model.id, model]]),
    definition: {
      pages: Object.fromEntries(texts),
      config: {
        title: "Callboard",
        root: {
          type: "root",
          slug: "",
          child: {
            type: "sidebarRoot",
            children: [
              ...texts.map(([file, { markdown }]) => ({
                type: "page",
                title: /^# (.*)$/m.exec(markdown)?.[1] ?? file,
                slug: file.replace(/\.md$/, ""),
                pageId: file,
              })),
              { type: "apiReference", title: "Registry", slug: "api", apiDefinitionId: model.id, paginated: true },
            ],
          },
        },
      },
    },
  });
}

it("finds the wanted page among the first three for at least 46 of 50 questions @nightly", async () => {
  const site = ownSite();
  const index = await buildSearchIndex(site, { pause: async () => {}, now: () => performance.now() });
  const misses = judgedQuestions.flatMap(([question, ...wanted]) => {
    const first = searchWhole(index, { text: question }).hits.slice(0, 3);
    const isFound = first.some(({ href }) => wanted.some((slug) => href === `/${slug}`));
    return isFound ? [] : [`${question}: ${first.map(({ href }) => href).join(" ")}`];
  });
  expect(judgedQuestions).toHaveLength(50);
  for (const slug of judgedQuestions.flatMap(([, ...wanted]) => wanted)) expect(site.pages.has(slug), slug).toBe(true);
  expect(misses.length, misses.join("\n")).toBeLessThanOrEqual(4);
}, 60_000);

it("indexes a site in slices as at once", async () => {
  const site = buildSite({
    hash: "a",
    apis: new Map(),
    definition: { pages: { a: { markdown: "Text." } }, config: {} },
  });
  let time = 0;
  const sliced = await buildSearchIndex(site, { pause: async () => {}, now: () => (time += 100) });
  const whole = await buildSearchIndex(site, { pause: () => Promise.reject(new Error("paused")), now: () => 0 });
  expect(sliced.facts).toEqual(whole.facts);
});

it("separates headings, text and code of a rendered page", () =>
  expect(
    pageTexts(
      '<h2 id="a-b">A &amp; <code>B</code></h2><p>One<b>two</b></p><ul><li>three</li></ul><pre><code>x = 1</code></pre><button>Copy</button>',
    ),
  ).toEqual({ headings: [{ id: "a-b", title: "A & B" }], body: "Onetwo three", code: "x = 1" }));
