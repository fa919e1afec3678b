import { describe, expect, it } from "vitest";
import type { SDKSnippetsCreate, SnippetRegistryEntry } from "#generated/types";
import { bodyOf } from "#transport";
import { openRegistry, type TestRegistry } from "../../registry.testing.ts";
import { publishSite, rootAt } from "../sites/sites.testing.ts";
import { getPlant, goTemplate, registerPlants, rubySnippets } from "./sdks.testing.ts";

const names = { orgId: "acme", apiId: "plants" };

/** Publishes a site with the API of plants; returns what uploads code, and what loads the endpoint as sites show it. */
async function plantSite() {
  const test: TestRegistry = await openRegistry();
  const id = await registerPlants(test);
  const { docs } = await publishSite(test, "acme", { config: { root: rootAt(id) } });
  const { snippetsFactory, templates } = test.client(await test.tokenOf("acme"));
  return {
    upload: async (snippets: SDKSnippetsCreate) =>
      bodyOf(await snippetsFactory.createSnippetsForSDK({ body: { ...names, snippets } })),
    register: async (snippets: readonly SnippetRegistryEntry[]) =>
      bodyOf(await templates.registerBatch({ body: { ...names, apiDefinitionId: id, snippets } })),
    load: async () => {
      const { definition } = bodyOf(await docs.getDocsForUrl({ body: { url: "docs.plants.example" } }));
      const [endpoint] = Object.values(definition.apisV2[id]?.endpoints ?? {});
      return endpoint;
    },
    revision: async () =>
      bodyOf(await docs.getDocsUrlMetadata({ body: { url: "docs.plants.example" } })).revision ?? Number.NaN,
  };
}

describe("a docs site", () => {
  it("shows the snippets of the newest version of each language, with their installation", async () => {
    const { upload, load, revision } = await plantSite();
    const before = await revision();
    expect((await load())?.codeSamples).toBeUndefined();
    for (const version of ["1.10.0", "1.9.0"]) await upload(rubySnippets(version));
    const go = { type: "go", sdk: { githubRepo: "github.com/acme/plants", version: "1.0.0" } } as const;
    await upload({ ...go, snippets: [{ endpoint: getPlant, snippet: { client: "plants.Get()" } }] });
    expect(new Set((await load())?.codeSamples)).toEqual(
      new Set([
        {
          ...{ language: "ruby", generated: true, code: "plants.get # 1.10.0" },
          install: "gem install acme_plants --version 1.10.0",
        },
        { language: "go", generated: true, code: "plants.Get()" },
      ]),
    );
    expect(await revision()).toBeGreaterThan(before);
  });

  it("shows the first example of an endpoint, the one with its id before the one at its path", async () => {
    const { upload, load } = await plantSite();
    const id = (await load())?.id ?? "";
    await upload({
      ...{ type: "ruby", sdk: { gem: "acme_plants", version: "1.0.0" } },
      snippets: [
        { endpoint: getPlant, snippet: { client: "by path" } },
        { endpoint: { ...getPlant, identifierOverride: id }, exampleIdentifier: "b", snippet: { client: "second" } },
        { endpoint: { ...getPlant, identifierOverride: id }, exampleIdentifier: "a", snippet: { client: "first" } },
      ],
    });
    expect((await load())?.codeSamples).toMatchObject([{ code: "first" }]);
  });

  it("shows registered templates", async () => {
    const { register, load, revision } = await plantSite();
    const before = await revision();
    const entry = goTemplate("1.0.0");
    await register([entry]);
    expect((await load())?.snippetTemplates).toEqual({ go: entry.snippetTemplate });
    expect(await revision()).toBeGreaterThan(before);
  });

  it("shows no code of endpoints that it does not have", async () => {
    const { upload, load } = await plantSite();
    const other = rubySnippets("1.0.0");
    await upload({
      ...other,
      snippets: [{ endpoint: { method: "GET", path: "/x" }, snippet: { client: "x" } }],
    } as SDKSnippetsCreate);
    expect((await load())?.codeSamples).toBeUndefined();
  });
});
