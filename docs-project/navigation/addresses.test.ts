import { expect, it } from "vitest";
import { type Address, itemAddress, productAddress, siteAddress, versionAddress } from "./addresses.ts";

const site = siteAddress("/docs/");
const product = productAddress(site, "p");
const scopes: { readonly [name: string]: Address } = {
  site,
  product,
  version: versionAddress(site, "v1"),
  "version of a product": versionAddress(product, "v1"),
};

it.each([
  ["site", "a", "docs/a"],
  ["site", "/docs/a/", "docs/a"],
  ["site", "docsy/a", "docsy/a"],
  ["version", "a", "docs/v1/a"],
  ["version", "v1/a", "docs/v1/a"],
  ["version", "docs/a", "docs/v1/a"],
  ["version", "docs/v1/a", "docs/v1/a"],
  ["product", "a", "docs/p/a"],
  ["product", "p/a", "docs/p/a"],
  ["product", "docs/a", "a"],
  ["product", "docs/p/a", "docs/p/a"],
  ["version of a product", "a", "docs/p/v1/a"],
  ["version of a product", "p/a", "docs/p/v1/a"],
  ["version of a product", "p/v1/a", "docs/p/v1/a"],
  ["version of a product", "docs/a", "docs/a"],
  ["version of a product", "docs/p/a", "docs/p/v1/a"],
])("in a %s, a page with the slug %j in its front matter is at %s", (scope, pageSlug, slug) => {
  const parent = scopes[scope] ?? site;
  expect(itemAddress(parent, { slug: "title", pageSlug }).slug).toBe(slug);
});

it("adds the slug of an item to its parent, unless it repeats the version or is skipped", () => {
  const version = versionAddress(site, "v1");
  expect(itemAddress(version, { slug: "a" }).slug).toBe("docs/v1/a");
  expect(itemAddress(version, { slug: "v1/a" }).slug).toBe("docs/v1/a");
  expect(itemAddress(version, { slug: "a", skip: true })).toBe(version);
});
