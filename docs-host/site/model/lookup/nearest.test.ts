import { expect, it } from "vitest";
import { sampleSite } from "../../../server/sample.testing.ts";
import { buildSite } from "../build-site.ts";
import { nearest } from "./nearest.ts";

it.each([
  ["/api/plant/creat", "api/plants/create"],
  ["/types/Plant", "api/types/Plant"],
  ["/docs/wellcome", "welcome"],
  ["/weather", "api/weather/follow"],
])("suggests for %s the page at %s", (path, slug) => {
  expect(nearest(sampleSite, path).map((page) => page.slug)).toContain(slug);
});

it("suggests nothing for an unrelated path", () => {
  expect(nearest(sampleSite, "/qqq/zzz")).toEqual([]);
});

const versioned = (() => {
  const versions = ["latest", "v2", "v1"];
  const texts = versions.flatMap((version) => [`${version}/vault`, `${version}/token-limits`]);
  return buildSite({
    hash: "versions",
    apis: new Map(),
    definition: {
      pages: Object.fromEntries(texts.map((id) => [id, { markdown: "Text." }])),
      config: {
        title: "Garden",
        root: {
          type: "root",
          slug: "garden",
          child: {
            type: "versioned",
            children: versions.map((version) => ({
              type: "version",
              version,
              title: version,
              slug: version === "latest" ? "garden" : `garden/${version}`,
              default: version === "latest",
              child: {
                type: "sidebarRoot",
                children: [
                  { name: "vault", title: "Vault/OpenBao" },
                  { name: "token-limits", title: "Limits of tokens" },
                ].map(({ name, title }) => ({
                  type: "page",
                  title,
                  slug: `garden/${version === "latest" ? "" : `${version}/`}${name}`,
                  pageId: `${version}/${name}`,
                })),
              },
            })),
          },
        },
      },
    },
  });
})();

it.each([
  ["the default version", "/garden/guides/valt", ["garden/vault"]],
  ["the version of the address", "/garden/v1/valt", ["garden/v1/vault"]],
  ["the version of the address by another heading", "/garden/v2/old/token-limit", ["garden/v2/token-limits"]],
  ["no page of another version", "/garden/v3/token-limits", ["garden/token-limits"]],
  ["nothing that ends like a word of the address", "/garden/nope/spoken", []],
  ["nothing that has only the path of the site", "/garden/nope/page", []],
])("suggests each page once: %s", (_, path, slugs) =>
  expect(nearest(versioned, path).map(({ slug }) => slug)).toEqual(slugs),
);
