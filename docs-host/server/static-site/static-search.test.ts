import { expect, it } from "vitest";
import { indexedPage, type SearchDocument } from "#docs-host/search/full-text";
import { siteOfApis } from "#docs-host/site/model";
import { staticSearch } from "./static-search.ts";

const slugs = ["a", "b", "c", "d"];
const documentOf = (slug: string): SearchDocument => ({
  ...{ kind: "page", title: slug, href: `/${slug}`, crumbs: [], headings: [], isDefault: true },
  texts: { title: slug, body: `the words of ${slug}` },
});
const filesAfter = (...batches: readonly (readonly string[])[]) => {
  const search = staticSearch(siteOfApis("h", []), slugs);
  for (const batch of batches)
    for (const slug of batch) search.add(slug, slug === "b" ? undefined : indexedPage(documentOf(slug)));
  return search.files();
};

it("has equal files, whatever thread was first", () => {
  const expected = filesAfter(slugs);
  expect(expected.length).toBeGreaterThan(0);
  expect(filesAfter(["c"], ["d", "b"], ["a"])).toEqual(expected);
  expect(filesAfter(["b", "a"], ["d"], ["c"])).toEqual(expected);
});
