import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, it } from "vitest";
import { buildSite, hrefOf, type Site } from "#docs-host/site/model";
import { gardenApi } from "../../site/model/docs-definition.testing.ts";
import { randomNavigation } from "../../site/model/navigation/random-navigation.testing.ts";
import { llmsText, markdownHref, pageOfMarkdown } from "./llms-text.ts";
import { sitemap, sitemapNumbers, sitemapPart } from "./sitemap.ts";

const origin = "https://docs.example";
const apis = new Map([["api", gardenApi("api")]]);

/** The addresses of a list in XML, each decoded as a page's own. */
function locationsIn(xml: string): readonly string[] {
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({ isArray: (name) => name === "url" || name === "sitemap" });
  const { urlset, sitemapindex } = parser.parse(xml) as {
    readonly urlset?: { readonly url?: readonly { readonly loc: string }[] };
    readonly sitemapindex?: { readonly sitemap?: readonly { readonly loc: string }[] };
  };
  return (urlset?.url ?? sitemapindex?.sitemap ?? []).map(({ loc }) => loc);
}

const listed = ({ pages }: Site): readonly string[] =>
  [...pages.values()].filter((page) => !page.isHidden && !page.isNoindex).map(({ slug }) => origin + hrefOf(slug));

it("has every page that may be listed once, and no other, in one sitemap or in several", () =>
  fc.assert(
    fc.property(randomNavigation, fc.integer({ min: 1, max: 5 }), (definition, most) => {
      const site = buildSite({ hash: "h", definition, apis });
      const expected = listed(site);
      expect(locationsIn([...sitemap(site, origin)].join(""))).toEqual(expected);
      const numbers = sitemapNumbers(site, most);
      const index = locationsIn([...sitemap(site, origin, most)].join(""));
      if (numbers.length === 0) expect(index).toEqual(expected);
      else {
        expect(index).toEqual(numbers.map((number) => `${origin}/sitemap-${number}.xml`));
        const parts = numbers.map((number) => locationsIn([...sitemapPart(site, origin, number, most)].join("")));
        expect(parts.flat()).toEqual(expected);
        expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(most);
      }
    }),
    { numRuns: 60 },
  ));

it("links the markdown of every page that may be listed once", () =>
  fc.assert(
    fc.property(randomNavigation, (definition) => {
      const site = buildSite({ hash: "h", definition, apis });
      const links = [...llmsText(site, origin)].join("").matchAll(/\]\(https:\/\/docs\.example(\/[^)]*)\)/g);
      const paths = [...links].map(([, path = ""]) => pageOfMarkdown(path, site));
      expect([...paths].sort()).toEqual(
        [...site.pages.values()]
          .filter((page) => !page.isHidden && !page.isNoindex)
          .map(({ slug }) => hrefOf(slug))
          .sort(),
      );
    }),
    { numRuns: 60 },
  ));

it("includes the first page of a site by its own name", () => {
  expect(markdownHref("", {})).toBe("/index.md");
  expect(markdownHref("v2", { base: "/v2" })).toBe("/v2/index.md");
  expect(pageOfMarkdown("/v2/index.md", { base: "/v2" })).toBe("/v2");
});
