import { expect, it } from "vitest";
import { buildSite } from "#docs-host/site/model";
import { registryDefinition } from "#generated/registry";
import { apiModelFromRegistry } from "#importers";
import { siteDocuments } from "./site-documents.ts";

it("describes a page without the marks of markdown", () => {
  const markdown = "---\ntitle: Watering\ndescription: The **dry** tansy keeps `elm` and [ivy](/ivy).\n---\nText.\n";
  const site = buildSite({
    hash: "h",
    apis: new Map(),
    definition: {
      pages: { "a.mdx": { markdown } },
      config: {
        title: "Garden",
        root: {
          type: "root",
          slug: "",
          child: {
            type: "sidebarRoot",
            children: [{ type: "page", title: "Watering", slug: "watering", pageId: "a.mdx" }],
          },
        },
      },
    },
  });
  expect([...siteDocuments(site)]).toMatchObject([{ description: "The dry tansy keeps elm and ivy." }]);
});

it("names an endpoint by its title, its operation and its group", () => {
  const { model } = apiModelFromRegistry(registryDefinition);
  const site = buildSite({
    hash: "h",
    apis: new Map([[model.id, model]]),
    definition: {
      pages: {},
      config: {
        title: "Registry",
        root: {
          type: "root",
          slug: "",
          child: {
            type: "sidebarRoot",
            children: [
              { type: "apiReference", title: "Registry", slug: "api", apiDefinitionId: model.id, paginated: true },
            ],
          },
        },
      },
    },
  });
  const documents = [...siteDocuments(site)];
  const generate = documents.find((one) => one?.href === "/api/tokens/generate");
  expect(generate?.texts).toMatchObject({
    title: "Generate a token",
    name: expect.stringMatching(/generate\S*\nTokens$/),
  });
});
